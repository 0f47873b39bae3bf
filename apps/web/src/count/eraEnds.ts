/** The ends of eras that a game has come to, with what was counted there. */

import type { EraId, GameEvent, Seat } from '@coalbrook/rules';
import type { LoggedStep } from '@coalbrook/wire';

import { countsOf } from './counting.ts';
import type { Count } from './counting.ts';

export interface EraEnd {
  /** Entries that had happened before the one in which it ended. */
  readonly seq: number;
  readonly era: EraId;
  readonly counts: readonly Count[];
  /** Points by seat before anything was counted. */
  readonly before: readonly number[];
  readonly isLast: boolean;
}

const gainOf = (event: GameEvent): { readonly seat: Seat; readonly points: number } | undefined => {
  switch (event.event) {
    case 'linkScored':
    case 'tileScored':
    case 'cashScored':
    case 'incomeScored':
    case 'loansScored':
    case 'awarded':
      return event;
    case 'rewarded':
      return event.bonus === 'points' ? { seat: event.seat, points: event.amount } : undefined;
    case 'fellShort':
      return { seat: event.seat, points: -event.points };
    default:
      return undefined;
  }
};

/** `points` is what every seat begins with. */
export const eraEndsOf = (steps: readonly LoggedStep[], points: readonly number[]): readonly EraEnd[] => {
  const ends: EraEnd[] = [];
  const now = [...points];
  let open: { seq: number; era: EraId; before: readonly number[]; events: GameEvent[] } | undefined;
  const close = (isLast: boolean): void => {
    if (open) ends.push({ seq: open.seq, era: open.era, before: open.before, counts: countsOf(open.events), isLast });
    open = undefined;
  };
  for (const { seq, events } of steps) {
    for (const event of events) {
      if (event.event === 'eraEnded') open = { seq: Math.max(0, seq), era: event.era, before: [...now], events: [] };
      open?.events.push(event);
      const gain = gainOf(event);
      if (gain) now[gain.seat] += gain.points;
      if (event.event === 'roundBegan') close(false);
      if (event.event === 'gameEnded') close(true);
    }
  }
  return ends;
};
