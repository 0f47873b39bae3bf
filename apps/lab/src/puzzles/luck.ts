import { random } from '@coalbrook/bots';
import type { Policy } from '@coalbrook/bots';
import { judgeTurn, readPuzzle } from '@coalbrook/puzzles';
import type { Puzzle, PuzzleEntry } from '@coalbrook/puzzles';
import { makeAction } from '@coalbrook/record';
import { awaitsChance, legalActions, mask, seedOf, tryOut } from '@coalbrook/rules';

/** Whether the turn that a bot takes is right; never if chance has a say in it. */
export const isSolvedBy = (puzzle: Puzzle, bot: Policy, seed: string): boolean => {
  const { table, start, seat } = puzzle;
  const state = start.copy();
  const turn: string[] = [];
  for (let isOver = false; !isOver;) {
    if (awaitsChance(state)) return false;
    const view = mask(table, state, seat);
    const legal = legalActions(table, view);
    const action = bot.choose({ table, view, legal, count: turn.length, seed: seedOf(seed) });
    turn.push(makeAction(table, action));
    isOver = tryOut(table, state, action);
  }
  return judgeTurn(puzzle, turn)?.isSolved === true;
};

const RANDOM_TURNS = 40;
/** If more of these are right, there is nothing to find. */
const MOST_LUCKY = 4;

/** Whether somebody who plays at random has little chance to solve a puzzle. */
export const needsThought = (entry: PuzzleEntry): boolean => {
  const puzzle = readPuzzle(entry);
  if (!puzzle) return false;
  let lucky = 0;
  for (let turn = 0; turn < RANDOM_TURNS; turn++) if (isSolvedBy(puzzle, random, `turn ${turn}`)) lucky++;
  return lucky <= MOST_LUCKY;
};
