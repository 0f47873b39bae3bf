import { asks, questions } from './actions.ts';
import type { Action, Kind, Question } from './actions.ts';
import { findShared } from './catalogue.ts';
import type { State } from './state.ts';
import { surveyOf } from './survey.ts';
import type { ActionRule, Offer, Table } from './table.ts';
import { isWellFormed } from './wellFormed.ts';

export const isOver = (state: State): boolean => state.awaits === asks.nothing;

/** A position in which the game has ended, whatever was asked; the same one if it was over. */
export const endedState = (state: State): State => {
  if (isOver(state)) return state;
  const ended = state.copy();
  ended.awaits = asks.nothing;
  return ended;
};

export const awaitsChance = (state: State): boolean => state.awaits === asks.chance;
export const questionOf = (state: State): Question => questions[state.awaits];

const isMeant = (rule: ActionRule | undefined, kind: Kind | undefined): boolean =>
  kind === undefined || rule?.kind === kind;

/** Lists every legal action of the actor, or those of one kind, grouped by kind in a fixed order. */
export const listLegal = (table: Table, state: State, offer: Offer, kind?: Kind): void => {
  const seat = state.actor;
  const survey = surveyOf(table, state, seat);
  if (state.awaits === asks.action) {
    for (const rule of table.turnRules) if (isMeant(rule, kind)) rule.list(table, state, seat, survey, offer);
  }
  if (state.awaits === asks.more) {
    const rule = table.rules[state.task];
    if (isMeant(rule, kind)) rule?.list(table, state, seat, survey, offer);
  }
  for (const rule of table.answerRules[state.awaits]) {
    if (isMeant(rule, kind)) rule.list(table, state, seat, survey, offer);
  }
};

/** Kept from list to list: a list that grows is copied again and again. */
const room: Action[] = [];

export const legalActions = (table: Table, state: State): Action[] => {
  let count = 0;
  listLegal(table, state, (action) => {
    room[count++] = action;
  });
  return room.slice(0, count);
};

/** The shared object of an action if the actor may play it now. Fast; `check` explains why not. */
export const findLegal = (table: Table, state: State, action: Action): Action | undefined => {
  const shared = isWellFormed(table, action) ? findShared(table.catalogue, action) : undefined;
  if (!shared) return undefined;
  let found: Action | undefined;
  const compare = (offered: Action): void => {
    if (offered === shared) found = shared;
  };
  listLegal(table, state, compare, shared.kind);
  return found;
};

/** Whether the actor may play an action now. */
export const isLegal = (table: Table, state: State, action: Action): boolean =>
  findLegal(table, state, action) !== undefined;
