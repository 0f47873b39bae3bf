import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { soak } from '../../testing/soak.ts';
import { drawRound, withSwaps } from './drawRound.ts';
import type { Drawable, DrawnTables, DrawTerms } from './drawRound.ts';
import { tableSizes } from './tableSizes.ts';

const RUNS = { numRuns: soak(60, 3000) };

const byNumber = (one: number, other: number): number => one - other;

/** People who have played nothing yet; the first is the strongest. */
const newcomers = (count: number): readonly Drawable[] =>
  Array.from({ length: count }, (_, at) => ({
    id: `e${String(at).padStart(2, '0')}`,
    points: 0,
    place: 1,
    strength: 2000 - at * 10,
    byes: 0,
    met: [],
  }));

/** The field after a round, in which people got points by their seat. */
const after = (field: readonly Drawable[], { tables, byes }: DrawnTables): readonly Drawable[] => {
  const next = field.map((one) => {
    const table = tables.find((ids) => ids.includes(one.id)) ?? [];
    return {
      ...one,
      points: one.points + (table.includes(one.id) ? 4 - table.indexOf(one.id) : 2),
      byes: one.byes + (byes.includes(one.id) ? 1 : 0),
      met: [...one.met, ...table.filter((id) => id !== one.id)],
    };
  });
  return next.map((one) => ({ ...one, place: 1 + next.filter(({ points }) => points > one.points).length }));
};

const usual: DrawTerms = { method: 'standing', seed: 'first', seats: 4, legal: [4, 3, 2] };

const repeats = (field: readonly Drawable[], tables: DrawnTables['tables']): number => {
  const met = new Map(field.map((one) => [one.id, one.met]));
  let count = 0;
  for (const table of tables)
    for (const [at, one] of table.entries())
      for (const other of table.slice(at + 1)) count += (met.get(one) ?? []).filter((id) => id === other).length;
  return count;
};

/** Every way to seat people at tables of these sizes. */
function* allTables(ids: readonly string[], sizes: readonly number[]): Generator<readonly (readonly string[])[]> {
  const [size, ...rest] = sizes;
  if (size === undefined) {
    yield [];
    return;
  }
  const choose = function* (from: number, taken: readonly string[]): Generator<readonly string[]> {
    if (taken.length === size) yield taken;
    else for (let at = from; at < ids.length; at++) yield* choose(at + 1, [...taken, ids[at]]);
  };
  for (const table of choose(0, []))
    for (const others of allTables(
      ids.filter((id) => !table.includes(id)),
      rest,
    ))
      yield [table, ...others];
}

const term = fc.record({
  method: fc.constantFrom('random', 'standing', 'balanced', 'alike'),
  seed: fc.string({ minLength: 1, maxLength: 8 }),
  seats: fc.constantFrom(2, 3, 4, 5),
});

const withLegal = ({ method, seed, seats }: Pick<DrawTerms, 'method' | 'seed' | 'seats'>): DrawTerms => ({
  method,
  seed,
  seats,
  // As in the editions: duels and small tables, or no table of two.
  legal: [5, 4, 3, ...(seats === 5 ? [] : [2])].filter((size) => size <= seats),
});

describe('sizes of tables', () => {
  it.each([
    [8, 4, [4, 3, 2], [4, 4], 0],
    [7, 4, [4, 3, 2], [4, 3], 0],
    [6, 4, [4, 3, 2], [3, 3], 0],
    [9, 4, [4, 3, 2], [3, 3, 3], 0],
    [5, 4, [4, 3, 2], [3, 2], 0],
    [5, 4, [4, 3], [4], 1],
    [7, 5, [5, 4, 3], [4, 3], 0],
    [2, 4, [4, 3], [], 2],
    [5, 2, [2], [2, 2], 1],
    [1, 2, [2], [], 1],
  ])('%i people at tables of %i, possible %j: %j', (count, seats, legal, sizes, byes) => {
    expect(tableSizes(count, seats, legal)).toEqual({ sizes, byes });
  });

  it('somebody sits out only if no other sizes would do', () => {
    for (let count = 1; count <= 40; count++) {
      const { sizes, byes } = tableSizes(count, 4, [4, 3]);
      expect(sizes.reduce((sum, size) => sum + size, 0) + byes).toBe(count);
      expect(byes, String(count)).toBe({ 1: 1, 2: 2, 5: 1 }[count] ?? 0);
    }
  });
});

describe('a draw', () => {
  it('seats everybody once, at tables of legal sizes, over several rounds', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 20 }), fc.integer({ min: 1, max: 4 }), term, (count, rounds, given) => {
        let field = newcomers(count);
        for (let round = 0; round < rounds; round++) {
          const terms = { ...withLegal(given), seed: `${given.seed} ${round}` };
          const drawn = drawRound(field, terms);
          const all = [...drawn.tables.flat(), ...drawn.byes];
          const { sizes, byes } = tableSizes(count, terms.seats, terms.legal);
          if (sizes.length === 0) {
            expect(drawn).toEqual({ tables: [], byes: [] });
            return;
          }
          expect(all.toSorted()).toEqual(field.map(({ id }) => id));
          expect(drawn.tables.map((table) => table.length).toSorted(byNumber)).toEqual(sizes.toSorted(byNumber));
          expect(drawn.byes).toHaveLength(byes);
          field = after(field, drawn);
        }
      }),
      RUNS,
    );
  });

  it('is the same with the same seed, whatever the order of the field, and another with another', () => {
    fc.assert(
      fc.property(term, fc.integer({ min: 6, max: 16 }), (given, count) => {
        const [field, terms] = [newcomers(count), withLegal(given)];
        expect(drawRound(field.toReversed(), terms)).toEqual(drawRound(field, terms));
      }),
      RUNS,
    );
    const draws = Array.from({ length: 20 }, (_, at) => drawRound(newcomers(8), { ...usual, seed: `s${at}` }));
    expect(new Set(draws.map((draw) => JSON.stringify(draw))).size).toBeGreaterThan(15);
  });

  it('nobody sits out again before everybody has, and the lowest sit out first', () => {
    let field = newcomers(5);
    for (let round = 0; round < 10; round++) {
      const drawn = drawRound(field, { ...usual, seats: 2, legal: [2], seed: `round ${round}` });
      const [out] = field.filter(({ id }) => drawn.byes.includes(id));
      const fewest = Math.min(...field.map(({ byes }) => byes));
      const lowest = Math.max(...field.filter(({ byes }) => byes === fewest).map(({ place }) => place));
      expect([out.byes, out.place]).toEqual([fewest, lowest]);
      field = after(field, drawn);
    }
    expect(field.map(({ byes }) => byes)).toEqual([2, 2, 2, 2, 2]);
  });

  it.each([
    [6, 2],
    [7, 4],
    [8, 4],
    [9, 3],
  ])('of %i at tables of %i lets as few as possible meet again', (count, seats) => {
    const legal = [2, 3, 4].filter((size) => size <= seats && (seats === 2 || size > 2));
    const { sizes } = tableSizes(count, seats, legal);
    for (const method of ['random', 'standing'] as const) {
      let field = newcomers(count);
      for (let round = 0; round < 4; round++) {
        const drawn = drawRound(field, { method, seats, legal, seed: `${method} ${round}` });
        const playing = field.map(({ id }) => id).filter((id) => !drawn.byes.includes(id));
        let fewest = Infinity;
        for (const tables of allTables(playing, sizes)) fewest = Math.min(fewest, repeats(field, tables));
        expect(repeats(field, drawn.tables), `${method}, round ${round}`).toBe(fewest);
        field = after(field, drawn);
      }
    }
  });

  it('by standing seats leaders together, if they have not met', () => {
    const field = newcomers(12).map((one, at) => ({ ...one, points: 12 - at, place: at + 1 }));
    const { tables } = drawRound(field, usual);
    expect(tables.map((table) => table.toSorted())).toEqual([
      ['e00', 'e01', 'e02', 'e03'],
      ['e04', 'e05', 'e06', 'e07'],
      ['e08', 'e09', 'e10', 'e11'],
    ]);
  });

  it('by strength seats like with like, or one of each layer at every table with equal sums', () => {
    const field = newcomers(8);
    const alike = drawRound(field, { ...usual, method: 'alike' }).tables;
    expect(alike.map((table) => table.toSorted())).toEqual([
      ['e00', 'e01', 'e02', 'e03'],
      ['e04', 'e05', 'e06', 'e07'],
    ]);
    const balanced = drawRound(field, { ...usual, method: 'balanced' }).tables;
    const ranks = balanced.map((table) => table.map((id) => Number(id.slice(1))).toSorted(byNumber));
    for (const table of ranks) expect(table.map((rank) => Math.floor(rank / 2))).toEqual([0, 1, 2, 3]);
    expect(ranks.map((table) => table.reduce((sum, rank) => sum + rank, 0))).toEqual([14, 14]);
  });

  it('of the largest field takes no longer than a visitor would wait', () => {
    let field = newcomers(64);
    for (let round = 0; round < 3; round++) field = after(field, drawRound(field, { ...usual, seed: `r${round}` }));
    // Sixteen tables of four can avoid all repeats for a few rounds.
    expect(repeats(field, drawRound(field, usual).tables)).toBe(0);
  });
});

describe('swaps', () => {
  const drawn: DrawnTables = {
    tables: [
      ['a', 'b'],
      ['c', 'd'],
    ],
    byes: ['e'],
  };

  it('exchange two people, also with somebody who sits out, one after the other', () => {
    expect(
      withSwaps(drawn, [
        ['a', 'c'],
        ['a', 'e'],
      ]),
    ).toEqual({
      tables: [
        ['c', 'b'],
        ['e', 'd'],
      ],
      byes: ['a'],
    });
  });

  it('of somebody unknown, or of one person, are none', () => {
    expect(withSwaps(drawn, [['a', 'x']])).toBeUndefined();
    expect(withSwaps(drawn, [['a', 'a']])).toBeUndefined();
  });
});
