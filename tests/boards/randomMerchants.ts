import type { Bonus, BoardTerms, DrawnPlace, MerchantFile } from '@coalbrook/rules/input';

import type { RandomSource } from './randomSource.ts';

const bonusKinds: readonly Bonus['kind'][] = ['money', 'points', 'income', 'develop'];

export interface Settled {
  readonly merchants: readonly MerchantFile[] | undefined;
  /** The places; a merchant place for which there was no tile left is a town. */
  readonly settled: readonly DrawnPlace[];
}

const asTown = (place: DrawnPlace): DrawnPlace => ({ ...place, kind: 'town', sites: [['coal']] });

/** At least one space that is always open, and never more than there are tiles. */
export const randomMerchants = (random: RandomSource, terms: BoardTerms, places: readonly DrawnPlace[]): Settled => {
  if (!terms.merchants) return { merchants: undefined, settled: places };
  const { kinds, bonus, tiles } = terms.merchants;
  const fewest = Math.min(...terms.seats);
  const left = new Map(terms.seats.map((seats) => [seats, tiles[seats] ?? 0]));
  const openFrom = (from: number): boolean => {
    const used = terms.seats.filter((seats) => seats >= from);
    if (used.some((seats) => (left.get(seats) ?? 0) === 0)) return false;
    for (const seats of used) left.set(seats, (left.get(seats) ?? 0) - 1);
    return true;
  };
  const fit = places.filter(({ kind }) => kinds.includes(kind));
  const chosen = fit.filter(({ kind }, index) => index === 0 || kind === 'merchant' || random.flag());
  const merchants = chosen.flatMap(({ slug }, index): MerchantFile[] => {
    const wanted = index === 0 ? [fewest] : random.atLeastOne(terms.seats);
    const spaces = wanted.filter(openFrom);
    if (spaces.length === 0) return [];
    return [
      {
        place: slug,
        spaces,
        ...(bonus ? { bonus: { kind: random.one(bonusKinds), amount: random.one([1, 2, 5, 99]) } } : {}),
      },
    ];
  });
  const settled = places.map((place) =>
    place.kind === 'merchant' && !merchants.some((merchant) => merchant.place === place.slug) ? asTown(place) : place,
  );
  return { merchants, settled };
};
