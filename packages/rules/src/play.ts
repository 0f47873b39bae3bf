import { kindIndex } from './actions.ts';
import type { Action } from './actions.ts';
import type { Tell } from './events.ts';
import { advance, advanceTurn } from './flow.ts';
import { State } from './state.ts';
import type { Table } from './table.ts';

/** A state before anything has been drawn. It first waits for chance. */
export const beginGame = (table: Table, tell?: Tell): State => {
  const state = layOut(table);
  advance(table, state, tell);
  return state;
};

/** The starting mats, markets and money. */
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

/** Plays a legal action of the actor and continues to the next question. `check` actions that do not come from `legal`. */
export const play = (table: Table, state: State, action: Action, tell?: Tell): void => {
  playAlone(table, state, action, tell);
  advance(table, state, tell);
};

/**
 * Plays a legal action on a copy for a preview. Like `play`, but nothing after the turn is run;
 * the copy then waits for nothing. Returns whether the turn is over.
 */
export const tryOut = (table: Table, state: State, action: Action, tell?: Tell): boolean => {
  playAlone(table, state, action, tell);
  return advanceTurn(table, state, tell);
};
