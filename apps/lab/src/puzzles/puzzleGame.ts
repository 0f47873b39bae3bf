/** Games in which puzzles are looked for. Players take the best action at first sight, and sometimes another good one. */

import type { Judge } from '@coalbrook/bots/study';
import { readPuzzle } from '@coalbrook/puzzles';
import type { PuzzleEntry } from '@coalbrook/puzzles';
import { makeAction, makeCheck, shareDraft } from '@coalbrook/record';
import {
  actionsIn,
  awaitsChance,
  beginGame,
  draw,
  fingerprint,
  isOver,
  lastRound,
  mask,
  pick,
  play,
  questionOf,
  seededDraw,
  seedOf,
} from '@coalbrook/rules';
import type { Action, State, Table, View } from '@coalbrook/rules';

import { examine } from './examine.ts';
import type { ExaminedTurn } from './examine.ts';
import { rank } from './firstSight.ts';
import { gradeOf } from './gradeOf.ts';
import { trimDraft } from './trimDraft.ts';

/** One action in so many is not the best at first sight, but one of the best. */
const EXPLORING = 20;
const TRIED = 4;

/** One game has no more puzzles than these, and one round only one, so that they are different. */
const MOST_PUZZLES = 4;

/** A future does not go beyond the end of an era; before the last one, so many rounds must be left to look ahead. */
const LEAST_ROUNDS = 2;

/** The end of a game has most clear turns, and looking ahead is quick there. Before it, one turn in so many is looked at. */
const LAST_ROUNDS = 3;
const SELDOM = 4;

const rounded = (points: number): number => Math.round(points * 10) / 10;

const write = (table: Table, actions: readonly Action[]): readonly string[] =>
  actions.map((action) => makeAction(table, action));

const entryOf = (table: Table, view: View, judge: Judge, examined: ExaminedTurn): PuzzleEntry | undefined => {
  const position = shareDraft(table, view);
  if (!position) return undefined;
  const { solutions, next, comparison } = examined;
  const { lead, futures, ahead, sources } = comparison;
  const entry: PuzzleEntry = {
    id: `${table.edition.slug}-${makeCheck(fingerprint(table, view))}`,
    grade: 3,
    position: trimDraft(position),
    solutions: solutions.map(({ actions }) => write(table, actions)),
    next: write(table, next.actions),
    lead: rounded(lead),
    sources: Object.fromEntries(sources.map(({ source, points }) => [source, rounded(points)])),
    futures,
    ahead,
  };
  const puzzle = readPuzzle(entry);
  return puzzle && { ...entry, grade: gradeOf(puzzle, entry, judge) };
};

/** Whether the game will soon be over. Where nobody knows the last round, an empty deck tells it. */
const isNearEnd = (table: Table, state: State): boolean => {
  const last = lastRound(table, state);
  const isLastEra = state.era === table.eras.length - 1;
  return isLastEra && (last === undefined ? state.deckSize === 0 : last - state.round < LAST_ROUNDS);
};

/** Whether an era that is not the last one will soon be over. */
const isNearCount = (table: Table, state: State): boolean =>
  state.era < table.eras.length - 1 && (lastRound(table, state) ?? Infinity) - state.round < LEAST_ROUNDS;

/** Whether a seat is about to begin a turn. In the first round there is too little to choose. */
const isTurnToCome = (table: Table, state: State): boolean =>
  questionOf(state) === 'action' &&
  state.actionsLeft === actionsIn(table, state.era, state.round) &&
  (state.era > 0 || state.round > 1);

/** Plays one game and returns the puzzles in it. */
export const findPuzzles = (table: Table, judge: Judge, seed: string): readonly PuzzleEntry[] => {
  const chance = seedOf(seed);
  const luck = seedOf(`${seed} luck`);
  const found: PuzzleEntry[] = [];
  const state = beginGame(table);
  /** The round of the latest puzzle. */
  let latest = 0;
  for (let count = 0; !isOver(state) && found.length < MOST_PUZZLES;) {
    if (awaitsChance(state)) {
      draw(table, state, seededDraw(table, state, chance));
      continue;
    }
    const isLookedAt = isNearEnd(table, state) || (pick(luck, 3 * count, SELDOM) === 0 && !isNearCount(table, state));
    if (isLookedAt && isTurnToCome(table, state) && state.round !== latest) {
      const view = mask(table, state, state.actor);
      const examined = examine(table, view, judge, `${seed} ${count}`);
      const entry = examined && entryOf(table, view, judge, examined);
      if (entry) {
        found.push(entry);
        latest = state.round;
      }
    }
    const best = rank(table, state, judge);
    const isTried = pick(luck, 3 * count + 1, EXPLORING) === 0;
    play(table, state, best[isTried ? pick(luck, 3 * count + 2, Math.min(TRIED, best.length)) : 0]);
    count++;
  }
  return found;
};
