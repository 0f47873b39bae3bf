/** How many whole actions of each kind a seat has, counted as the traces count them. */

import { legalActions, NONE, play, questionOf } from '@coalbrook/rules';
import type { Action, State, Table } from '@coalbrook/rules';

import type { Position } from './position.ts';
import type { TraceStep } from './trace.ts';

/** The answers worth trying: which card is discarded never decides what else is possible. */
const branches = (table: Table, state: State): readonly Action[] => {
  const actions = legalActions(table, state).filter(({ kind }) => kind !== 'stop');
  return questionOf(state) === 'discard' ? actions.slice(0, 1) : actions;
};

/** The different lists of steps that one action of a kind can consist of. */
const countLists = (
  table: Table,
  state: State,
  name: (action: Action) => string,
  nameList: typeof keepOrder,
): number => {
  const found = new Set<string>();
  const search = (from: State, action: Action, names: readonly string[]): void => {
    const next = from.copy();
    play(table, next, action);
    const longer = name(action) === '' ? names : [...names, name(action)];
    if (next.task === NONE || questionOf(next) === 'more') found.add(nameList(longer));
    if (next.task !== NONE) for (const answer of branches(table, next)) search(next, answer, longer);
  };
  for (const action of legalActions(table, state)) if (name(action) !== '') search(state, action, []);
  return found.size;
};

const keepOrder = (names: readonly string[]): string => names.join();
const dropOrder = (names: readonly string[]): string => names.toSorted().join();

/** Builds by card, industry and place; equal cards count apart, sites of a place together. */
const countBuilds = (table: Table, state: State, actions: readonly Action[]): number => {
  const builds = new Map<string, number>();
  for (const action of actions) {
    if (action.kind !== 'build') continue;
    const { card, industry, site } = action;
    const copies = state.hand[state.actor * table.cards.length + card];
    builds.set([card, industry, table.sites[site].place].join(), copies);
  }
  return [...builds.values()].reduce((sum, copies) => sum + copies, 0);
};

const triples = (count: number): number => (count * (count - 1) * (count - 2)) / 6;

/** The traces count only some sales, so only their existence is compared. */
const cellsOf = (counts: Readonly<Record<string, number>>): Position =>
  Object.fromEntries(
    Object.entries(counts).map(([kind, count]) => [`ways to ${kind}`, kind === 'sell' ? 'some' : count]),
  );

/** Our options in a state in which a seat begins an action. */
export const optionsOf = (table: Table, state: State): Position => {
  const cards = state.handSize[state.actor];
  const actions = legalActions(table, state);
  const offered = new Set<string>(actions.map(({ kind }) => kind));
  const link = (action: Action): string => (action.kind === 'network' ? table.links[action.link].slug : '');
  const stack = (action: Action): string => (action.kind === 'develop' ? table.industries[action.industry].slug : '');
  const counts = {
    build: countBuilds(table, state, actions),
    network: cards * countLists(table, state, link, keepOrder),
    develop: cards * countLists(table, state, stack, dropOrder),
    sell: 1,
    loan: cards,
    scout: triples(cards),
    pass: cards,
  };
  return cellsOf(Object.fromEntries(Object.entries(counts).filter(([kind]) => offered.has(kind))));
};

/** The options listed in a trace before a step. */
export const optionsBefore = ({ legal }: TraceStep): Position => cellsOf(legal);
