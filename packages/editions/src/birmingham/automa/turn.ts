/** Who acts, and where. A rehearsal is the same on a copy, where nothing is told. */

import { surveyOf } from '@coalbrook/rules';
import type { Hindrance, Kind, PlaceId, placeSets, Result, Seat, State, Table, Tell } from '@coalbrook/rules';

export interface Turn {
  readonly table: Table;
  readonly state: State;
  readonly seat: Seat;
  readonly tell: Tell;
}

/** States that no rehearsal needs at the moment: copying into one is far cheaper than making one. */
const spares = new WeakMap<Table, State[]>();

const sparesOf = (table: Table): State[] => {
  const known = spares.get(table) ?? [];
  spares.set(table, known);
  return known;
};

/** Whether something can be done, found out by doing it on a copy, which is of no use afterwards. */
export const succeeds = (turn: Turn, act: (copy: Turn) => boolean): boolean => {
  const spare = sparesOf(turn.table);
  const state = spare.pop()?.copyFrom(turn.state) ?? turn.state.copy();
  const isDone = act({ ...turn, state, tell: undefined });
  spare.push(state);
  return isDone;
};

/** What stands in the way of a part of a card, in one of its places or altogether. */
export interface Hurdle extends Hindrance {
  readonly place?: PlaceId;
}

/** How many actions were taken, and where the last of them took place. */
export interface DeedResult {
  readonly actions: number;
  readonly place: PlaceId;
}

/** Something that is known to be possible now. */
export type Deed = (turn: Turn) => DeedResult;

/** A part of a card, looked at: what it would do, or everything that hinders it. Nothing has changed yet. */
export type Trial = Result<Deed, readonly Hurdle[]>;

export const announce = ({ tell, seat }: Turn, kind: Kind): void => tell?.({ event: 'actionBegan', seat, kind });

/** The places where the automaton has a tile or that one of its links touches. */
export const networkOf = ({ table, state, seat }: Turn): placeSets.PlaceSet => surveyOf(table, state, seat).network;
