/** The era ends a game has reached, with what was scored there. */

import type { EraId, GameEvent, Seat, Table } from '@coalbrook/rules';
import type { LoggedStep } from '@coalbrook/wire';
import { GameSoFar } from '@coalbrook/words';

import { countsOf } from './counting.ts';
import type { Count } from './counting.ts';

export interface EraEnd {
  /** Entries before the one that ended the era. */
  readonly seq: number;
  readonly era: EraId;
  readonly counts: readonly Count[];
  /** Points by seat before scoring. */
  readonly before: readonly number[];
  readonly isLast: boolean;
}

export const eraEndsOf = (table: Table, steps: readonly LoggedStep[]): readonly EraEnd[] => {
  const ends: EraEnd[] = [];
  const soFar = new GameSoFar(table);
  const points = (): readonly number[] => table.automata.map((_, seat) => soFar.pointsOf(seat as Seat));
  let open: { seq: number; era: EraId; before: readonly number[]; events: GameEvent[] } | undefined;
  const close = (isLast: boolean): void => {
    if (open) ends.push({ seq: open.seq, era: open.era, before: open.before, counts: countsOf(open.events), isLast });
    open = undefined;
  };
  for (const { seq, events } of steps) {
    for (const event of events) {
      if (event.event === 'eraEnded') open = { seq: Math.max(0, seq), era: event.era, before: points(), events: [] };
      open?.events.push(event);
      soFar.note(event);
      if (event.event === 'roundBegan') close(false);
      if (event.event === 'gameEnded') close(true);
    }
  }
  return ends;
};
