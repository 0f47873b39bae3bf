import { kindIndex } from './actions.ts';
import type { Action } from './actions.ts';
import type { Tell } from './events.ts';
import { advance, advanceTurn } from './flow.ts';
import { State } from './state.ts';
import type { Table } from './table.ts';

/** A state before anything has been drawn; the first thing it waits for is chance. */
export const beginGame = (table: Table, tell?: Tell): State => {
  const state = layOut(table);
  advance(table, state, tell);
  return state;
};

/** Mats, markets and purses as every game begins with them. */
export const layOut = (table: Table): State => {
  const state = new State(table.layout);
  const { start, tiles } = table;
  state.linkTiles.fill(start.linkTiles);
  table.automata.forEach((automaton, seat) => {
    if (automaton) return;
    state.money[seat] = start.money;
    state.income[seat] = start.income;
  });
  table.mats.forEach((mat, seat) => mat.forEach((count, tile) => (state.mat[seat * tiles.length + tile] = count)));
  for (const { id, copies } of table.cards) {
    state.deck[id] = copies;
    state.deckSize += copies;
  }
  [state.aside] = start.aside;
  table.distant?.tiles.forEach(({ copies }, tile) => (state.distantTiles[tile] = copies));
  table.markets.forEach((market, cargo) => (state.market[cargo] = market?.start ?? 0));
  return state;
};

const playAlone = (table: Table, state: State, action: Action, tell: Tell): void => {
  const rule = table.rules[kindIndex[action.kind]];
  if (!rule) throw new Error(`no ${action.kind} at this table`);
  rule.play(table, state, state.actor, action, tell);
};

/** Plays a legal action of the actor and runs on to the next question. Check first what you did not take from the list. */
export const play = (table: Table, state: State, action: Action, tell?: Tell): void => {
  playAlone(table, state, action, tell);
  advance(table, state, tell);
};

/**
 * Plays a legal action on a copy that somebody tries out: the same, but what comes after the turn is left alone, and
 * then the copy waits for nothing. Returns whether the turn is over.
 */
export const tryOut = (table: Table, state: State, action: Action, tell?: Tell): boolean => {
  playAlone(table, state, action, tell);
  return advanceTurn(table, state, tell);
};
