import type { Decision } from '@coalbrook/bots';
import { study, thumbJudge } from '@coalbrook/bots/study';
import type { Budget } from '@coalbrook/bots/study';
import { editions } from '@coalbrook/editions';
import { legalActions, makeTable, mask, questionOf, seedOf } from '@coalbrook/rules';
import type { Edition, Table } from '@coalbrook/rules';
import { describe, expect, it } from 'vitest';

import { playedPositions } from '../../packages/coach/src/testing.ts';
import { soakCount } from '../soakCount.ts';

const SEATS = 4;
/** Every so many decisions of a game are looked at. */
const APART = 9;
const POSITIONS = soakCount(80, 12);

const budgetOf = (actions: number, deals: number): Budget => ({ stages: [{ actions, deals }], rounds: 1, by: 'thumb' });
const small = budgetOf(4, 1);
const large = budgetOf(8, 8);
/** What an action is worth is found out in other deals, and many of them. */
const certain = budgetOf(2, 32);

const tableOf = (edition: Edition): Table => {
  const made = makeTable(edition, { seats: SEATS });
  if (!made.ok) throw new Error(JSON.stringify(made.fault));
  return made.value;
};

/** Decisions from games of apprentices, always the same ones. */
const decisionsAt = (table: Table): readonly Decision[] => {
  const found: Decision[] = [];
  for (let game = 0; found.length < POSITIONS; game++) {
    const seed = seedOf(`budget ${game}`);
    for (const [count, state] of playedPositions(table, `budget ${game}`, APART).entries()) {
      if (questionOf(state) !== 'action') continue;
      found.push({ table, view: mask(table, state, state.actor), legal: legalActions(table, state), count, seed });
    }
  }
  return found.slice(0, POSITIONS);
};

describe.each(editions)('looking ahead in $slug', (edition) => {
  it(`finds no worse actions with more to look at, in ${POSITIONS} positions`, () => {
    const table = tableOf(edition);
    const judge = thumbJudge(table);
    let gain = 0;
    for (const decision of decisionsAt(table)) {
      const [few, many] = [small, large].map((budget) => study(decision, judge, budget)[0].action);
      if (few === many) continue;
      const elsewhere = { ...decision, legal: [few, many], seed: seedOf('elsewhere') };
      const worths = new Map(study(elsewhere, judge, certain).map(({ action, worth }) => [action, worth]));
      gain += (worths.get(many) ?? Number.NaN) - (worths.get(few) ?? Number.NaN);
    }
    expect(gain).toBeGreaterThan(0);
  });
});
