import { birmingham } from '@coalbrook/editions';
import { describe, expect, it } from 'vitest';

import { leaningTo } from './leaning.ts';
import { tableFor } from './testing.ts';

const table = tableFor(birmingham, 4);
const { catalogue, industries } = table;
const leaning = { links: 1, supplies: 2, development: 3 };

const industryCalled = (slug: string) => industries.find((industry) => industry.slug === slug)!.id;
const buildOf = (slug: string) => {
  const industry = industryCalled(slug);
  const card = table.cards[0].id;
  const site = table.sites.find(({ industries: allowed }) => allowed.includes(industry))!.id;
  return { kind: 'build', card, site, industry } as const;
};

describe('a leaning', () => {
  it('is to links, to what holds cubes or beer, and to taking tiles off the mat', () => {
    expect(leaningTo(table, leaning, catalogue.network[0])).toBe(1);
    for (const slug of ['coal', 'iron', 'brewery']) expect(leaningTo(table, leaning, buildOf(slug))).toBe(2);
    expect(leaningTo(table, leaning, { kind: 'develop', industry: industryCalled('pottery') })).toBe(3);
    expect(leaningTo(table, leaning, { kind: 'remove', tile: table.tiles[0].id })).toBe(3);
  });

  it('is to nothing else', () => {
    for (const slug of ['cotton', 'pottery', 'manufacturer']) expect(leaningTo(table, leaning, buildOf(slug))).toBe(0);
    expect(leaningTo(table, leaning, { kind: 'loan', amount: 30 })).toBe(0);
    expect(leaningTo(table, {}, catalogue.network[0])).toBe(0);
  });
});
