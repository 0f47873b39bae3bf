import type { ListedGame } from '@coalbrook/wire';

import type { Route } from '../../../route/route.ts';
import type { ProgressPart } from './progressSource.ts';

/** What to do next, and why. */
export type Suggestion =
  | { readonly kind: 'begin' | 'goOn'; readonly title: string; readonly route: Route }
  | { readonly kind: 'resume' | 'review' | 'play'; readonly route: Route };

/** So many lessons are enough for a first game. */
const ENOUGH = 3;

const isOwn = ({ sheet }: ListedGame): boolean => sheet.sitters.some(({ kind }) => kind === 'person');

/**
 * Suggests what to do next: a few lessons first, then a whole game, then what the coach says about it, and in between
 * the lessons that are left.
 */
export const suggestNext = (parts: readonly ProgressPart[], games: readonly ListedGame[]): Suggestion => {
  const own = games.filter(isOwn).toSorted((one, other) => other.touched - one.touched);
  const done = parts.reduce((all, part) => all + part.done, 0);
  const begun = parts.find(({ done: some, next }) => some > 0 && next);
  const next = (begun ?? parts.find((part) => part.next))?.next;
  if (next && own.length === 0 && done < ENOUGH) return { kind: done === 0 ? 'begin' : 'goOn', ...next };
  const [last] = own;
  if (!last) return { kind: 'play', route: { screen: 'new' } };
  if (!last.isOver) return { kind: 'resume', route: { screen: 'game', id: last.sheet.id } };
  const finished = own.filter(({ isOver }) => isOver).length;
  // After every other game the lessons go on, as long as there are any.
  if (next && finished % 2 === 0) return { kind: 'goOn', ...next };
  return { kind: 'review', route: { screen: 'review', id: last.sheet.id } };
};
