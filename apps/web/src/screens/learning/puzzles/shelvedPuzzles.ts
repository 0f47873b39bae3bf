import { fileOfDay, indexOfDay, puzzleFiles, readEntry, readPuzzle } from '@coalbrook/puzzles';
import type { Puzzle, PuzzleEntry, PuzzleFile } from '@coalbrook/puzzles';

import { loadOnce } from '../../../files/loadOnce.ts';

/** The puzzles of a file as it has them. */
export const entriesOf = loadOnce(async ({ load }: PuzzleFile): Promise<readonly PuzzleEntry[]> =>
  (await load()).flatMap((value) => readEntry(value) ?? []),
);

/** A puzzle among those of its edition. */
export interface ShelvedPuzzle {
  readonly puzzle: Puzzle;
  readonly edition: string;
  /** Counted from 1. */
  readonly number: number;
  /** The id of the one after it. */
  readonly next: string | undefined;
}

const shelve = ({ edition }: PuzzleFile, entries: readonly PuzzleEntry[], index: number): ShelvedPuzzle | undefined => {
  const puzzle = readPuzzle(entries[index]);
  return puzzle && { puzzle, edition, number: index + 1, next: entries[index + 1]?.id };
};

export const findPuzzle = async (id: string): Promise<ShelvedPuzzle | undefined> => {
  const file = puzzleFiles.find(({ edition }) => id.startsWith(`${edition}-`));
  if (!file) return undefined;
  const entries = await entriesOf(file);
  const index = entries.findIndex((entry) => entry.id === id);
  return index < 0 ? undefined : shelve(file, entries, index);
};

const DAY = 24 * 60 * 60 * 1000;

/** The puzzle of the day at a moment. Days begin at midnight UTC, for everybody at once. */
export const puzzleOfDay = async (moment: number): Promise<ShelvedPuzzle | undefined> => {
  const day = Math.floor(moment / DAY);
  const file = fileOfDay(day);
  const entries = await entriesOf(file);
  return shelve(file, entries, indexOfDay(day, entries.length));
};
