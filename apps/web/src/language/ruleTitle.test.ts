import { expect, test } from 'vitest';

import { ruleTopics as german } from './de/ruleTopics.ts';
import { ruleTopics as english } from './en/ruleTopics.ts';
import { ruleTitle } from './ruleTitle.ts';

const rules = import.meta.glob<string>('../../../../docs/rules/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

test('every section of the rules has a title', () => {
  const sections = Object.values(rules).flatMap((text) =>
    [...text.matchAll(/^## ([a-z]+): /gm)].map(([, section]) => section),
  );
  expect(sections.length).toBeGreaterThan(100);
  expect(Object.keys(english).toSorted()).toEqual([...new Set(sections)].toSorted());
});

test('a statement is named by its section in every language', () => {
  expect(ruleTitle('birmingham.beer.4', english)).toBe('Beer\u00a04');
  expect(ruleTitle('birmingham-automa.sell.1', german)).toBe('Verkaufen\u00a01');
});
