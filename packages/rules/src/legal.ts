import { asks, questions } from './actions.ts';
import type { Action, Question } from './actions.ts';
import { findShared } from './catalogue.ts';
import type { State } from './state.ts';
import { surveyOf } from './survey.ts';
import type { Offer, Table } from './table.ts';

export const isOver = (state: State): boolean => state.awaits === asks.nothing;
export const awaitsChance = (state: State): boolean => state.awaits === asks.chance;
export const questionOf = (state: State): Question => questions[state.awaits];

/** Offers every action the actor may choose from, grouped by kind, always in the same order. */
export const listLegal = (table: Table, state: State, offer: Offer): void => {
  const seat = state.actor;
  const survey = surveyOf(table, state, seat);
  if (state.awaits === asks.action) {
    for (const rule of table.turnRules) rule.list(table, state, seat, survey, offer);
  }
  if (state.awaits === asks.more) table.rules[state.task]?.list(table, state, seat, survey, offer);
  for (const rule of table.answerRules[state.awaits]) rule.list(table, state, seat, survey, offer);
};

export const legalActions = (table: Table, state: State): Action[] => {
  const actions: Action[] = [];
  listLegal(table, state, (action) => actions.push(action));
  return actions;
};

/** Whether the actor may play an action now. Quick; `check` says why not. */
export const isLegal = (table: Table, state: State, action: Action): boolean => {
  const shared = findShared(table.catalogue, action);
  let legal = false;
  listLegal(table, state, (offered) => {
    if (offered === shared) legal = true;
  });
  return legal;
};
