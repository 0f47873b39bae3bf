import { readFile } from 'node:fs/promises';

import { NetShelf } from '@coalbrook/bots';
import type { Decision } from '@coalbrook/bots';
import { masterBudgets, scholarBudgets, study, thumbJudge } from '@coalbrook/bots/study';
import type { Budget, Judge } from '@coalbrook/bots/study';
import { editions } from '@coalbrook/editions';
import { legalActions, makeTable, mask, questionOf, seedOf } from '@coalbrook/rules';
import type { Edition, Table } from '@coalbrook/rules';
import { describe, expect, it } from 'vitest';

import { playedPositions } from '../../packages/coach/src/testing.ts';
import { isSoak, soakCount } from '../soakCount.ts';

const SEATS = 4;
/** Every so many decisions of a game are looked at. */
const APART = 9;
const POSITIONS = soakCount(80, 6);
const SCHOLARLY_POSITIONS = soakCount(40, 2);

const budgetOf = (actions: number, deals: number): Budget => ({ stages: [{ actions, deals }], rounds: 1, by: 'thumb' });
const small = budgetOf(4, 1);
const large = budgetOf(8, 8);
/** What an action is worth is found out in other deals, and so many of them. */
const CERTAIN_DEALS = 32;

const shelf = new NetShelf((file) => readFile(new URL(import.meta.resolve(`@coalbrook/bots/nets/${file}`))));

const tableOf = (edition: Edition): Table => {
  const made = makeTable(edition, { seats: SEATS });
  if (!made.ok) throw new Error(JSON.stringify(made.fault));
  return made.value;
};

/** Decisions from games of apprentices, always the same ones. */
const decisionsAt = (table: Table, positions: number): readonly Decision[] => {
  const found: Decision[] = [];
  for (let game = 0; found.length < positions; game++) {
    const seed = seedOf(`budget ${game}`);
    for (const [count, state] of playedPositions(table, `budget ${game}`, APART).entries()) {
      if (questionOf(state) !== 'action') continue;
      found.push({ table, view: mask(table, state, state.actor), legal: legalActions(table, state), count, seed });
    }
  }
  return found.slice(0, positions);
};

/** The points that the actions found with more to look at bring more, over all decisions. */
const gainOf = (decisions: readonly Decision[], judge: Judge, less: Budget, more: Budget): number => {
  const certain: Budget = { ...more, stages: [{ actions: 2, deals: CERTAIN_DEALS }] };
  let gain = 0;
  for (const decision of decisions) {
    const [few, many] = [less, more].map((budget) => study(decision, judge, budget)[0].action);
    if (few === many) continue;
    const elsewhere = { ...decision, legal: [few, many], seed: seedOf('elsewhere') };
    const worths = new Map(study(elsewhere, judge, certain).map(({ action, worth }) => [action, worth]));
    gain += (worths.get(many) ?? Number.NaN) - (worths.get(few) ?? Number.NaN);
  }
  return gain;
};

describe.each(editions)('looking ahead in $slug', (edition) => {
  it(`finds no worse actions with more to look at, in ${POSITIONS} positions`, () => {
    const table = tableOf(edition);
    expect(gainOf(decisionsAt(table, POSITIONS), thumbJudge(table), small, large)).toBeGreaterThan(0);
  });
});

describe.each(isSoak ? editions : editions.slice(0, 1))('the scholar in $slug', (edition) => {
  it(`finds no worse actions than the master, in ${SCHOLARLY_POSITIONS} positions`, async () => {
    const table = tableOf(edition);
    await shelf.fetch(table);
    const decisions = decisionsAt(table, SCHOLARLY_POSITIONS);
    const gain = gainOf(decisions, shelf.judgeFor(table), masterBudgets.byNet, scholarBudgets.byNet);
    expect(gain).toBeGreaterThanOrEqual(0);
  });
});
