import { puzzleFiles } from './puzzleFiles.ts';
import type { PuzzleFile } from './puzzleFiles.ts';

/** The files in the order in which they have their days: the first has every other day. */
const [first, second, third] = puzzleFiles;
const turns: readonly PuzzleFile[] = [first, second, first, third];

/** Days that follow each other should not have neighbouring puzzles, which are of one grade. */
const STEP = 37;

const divisor = (one: number, other: number): number => (other === 0 ? one : divisor(other, one % other));

/** The next step from here that leads to every puzzle before it comes back to the first. */
const stepFor = (count: number, step = STEP): number => (divisor(step, count) === 1 ? step : stepFor(count, step + 1));

/** The file that has a day, counted from any beginning. */
export const fileOfDay = (day: number): PuzzleFile => turns[day % turns.length];

/** Which of the puzzles of its file a day has. None comes again before all others have had a day. */
export const indexOfDay = (day: number, count: number): number => {
  if (count === 0) return 0;
  const place = day % turns.length;
  const file = turns[place];
  const inCycle = turns.filter((one) => one === file).length;
  const before = turns.slice(0, place).filter((one) => one === file).length;
  const number = Math.floor(day / turns.length) * inCycle + before;
  return (number * stepFor(count)) % count;
};
