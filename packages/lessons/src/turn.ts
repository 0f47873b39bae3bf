/** A turn of the learner, played decision by decision up to its end and not beyond. */

import { awaitsChance, seededDraw, seedOf, tryDraw, tryOut } from '@coalbrook/rules';
import type { Action, GameEvent, Seat, State, Table, Tell } from '@coalbrook/rules';

import { meansNames } from './lesson.ts';
import type { Means } from './lesson.ts';

/** The seed of all chance in lessons, so that the same turn always leads to the same position. */
export const LESSON_SEED = 'lesson';

const seed = seedOf(LESSON_SEED);

export const drawFor = (table: Table, state: State): readonly number[] => seededDraw(table, state, seed);

/** A turn so far. */
export interface TurnTaken {
  readonly state: State;
  /** What it made use of, as a set of bits in the order of `meansNames`. */
  readonly used: number;
  readonly isOver: boolean;
}

const bitOf = (means: Means): number => 1 << meansNames.indexOf(means);

export const hasUsed = ({ used }: TurnTaken, means: Means): boolean => (used & bitOf(means)) !== 0;

/** What an event of the seat's turn makes use of. */
const meansOf = (event: GameEvent, before: State, seat: Seat): Means | undefined => {
  switch (event.event) {
    case 'bought':
      return 'market';
    case 'borrowed':
    case 'lent':
      return 'loan';
    case 'took':
      return before.tileOwner[event.site] === seat ? undefined : 'others';
    case 'drank':
      return 'barrel';
    default:
      return undefined;
  }
};

export const beginTurn = (start: State): TurnTaken => ({ state: start, used: 0, isOver: false });

/** The turn after one more action, which must be legal. */
export const extend = (table: Table, { state, used }: TurnTaken, action: Action): TurnTaken => {
  const next = state.copy();
  const seat = state.actor;
  let bits = used;
  const tell: Tell = (event) => {
    const means = meansOf(event, next, seat);
    if (means !== undefined) bits |= bitOf(means);
  };
  let isOver = tryOut(table, next, action, tell);
  while (!isOver && awaitsChance(next)) isOver = tryDraw(table, next, [...drawFor(table, next)], tell);
  return { state: next, used: bits, isOver };
};
