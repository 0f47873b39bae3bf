/** What happened beside the game at a table, such as that somebody left, and where it stands in the journal. */

import { createContext } from 'react';

import type { Chapter, JournalLine } from './journalWriter.ts';

export interface Aside {
  readonly id: string;
  /** How many entries the game had. */
  readonly seq: number;
  readonly text: string;
}

export type Asides = readonly Aside[];

/** What happened beside the game that is shown, in order; nothing away from online tables. */
export const TableAsides = createContext<Asides>([]);

/** Asides by the index of the line before which they stand; what comes after everything stands before the end. */
export type PlacedAsides = ReadonlyMap<number, Asides>;

const firstOf = (lines: readonly JournalLine[]): number => lines[0]?.from ?? 0;

/**
 * Places what happened since the first of some lines between the turns of its chapters. `end` is the number of entries
 * that the moment shown has: what came later is not told there.
 */
export const placeAsides = (
  asides: Asides,
  chapters: readonly Chapter[],
  { first, length, end }: { readonly first: number; readonly length: number; readonly end: number },
): PlacedAsides => {
  const turns = chapters.flatMap(({ paragraphs }) => paragraphs.map(({ lines }) => lines));
  const from = first === 0 ? 0 : firstOf(turns[0] ?? []);
  const placed = new Map<number, Asides>();
  for (const aside of asides) {
    if (aside.seq < from || aside.seq > end) continue;
    const next = turns.find((lines) => (lines.at(-1)?.to ?? 0) > aside.seq);
    const at = next?.[0].index ?? length;
    placed.set(at, [...(placed.get(at) ?? []), aside]);
  }
  return placed;
};
