import type { BoardTerms, IndustryFile, TileFile, TileMark } from '@coalbrook/rules/input';

import type { RandomSource } from './randomSource.ts';

const MOST_AMOUNT = 99;

/** Mostly a usual value, sometimes the maximum that the format allows. */
const amount = (random: RandomSource, usual: number): number =>
  random.number(0, 9) === 0 ? MOST_AMOUNT : random.number(0, usual);

const tilesOf = (
  random: RandomSource,
  { eras, tileMarks }: BoardTerms,
  industry: Omit<IndustryFile, 'tiles'>,
  slugs: readonly string[],
): readonly TileFile[] => {
  const has = (mark: TileMark): boolean => tileMarks.includes(mark);
  const lowest = has('locked') ? random.number(0, 2) : random.number(1, 2);
  const levels = Array.from({ length: random.number(0, 3) }, () => random.number(1, 2)).reduce<readonly number[]>(
    (all, step) => [...all, (all.at(-1) ?? 0) + step],
    [lowest],
  );
  const { sold = false, port = false, ship = false, cargo } = industry;
  return levels.map((level) => ({
    level,
    count: random.number(0, 3),
    cost: amount(random, 20),
    coal: random.number(0, 2),
    iron: random.number(0, 2),
    ...(has('beer') && sold && random.flag() ? { beer: random.number(0, 2) } : {}),
    points: has('points') ? amount(random, 20) : level,
    income: amount(random, 10),
    ...(has('icons') ? { icons: random.number(0, 2) } : {}),
    eras: level === 0 ? [] : random.atLeastOne(eras),
    ...(has('bulb') && random.number(0, 3) === 0 ? { bulb: true } : {}),
    ...(has('takes') && port && random.flag() ? { takes: random.some(slugs) } : {}),
    ...(cargo !== undefined && !ship
      ? { yields: Object.fromEntries(eras.map((era) => [era, random.number(1, 4)])) }
      : {}),
  }));
};

/** The same tiles, of which all but locked ones can be built in every era, and at least one is left. */
const startable = (tiles: readonly TileFile[], eras: readonly string[]): readonly TileFile[] => {
  const unlocked = tiles.every(({ level }) => level === 0) ? [{ ...tiles[0], level: 1, points: 1 }] : tiles;
  return unlocked.map((tile) => (tile.level === 0 ? tile : { ...tile, count: Math.max(1, tile.count), eras }));
};

/** A tile table for every industry of the game, sometimes with an added industry that works like one of them. */
export const randomTiles = (random: RandomSource, terms: BoardTerms): readonly IndustryFile[] => {
  const like = random.one(terms.industries);
  const more = random.flag() ? [{ ...like, slug: 'constructor', name: 'extra works' }] : [];
  const industries = [...terms.industries, ...more];
  const slugs = industries.map(({ slug }) => slug);
  const sure = random.one(terms.industries.filter(({ ship = false }) => !ship)).slug;
  return industries.map((industry) => {
    const tiles = tilesOf(random, terms, industry, slugs);
    return { ...industry, tiles: industry.slug === sure ? startable(tiles, terms.eras) : tiles };
  });
};
