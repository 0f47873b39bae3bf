import type { Host } from '@coalbrook/host';
import { NOBODY } from '@coalbrook/rules';
import type { Seat } from '@coalbrook/rules';
import { packCells } from '@coalbrook/wire';
import type { LoggedStep, News, OnlineLook, OnlineNews, SentStep } from '@coalbrook/wire';

import { textOf } from './tableListener.ts';
import type { TableListener } from './tableListener.ts';

interface RelayedDraft {
  readonly seat: Seat;
  readonly seq: number;
  readonly draft: readonly string[];
}

/** A game in memory, and everybody who follows it on this node. */
export class LiveTable {
  readonly host: Host;
  readonly followers = new Set<TableListener>();
  /** The unfinished turn of the seat that decides, as its devices last sent it. */
  #draft: RelayedDraft | undefined;
  /** When somebody last needed this table, in milliseconds. */
  usedAt = 0;

  /** Cancels what this node would do if no other did. */
  stopWaiting: () => void = () => undefined;

  constructor(host: Host) {
    this.host = host;
  }

  /** Whether a person decides, or the game is over. */
  get isWaitingForPerson(): boolean {
    const { actor } = this.host;
    return this.host.isOver || this.host.sheet.sitters[actor]?.kind === 'person';
  }

  /** Stops everything that goes on by itself. */
  close(): void {
    this.stopWaiting();
    this.host.halt();
  }

  /** The table as a viewer sees it, with the steps they do not know; the set-up is the first. */
  look(viewer: Seat, since: number): OnlineLook {
    const { seq, actor, cells, trouble } = this.host.look(viewer);
    const steps: readonly LoggedStep[] = this.host.steps(viewer, since - 1);
    const known = this.#draft;
    const isCurrent = known?.seq === seq && known.seat === viewer && actor === viewer;
    return {
      seq,
      viewer,
      cells: packCells(cells),
      actor,
      steps,
      draft: isCurrent ? known.draft : [],
      ...(trouble ? { trouble } : {}),
    };
  }

  /** Passes on what the host says, to each as far as they may know it. */
  tell(news: News): void {
    const { id: game } = this.host.sheet;
    switch (news.news) {
      case 'steps':
        if (news.from < news.to) this.#tellSteps(game, news.from);
        break;
      case 'thinking':
        this.#tellAll({ news: 'thinking', game, seat: news.seat });
        break;
      case 'trouble': {
        const { trouble } = this.host.look(NOBODY);
        if (trouble) this.#tellAll({ news: 'trouble', game, trouble });
        break;
      }
      case 'conflict':
      // Another node wrote first; the host has read it and told the steps.
    }
  }

  /** Shows an unfinished turn to the other devices at the seat. */
  relay(from: TableListener, seat: Seat, seq: number, draft: readonly string[]): void {
    const { seq: now, actor } = this.host;
    if (seq !== now || actor !== seat) return;
    this.#draft = { seat, seq, draft };
    const text = textOf({ news: 'draft', game: this.host.sheet.id, seat, seq, draft });
    for (const follower of this.followers) if (follower !== from && follower.viewer === seat) follower.hear(text);
  }

  #tellAll(news: OnlineNews): void {
    const text = textOf(news);
    for (const follower of this.followers) follower.hear(text);
  }

  #tellSteps(game: string, from: number): void {
    const { host } = this;
    const viewers = [...new Set([...this.followers].map(({ viewer }) => viewer))];
    if (viewers.length === 0) return;
    const { actor } = host;
    const texts = new Map<readonly SentStep[], string>();
    const sent = host.sentSteps(viewers, from);
    for (const steps of new Set(sent.values())) texts.set(steps, textOf({ news: 'steps', game, from, steps, actor }));
    for (const follower of this.followers) {
      const steps = sent.get(follower.viewer);
      if (steps) follower.hear(texts.get(steps) ?? '');
    }
  }
}
