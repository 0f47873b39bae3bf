/** A puzzle: a position from a game in which one turn is clearly better than every other. */

import type { SourceLead } from '@coalbrook/coach';
import type { Draft } from '@coalbrook/record';
import type { Seat, State, Table } from '@coalbrook/rules';

/** 1: rules of thumb find it. 2: a net finds it at first sight. 3: it takes looking ahead. One less if little is on the map. */
export const grades = [1, 2, 3] as const;
export type Grade = (typeof grades)[number];

/** A puzzle as its file has it. Turns are lists of actions in notation. */
export interface PuzzleEntry {
  readonly id: string;
  readonly grade: Grade;
  /** What the seat sees, as a draft; what it does not see is dealt. */
  readonly position: object;
  /** The turns that are right, the best first. */
  readonly solutions: readonly (readonly string[])[];
  /** The best turn that is wrong. */
  readonly next: readonly string[];
  /** The points that the best turn brings more than that one, and where they come from. */
  readonly lead: number;
  readonly sources: Readonly<Record<string, number>>;
  /** In how many futures both were tried, and in how many of them it did better. */
  readonly futures: number;
  readonly ahead: number;
}

export interface Puzzle {
  readonly id: string;
  readonly grade: Grade;
  /** Complete: what the seat does not see is dealt, always in the same way. */
  readonly position: Draft;
  readonly table: Table;
  /** The position, in which the seat is about to choose an action. */
  readonly start: State;
  readonly seat: Seat;
  readonly solutions: readonly (readonly string[])[];
  readonly next: readonly string[];
  readonly lead: number;
  readonly sources: readonly SourceLead[];
  readonly futures: number;
  readonly ahead: number;
}
