import {
  awaitsChance,
  beginGame,
  draw,
  isOver,
  kinds,
  legalActions,
  mask,
  play,
  seededDraw,
  seedOf,
  State,
} from '@coalbrook/rules';
import type { Action, Kind, Seed, Table, Tell } from '@coalbrook/rules';

import type { Decision, Policy } from './policy.ts';

/** A game in progress: a bare state, or a game that writes its record. */
export interface PlayableGame {
  readonly table: Table;
  readonly state: State;
  play(action: Action, tell?: Tell): void;
  draw(drawn: readonly number[], tell?: Tell): void;
}

/** A game that keeps only its state. */
export const unrecordedGame = (table: Table, tell?: Tell): PlayableGame => {
  const state = beginGame(table, tell);
  return {
    table,
    state,
    play: (action, listener) => play(table, state, action, listener),
    draw: (drawn, listener) => draw(table, state, drawn, listener),
  };
};

/** A finished game with its statistics. */
export interface PlayedGame {
  readonly state: State;
  readonly decisions: number;
  readonly rounds: number;
  /** Decisions by kind of action. */
  readonly actions: Readonly<Record<Kind, number>>;
}

/** Each seat has its own seed, so that its random numbers say nothing about what chance will draw. */
export const seedOfSeat = ({ high, low }: Seed, seat: number): Seed => seedOf(`${high} ${low} seat ${seat}`);

/**
 * Plays a game to its end. Yields each decision of a person, whose seat is the actor of the view, and takes the action
 * in return; automata are never asked. Deterministic for the same answers and seed.
 */
export function* decisionsOf(game: PlayableGame, seed: Seed, tell?: Tell): Generator<Decision, PlayedGame, Action> {
  const { table, state } = game;
  const seeds = Array.from({ length: table.wish.seats }, (_, seat) => seedOfSeat(seed, seat));
  const actions = Object.fromEntries(kinds.map((kind) => [kind, 0])) as Record<Kind, number>;
  let decisions = 0;
  let rounds = 0;
  let round = 0;
  // One view is reused for all decisions; a policy must not keep it.
  const seen = new State(table.layout);
  while (!isOver(state)) {
    if (awaitsChance(state)) {
      game.draw(seededDraw(table, state, seed), tell);
      continue;
    }
    const seat = state.actor;
    const view = mask(table, state, seat, seen);
    const legal = legalActions(table, view);
    const action = yield { table, view, legal, count: decisions, seed: seeds[seat] };
    if (!legal.includes(action)) throw new Error(`seat ${seat} chose an action that was not offered`);
    if (round !== state.round) rounds++;
    round = state.round;
    decisions++;
    actions[action.kind]++;
    game.play(action, tell);
  }
  return { state, decisions, rounds, actions };
}

/** Plays a game to its end with one policy per person. */
export const playOn = (game: PlayableGame, policies: readonly Policy[], seed: Seed, tell?: Tell): PlayedGame => {
  const { seats } = game.table.wish;
  if (policies.length !== seats) throw new Error(`${seats} people, but ${policies.length} policies`);
  const decisions = decisionsOf(game, seed, tell);
  let next = decisions.next();
  while (next.done !== true) next = decisions.next(policies[next.value.view.actor].choose(next.value));
  return next.value;
};

/** Plays a whole game from the set-up. */
export const playGame = (table: Table, policies: readonly Policy[], seed: Seed, tell?: Tell): PlayedGame =>
  playOn(unrecordedGame(table, tell), policies, seed, tell);
