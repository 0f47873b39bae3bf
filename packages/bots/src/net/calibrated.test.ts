import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

import { ageOfIndustry, birmingham, editions } from '@coalbrook/editions';
import { legalActions, makeTable, mask, seedOf } from '@coalbrook/rules';
import type { Action, State } from '@coalbrook/rules';
import { describe, expect, it } from 'vitest';

import type { Judge } from '../judge.ts';
import { byNet } from '../search/budgets.ts';
import { study } from '../search/study.ts';
import { randomPositions, tableFor } from '../testing.ts';
import { calibrated } from './calibrated.ts';
import { excessesOf } from './excesses.ts';
import { Net } from './net.ts';
import { netFileFor } from './netFiles.ts';
import { netJudge } from './netJudge.ts';
import { readWeights } from './weights.ts';

const table = tableFor(birmingham, 3);
const positions = randomPositions(table, 'calibrated');
const judge: Judge = {
  weigh: (_: State, legal: readonly Action[]) => legal.map((action, index) => ({ action, worth: 100 + index })),
  appraise: () => 100,
};
const rounds = (shift: number): readonly (readonly number[])[] => [
  [1, 2, 3, 4, 5].map((one) => one + shift),
  [6, 7, 8].map((one) => one + shift),
];
const excesses = { sha256: '', seats: { 3: { start: rounds(0), action: rounds(10) } } };

describe('a calibrated judge', () => {
  const better = calibrated(judge, table, excesses);

  it('takes off what is expected too much in a round, and prefers the same', () => {
    for (const state of positions) {
      const last = state.era === 0 ? 5 : 3;
      const excess = (state.era === 0 ? 0 : 5) + Math.min(state.round, last);
      // At the start of rounds that some games did not reach, nothing is taken off.
      expect(better.appraise(state, state.actor)).toBe(state.round > last ? 100 : 100 - excess);
      const legal = legalActions(table, state);
      const weighed = better.weigh(state, legal);
      expect(weighed).toEqual(legal.map((action, index) => ({ action, worth: 90 - excess + index })));
    }
    expect(new Set(positions.map(({ era }) => era))).toEqual(new Set([0, 1]));
  });

  it('is as it was where nothing was measured', () => {
    expect(calibrated(judge, table, undefined)).toBe(judge);
    expect(calibrated(judge, tableFor(birmingham, 4), excesses)).toBe(judge);
  });
});

describe('a calibrated net', () => {
  it.each([birmingham, ageOfIndustry])('looks ahead to the same order of actions: $slug', (edition) => {
    const place = tableFor(edition, 3);
    const file = netFileFor(place) ?? '';
    const weights = readWeights(readFileSync(new URL(`../../nets/${file}`, import.meta.url)));
    if (!weights) throw new Error('no weights');
    const bare = netJudge(place, new Net(place, weights));
    const better = calibrated(bare, place, excessesOf(file));
    const budget = byNet({ actions: 3, deals: 2 });
    for (const state of randomPositions(place, 'same').filter((_, index) => index % 4 === 0)) {
      const view = mask(place, state, state.actor);
      const decision = { table: place, view, legal: legalActions(place, view), count: 0, seed: seedOf('same') };
      const [one, other] = [bare, better].map((each) => study(decision, each, budget));
      expect(other.map(({ action }) => action)).toEqual(one.map(({ action }) => action));
      const shifts = other.flatMap(({ futures }, index) =>
        futures.map((points, deal) => points - one[index].futures[deal]),
      );
      for (const shift of shifts) expect(shift).toBeCloseTo(shifts[0], 9);
    }
  });
});

describe('what nets expect too much', () => {
  const tables = editions.flatMap((edition) =>
    [[], ...edition.options.map(({ slug }) => [slug])].flatMap((options) =>
      edition.seats.flatMap((seats) => {
        const made = makeTable(edition, { seats, options });
        return made.ok ? [made.value] : [];
      }),
    ),
  );

  it('was measured for every net as it is now, at every number of seats', () => {
    const named = new Set<string>();
    for (const each of tables) {
      const file = netFileFor(each);
      if (file === undefined) continue;
      named.add(file);
      const known = excessesOf(file);
      const bytes = readFileSync(new URL(`../../nets/${file}`, import.meta.url));
      expect(known?.sha256, file).toBe(createHash('sha256').update(bytes).digest('hex'));
      const { start, action } = known?.seats[each.seats] ?? {};
      expect([start?.length, action?.length], file).toEqual([each.eras.length, each.eras.length]);
    }
    expect(named.size).toBe(4);
  });
});
