import { parseAction } from '@coalbrook/record';
import { findLegal } from '@coalbrook/rules';

import { figureOf } from './figures.ts';
import { lacksOf } from './judge.ts';
import type { Lack } from './judge.ts';
import type { LessonFigure, Lesson } from './lesson.ts';
import { solve } from './solve.ts';
import { beginTurn, extend } from './turn.ts';

/** What a finished turn is worth. */
export interface LessonVerdict {
  readonly isSolved: boolean;
  readonly lacks: readonly Lack[];
  /** The figure that the goal asks for, and the best that is possible. */
  readonly figure: { readonly name: LessonFigure; readonly has: number; readonly possible: number } | undefined;
}

/** Judges the actions of a turn in notation; undefined if they do not make up a whole turn of the lesson. */
export const judge = (lesson: Lesson, actions: readonly string[]): LessonVerdict | undefined => {
  const { table, start, goal } = lesson;
  let turn = beginTurn(start);
  for (const text of actions) {
    const parsed = parseAction(table, text);
    const action = parsed.ok && !turn.isOver ? findLegal(table, turn.state, parsed.value) : undefined;
    if (!action) return undefined;
    turn = extend(table, turn, action);
  }
  if (!turn.isOver) return undefined;
  const lacks = lacksOf(lesson, turn);
  if (!goal.best) return { isSolved: lacks.length === 0, lacks, figure: undefined };
  const has = figureOf(lesson, turn.state, goal.best.figure);
  const possible = solve(lesson).figure ?? has;
  return {
    isSolved: lacks.length === 0 && has === possible,
    lacks,
    figure: { name: goal.best.figure, has, possible },
  };
};
