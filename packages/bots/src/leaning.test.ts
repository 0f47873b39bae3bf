import { ageOfIndustry, birmingham } from '@coalbrook/editions';
import { IRON } from '@coalbrook/rules';
import type { Action } from '@coalbrook/rules';
import { describe, expect, it } from 'vitest';

import { worthOfAction } from './evaluation/economy.ts';
import { leaningIn } from './leaning.ts';
import type { Leaning } from './leaning.ts';
import { randomPositions, tableFor } from './testing.ts';

const table = tableFor(birmingham, 4);
const { catalogue, industries } = table;
const leaning = { links: 1, supplies: 2, development: 3 };
const [state] = randomPositions(table, 'leaning');
const liking = (action: Action, own: Leaning = leaning) => leaningIn(table, state, own)(action) / worthOfAction(table);

const industryCalled = (slug: string) => industries.find((industry) => industry.slug === slug)!.id;
const buildOf = (slug: string) => {
  const industry = industryCalled(slug);
  const card = table.cards[0].id;
  const site = table.sites.find(({ industries: allowed }) => allowed.includes(industry))!.id;
  return { kind: 'build', card, site, industry } as const;
};

describe('a leaning', () => {
  it('is to links, to what holds cubes or beer, and to taking tiles off the mat', () => {
    expect(liking(catalogue.network[0])).toBeCloseTo(1, 9);
    for (const slug of ['coal', 'iron', 'brewery']) expect(liking(buildOf(slug))).toBeCloseTo(2, 9);
    expect(liking({ kind: 'develop', industry: industryCalled('pottery') })).toBeCloseTo(3, 9);
    expect(liking({ kind: 'remove', tile: table.tiles[0].id })).toBeCloseTo(3, 9);
  });

  it('is not to what there is plenty of', () => {
    const stocked = state.copy();
    const { id: site } = table.sites[0];
    stocked.tile[site] = table.tiles.find(({ cargo }) => cargo === IRON)!.id;
    stocked.cubes[site] = 4;
    expect(leaningIn(table, stocked, leaning)(buildOf('iron'))).toBe(0);
    expect(leaningIn(table, stocked, leaning)(buildOf('coal'))).toBeGreaterThan(0);
  });

  it('is not to links without money for a tile, or in debt', () => {
    const { actor } = state;
    const withMoney = (money: number, income = state.income[actor]) => {
      const copy = state.copy();
      copy.money[actor] = money;
      copy.income[actor] = income;
      return leaningIn(table, copy, leaning)(catalogue.network[0]);
    };
    expect(withMoney(30)).toBeGreaterThan(0);
    // A canal costs £3 and the cheapest first tile £5.
    expect(withMoney(8)).toBeGreaterThan(0);
    expect(withMoney(7)).toBe(0);
    expect(withMoney(30, 0)).toBe(0);
  });

  it('is not to links with more than two loans beyond the money', () => {
    const indebted = tableFor(ageOfIndustry, 4);
    const [position] = randomPositions(indebted, 'loans');
    const withLoans = (loans: number, money: number) => {
      const copy = position.copy();
      copy.loans[copy.actor] = loans;
      copy.money[copy.actor] = money;
      return leaningIn(indebted, copy, leaning)(indebted.catalogue.network[0]);
    };
    expect(withLoans(2, 5)).toBeGreaterThan(0);
    expect(withLoans(3, 10)).toBeGreaterThan(0);
    expect(withLoans(3, 9)).toBe(0);
  });

  it('may be to links only where they pay money in the end', () => {
    const paying = tableFor(ageOfIndustry, 4);
    const [position] = randomPositions(paying, 'loans');
    position.loans[position.actor] = 0;
    position.money[position.actor] = 30;
    const own = { paidLinks: 2 };
    expect(leaningIn(paying, position, own)(paying.catalogue.network[0])).toBeCloseTo(2 * worthOfAction(paying), 9);
    expect(liking(catalogue.network[0], own)).toBe(0);
    expect(liking(catalogue.network[0], { ...own, links: 1 })).toBeCloseTo(1, 9);
  });

  it('may be to one industry: its tiles as far as they are likely to flip, and better ones', () => {
    const own = { building: { cotton: 4, brewery: 2 }, developing: { cotton: 1 } };
    const [cotton, brewery] = ['cotton', 'brewery'].map((slug) => liking(buildOf(slug), own));
    expect(cotton).toBeGreaterThan(0);
    expect(cotton).toBeLessThan(4);
    expect(brewery).toBeGreaterThan(0);
    expect(brewery).toBeLessThanOrEqual(2);
    for (const slug of ['pottery', 'manufacturer', 'coal']) expect(liking(buildOf(slug), own)).toBe(0);
    expect(liking({ kind: 'develop', industry: industryCalled('cotton') }, own)).toBe(1);
    expect(liking({ kind: 'develop', industry: industryCalled('pottery') }, own)).toBe(0);
    const [first] = table.industries[industryCalled('cotton')].tiles;
    expect(liking({ kind: 'remove', tile: first }, own)).toBe(1);
  });

  it('is not to a tile that cannot flip any more', () => {
    const late = state.copy();
    late.era = table.eras[table.eras.length - 1].id;
    late.handSize[late.actor] = 0;
    late.deckSize = 0;
    late.aside = 0;
    const own = { building: { cotton: 4, brewery: 2 } };
    for (const slug of ['cotton', 'brewery']) expect(leaningIn(table, late, own)(buildOf(slug))).toBe(0);
  });

  it('is to nothing else', () => {
    for (const slug of ['cotton', 'pottery', 'manufacturer']) expect(liking(buildOf(slug))).toBe(0);
    expect(liking({ kind: 'loan', amount: 30 })).toBe(0);
    expect(liking(catalogue.network[0], {})).toBe(0);
  });
});
