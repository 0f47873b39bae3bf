import { playAgain } from '@coalbrook/record';
import type { Played } from '@coalbrook/record';
import { maskEvent, State } from '@coalbrook/rules';
import type { GameEvent, Seat, Table } from '@coalbrook/rules';
import { changesBetween } from '@coalbrook/wire';
import type { LoggedStep, SentStep } from '@coalbrook/wire';

/** A step masked for a viewer. */
export const maskStep = ({ seq, who, events }: LoggedStep, viewer: Seat): LoggedStep => ({
  seq,
  who,
  events: events.map((event) => maskEvent(event, viewer)),
});

/** A stored position, and the number of entries before it. */
interface Checkpoint {
  readonly seq: number;
  readonly cells: Int16Array;
}

/** Entries between two checkpoints: fewer cost memory, more cost time to restore a position. */
const SPACING = 16;

/** Bytes of a reference or a number. */
export const WORD = 8;

/** Who made an entry, at the position before it. */
const whoPlayed = (played: Played, { actor }: State): LoggedStep['who'] => {
  if ('lapsed' in played) return played.lapsed;
  return 'kind' in played ? actor : 'chance';
};

/** Words that are kept for an entry. */
const wordsOf = (played: Played): number => (Array.isArray(played) ? 1 + played.length : 1);

/**
 * Everything that happened at a table. It keeps what was played and a checkpoint every few entries; the positions
 * in between and all events are recomputed from the nearest checkpoint.
 */
export class History {
  readonly #table: Table;
  readonly #setUp: readonly GameEvent[];
  readonly #played: Played[] = [];
  readonly #checkpoints: Checkpoint[];
  /** The last requested position, so that the next one is a single step away. Most games are never looked back at. */
  #cursor: State | undefined;
  /** Infinite until a position was requested. */
  #cursorSeq = Infinity;

  constructor(table: Table, state: State, setUp: readonly GameEvent[]) {
    this.#table = table;
    this.#setUp = setUp;
    this.#checkpoints = [{ seq: 0, cells: state.cells.slice() }];
  }

  /** The number of entries. */
  get length(): number {
    return this.#played.length;
  }

  /** Bytes of everything kept: positions, and a word for each action or draw. */
  get bytes(): number {
    const words = this.#played.reduce((sum, played) => sum + wordsOf(played), 0);
    const positions = this.#checkpoints.length + (this.#cursor ? 1 : 0);
    return positions * this.#checkpoints[0].cells.byteLength + words * WORD;
  }

  /** Adds an entry and the position after it. */
  add(played: readonly Played[], after: State): void {
    this.#played.push(...played);
    const { seq } = this.#checkpoints[this.#checkpoints.length - 1];
    if (this.length - seq >= SPACING) this.#checkpoints.push({ seq: this.length, cells: after.cells.slice() });
  }

  /** The position after this many entries. */
  stateAt(seq: number): State {
    return this.peekAt(seq).copy();
  }

  /** The same, to be read at once: it changes when another is asked for. */
  peekAt(seq: number): State {
    return this.#seek(this.#within(seq));
  }

  /** The position that was scored when an entry ended an era; undefined if it did not. */
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

  /** The steps from an entry on, masked if there is a viewer; the set-up has the number -1. */
  steps(from: number, viewer?: Seat): readonly LoggedStep[] {
    const later = this.#stepsFrom(this.#within(from));
    const steps: readonly LoggedStep[] = from < 0 ? [{ seq: -1, who: 'chance', events: this.#setUp }, ...later] : later;
    return viewer === undefined ? steps : steps.map((step) => maskStep(step, viewer));
  }

  #stepsFrom(first: number): readonly LoggedStep[] {
    if (first === this.length) return [];
    const state = this.stateAt(first);
    return this.#played.slice(first).map((played, index) => this.#playStep(state, first + index, played));
  }

  /** What happened from an entry on and which cells each entry changed, unmasked. */
  sentSteps(from: number): readonly SentStep[] {
    const first = this.#within(from);
    const cursor = this.#seek(first);
    const { cells } = cursor;
    const before = cells.slice();
    return this.#played.slice(first).map((played) => {
      const step = this.#playStep(cursor, this.#cursorSeq++, played);
      const changes = changesBetween(before, cells);
      for (let at = 0; at < changes.length; at += 2) before[changes[at]] = changes[at + 1];
      return { ...step, changes };
    });
  }

  /** The nearest valid number of entries. */
  #within(seq: number): number {
    return Math.max(0, Math.min(Math.trunc(seq) || 0, this.length));
  }

  /** Plays an entry on the position before it. */
  #playStep(state: State, seq: number, played: Played): LoggedStep {
    const who = whoPlayed(played, state);
    const events: GameEvent[] = [];
    playAgain(this.#table, state, played, (event) => events.push(event));
    return { seq, who, events };
  }

  /** Moves the cursor to the position after this many entries. */
  #seek(seq: number): State {
    const nearest = this.#checkpoints.findLast((checkpoint) => checkpoint.seq <= seq) ?? this.#checkpoints[0];
    const cursor = (this.#cursor ??= new State(this.#table.layout));
    if (this.#cursorSeq > seq || this.#cursorSeq < nearest.seq) {
      cursor.cells.set(nearest.cells);
      this.#cursorSeq = nearest.seq;
    }
    while (this.#cursorSeq < seq) playAgain(this.#table, cursor, this.#played[this.#cursorSeq++]);
    return cursor;
  }
}
