import { editions } from '@coalbrook/editions';
import { finishedLanguages } from '@coalbrook/words';
import { expect, test } from 'vitest';

import { introductions as english } from '../../../language/en/learn.ts';
import { introductionsByCode } from '../../../language/introductions.ts';
import { readRules } from '../../../rulebook/readRules.ts';

const texts = import.meta.glob<string>('../../../../../../docs/rules/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const ids = new Set(
  Object.values(texts).flatMap((text) =>
    readRules(text).flatMap((block) => (block.kind === 'statement' ? [block.id] : [])),
  ),
);

test.each(editions.map(({ slug }) => slug))('%s has the same introduction in every language', (slug) => {
  const shape = (chapters = english[slug]): unknown =>
    chapters?.map(({ rule, paragraphs, items, advice }) => ({
      rule,
      paragraphs: paragraphs.length,
      items: items?.map(({ sign, rule: id }) => [sign, id]),
      advice: advice?.length,
    }));
  expect(shape()).toBeDefined();
  expect(finishedLanguages.filter(({ code }) => !(code in introductionsByCode))).toEqual([]);
  for (const introductions of Object.values(introductionsByCode)) expect(shape(introductions[slug])).toEqual(shape());
});

test.each(editions.map(({ slug }) => slug))('the introduction to %s cites rules that exist', (slug) => {
  for (const { rule, items = [] } of english[slug] ?? []) {
    for (const id of [rule, ...items.map((item) => item.rule)]) expect(ids.has(id) ? '' : id).toBe('');
  }
});
