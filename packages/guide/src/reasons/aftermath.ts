import { apprentice } from '@coalbrook/bots';
import { asks, awaitsChance, isOver, legalActions, mask, NONE, questionOf, seedOf, tryOut } from '@coalbrook/rules';
import type { Action, GameEvent, State, Table, View } from '@coalbrook/rules';

/** What a move leads to, if it is paid for in one of the possible ways. */
export interface Aftermath {
  readonly events: readonly GameEvent[];
  /** The position after it, before anything that follows the turn. */
  readonly board: State;
  readonly endsTurn: boolean;
  /** It was said which cards are spent. */
  readonly isPaid: boolean;
}

/** Hardly any move can be paid for in so many ways. */
const MOST_WAYS = 64;

const SEED = seedOf('guide');

interface Branch {
  readonly state: State;
  readonly events: readonly GameEvent[];
  readonly endsTurn: boolean;
  readonly isPaid: boolean;
}

const extend = (table: Table, { state, events, isPaid }: Branch, action: Action): Branch => {
  const next = state.copy();
  const told = [...events];
  const endsTurn = tryOut(table, next, action, (event) => told.push(event));
  return { state: next, events: told, endsTurn, isPaid };
};

/** The ways to answer what a move still asks. Which card is spent makes no difference to the board. */
const answersTo = (table: Table, branch: Branch): readonly Branch[] => {
  const { state, endsTurn } = branch;
  if (endsTurn || isOver(state) || awaitsChance(state)) return [];
  const question = questionOf(state);
  if (question === 'action' || question === 'more' || question === 'nothing') return [];
  const now = mask(table, state, state.actor);
  const legal = legalActions(table, now);
  if (legal.length === 0) return [];
  if (question !== 'discard') return legal.map((action) => extend(table, branch, action));
  const spent = apprentice.choose({ table, view: now, legal, count: 0, seed: SEED });
  return [{ ...extend(table, branch, spent), isPaid: false }];
};

/** The board is looked at as if the seat went on with another action. */
const settled = ({ state, events, endsTurn, isPaid }: Branch): Aftermath => {
  if (endsTurn || questionOf(state) === 'more') {
    state.awaits = asks.action;
    state.task = NONE;
    state.stepsDone = 0;
    state.actionsLeft = 1;
  }
  return { board: state, events, endsTurn, isPaid };
};

/** Plays a move in every way in which it can be paid for: what is said of it must not depend on that. */
export const aftermathsOf = (table: Table, view: View, move: readonly Action[]): readonly Aftermath[] => {
  let played: Branch = { state: view.copy(), events: [], endsTurn: false, isPaid: true };
  for (const action of move) played = extend(table, played, action);
  const ways: Aftermath[] = [];
  const open = [played];
  for (let branch = open.pop(); branch && ways.length < MOST_WAYS; branch = open.pop()) {
    const answers = answersTo(table, branch);
    if (answers.length > 0) open.push(...answers);
    else ways.push(settled(branch));
  }
  return ways;
};
