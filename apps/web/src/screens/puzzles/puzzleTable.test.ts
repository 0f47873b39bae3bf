import { judgeTurn, puzzleFiles, readPuzzle } from '@coalbrook/puzzles';
import type { Puzzle } from '@coalbrook/puzzles';
import { expect, test } from 'vitest';

import { lessonGame } from '../lessons/lessonGame.ts';
import { draftTurn, openTask } from '../lessons/testTable.ts';
import { holdTurn } from './heldTurn.ts';
import { entriesOf } from './shelvedPuzzles.ts';

/** Takes a turn at the table of a puzzle, ends it, and undoes its last step. */
const tryTurn = async (puzzle: Puzzle, turn: readonly string[]) => {
  const session = holdTurn(await openTask(lessonGame(puzzle)));
  const said: (readonly string[] | undefined)[] = [];
  const stop = session.onEnd((ended) => said.push(ended));
  await draftTurn(session, turn);
  expect(said).toEqual([]);
  const { seq } = session.snapshot.frame;
  let heard = 0;
  const deafen = session.subscribe(() => void heard++);
  expect(session.snapshot.isHeld ?? false).toBe(false);
  await session.commit();
  expect(heard).toBeGreaterThan(0);
  expect(session.snapshot).toBe(session.snapshot);
  expect(session.snapshot).toMatchObject({ isHeld: true, frame: { seq, stage: 'complete' } });
  session.undo();
  expect(session.snapshot.isHeld ?? false).toBe(false);
  deafen();
  expect(said[1]).toBeUndefined();
  stop();
  session.close();
  return said.length === 2 ? said[0] : undefined;
};

test.each(puzzleFiles)('the first and the last puzzle of $edition are solved at their tables', async (file) => {
  const entries = await entriesOf(file);
  for (const entry of new Set([entries[0], entries[entries.length - 1]])) {
    const puzzle = readPuzzle(entry);
    if (!puzzle) throw new Error(entry.id);
    const [best] = puzzle.solutions;
    expect(await tryTurn(puzzle, best)).toEqual(best);
    expect(judgeTurn(puzzle, (await tryTurn(puzzle, puzzle.next)) ?? [])).toMatchObject({
      isSolved: false,
      isNext: true,
    });
  }
});
