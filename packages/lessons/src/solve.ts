/** Searches every turn that the learner can take. */

import { makeAction } from '@coalbrook/record';
import { legalActions } from '@coalbrook/rules';
import type { Action } from '@coalbrook/rules';

import { figureOf } from './figures.ts';
import { lacksOf } from './judge.ts';
import type { Lesson } from './lesson.ts';
import { beginTurn, extend } from './turn.ts';
import type { TurnTaken } from './turn.ts';

/** Positions within a turn; a lesson with more is too large to be judged. */
const MOST_POSITIONS = 20_000;

export interface Solution {
  /** Whether every turn was looked at. */
  readonly isComplete: boolean;
  /** A turn that solves the lesson, in notation; undefined if there is none. */
  readonly turn: readonly string[] | undefined;
  /** The best figure of a turn that reaches the rest of the goal, if the goal asks for one. */
  readonly figure: number | undefined;
  /** Different positions that turns can end in, and how many of them solve the lesson. */
  readonly ends: number;
  readonly solved: number;
}

/** Cells as characters. `apply` reads them directly; spreading takes eight times as long. */
const textOf = (cells: Int16Array): string =>
  String(Reflect.apply(String.fromCharCode, undefined, new Uint16Array(cells.buffer)));

const keyOf = ({ state, used, isOver }: TurnTaken): string => `${isOver ? 'over' : used}${used}:${textOf(state.cells)}`;

class Search {
  readonly #lesson: Lesson;
  readonly #seen = new Set<string>();
  readonly #line: Action[] = [];
  #turn: readonly Action[] | undefined;
  #figure: number | undefined;
  #ends = 0;
  #solved = 0;
  #isComplete = true;

  constructor(lesson: Lesson) {
    this.#lesson = lesson;
  }

  run(): Solution {
    this.#follow(beginTurn(this.#lesson.start));
    const { table } = this.#lesson;
    return {
      isComplete: this.#isComplete,
      turn: this.#turn?.map((action) => makeAction(table, action)),
      figure: this.#figure,
      ends: this.#ends,
      solved: this.#solved,
    };
  }

  #follow(turn: TurnTaken): void {
    const key = keyOf(turn);
    if (this.#seen.has(key)) return;
    if (this.#seen.size >= MOST_POSITIONS) {
      this.#isComplete = false;
      return;
    }
    this.#seen.add(key);
    if (turn.isOver) {
      this.#weigh(turn);
      return;
    }
    const { table } = this.#lesson;
    for (const action of legalActions(table, turn.state)) {
      this.#line.push(action);
      this.#follow(extend(table, turn, action));
      this.#line.pop();
    }
  }

  #weigh(turn: TurnTaken): void {
    this.#ends++;
    if (lacksOf(this.#lesson, turn).length > 0) return;
    const { best } = this.#lesson.goal;
    const figure = best && figureOf(this.#lesson, turn.state, best.figure);
    if (best && figure !== undefined && this.#figure !== undefined && figure !== this.#figure) {
      const isBetter = best.is === 'most' ? figure > this.#figure : figure < this.#figure;
      if (!isBetter) return;
      this.#solved = 0;
      this.#turn = undefined;
    }
    this.#figure = figure;
    this.#solved++;
    // Of several, the shortest is the easiest to read.
    if (!this.#turn || this.#line.length < this.#turn.length) this.#turn = [...this.#line];
  }
}

const solutions = new WeakMap<Lesson, Solution>();

/** The solution of a lesson, searched once. */
export const solve = (lesson: Lesson): Solution => {
  let solution = solutions.get(lesson);
  if (!solution) solutions.set(lesson, (solution = new Search(lesson).run()));
  return solution;
};
