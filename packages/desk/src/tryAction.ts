import { awaitsChance, tryOut } from '@coalbrook/rules';
import type { Action, GameEvent, State, Table } from '@coalbrook/rules';

/** What came of an action that was tried out. */
export interface TriedAction {
  readonly action: Action;
  readonly events: readonly GameEvent[];
  /** The position after it. */
  readonly state: State;
  /** Whether the turn is over with it. */
  readonly isOver: boolean;
}

/** How far a turn has come: `reveals` waits for chance to show something hidden. */
export type Progress = 'open' | 'reveals' | 'complete';

export const progressOf = ({ state, isOver }: Pick<TriedAction, 'state' | 'isOver'>): Progress => {
  if (isOver) return 'complete';
  return awaitsChance(state) ? 'reveals' : 'open';
};

/** Plays a legal action on a copy. */
export const tryAction = (table: Table, before: State, action: Action): TriedAction => {
  const state = before.copy();
  const events: GameEvent[] = [];
  const isOver = tryOut(table, state, action, (event) => events.push(event));
  return { action, events, state, isOver };
};
