/** Random input for parsers, from pure noise to nearly valid. */

import { ageOfIndustry, birmingham, lancashire } from '@coalbrook/editions';
import fc from 'fast-check';

import { tableFor } from './samples.ts';

export const noise: fc.Arbitrary<string> = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.constantFrom(
    '',
    ' ',
    '"',
    '{',
    '}',
    '[',
    ']',
    ',',
    ':',
    '0',
    '-1',
    '1e999',
    'null',
    '\n',
    '\\',
    '\u2028',
    '__proto__',
  ),
);

/** Text with some characters removed, doubled or replaced. */
export const damaged = (text: string): fc.Arbitrary<string> =>
  fc
    .array(fc.tuple(fc.nat(text.length), fc.nat(30), noise), { minLength: 1, maxLength: 4 })
    .map((cuts) =>
      cuts.reduce((sum, [at, length, insert]) => sum.slice(0, at) + insert + sum.slice(at + length), text),
    );

const { plans } = tableFor(birmingham, { seats: 1, automata: ['eadweard', 'emily'] });
const things = [
  tableFor(birmingham, { seats: 4 }),
  tableFor(lancashire, { seats: 4 }),
  tableFor(ageOfIndustry, { seats: 4 }),
  tableFor(ageOfIndustry, { seats: 4, options: ['new-england'] }),
].flatMap(({ sites, links, industries, tiles, cards, outlets, buyers, places, distant }) =>
  [sites, links, industries, tiles, cards, outlets, buyers, places, distant?.tiles ?? []].flat(),
);
const slugs = [...things, ...plans].map((thing) => thing.slug);

const slug: fc.Arbitrary<string> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...slugs) },
  { weight: 1, arbitrary: noise },
);

const starts =
  'build double network develop sell loan scout pass discard coal iron beer barrel bonus forfeit stop remove draw buy repay cards merchants order first display plans distant';
const glue = 'with to deck 30 0 1 9 ?';

/** Something that looks like an action or a draw. */
export const notation: fc.Arbitrary<string> = fc
  .tuple(
    fc.oneof(fc.constantFrom(...starts.split(' ')), noise),
    fc.array(fc.oneof(slug, fc.constantFrom(...glue.split(' '))), { maxLength: 9 }),
  )
  .map(([first, rest]) => [first, ...rest].join(' '));

const number = fc.oneof(fc.integer({ min: -2, max: 60 }), fc.constantFrom(1.5, 1e9, 32_767, 32_768, 40_000, 1e300));

export const anything: fc.Arbitrary<unknown> = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }) as fc.Arbitrary<unknown>,
  number,
  slug,
  fc.dictionary(slug, number, { maxKeys: 3 }),
);

type Tree = Record<string, unknown>;

/** Follows a path of numbers into a value and replaces or removes what is there. */
const replaced = (value: unknown, path: readonly number[], key: string | undefined, other: unknown): unknown => {
  if (typeof value !== 'object' || value === null) return other;
  const copy: Tree | unknown[] = Array.isArray(value) ? [...(value as unknown[])] : { ...value };
  const names = Object.keys(copy);
  const [step, ...rest] = path;
  const name = rest.length === 0 && key !== undefined ? key : names[step % Math.max(1, names.length)];
  if (name === undefined) return other;
  const at = copy as Tree;
  if (rest.length > 0) at[name] = replaced(at[name], rest, key, other);
  else if (other === undefined) delete at[name];
  else at[name] = other;
  return copy;
};

const change = fc.record({
  path: fc.array(fc.nat(60), { minLength: 1, maxLength: 4 }),
  key: fc.option(slug, { nil: undefined, freq: 4 }),
  other: fc.option(anything, { nil: undefined, freq: 6 }),
});

/** A value with one or two parts changed, renamed or removed. */
export const twisted = (value: unknown): fc.Arbitrary<unknown> =>
  fc
    .array(change, { minLength: 1, maxLength: 2 })
    .map((changes) => changes.reduce((sum, { path, key, other }) => replaced(sum, path, key, other), value));
