/** What makes a lesson unusable although its file is well formed. */

import { makeAction } from '@coalbrook/record';
import { legalActions, pick, seedOf } from '@coalbrook/rules';
import type { Action } from '@coalbrook/rules';

import type { Lesson } from './lesson.ts';
import { solve } from './solve.ts';
import { beginTurn, extend } from './turn.ts';
import { judge } from './verdict.ts';

export type Flaw =
  /** There are too many turns to look at all of them. */
  | { readonly kind: 'tooLarge' }
  | { readonly kind: 'unsolvable' }
  /** Passing solves it. */
  | { readonly kind: 'idle' }
  /** So many of a hundred random turns solve it. */
  | { readonly kind: 'tooEasy'; readonly percent: number; readonly most: number }
  /** The order of the next round is open, because others still have their turn. */
  | { readonly kind: 'orderOpen' };

/** A task that more random turns solve teaches nothing. */
const MOST_PERCENT = 30;
const RANDOM_TURNS = 300;

const seed = seedOf('random turns');

/** A turn in notation, with a rule for every choice. */
const turnBy = (
  { table, start }: Lesson,
  choose: (legal: readonly Action[], count: number) => Action,
): readonly string[] => {
  const actions: string[] = [];
  let turn = beginTurn(start);
  while (!turn.isOver) {
    const action = choose(legalActions(table, turn.state), actions.length);
    actions.push(makeAction(table, action));
    turn = extend(table, turn, action);
  }
  return actions;
};

/** The turn of somebody who does nothing. */
const idleTurn = (lesson: Lesson): readonly string[] =>
  turnBy(lesson, (legal) => legal.find(({ kind }) => kind === 'pass') ?? legal[0]);

const isSolvedBy = (lesson: Lesson, actions: readonly string[]): boolean => judge(lesson, actions)?.isSolved === true;

/** How many of a hundred turns chosen at random solve a lesson. */
export const percentSolved = (lesson: Lesson): number => {
  let solved = 0;
  for (let number = 0; number < RANDOM_TURNS; number++) {
    const turn = turnBy(lesson, (legal, count) => legal[pick(seed, number * 1000 + count, legal.length)]);
    if (isSolvedBy(lesson, turn)) solved++;
  }
  return Math.round((solved / RANDOM_TURNS) * 100);
};

const isLastInOrder = ({ table, start }: Lesson): boolean => start.turn === table.seats - 1;

export const flawsOf = (lesson: Lesson): readonly Flaw[] => {
  const flaws: Flaw[] = [];
  if (lesson.goal.isFirst && !isLastInOrder(lesson)) flaws.push({ kind: 'orderOpen' });
  const { isComplete, turn } = solve(lesson);
  if (!isComplete) return [...flaws, { kind: 'tooLarge' }];
  if (!turn) return [...flaws, { kind: 'unsolvable' }];
  if (isSolvedBy(lesson, idleTurn(lesson))) flaws.push({ kind: 'idle' });
  const percent = percentSolved(lesson);
  if (percent > MOST_PERCENT && !lesson.isFirstStep) flaws.push({ kind: 'tooEasy', percent, most: MOST_PERCENT });
  return flaws;
};
