import { awaitsChance, tryOut } from '@coalbrook/rules';
import type { Action, GameEvent, State, Table } from '@coalbrook/rules';

/** What came of an action that was tried out. */
export interface Trial {
  readonly action: Action;
  readonly events: readonly GameEvent[];
  /** The position after it. */
  readonly state: State;
  /** Whether the turn is over with it. */
  readonly isOver: boolean;
}

/** How far a turn has come. */
export type Progress = 'open' | 'reveals' | 'complete';

export const progressOf = ({ state, isOver }: Pick<Trial, 'state' | 'isOver'>): Progress => {
  if (isOver) return 'complete';
  return awaitsChance(state) ? 'reveals' : 'open';
};

/** Plays a legal action on a copy. */
export const tryAction = (table: Table, before: State, action: Action): Trial => {
  const state = before.copy();
  const events: GameEvent[] = [];
  const isOver = tryOut(table, state, action, (event) => events.push(event));
  return { action, events, state, isOver };
};

/** A turn that somebody is still trying: free to be taken back until it is committed. */
export class DraftTurn {
  readonly #table: Table;
  readonly #base: State;
  readonly #trials: Trial[] = [];
  #undone: Action[] = [];

  constructor(table: Table, base: State) {
    this.#table = table;
    this.#base = base;
  }

  get trials(): readonly Trial[] {
    return this.#trials;
  }

  get actions(): readonly Action[] {
    return this.#trials.map(({ action }) => action);
  }

  get state(): State {
    return this.#trials.at(-1)?.state ?? this.#base;
  }

  get progress(): Progress {
    const last = this.#trials.at(-1);
    return last ? progressOf(last) : 'open';
  }

  get canUndo(): boolean {
    return this.#trials.length > 0;
  }

  get canRedo(): boolean {
    return this.#undone.length > 0;
  }

  /** Adds a legal action. */
  add(action: Action): void {
    this.#trials.push(tryAction(this.#table, this.state, action));
    this.#undone = [];
  }

  undo(): void {
    const last = this.#trials.pop();
    if (last) this.#undone.push(last.action);
  }

  redo(): void {
    const action = this.#undone.pop();
    if (action) this.#trials.push(tryAction(this.#table, this.state, action));
  }
}
