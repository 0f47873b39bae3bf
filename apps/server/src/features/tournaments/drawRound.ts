/** Draws the tables of a round. It depends only on the field and the seed, so that anybody can repeat it. */

import { pick, seedOf } from '@coalbrook/rules';
import type { Seed } from '@coalbrook/rules';
import type { DrawMethod } from '@coalbrook/wire/online';

import { arrange } from './arrange.ts';
import { tableSizes } from './tableSizes.ts';

/** Somebody who takes part in a round. */
export interface Drawable {
  readonly id: string;
  /** Points so far, and the place in the standings. */
  readonly points: number;
  readonly place: number;
  readonly strength: number;
  /** How often they have sat out. */
  readonly byes: number;
  /** Whom they have met, once for each game. */
  readonly met: readonly string[];
}

export interface DrawTerms {
  readonly method: DrawMethod;
  readonly seed: string;
  /** The usual number of people at a table, and all numbers that are possible. */
  readonly seats: number;
  readonly legal: readonly number[];
}

export interface DrawnTables {
  /** By table and seat; none if there are too few people. */
  readonly tables: readonly (readonly string[])[];
  readonly byes: readonly string[];
}

/** To meet again is worse than any distance. */
const AGAIN = 1e9;

const shuffled = <Value>(values: readonly Value[], seed: Seed): readonly Value[] => {
  const mixed = [...values];
  for (let last = mixed.length - 1; last > 0; last--) {
    const other = pick(seed, last, last + 1);
    [mixed[last], mixed[other]] = [mixed[other], mixed[last]];
  }
  return mixed;
};

const keyOf = ({ points, strength }: Drawable, method: DrawMethod): number => {
  if (method === 'random') return 0;
  return method === 'standing' ? points : strength;
};

/** Positions from the highest key on; those with equal keys share the middle of theirs. */
const positionsOf = (keys: readonly number[]): readonly number[] =>
  keys.map((key) => {
    const above = keys.filter((other) => other > key).length;
    const equal = keys.filter((other) => other === key).length;
    return above + (equal - 1) / 2;
  });

/** Of those who have sat out least often, the lowest sit out. */
const splitByes = (
  field: readonly Drawable[],
  count: number,
): readonly [playing: readonly Drawable[], byes: readonly Drawable[]] => {
  const byes = field.toSorted((one, other) => one.byes - other.byes || other.place - one.place).slice(0, count);
  return [field.filter((one) => !byes.includes(one)), byes];
};

/** The number of people above somebody at a table, if strong and weak are dealt out evenly. */
const layersOf = (sizes: readonly number[]): readonly number[] =>
  Array.from({ length: Math.max(...sizes) }, (_, depth) =>
    sizes.filter((size) => size > depth).map(() => depth),
  ).flat();

export const drawRound = (field: readonly Drawable[], { method, seed, seats, legal }: DrawTerms): DrawnTables => {
  const { sizes, byes } = tableSizes(field.length, seats, legal);
  if (sizes.length === 0) return { tables: [], byes: [] };
  // Whatever order the field is given in, the same seed gives the same draw.
  const inOrder = field.toSorted((one, other) => (one.id < other.id ? -1 : 1));
  const [playing, out] = splitByes(shuffled(inOrder, seedOf(`${seed} field`)), byes);
  const people = playing.toSorted((one, other) => keyOf(other, method) - keyOf(one, method));
  const positions = positionsOf(people.map((one) => keyOf(one, method)));
  const middle = (people.length - 1) / 2;
  const timesMet = (one: Drawable, other: Drawable): number => one.met.filter((id) => id === other.id).length;
  const isBalanced = method === 'balanced';
  // At balanced tables those above the middle and those below it belong together; the square keeps it from being negative.
  const distance = (one: number, other: number): number =>
    isBalanced
      ? (positions[one] - middle) * (positions[other] - middle) + middle ** 2
      : Math.abs(positions[one] - positions[other]);
  const costs = people.map((one, at) =>
    people.map((other, there) => AGAIN * timesMet(one, other) + distance(at, there)),
  );
  const layers = layersOf(sizes);
  const arranged = arrange(
    { sizes, cost: (one, other) => costs[one][other], ...(isBalanced ? { layer: (one: number) => layers[one] } : {}) },
    seedOf(`${seed} tables`),
  );
  // The leaders' table comes first.
  const ordered = arranged.toSorted((one, other) => Math.min(...one) - Math.min(...other));
  return {
    tables: ordered.map((table, at) =>
      shuffled(
        table.map((one) => people[one].id),
        seedOf(`${seed} seats ${at}`),
      ),
    ),
    byes: out.map(({ id }) => id),
  };
};

/** A draw after the organiser has swapped people, in this order; undefined if one of them is not in it. */
export const withSwaps = (
  drawn: DrawnTables,
  swaps: readonly (readonly [string, string])[],
): DrawnTables | undefined => {
  let { tables, byes } = drawn;
  for (const [one, other] of swaps) {
    const all = [...tables.flat(), ...byes];
    if (one === other || !all.includes(one) || !all.includes(other)) return undefined;
    const swap = (id: string): string => (id === one ? other : id === other ? one : id);
    tables = tables.map((table) => table.map(swap));
    byes = byes.map(swap);
  }
  return { tables, byes };
};
