import { sourcesBetween } from '@coalbrook/coach';
import type { PointSource } from '@coalbrook/coach';
import { beginTurn, extend } from '@coalbrook/lessons';
import { parseAction } from '@coalbrook/record';
import { findLegal, isFinalRound, projectCount } from '@coalbrook/rules';
import type { State } from '@coalbrook/rules';

import { gistOf } from './gist.ts';
import type { Puzzle } from './puzzle.ts';

type Situation = Pick<Puzzle, 'table' | 'start' | 'seat'>;

/** The position after the actions of a turn; undefined if they do not make up a whole turn. */
const stateAfter = ({ table, start }: Situation, actions: readonly string[]): State | undefined => {
  let turn = beginTurn(start);
  for (const text of actions) {
    const parsed = parseAction(table, text);
    const action = parsed.ok && !turn.isOver ? findLegal(table, turn.state, parsed.value) : undefined;
    if (!action) return undefined;
    turn = extend(table, turn, action);
  }
  return turn.isOver ? turn.state : undefined;
};

/** The gist of the position after the actions of a turn; undefined if they do not make up a whole turn. */
export const gistAfter = (situation: Situation, actions: readonly string[]): string | undefined => {
  const state = stateAfter(situation, actions);
  return state && gistOf(situation.table, state);
};

/** The points of a seat if the game ended after a turn. */
const pointsAfter = ({ table, seat, ...rest }: Situation, actions: readonly string[]): number => {
  const state = stateAfter({ table, seat, ...rest }, actions);
  return state ? projectCount(table, state).points[seat] : -Infinity;
};

/**
 * Whether a turn is as good as the best one although it does something else: in the last turn of a game only points
 * count, unless the best turn hopes for more of them than it brings at once.
 */
const bringsAsMuch = (puzzle: Puzzle, actions: readonly string[]): boolean => {
  if (!isFinalRound(puzzle.table, puzzle.start)) return false;
  const best = pointsAfter(puzzle, puzzle.solutions[0]);
  return best > pointsAfter(puzzle, puzzle.next) && pointsAfter(puzzle, actions) >= best;
};

/** What a finished turn is worth. */
export interface PuzzleVerdict {
  readonly isSolved: boolean;
  /** Whether it is the best of the wrong turns. */
  readonly isNext: boolean;
  /** What it has less of than the best turn; empty if it is solved. */
  readonly lacks: readonly PointSource[];
}

/** Where a turn falls behind the best one: as it was found if it is the next best, else by rules of thumb. */
const lackOf = (puzzle: Puzzle, actions: readonly string[], isNext: boolean): readonly PointSource[] => {
  const { table, seat, sources, solutions } = puzzle;
  const [best, played] = [stateAfter(puzzle, solutions[0]), stateAfter(puzzle, actions)];
  if (!best || !played) return [];
  const leads = isNext ? sources.filter(({ points }) => points > 0) : sourcesBetween(table, best, played, seat);
  return leads.slice(0, MOST_SOURCES).map(({ source }) => source);
};

/** More are not read. */
const MOST_SOURCES = 2;

/** Judges the actions of a turn; undefined if they do not make up a whole turn of the puzzle. */
export const judgeTurn = (puzzle: Puzzle, actions: readonly string[]): PuzzleVerdict | undefined => {
  const gist = gistAfter(puzzle, actions);
  if (gist === undefined) return undefined;
  const isSolved = puzzle.solutions.some((turn) => gistAfter(puzzle, turn) === gist) || bringsAsMuch(puzzle, actions);
  const isNext = gistAfter(puzzle, puzzle.next) === gist;
  return { isSolved, isNext, lacks: isSolved ? [] : lackOf(puzzle, actions, isNext) };
};
