import { describe, expect, it } from 'vitest';

import tiles from '../data/tiles.json' with { type: 'json' };
import { difficulties, readCompany } from './difficulty.ts';
import type { Companion } from './difficulty.ts';

const read = (...texts: readonly string[]): ReturnType<typeof readCompany> => readCompany(texts, tiles.industries);

const companyOf = (...texts: readonly string[]): readonly Companion[] => {
  const company = read(...texts);
  if (!company.ok) throw new Error(JSON.stringify(company.fault));
  return company.value;
};

const sum = (counts: Readonly<Record<string, number>>): number =>
  Object.values(counts).reduce((total, count) => total + count, 0);

describe('difficulties', () => {
  it('remove more and more of a player’s tiles', () => {
    const regular = new Map<string, number>(
      tiles.industries.flatMap((industry) =>
        industry.tiles.map(({ level, count }) => [`${industry.slug}-${level}`, count] as const),
      ),
    );
    for (const { mat } of difficulties)
      for (const [tile, count] of Object.entries(mat)) expect(count, tile).toBeLessThan(regular.get(tile) ?? 0);
    expect(difficulties.map(({ slug }) => sum(companyOf(`eadweard:${slug}`)[0].mat))).toEqual([42, 35, 32]);
  });
});

describe('a list of automata', () => {
  it('may be empty', () => {
    expect(companyOf()).toEqual([]);
  });

  it('has normal difficulty by default', () => {
    expect(companyOf('eadweard')).toEqual(companyOf('eadweard:normal'));
    expect(companyOf('eadweard')).toMatchObject([{ slug: 'eadweard', name: 'Eadweard', difficulty: 'normal' }]);
  });

  it('lists the number of tiles of every kind', () => {
    const [{ mat }] = companyOf('eadweard:hard');
    expect(Object.keys(mat)).toHaveLength(29);
    expect(mat).toMatchObject({ 'manufacturer-5': 0, 'manufacturer-8': 2, 'cotton-3': 1, 'pottery-5': 1 });
  });

  it('has the same seat order whoever is named first', () => {
    const company = companyOf('emily:easy', 'eadweard:hard');
    expect(company.map(({ text }) => text)).toEqual(['eadweard:hard', 'emily:easy']);
    expect(company).toEqual(companyOf('eadweard:hard', 'emily:easy'));
  });

  it.each([
    ['eadweard', 'eadweard:normal'],
    ['eadweard:easy', 'eadweard:easy'],
    ['eadweard:normal+cotton-1=3', 'eadweard:normal+cotton-1=3'],
    ['eadweard+cotton-1=03', 'eadweard:normal+cotton-1=3'],
    ['eadweard:normal+iron-2=0+cotton-1=3', 'eadweard:normal+cotton-1=3+iron-2=0'],
    ['eadweard:normal+cotton-1=2+iron-1=0', 'eadweard:normal'],
  ])('writes %s as %s', (text, canonical) => {
    expect(companyOf(text)[0].text).toBe(canonical);
    expect(companyOf(canonical)).toEqual(companyOf(text));
  });

  it('changes only the named tiles', () => {
    const [{ mat: usual }] = companyOf('eadweard:normal');
    const [{ mat }] = companyOf('eadweard:normal+cotton-1=3+iron-2=0');
    expect(mat).toEqual({ ...usual, 'cotton-1': 3, 'iron-2': 0 });
  });

  it.each<[readonly string[], readonly string[]]>([
    [['edward:normal'], ['automata[0] unknown: expected oneOf eadweard,emily, found "edward"']],
    [[''], ['automata[0] unknown: expected oneOf eadweard,emily, found ""']],
    [['eadweard:brutal'], ['automata[0] unknown: expected oneOf easy,normal,hard, found "brutal"']],
    [['eadweard:'], ['automata[0] unknown: expected oneOf easy,normal,hard, found ""']],
    [['eadweard:easy:hard'], ['automata[0] unknown: expected oneOf easy,normal,hard, found "easy:hard"']],
    [['eadweard+'], ['automata[0] wrongKind: expected matChange cotton-1=3, found ""']],
    [['eadweard+cotton-1'], ['automata[0] wrongKind: expected matChange cotton-1=3, found "cotton-1"']],
    [['eadweard+cotton-1=1=2'], ['automata[0] wrongKind: expected matChange cotton-1=3, found "cotton-1=1=2"']],
    [['eadweard+cotton-9=1'], ['automata[0] unknown: expected thing tile, found "cotton-9"']],
    [['eadweard+constructor=1'], ['automata[0] unknown: expected thing tile, found "constructor"']],
    [['eadweard+cotton-1=4'], ['automata[0] outOfRange: expected range 0 3, found "cotton-1=4"']],
    [['eadweard+cotton-1=-1'], ['automata[0] wrongKind: expected range 0 3, found "cotton-1=-1"']],
    [['eadweard+cotton-1=many'], ['automata[0] wrongKind: expected range 0 3, found "cotton-1=many"']],
    [['eadweard+iron-1=1+iron-1=1'], ['automata[0] superfluous: expected eachOnce tile, found "iron-1=1"']],
    [['eadweard', 'eadweard:hard'], ['automata[1] superfluous: expected eachOnce automaton, found "eadweard:hard"']],
    [['emily'], ['automata[0] impossible: expected automatonToo eadweard, found "emily"']],
    [['emily', 'edward'], ['automata[1] unknown: expected oneOf eadweard,emily, found "edward"']],
    [
      ['eadweard:x+y', 'emily+coal-1=2'],
      [
        'automata[0] unknown: expected oneOf easy,normal,hard, found "x"',
        'automata[0] wrongKind: expected matChange cotton-1=3, found "y"',
        'automata[1] outOfRange: expected range 0 1, found "coal-1=2"',
      ],
    ],
  ])('of %j has a fault', (texts, sentences) => {
    const company = read(...texts);
    const faults = company.ok ? [] : company.fault;
    expect(
      faults.map(
        ({ at, problem, expected, found }) =>
          `${at} ${problem}: expected ${Object.values(expected).join(' ')}, found ${found.kind === 'value' ? found.text : found.kind}`,
      ),
    ).toEqual(sentences);
  });
});
