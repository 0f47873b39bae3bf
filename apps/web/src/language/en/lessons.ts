/** Texts about lessons. Not part of the catalogue: they are loaded only with the lessons. */

import type { LessonFigure } from '@coalbrook/lessons';

const figures: Readonly<Record<LessonFigure, string>> = {
  money: 'Money',
  income: 'Income level',
  spent: 'Money spent',
  loans: 'Loans',
  flips: 'Tiles flipped',
  links: 'Points of your links',
  points: 'Points',
  lead: 'Lead in points',
};

export const lessonTexts = {
  title: 'Lessons',
  subtitle: 'Short positions with one task each. Solve it in your turn; the table is the real one.',
  automata: 'Against automata',
  doneOf: (done: number, all: number): string => `${done} of ${all} solved`,
  solvedMark: 'solved',
  loading: 'Loading …',
  unknown: 'There is no such lesson.',

  label: 'Lesson',
  of: (title: string): string => `Lesson: ${title}`,
  hint: (number: number, all: number): string => `Hint ${number} of ${all}`,
  hints: 'Hints',
  again: 'Start over',
  all: 'All lessons',
  progress: 'Your progress',
  next: 'Next lesson',
  solved: 'Solved!',
  missed: 'Not solved yet.',
  tryAgain: 'Undo your turn and try again, or start over.',
  rules: 'Rules',

  figures,
  possible: (figure: string, has: number, possible: number): string =>
    has === possible ? `${figure}: ${has}, the best possible.` : `${figure}: ${has}. Possible: ${possible}.`,
  atLeast: (figure: string, has: number, needs: number): string => `${figure}: ${has}. At least ${needs} needed.`,
  atMost: (figure: string, has: number, needs: number): string => `${figure}: ${has}. At most ${needs} allowed.`,
  /** `place` with its preposition. */
  flip: (place: string): string => `The tile ${place} has not flipped.`,
  build: 'The tile that the task asks for was not built.',
  lay: (link: string): string => `The link ${link} is missing.`,
  without: {
    market: 'You bought from a market.',
    loan: 'You took a loan.',
    others: 'You used other players’ cubes or beer.',
    barrel: 'You used a merchant’s barrel.',
  },
  first: 'You do not go first in the next round.',
  sequel: 'The automaton’s turn does not go as the task asks.',
};

export type LessonTexts = typeof lessonTexts;
