/** Turns that a judge takes action by action, without looking ahead. */

import { apprentice } from '@coalbrook/bots';
import type { Judge } from '@coalbrook/bots/study';
import { awaitsChance, legalActions, mask, questionOf, seedOf, tryOut } from '@coalbrook/rules';
import type { Action, State, Table, View } from '@coalbrook/rules';

/** The best actions at first sight, the very best first. */
export const rank = (table: Table, state: State, judge: Judge): readonly Action[] => {
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
export const turnAtFirstSight = (table: Table, view: View, judge: Judge): readonly Action[] | undefined => {
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
