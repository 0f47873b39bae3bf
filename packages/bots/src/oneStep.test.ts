import { ageOfIndustry, birmingham, editions, lancashire } from '@coalbrook/editions';
import { legalActions, lowestTile, NONE, questionOf } from '@coalbrook/rules';
import type { Action, State, Table } from '@coalbrook/rules';
import { describe, expect, it } from 'vitest';

import { weights } from './evaluation/weights.ts';
import { weighActions } from './oneStep.ts';
import { expected, playOut } from './playOut.ts';
import { randomPositions, tableFor } from './testing.ts';

const after = (table: Table, state: State, action: Action): State => {
  const copy = state.copy();
  playOut(table, copy, state.actor, action);
  return copy;
};

/** What the best step adds, found by trying every one of them. */
const bestStep = (table: Table, position: State, seat: State['actor']): number => {
  if (position.actor !== seat || questionOf(position) !== 'more') return 0;
  const worths = legalActions(table, position).map(
    (step) => expected(table, after(table, position, step), seat) + (step.kind === 'sell' ? weights.sale : 0),
  );
  return Math.max(0, Math.max(...worths) - expected(table, position, seat));
};

/** The cubes on the map of what an action would build; undefined if that holds none. */
const cubesLike = (table: Table, state: State, action: Action): number | undefined => {
  if (action.kind !== 'build' && action.kind !== 'double') return undefined;
  const cargo = lowestTile(table, state, state.actor, action.industry)?.cargo;
  if (cargo === undefined) return undefined;
  const sites = table.sites.filter(({ id }) => state.tile[id] !== NONE && table.tiles[state.tile[id]].cargo === cargo);
  return sites.reduce((sum, { id }) => sum + state.cubes[id], 0);
};

describe.each(editions)('the value of an action in $slug', (edition) => {
  const table = tableFor(edition, edition.seats[0]);
  const positions = randomPositions(table, 'weigh').filter((state) => questionOf(state) === 'action');

  it('is that of the position after it and of its best further step, less what it takes from the turn', () => {
    const found = new Map<Action['kind'], Set<string>>();
    for (const state of positions) {
      for (const { action, worth } of weighActions(table, state, legalActions(table, state))) {
        const position = after(table, state, action);
        const known = expected(table, position, state.actor) + bestStep(table, position, state.actor);
        const rest = worth - known - (action.kind === 'sell' ? weights.sale : 0);
        found.set(action.kind, (found.get(action.kind) ?? new Set()).add(rest.toFixed(6)));
      }
    }
    expect(found.size).toBeGreaterThan(4);
    for (const rests of found.values()) expect(rests.size).toBe(1);
  });
});

describe.each(ageOfIndustry.seats)('building a tile with cubes in Age of Industry with %d', (seats) => {
  const table = tableFor(ageOfIndustry, seats);
  const positions = randomPositions(table, 'scarce').filter((state) => questionOf(state) === 'action');

  it(`is worth ${seats > 3 ? 'more' : 'nothing more'} as long as they are scarce`, () => {
    const rests = { scarce: new Set<string>(), plenty: new Set<string>() };
    for (const state of positions) {
      for (const { action, worth } of weighActions(table, state, legalActions(table, state))) {
        const cubes = cubesLike(table, state, action);
        if (action.kind !== 'build' || cubes === undefined) continue;
        const rest = worth - expected(table, after(table, state, action), state.actor);
        rests[cubes < 3 ? 'scarce' : 'plenty'].add(rest.toFixed(6));
      }
    }
    const [[scarce], [plenty]] = [[...rests.scarce], [...rests.plenty]].map((found) => found.map(Number));
    expect([rests.scarce.size, rests.plenty.size]).toEqual([1, 1]);
    expect(scarce - plenty).toBeCloseTo(seats > 3 ? 0.4 : 0, 6);
  });
});

describe.each([birmingham, lancashire])('a loan in $slug with a low income', (edition) => {
  const table = tableFor(edition);
  const [begun] = randomPositions(table, 'loan');
  const offersLoan = (money: number): boolean => {
    const state = begun.copy();
    state.income[state.actor] = table.track.topOf.get(-6) ?? 0;
    state.money[state.actor] = money;
    return weighActions(table, state, legalActions(table, state)).some(({ action }) => action.kind === 'loan');
  };

  it('is worth a thought if the seat could not pay in the next rounds', () => {
    expect(offersLoan(0)).toBe(true);
    expect(offersLoan(17)).toBe(true);
  });

  it('is not as long as the seat can pay', () => {
    expect(offersLoan(18)).toBe(false);
    expect(offersLoan(40)).toBe(false);
  });
});
