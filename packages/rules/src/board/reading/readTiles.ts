import { cargoes } from '../../ids.ts';
import type { IndustryFile, TileFile } from '../format.ts';
import type { BoardReading, Fields, Read } from './boardReading.ts';
import { complete } from './boardReading.ts';
import { MOST_AMOUNT, MOST_COPIES, MOST_CUBES, MOST_INDUSTRIES, MOST_LEVELS } from './limits.ts';

const MOST_LEVEL = 99;

const tileFields: readonly (keyof TileFile | 'confidence')[] = [
  'level',
  'count',
  'cost',
  'coal',
  'iron',
  'beer',
  'points',
  'income',
  'icons',
  'eras',
  'bulb',
  'takes',
  'yields',
  'confidence',
];

/** What the rules know an industry by; a table of one's own may not change it. */
const traits = ['cargo', 'sold', 'port', 'ship', 'flipsWhenBuilt'] as const satisfies readonly (keyof IndustryFile)[];

const industryFields: readonly (keyof IndustryFile)[] = ['slug', 'name', ...traits, 'tiles'];

/** Cubes or barrels of a tile by era. A tile that carries something begins with some of it. */
const readYields = (
  reading: BoardReading,
  value: unknown,
  at: string,
  eras: readonly string[],
  mustYield: boolean,
): TileFile['yields'] => {
  const fields = reading.object(value, at, reading.terms.eras);
  const yields = Object.fromEntries(
    reading.terms.eras
      .filter((era) => fields[era] !== undefined)
      .map((era) => [era, reading.integer(fields[era], `${at}.${era}`, 0, 0, MOST_CUBES)]),
  );
  for (const era of mustYield ? eras : []) {
    if (fields[era] === undefined || fields[era] === 0) {
      reading.fault(`${at}.${era}`, 'missing', 'at least 1, as its tiles carry something', fields[era]);
    }
  }
  return value === undefined ? undefined : yields;
};

const readTile = (
  reading: BoardReading,
  value: unknown,
  at: string,
  industries: readonly string[],
  mustYield: boolean,
): Read<TileFile> => {
  const fields = reading.fields(value, at, tileFields);
  if (!fields) return {};
  const whole = (field: keyof TileFile, high: number): number =>
    reading.whole(fields[field], `${at}.${field}`, 0, high);
  const maybe = (field: keyof TileFile, high: number): number | undefined =>
    fields[field] === undefined ? undefined : whole(field, high);
  reading.need(fields['eras'], `${at}.eras`, 'a list of eras');
  reading.confidence(fields['confidence'], `${at}.confidence`);
  const eras = reading.words(fields['eras'], `${at}.eras`, reading.terms.eras);
  return {
    level: whole('level', MOST_LEVEL),
    count: whole('count', MOST_COPIES),
    cost: whole('cost', MOST_AMOUNT),
    coal: maybe('coal', MOST_CUBES),
    iron: maybe('iron', MOST_CUBES),
    beer: maybe('beer', MOST_CUBES),
    points: whole('points', MOST_AMOUNT),
    income: whole('income', MOST_AMOUNT),
    icons: whole('icons', MOST_CUBES),
    eras,
    bulb: reading.flag(fields['bulb'], `${at}.bulb`, false) || undefined,
    takes: fields['takes'] === undefined ? undefined : reading.words(fields['takes'], `${at}.takes`, industries),
    yields: readYields(reading, fields['yields'], `${at}.yields`, eras, mustYield),
  };
};

/** Levels rise from tile to tile, as the tiles are built in this order. */
const checkLevels = (reading: BoardReading, tiles: readonly Read<TileFile>[], at: string): void => {
  tiles.forEach(({ level }, index) => {
    const before = tiles[index - 1]?.level;
    if (level === undefined || before === undefined || level > before) return;
    reading.fault(`${at}[${index}].level`, 'outOfRange', `more than ${before}, the level before`, level);
  });
};

const readTraits = (reading: BoardReading, fields: Fields, at: string): Read<IndustryFile> => {
  const flag = (name: (typeof traits)[number]): true | undefined =>
    reading.flag(fields[name], `${at}.${name}`, false) || undefined;
  return {
    cargo: fields['cargo'] === undefined ? undefined : reading.word(fields['cargo'], `${at}.cargo`, cargoes),
    sold: flag('sold'),
    port: flag('port'),
    ship: flag('ship'),
    flipsWhenBuilt: flag('flipsWhenBuilt'),
  };
};

const readIndustry = (
  reading: BoardReading,
  value: unknown,
  at: string,
  slugs: readonly string[],
): Read<IndustryFile> => {
  const fields = reading.fields(value, at, industryFields);
  if (!fields) return {};
  const slug = reading.newSlug(fields['slug'], `${at}.slug`);
  const own = reading.terms.industries.find((industry) => industry.slug === slug);
  const read = reading.soundly(() => readTraits(reading, fields, at));
  for (const trait of own && read ? traits : []) {
    if ((read?.[trait] ?? false) === (own?.[trait] ?? false)) continue;
    reading.fault(`${at}.${trait}`, 'impossible', `${own?.[trait] ?? false}, as ever in this game`, fields[trait]);
  }
  const mustYield = read?.cargo !== undefined && !read.ship;
  const path = `${at}.tiles`;
  const tiles = (reading.items(fields['tiles'], path, 1, MOST_LEVELS, 'tiles') ?? []).map((tile, index) =>
    readTile(reading, tile, `${path}[${index}]`, slugs, mustYield),
  );
  checkLevels(reading, tiles, path);
  return {
    slug,
    name: reading.title(fields['name'], `${at}.name`),
    ...read,
    tiles: tiles.map((tile) => complete<TileFile>(tile)),
  };
};

const slugOf = (value: unknown): string[] =>
  typeof value === 'object' && value !== null && 'slug' in value && typeof value.slug === 'string' ? [value.slug] : [];

/** A table of tiles that the board brings. Its industries count as known even where there is a fault in them. */
export const readTiles = (reading: BoardReading, value: unknown): readonly Read<IndustryFile>[] | undefined => {
  if (value === undefined) return undefined;
  const given = reading.items(value, 'industries', 1, MOST_INDUSTRIES, 'industries');
  if (!given) return undefined;
  const slugs = given.flatMap(slugOf);
  const industries = given.map((industry, index) => readIndustry(reading, industry, `industries[${index}]`, slugs));
  reading.distinct(
    industries.map(({ slug }) => slug),
    (index) => `industries[${index}].slug`,
  );
  const known = industries.flatMap(({ slug, port = false, ship = false }) =>
    slug === undefined ? [] : [{ slug, port, ship }],
  );
  const missing = reading.terms.industries.filter(({ slug }) => !known.some((one) => one.slug === slug));
  // An industry without a slug may be the one that is missing.
  if (known.length === industries.length) {
    for (const { slug } of missing) reading.fault('industries', 'missing', `tiles of ${slug}`, undefined);
  }
  reading.industries = [...known, ...missing];
  return industries;
};
