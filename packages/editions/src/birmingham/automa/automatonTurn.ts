/** The acting automaton and its position. A rehearsal is a turn on a copy that emits no events. */

import { surveyOf } from '@coalbrook/rules';
import type { Hindrance, Kind, PlaceId, placeSets, Result, Seat, State, Table, Tell } from '@coalbrook/rules';

export interface AutomatonTurn {
  readonly table: Table;
  readonly state: State;
  readonly seat: Seat;
  readonly tell: Tell;
}

/** Unused states for rehearsals: copying into one is far cheaper than creating one. */
const spares = new WeakMap<Table, State[]>();

const sparesOf = (table: Table): State[] => {
  const known = spares.get(table) ?? [];
  spares.set(table, known);
  return known;
};

/** Whether something can be done, tested on a copy that is discarded. */
export const succeeds = (turn: AutomatonTurn, act: (copy: AutomatonTurn) => boolean): boolean => {
  const spare = sparesOf(turn.table);
  const state = spare.pop()?.copyFrom(turn.state) ?? turn.state.copy();
  const isDone = act({ ...turn, state, tell: undefined });
  spare.push(state);
  return isDone;
};

/** Why a part of a card cannot be followed, in one of its places or at all. */
export interface Hurdle extends Hindrance {
  readonly place?: PlaceId;
}

/** How many actions were taken, and where the last one took place. */
export interface DeedResult {
  readonly actions: number;
  readonly place: PlaceId;
}

/** An act that is known to be possible now. */
export type Deed = (turn: AutomatonTurn) => DeedResult;

/** The evaluation of a part of a card: the deed, or everything that prevents it. Changes nothing yet. */
export type Trial = Result<Deed, readonly Hurdle[]>;

export const announce = ({ tell, seat }: AutomatonTurn, kind: Kind): void =>
  tell?.({ event: 'actionBegan', seat, kind });

/** The places where the automaton has a tile or that one of its links touches. */
export const networkOf = ({ table, state, seat }: AutomatonTurn): placeSets.PlaceSet =>
  surveyOf(table, state, seat).network;
