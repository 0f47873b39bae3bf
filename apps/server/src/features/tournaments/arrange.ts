import { pick } from '@coalbrook/rules';
import type { Seed } from '@coalbrook/rules';

/** People, by number, who are to sit at tables. */
export interface Seatables {
  /** As many in all as there are people. */
  readonly sizes: readonly number[];
  /** What speaks against two people at one table; not negative. */
  readonly cost: (one: number, other: number) => number;
  /** Of each layer there is one person at each table that is large enough; missing if anybody may sit with anybody. */
  readonly layer?: (one: number) => number;
}

type Tables = readonly (readonly number[])[];

/** Attempts to get away from an arrangement that no single swap improves. */
const KICKS = 12;
const SWAPS_IN_KICK = 3;

/** Of so few people all arrangements can be tried. */
const FEW = 12;

/** Which table each person sits at, in the order of their numbers. */
const dealOut = ({ sizes, layer }: Seatables): number[] => {
  if (!layer) return sizes.flatMap((size, table) => Array.from({ length: size }, () => table));
  const deepest = Math.max(...sizes);
  return Array.from({ length: deepest }, (_, depth) =>
    sizes.flatMap((size, table) => (size > depth ? [table] : [])),
  ).flat();
};

/** Swaps people as long as that makes anything better. Changes `at`. */
const descend = (at: number[], { sizes, cost, layer = () => 0 }: Seatables): void => {
  const tables = sizes.map((_, table) => new Set(at.flatMap((where, one) => (where === table ? [one] : []))));
  const against = (one: number, table: number, except: number): number => {
    let sum = 0;
    for (const other of tables[table]) if (other !== one && other !== except) sum += cost(one, other);
    return sum;
  };
  const move = (one: number, from: number, to: number): void => {
    tables[from].delete(one);
    tables[to].add(one);
    at[one] = to;
  };
  for (let isBetter = true; isBetter;) {
    isBetter = false;
    for (let one = 0; one < at.length; one++) {
      for (let other = one + 1; other < at.length; other++) {
        const [here, there] = [at[one], at[other]];
        if (here === there || layer(one) !== layer(other)) continue;
        const before = against(one, here, other) + against(other, there, one);
        const after = against(one, there, other) + against(other, here, one);
        if (after >= before) continue;
        move(one, here, there);
        move(other, there, here);
        isBetter = true;
      }
    }
  }
};

const costOf = (at: readonly number[], cost: Seatables['cost']): number => {
  let sum = 0;
  for (let one = 0; one < at.length; one++)
    for (let other = one + 1; other < at.length; other++) if (at[one] === at[other]) sum += cost(one, other);
  return sum;
};

/** Swaps a few people of the same layer at random. */
const kick = (at: readonly number[], { layer = () => 0 }: Seatables, seed: Seed, round: number): number[] => {
  const kicked = [...at];
  for (let swap = 0; swap < SWAPS_IN_KICK; swap++) {
    const counter = (round * SWAPS_IN_KICK + swap) * 2;
    const one = pick(seed, counter, at.length);
    const others = kicked.flatMap((_, other) => (layer(other) === layer(one) ? [other] : []));
    const other = others[pick(seed, counter + 1, others.length)];
    [kicked[one], kicked[other]] = [kicked[other], kicked[one]];
  }
  return kicked;
};

/** Tries all arrangements that could be better. */
const searchBetter = (known: readonly number[], limit: number, seatables: Seatables): readonly number[] => {
  const { sizes, cost, layer } = seatables;
  const tables: number[][] = sizes.map(() => []);
  let best = known;
  let least = limit;
  const isOpen = (one: number, table: number): boolean => {
    const taken = tables[table].length;
    if (taken >= sizes[table] || (layer && taken !== layer(one))) return false;
    // Of empty tables of one size the first stands for all.
    return taken > 0 || !tables.some((other, at) => at < table && other.length === 0 && sizes[at] === sizes[table]);
  };
  const place = (one: number, sum: number): void => {
    if (one === known.length) {
      least = sum;
      best = known.map((_, person) => tables.findIndex((table) => table.includes(person)));
      return;
    }
    const choices = sizes
      .map((_, table) => table)
      .filter((table) => isOpen(one, table))
      .map((table) => ({ table, more: tables[table].reduce((all, other) => all + cost(one, other), 0) }))
      .toSorted((a, b) => a.more - b.more);
    for (const { table, more } of choices) {
      if (sum + more >= least) return;
      tables[table].push(one);
      place(one + 1, sum + more);
      tables[table].pop();
    }
  };
  place(0, 0);
  return best;
};

/**
 * Seats people so that as little as possible speaks against it. The best arrangement is found for few people, and a
 * good one for many. It depends on nothing but what is given.
 */
export const arrange = (seatables: Seatables, seed: Seed): Tables => {
  let best: readonly number[] = dealOut(seatables);
  let least = Infinity;
  for (let round = 0; round < KICKS; round++) {
    const tried = round === 0 ? [...best] : kick(best, seatables, seed, round);
    descend(tried, seatables);
    const cost = costOf(tried, seatables.cost);
    if (cost >= least) continue;
    [best, least] = [tried, cost];
  }
  if (best.length <= FEW) best = searchBetter(best, least, seatables);
  return seatables.sizes.map((_, table) => best.flatMap((where, person) => (where === table ? [person] : [])));
};
