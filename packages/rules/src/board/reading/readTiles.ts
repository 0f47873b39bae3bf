import { cargoes } from '../../ids.ts';
import type { IndustryFile, TileFile } from '../format.ts';
import type { BoardReading, BoardFields, KnownIndustry, Read } from './boardReading.ts';
import { complete } from './boardReading.ts';
import { MOST_INDUSTRIES, MOST_LEVELS } from './limits.ts';
import { readTile } from './readTile.ts';

/** The traits that the rules rely on; a board's own tiles may not change them. */
const traits = ['cargo', 'sold', 'port', 'ship', 'flipsWhenBuilt'] as const satisfies readonly (keyof IndustryFile)[];

const industryFields: readonly (keyof IndustryFile)[] = ['slug', 'name', ...traits, 'tiles'];

/** Levels must rise from tile to tile, because tiles are built in this order. */
const checkLevels = (reading: BoardReading, tiles: readonly Read<TileFile>[], at: string): void => {
  tiles.forEach(({ level }, index) => {
    const before = tiles[index - 1]?.level;
    if (level === undefined || before === undefined || level > before) return;
    reading.fault(`${at}[${index}].level`, 'outOfRange', { kind: 'aboveLevel', level: before }, level);
  });
};

const readTraits = (reading: BoardReading, fields: BoardFields, at: string): Read<IndustryFile> => {
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

const hasTraitsOf = (one: Read<IndustryFile>, other: Read<IndustryFile>): boolean =>
  traits.every((trait) => (one[trait] ?? false) === (other[trait] ?? false));

/** The edition's industry that this one works like; undefined if unclear. */
const readLike = (
  reading: BoardReading,
  fields: BoardFields,
  at: string,
  slug: string | undefined,
): Read<IndustryFile> | undefined => {
  const { industries } = reading.terms;
  const own = industries.find((industry) => industry.slug === slug);
  const read = reading.soundly(() => readTraits(reading, fields, at));
  if (!read) return own;
  if (own) {
    for (const trait of traits) {
      if ((read[trait] ?? false) === (own[trait] ?? false)) continue;
      const expected = { kind: 'asInThisGame', value: String(own[trait] ?? false) } as const;
      reading.fault(`${at}.${trait}`, 'impossible', expected, fields[trait]);
    }
    return own;
  }
  const like = industries.find((industry) => hasTraitsOf(industry, read));
  const given = traits.filter((trait) => read[trait] !== undefined);
  if (!like && slug !== undefined) reading.unsound(at, 'impossible', { kind: 'industryOfThisSort' }, given);
  return like ?? (reading.isKept ? read : undefined);
};

/** An industry, and what is known of how it works. */
interface ReadIndustry {
  readonly read: Read<IndustryFile>;
  readonly like: Read<IndustryFile> | undefined;
}

const readIndustry = (reading: BoardReading, value: unknown, at: string, slugs: readonly string[]): ReadIndustry => {
  const fields = reading.fields(value, at, industryFields);
  if (!fields) return { read: {}, like: undefined };
  const slug = reading.newSlug(fields['slug'], `${at}.slug`);
  const like = readLike(reading, fields, at, slug);
  const path = `${at}.tiles`;
  const tiles = (reading.items(fields['tiles'], path, 1, MOST_LEVELS, 'tiles') ?? []).map((tile, index) =>
    readTile(reading, tile, `${path}[${index}]`, { industries: slugs, like, isFirst: index === 0 }),
  );
  checkLevels(reading, tiles, path);
  const { cargo, sold, port, ship, flipsWhenBuilt } = like ?? {};
  const name = reading.title(fields['name'], `${at}.name`);
  return {
    read: { slug, name, cargo, sold, port, ship, flipsWhenBuilt, tiles: tiles.map((tile) => complete<TileFile>(tile)) },
    like,
  };
};

const slugOf = (value: unknown): string[] =>
  typeof value === 'object' && value !== null && 'slug' in value && typeof value.slug === 'string' ? [value.slug] : [];

/** The board's own table of tiles. Its industries count as known even if they have faults. */
export const readTiles = (reading: BoardReading, value: unknown): readonly Read<IndustryFile>[] | undefined => {
  if (value === undefined) return undefined;
  const given = reading.items(value, 'industries', 1, MOST_INDUSTRIES, 'industries');
  if (!given) return undefined;
  // A missing industry of the game is reported once, and not again where a port takes it.
  const slugs = [...new Set([...given.flatMap(slugOf), ...reading.terms.industries.map(({ slug }) => slug)])];
  const all = given.map((industry, index) => readIndustry(reading, industry, `industries[${index}]`, slugs));
  const industries = all.map(({ read }) => read);
  reading.distinct(
    industries.map(({ slug }) => slug),
    (index) => `industries[${index}].slug`,
  );
  reading.distinctNames(industries, 'industries');
  const known = all.flatMap(({ read: { slug }, like }): KnownIndustry[] =>
    slug === undefined ? [] : [{ slug, port: like?.port ?? false, ship: like?.ship ?? false, isUnclear: !like }],
  );
  const missing = reading.terms.industries.filter(({ slug }) => !known.some((one) => one.slug === slug));
  // An industry without a slug may be the missing one.
  if (known.length === industries.length) {
    for (const { slug } of missing)
      reading.fault('industries', 'missing', { kind: 'tilesOf', industry: slug }, undefined);
  }
  // A new one may be the missing one under another name.
  const isWhole = missing.length === 0 && known.length === industries.length;
  reading.industries = [...(isWhole ? known : known.map((one) => ({ ...one, isUnclear: true }))), ...missing];
  return industries;
};
