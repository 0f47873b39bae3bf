import type { Played } from '@coalbrook/record';
import { draw, maskEvent, play } from '@coalbrook/rules';
import type { GameEvent, Seat, State, Table, Tell } from '@coalbrook/rules';
import type { LoggedStep } from '@coalbrook/wire';

/** A step as it may leave the host. */
export const maskStep = ({ seq, who, events }: LoggedStep, viewer: Seat): LoggedStep => ({
  seq,
  who,
  events: events.map((event) => maskEvent(event, viewer)),
});

/** A position that is kept, and the number of entries that led to it. */
interface Checkpoint {
  readonly seq: number;
  readonly cells: Int16Array;
}

/** Entries between two checkpoints: fewer cost memory, more cost time whenever a position is asked for. */
const SPACING = 16;

/** Bytes of a reference or a number. */
export const WORD = 8;

const playAgain = (table: Table, state: State, played: Played, tell?: Tell): void => {
  if ('kind' in played) play(table, state, played, tell);
  else draw(table, state, played, tell);
};

/**
 * Everything that happened at a table. It keeps what was played, and a position every so many entries; the positions
 * in between and all events are found by playing on from the nearest one.
 */
export class History {
  readonly #table: Table;
  readonly #setUp: readonly GameEvent[];
  readonly #played: Played[] = [];
  readonly #checkpoints: Checkpoint[];
  /** The position that was asked for last, so that the next one is a single step away. */
  readonly #cursor: State;
  #cursorSeq = 0;

  constructor(table: Table, state: State, setUp: readonly GameEvent[]) {
    this.#table = table;
    this.#setUp = setUp;
    this.#checkpoints = [{ seq: 0, cells: state.cells.slice() }];
    this.#cursor = state.copy();
  }

  /** How many entries there are. */
  get length(): number {
    return this.#played.length;
  }

  /** Bytes of everything kept: positions, and a word for each thing played or drawn. */
  get bytes(): number {
    const words = this.#played.reduce((sum, played) => sum + 1 + ('kind' in played ? 0 : played.length), 0);
    const positions = this.#checkpoints.length + 1;
    return positions * this.#cursor.cells.byteLength + words * WORD;
  }

  /** Adds what was played last, and the position that it led to. */
  add(played: readonly Played[], after: State): void {
    this.#played.push(...played);
    const { seq } = this.#checkpoints[this.#checkpoints.length - 1];
    if (this.length - seq >= SPACING) this.#checkpoints.push({ seq: this.length, cells: after.cells.slice() });
  }

  /** The position after so many entries. */
  stateAt(seq: number): State {
    this.#seek(this.#within(seq));
    return this.#cursor.copy();
  }

  /** The position that was counted when an era ended by an entry; undefined where none ended. */
  countedAt(seq: number): State | undefined {
    const played = this.#played[seq];
    if (!played) return undefined;
    const state = this.stateAt(seq);
    let counted: State | undefined;
    playAgain(this.#table, state, played, ({ event }) => {
      if (event === 'eraEnded') counted = state.copy();
    });
    return counted;
  }

  /** The steps from a number on; the set-up has the number -1. */
  steps(from: number, viewer: Seat): readonly LoggedStep[] {
    const first = this.#within(from);
    const state = this.stateAt(first);
    const later = this.#played.slice(first).map((played, index) => this.#playStep(state, first + index, played));
    const steps: LoggedStep[] = from < 0 ? [{ seq: -1, who: 'chance', events: this.#setUp }, ...later] : later;
    return steps.map((step) => maskStep(step, viewer));
  }

  /** The nearest number of entries that there is. */
  #within(seq: number): number {
    return Math.max(0, Math.min(Math.trunc(seq) || 0, this.length));
  }

  /** Plays an entry on a position that comes before it. */
  #playStep(state: State, seq: number, played: Played): LoggedStep {
    const who = 'kind' in played ? state.actor : 'chance';
    const events: GameEvent[] = [];
    playAgain(this.#table, state, played, (event) => events.push(event));
    return { seq, who, events };
  }

  #seek(seq: number): void {
    const nearest = this.#checkpoints.findLast((checkpoint) => checkpoint.seq <= seq) ?? this.#checkpoints[0];
    if (this.#cursorSeq > seq || this.#cursorSeq < nearest.seq) {
      this.#cursor.cells.set(nearest.cells);
      this.#cursorSeq = nearest.seq;
    }
    while (this.#cursorSeq < seq) playAgain(this.#table, this.#cursor, this.#played[this.#cursorSeq++]);
  }
}
