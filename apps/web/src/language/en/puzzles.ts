/** Texts about puzzles. Not part of the catalogue: they are loaded only with the puzzles. */

import type { Grade } from '@coalbrook/puzzles';

const grades: Readonly<Record<Grade, string>> = { 1: 'Easy', 2: 'Medium', 3: 'Hard' };

const aboutGrades: Readonly<Record<Grade, string>> = {
  1: 'Rules of thumb are enough, or there is little on the map yet.',
  2: 'Rules of thumb miss it; experience finds it.',
  3: 'Even strong bots miss it at first sight.',
};

export const puzzleTexts = {
  title: 'Puzzles',
  subtitle: 'Positions from games between strong bots in which one turn is clearly better than every other. Find it.',
  today: 'Puzzle of the day',
  doneOf: (done: number, all: number): string => `${done} of ${all} solved`,
  grades,
  aboutGrades,
  /** The number of a puzzle, for screen readers. */
  numbered: (number: number): string => `Puzzle ${number}`,
  solvedMark: 'solved',
  loading: 'Loading …',
  unknown: 'There is no such puzzle.',

  label: 'Puzzle',
  name: (number: number, grade: string): string => `Puzzle ${number} (${grade.toLowerCase()})`,
  todayName: (grade: string): string => `Puzzle of the day (${grade.toLowerCase()})`,
  task: (seats: number, actions: number): string =>
    `Take the best turn. ${seats} players; you have ${actions === 1 ? 'one action' : `${actions} actions`}.`,
  hint: (number: number, all: number): string => `Hint ${number} of ${all}`,
  hints: 'Hints',
  again: 'Start over',
  give: 'Show the solution',
  all: 'All puzzles',
  next: 'Next puzzle',
  solved: 'Solved!',
  missed: 'That is not the best turn.',
  missedByNext: 'Close: that is the next best turn.',
  tryAgain: 'Undo and try again, or have a look at the solution.',
  afterThat: (hint: string): string => `Then: ${hint}`,
  best: 'The best turn:',
};

export type PuzzleTexts = typeof puzzleTexts;
