/** Games in which puzzles are looked for. Players take the best action at first sight, and sometimes another good one. */

import { apprentice } from '@coalbrook/bots';
import { thumbJudge } from '@coalbrook/bots/study';
import type { Judge } from '@coalbrook/bots/study';
import { gradeFor, judgeTurn, readPuzzle } from '@coalbrook/puzzles';
import type { Grade, PuzzleEntry } from '@coalbrook/puzzles';
import { makeAction, makeCheck, shareDraft } from '@coalbrook/record';
import {
  actionsIn,
  awaitsChance,
  beginGame,
  draw,
  fingerprint,
  isOver,
  lastRound,
  legalActions,
  mask,
  pick,
  play,
  questionOf,
  seededDraw,
  seedOf,
  tryOut,
} from '@coalbrook/rules';
import type { Action, State, Table, View } from '@coalbrook/rules';

import { examine } from './examine.ts';
import type { ExaminedTurn } from './examine.ts';
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

/** The best actions at first sight, the very best first. */
const rank = (table: Table, state: State, judge: Judge): readonly Action[] => {
  const legal = legalActions(table, state);
  if (legal.length === 1) return legal;
  if (questionOf(state) === 'discard') {
    const view = mask(table, state, state.actor);
    return [apprentice.choose({ table, view, legal, count: 0, seed: seedOf('cards') })];
  }
  return judge
    .weigh(state, legal)
    .toSorted((one, other) => other.worth - one.worth)
    .map(({ action }) => action);
};

/** The turn that a judge takes at first sight; undefined if chance has a say in it. */
const turnAtFirstSight = (table: Table, view: View, judge: Judge): readonly Action[] | undefined => {
  const state = view.copy();
  const actions: Action[] = [];
  for (let isTurnOver = false; !isTurnOver;) {
    if (awaitsChance(state)) return undefined;
    const [action] = rank(table, state, judge);
    actions.push(action);
    isTurnOver = tryOut(table, state, action);
  }
  return actions;
};

const rounded = (points: number): number => Math.round(points * 10) / 10;

const write = (table: Table, actions: readonly Action[]): readonly string[] =>
  actions.map((action) => makeAction(table, action));

/** By who finds a puzzle; undefined if it cannot be read. */
const gradeOf = (entry: PuzzleEntry, table: Table, view: View, judge: Judge): Grade | undefined => {
  const puzzle = readPuzzle(entry);
  if (!puzzle) return undefined;
  const isFoundBy = (finder: Judge): boolean => {
    const turn = turnAtFirstSight(table, view, finder);
    return turn !== undefined && judgeTurn(puzzle, write(table, turn))?.isSolved === true;
  };
  if (isFoundBy(thumbJudge(table))) return 1;
  return gradeFor(isFoundBy(judge) ? 2 : 3, entry);
};

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
  const grade = gradeOf(entry, table, view, judge);
  return grade && { ...entry, grade };
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
