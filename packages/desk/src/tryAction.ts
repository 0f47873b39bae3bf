import { awaitsChance, tryOut } from '@coalbrook/rules';
import type { Action, GameEvent, State, Table } from '@coalbrook/rules';

/** The result of an action played on a copy. */
export interface TriedAction {
  readonly action: Action;
  readonly events: readonly GameEvent[];
  /** The position after it. */
  readonly state: State;
  /** Whether it ends the turn. */
  readonly isOver: boolean;
}

/** How far a turn has come; `reveals` waits for chance to reveal something. */
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
