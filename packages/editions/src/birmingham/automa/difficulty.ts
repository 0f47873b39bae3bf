/** Which automata play, and with which tiles. */

import { done, fail } from '@coalbrook/rules';
import type { Result } from '@coalbrook/rules';
import { Reading } from '@coalbrook/rules/input';
import type { Expected, IndustryFile, InputFault } from '@coalbrook/rules/input';

import data from './data/difficulties.json' with { type: 'json' };

type Counts = Readonly<Record<string, number>>;

export interface Difficulty {
  readonly slug: string;
  /** Tiles on the mat by slug, where they differ from a player's. */
  readonly mat: Counts;
}

export const difficulties: readonly Difficulty[] = data.difficulties;

/** The available automata, in seat order. */
export const automata = [
  { slug: 'eadweard', name: 'Eadweard' },
  { slug: 'emily', name: 'Emily' },
] as const;

type Automaton = (typeof automata)[number];

/** An automaton at the table. */
export interface Companion {
  readonly slug: Automaton['slug'];
  readonly name: Automaton['name'];
  /** Slug of the base difficulty. */
  readonly difficulty: string;
  /** Tiles on its mat, for every kind of tile. */
  readonly mat: Counts;
  /** Its canonical notation. */
  readonly text: string;
}

const DEFAULT_DIFFICULTY = 'normal';

/** How many of each kind of tile a player has, in the order of the data. */
const regularCounts = (industries: readonly IndustryFile[]): ReadonlyMap<string, number> =>
  new Map(industries.flatMap(({ slug, tiles }) => tiles.map(({ level, count }) => [`${slug}-${level}`, count])));

const oneOf = (things: readonly { readonly slug: string }[]): Expected => ({
  kind: 'oneOf',
  words: things.map(({ slug }) => slug),
});

/** Reads changes such as `cotton-1=3`. */
const readChanges = (
  reading: Reading,
  changes: readonly string[],
  at: string,
  regular: ReadonlyMap<string, number>,
): ReadonlyMap<string, number> => {
  const changed = new Map<string, number>();
  for (const change of changes) {
    const [, tile, count] = /^([^=]+)=([^=]+)$/.exec(change) ?? [];
    if (tile === undefined) {
      reading.fault(at, 'wrongKind', { kind: 'matChange', example: 'cotton-1=3' }, change);
      continue;
    }
    const most = regular.get(tile);
    if (most === undefined) reading.fault(at, 'unknown', { kind: 'thing', thing: 'tile' }, tile);
    else if (changed.has(tile)) reading.fault(at, 'superfluous', { kind: 'eachOnce', what: 'tile' }, change);
    else if (!/^\d+$/.test(count)) reading.fault(at, 'wrongKind', { kind: 'range', low: 0, high: most }, change);
    else if (Number(count) > most) reading.fault(at, 'outOfRange', { kind: 'range', low: 0, high: most }, change);
    changed.set(tile, Number(count));
  }
  return changed;
};

/** Reads `eadweard`, `eadweard:hard` or `eadweard:hard+cotton-1=3`. Undefined for an unknown name. */
const readCompanion = (
  reading: Reading,
  text: string,
  at: string,
  regular: ReadonlyMap<string, number>,
): Companion | undefined => {
  const [head, ...changes] = text.split('+');
  const [slug, ...after] = head.split(':');
  const wanted = after.length > 0 ? after.join(':') : DEFAULT_DIFFICULTY;
  const automaton = automata.find((one) => one.slug === slug);
  const difficulty = difficulties.find((one) => one.slug === wanted);
  if (!automaton) reading.fault(at, 'unknown', oneOf(automata), slug);
  if (!difficulty) reading.fault(at, 'unknown', oneOf(difficulties), wanted);
  const changed = readChanges(reading, changes, at, regular);
  if (!automaton) return undefined;
  const usual = [...regular].map(([tile, count]) => [tile, difficulty?.mat[tile] ?? count] as const);
  const differing = usual.filter(([tile, count]) => (changed.get(tile) ?? count) !== count);
  return {
    slug: automaton.slug,
    name: automaton.name,
    difficulty: wanted,
    mat: Object.fromEntries(usual.map(([tile, count]) => [tile, changed.get(tile) ?? count])),
    text: [`${slug}:${wanted}`, ...differing.map(([tile]) => `${tile}=${changed.get(tile)}`)].join('+'),
  };
};

/** Nobody twice, and Emily only with Eadweard, unless an unreadable name may be his. */
const checkCompany = (
  reading: Reading,
  texts: readonly string[],
  company: readonly (Companion | undefined)[],
): void => {
  const slugs = company.map((companion) => companion?.slug);
  slugs.forEach((slug, index) => {
    const at = `automata[${index}]`;
    if (slug === undefined) return;
    if (slugs.indexOf(slug) < index)
      reading.fault(at, 'superfluous', { kind: 'eachOnce', what: 'automaton' }, texts[index]);
    else if (slug === 'emily' && !slugs.includes('eadweard') && !slugs.includes(undefined))
      reading.fault(at, 'impossible', { kind: 'automatonToo', automaton: 'eadweard' }, texts[index]);
  });
};

/** The requested automata in seat order, or everything that is wrong with the list. */
export const readCompany = (
  texts: readonly string[],
  industries: readonly IndustryFile[],
): Result<readonly Companion[], readonly InputFault[]> => {
  const reading = new Reading('wish');
  const regular = regularCounts(industries);
  const company = texts.map((text, index) => readCompanion(reading, text, `automata[${index}]`, regular));
  checkCompany(reading, texts, company);
  if (reading.faults.length > 0) return fail(reading.faults);
  return done(automata.flatMap(({ slug }) => company.find((companion) => companion?.slug === slug) ?? []));
};
