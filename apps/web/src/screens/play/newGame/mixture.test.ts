import { levelNames } from '@coalbrook/bots';
import { birmingham, editions } from '@coalbrook/editions';
import { describe, expect, test } from 'vitest';

import { automaton, bot, person } from './chairs.ts';
import { mixtures, withMixture } from './mixture.ts';
import type { Mixture } from './mixture.ts';
import { judge } from './possible.ts';
import { usualSetUp, withCompany } from './setUp.ts';
import type { SetUp } from './setUp.ts';

const company = ({ chairs }: SetUp) => chairs.map(({ kind, who }) => (kind === 'bot' ? who : kind));

const levels = (mixture: Mixture): readonly number[] =>
  withMixture(usualSetUp(birmingham), birmingham, mixture)
    .chairs.filter(({ kind }) => kind === 'bot')
    .map(({ who }) => levelNames.findIndex((name) => name === who));

test('a stronger table has stronger opponents, and none has the same one twice', () => {
  const [gentle, even, strong] = mixtures.map(levels);
  for (const one of [gentle, even, strong]) expect(new Set(one).size).toBe(3);
  const sum = (all: readonly number[]) => all.reduce((total, level) => total + level, 0);
  expect(sum(gentle)).toBeLessThan(sum(even));
  expect(sum(even)).toBeLessThan(sum(strong));
  expect(gentle).toContain(0);
  expect(strong).toContain(levelNames.length - 1);
});

describe.each(editions.map((edition) => [edition.slug, edition] as const))('%s', (_, edition) => {
  test.each(mixtures)('a %s table can be played', (mixture) => {
    for (const isFirst of [false, true]) {
      expect(judge(withMixture(usualSetUp(edition, isFirst), edition, mixture)).faults).toEqual([]);
    }
  });
});

test('people keep their seats, and the number of seats does not change', () => {
  const before = withCompany(usualSetUp(birmingham), [bot('carter'), person, bot('random')]);
  const after = withMixture(before, birmingham, 'strong');
  expect(company(after)).toEqual(['master', 'person', 'engineer']);
  expect(after.chairs[1]).toEqual(before.chairs[1]);
});

test('at a table without bots, they take the seats that are left', () => {
  const before = withCompany(usualSetUp(birmingham), [person, person]);
  expect(company(withMixture(before, birmingham, 'gentle'))).toEqual(['person', 'person', 'carter', 'pedlar']);
  const full = withCompany(usualSetUp(birmingham), [person, person, person, person]);
  expect(withMixture(full, birmingham, 'gentle')).toEqual(full);
});

test('automata keep their seats', () => {
  const before = withCompany(usualSetUp(birmingham), [person, automaton('eadweard'), bot('carter')]);
  expect(company(withMixture(before, birmingham, 'strong'))).toEqual(['person', 'automaton', 'master']);
});
