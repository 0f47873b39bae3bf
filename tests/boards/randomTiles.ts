import type { BoardTerms, IndustryFile, TileFile, TileMark } from '@coalbrook/rules';

import type { Fate } from './fate.ts';

const MOST_AMOUNT = 99;

/** Mostly what is usual, now and then as much as the format allows. */
const amount = (fate: Fate, usual: number): number => (fate.number(0, 9) === 0 ? MOST_AMOUNT : fate.number(0, usual));

const tilesOf = (
  fate: Fate,
  { eras, tileMarks }: BoardTerms,
  industry: Omit<IndustryFile, 'tiles'>,
  slugs: readonly string[],
): readonly TileFile[] => {
  const has = (mark: TileMark): boolean => tileMarks.includes(mark);
  const lowest = has('locked') ? fate.number(0, 2) : fate.number(1, 2);
  const levels = Array.from({ length: fate.number(0, 3) }, () => fate.number(1, 2)).reduce<readonly number[]>(
    (all, step) => [...all, (all.at(-1) ?? 0) + step],
    [lowest],
  );
  const { sold = false, port = false, ship = false, cargo } = industry;
  return levels.map((level) => ({
    level,
    count: fate.number(0, 3),
    cost: amount(fate, 20),
    coal: fate.number(0, 2),
    iron: fate.number(0, 2),
    ...(has('beer') && sold && fate.flag() ? { beer: fate.number(0, 2) } : {}),
    points: amount(fate, 20),
    income: amount(fate, 10),
    ...(has('icons') ? { icons: fate.number(0, 2) } : {}),
    eras: level === 0 ? [] : fate.atLeastOne(eras),
    ...(has('bulb') && fate.number(0, 3) === 0 ? { bulb: true } : {}),
    ...(has('takes') && port && fate.flag() ? { takes: fate.some(slugs) } : {}),
    ...(cargo !== undefined && !ship
      ? { yields: Object.fromEntries(eras.map((era) => [era, fate.number(1, 4)])) }
      : {}),
  }));
};

/** A table of tiles of its own for every industry of the game, sometimes with one more that works like one of them. */
export const randomTiles = (fate: Fate, terms: BoardTerms): readonly IndustryFile[] => {
  const like = fate.one(terms.industries);
  const more = fate.flag() ? [{ ...like, slug: 'constructor', name: 'extra works' }] : [];
  const industries = [...terms.industries, ...more];
  const slugs = industries.map(({ slug }) => slug);
  return industries.map((industry) => ({ ...industry, tiles: tilesOf(fate, terms, industry, slugs) }));
};
