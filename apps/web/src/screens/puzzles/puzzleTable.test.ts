import { judgeTurn, puzzleFiles, readPuzzle } from '@coalbrook/puzzles';
import type { Puzzle, PuzzleVerdict } from '@coalbrook/puzzles';
import { expect, test } from 'vitest';

import { lessonGame } from '../lessons/lessonGame.ts';
import { verdictsOn } from '../lessons/testTable.ts';
import { entriesOf } from './shelvedPuzzles.ts';

const saidAbout = (puzzle: Puzzle, turn: readonly string[]): Promise<readonly PuzzleVerdict[]> =>
  verdictsOn(lessonGame(puzzle), turn, (actions) => judgeTurn(puzzle, actions));

test.each(puzzleFiles)('the first and the last puzzle of $edition are solved at their tables', async (file) => {
  const entries = await entriesOf(file);
  for (const entry of new Set([entries[0], entries[entries.length - 1]])) {
    const puzzle = readPuzzle(entry);
    if (!puzzle) throw new Error(entry.id);
    expect(await saidAbout(puzzle, puzzle.solutions[0])).toEqual([{ isSolved: true, isNext: false }]);
    expect(await saidAbout(puzzle, puzzle.next)).toEqual([{ isSolved: false, isNext: true }]);
  }
});
