import { judgeTurn, puzzleFiles, readPuzzle } from '@coalbrook/puzzles';
import type { Puzzle } from '@coalbrook/puzzles';
import { languages } from '@coalbrook/words';
import { expect, test } from 'vitest';

import { guidedTexts as german } from '../../../language/de/guided.ts';
import { guidedTexts as english } from '../../../language/en/guided.ts';
import { actionsOfSteps } from '../lessons/actionsOfSteps.ts';
import { holdTurn } from '../lessons/heldTurn.ts';
import type { TurnFate } from '../lessons/heldTurn.ts';
import { lessonGame } from '../lessons/lessonGame.ts';
import { draftTurn, openTask } from '../lessons/testTable.ts';
import { entriesOf } from './shelvedPuzzles.ts';
import { turnReasons } from './turnReasons.ts';

const heldIn =
  (puzzle: Puzzle) =>
  (turn: readonly string[]): TurnFate =>
    judgeTurn(puzzle, turn) ? 'held' : 'unfinished';

/** Takes a turn at the table of a puzzle, ends it, and undoes its last step. */
const tryTurn = async (puzzle: Puzzle, turn: readonly string[]) => {
  const session = holdTurn(await openTask(lessonGame(puzzle)), heldIn(puzzle));
  const said: (readonly string[] | undefined)[] = [];
  const stop = session.onEnd((ended) => said.push(ended));
  await draftTurn(session, turn);
  expect(said).toEqual([]);
  const { seq } = session.snapshot.frame;
  let heard = 0;
  const deafen = session.subscribe(() => void heard++);
  expect(session.snapshot.isHeld ?? false).toBe(false);
  expect(session.snapshot.isToBeHeld).toBe(true);
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

test('the solution of a puzzle takes the place of a wrong turn', async () => {
  const [file] = puzzleFiles;
  const [entry] = await entriesOf(file);
  const puzzle = readPuzzle(entry);
  if (!puzzle) throw new Error(entry.id);
  const session = holdTurn(await openTask(lessonGame(puzzle)), heldIn(puzzle));
  await draftTurn(session, puzzle.next);
  await session.commit();
  expect(session.snapshot.isHeld).toBe(true);
  const [best] = puzzle.solutions;
  session.replace(best);
  expect(session.snapshot.isHeld ?? false).toBe(false);
  expect(session.snapshot.frame.stage).toBe('complete');
  expect(actionsOfSteps(puzzle.table, session.texts)).toEqual(best);
  session.close();
});

test('what the solution does is said of the board, in every language', async () => {
  for (const file of puzzleFiles) {
    const [entry] = await entriesOf(file);
    const puzzle = readPuzzle(entry);
    if (!puzzle) throw new Error(entry.id);
    for (const language of languages) {
      const texts = language.code === 'de' ? german : english;
      const said = turnReasons(puzzle, puzzle.solutions[0], texts, language);
      expect(said.length).toBeGreaterThan(0);
      for (const reason of said) expect(reason).toMatch(/: .*\.$/);
    }
  }
});
