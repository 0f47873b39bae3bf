import { puzzleFiles } from '@coalbrook/puzzles';
import { expect, test } from 'vitest';

import { entriesOf, findPuzzle, puzzleOfDay } from './shelvedPuzzles.ts';

const [file] = puzzleFiles;
const HOUR = 60 * 60 * 1000;

test('a puzzle is found with its number and the one after it', async () => {
  const [first, second] = await entriesOf(file);
  expect(await findPuzzle(first.id)).toMatchObject({
    puzzle: { id: first.id },
    edition: file.edition,
    number: 1,
    next: second.id,
  });
});

test('an unknown id finds nothing', async () => {
  expect(await findPuzzle(`${file.edition}-none`)).toBeUndefined();
  expect(await findPuzzle('none')).toBeUndefined();
});

test('the puzzle of the day is the same all day, and another one tomorrow', async () => {
  const midnight = Date.UTC(2026, 0, 5);
  const idAt = async (moment: number) => (await puzzleOfDay(moment))?.puzzle.id;
  const today = await idAt(midnight);
  expect(today).toBeDefined();
  expect(await idAt(midnight + 24 * HOUR - 1)).toBe(today);
  expect(await idAt(midnight + 24 * HOUR)).not.toBe(today);
  expect(await idAt(midnight - 1)).not.toBe(today);
});
