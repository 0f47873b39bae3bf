import type { Host, HostNews } from '@coalbrook/host';
import type { Seat } from '@coalbrook/rules';
import type { News } from '@coalbrook/wire';

/** A game that a page has opened. */
export interface HostInView {
  readonly host: Host;
  /** Who looked last; undefined if nobody has yet. */
  readonly viewer: Seat | undefined;
  /** Whether the page drives it, and makes the drafts. */
  readonly isDriven: boolean;
}

const stepsFor = (
  { host, viewer, isDriven }: HostInView,
  { from, to, isAnew }: Extract<HostNews, { news: 'steps' }>,
): News => {
  if (viewer === undefined || (from === to && isDriven)) return { news: 'changed', from };
  if (isAnew) return { news: 'changed', from: -1 };
  if (from === to) return { news: 'draft', viewer, seq: to, draft: host.look(viewer).draft };
  // When the game ends, what was hidden in earlier steps is open.
  if (host.isOver) return { news: 'changed', from: -1 };
  return { news: 'steps', viewer, from, steps: host.sentSteps([viewer], from).get(viewer) ?? [], actor: host.actor };
};

/** What a host says, as the page is told that follows the game. */
export const newsFor = (game: HostInView, news: HostNews): News | undefined => {
  switch (news.news) {
    case 'steps':
      return stepsFor(game, news);
    case 'trouble': {
      const { trouble } = game.host;
      return trouble && { news: 'trouble', trouble };
    }
    case 'conflict':
    case 'thinking':
    case 'netless':
      return news;
  }
};
