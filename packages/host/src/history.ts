import { maskEvent, State } from '@coalbrook/rules';
import type { GameEvent, Seat, Table } from '@coalbrook/rules';

import type { Step } from './messages.ts';

/** A step as it may leave the host. */
export const maskStep = ({ seq, who, events }: Step, viewer: Seat): Step => ({
  seq,
  who,
  events: events.map((event) => maskEvent(event, viewer)),
});

/** Everything that happened, with the position after each entry. */
export class History {
  readonly #table: Table;
  readonly #steps: Step[];
  readonly #cells: Int16Array[];
  /** By entry: the position in which an era ended, before anything was counted. */
  readonly #counted = new Map<number, Int16Array>();

  constructor(table: Table, state: State, setUp: readonly GameEvent[]) {
    this.#table = table;
    this.#steps = [{ seq: -1, who: 'chance', events: setUp }];
    this.#cells = [state.cells.slice()];
  }

  /** How many entries there are. */
  get length(): number {
    return this.#cells.length - 1;
  }

  /** `counted` is the position in which an era ended meanwhile. */
  note(step: Step, cells: Int16Array, counted: Int16Array | undefined): void {
    this.#steps.push(step);
    this.#cells.push(cells);
    if (counted) this.#counted.set(step.seq, counted);
  }

  /** The position after so many entries. */
  stateAt(seq: number): State {
    return this.#stateOf(this.#cells[Math.max(0, Math.min(seq, this.length))]);
  }

  /** The position that was counted when an era ended by an entry; undefined where none ended. */
  countedAt(seq: number): State | undefined {
    const cells = this.#counted.get(seq);
    return cells && this.#stateOf(cells);
  }

  #stateOf(cells: Int16Array): State {
    const state = new State(this.#table.layout);
    state.cells.set(cells);
    return state;
  }

  /** The steps from a number on; the set-up has the number -1. */
  steps(from: number, viewer: Seat): readonly Step[] {
    return this.#steps.slice(Math.max(0, from + 1)).map((step) => maskStep(step, viewer));
  }
}
