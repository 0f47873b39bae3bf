import type { Draft } from '@coalbrook/record';
import { reasons } from '@coalbrook/rules';
import type { Kind, Reason, Refusal, Table } from '@coalbrook/rules';
import { describe, expect, it } from 'vitest';

import type { Attempt } from './attempt.ts';
import { turnAt } from './fixtures.ts';
import { nearnessOf } from './nearness.ts';

/** What a person touched, by name. */
interface Touch {
  readonly kind?: Kind;
  readonly card?: string;
  readonly site?: string;
  readonly place?: string;
  readonly link?: string;
  readonly industry?: string;
  readonly outlet?: string;
  readonly tile?: string;
  readonly amount?: number;
}

const idOf = (things: readonly { readonly slug: string; readonly id: number }[], slug: string): number => {
  const thing = things.find((one) => one.slug === slug);
  if (!thing) throw new Error(`no ${slug}`);
  return thing.id;
};

const attemptOf = (table: Table, touch: Touch): Attempt => {
  const { kind, card, site, place, link, industry, outlet, tile, amount } = touch;
  return {
    ...(kind ? { kind } : {}),
    ...(card ? { card: idOf(table.cards, card) } : {}),
    ...(site ? { site: idOf(table.sites, site) } : {}),
    ...(place ? { place: idOf(table.places, place) } : {}),
    ...(link ? { link: idOf(table.links, link) } : {}),
    ...(industry ? { industry: idOf(table.industries, industry) } : {}),
    ...(outlet ? { outlet: idOf(table.outlets, outlet) } : {}),
    ...(tile ? { tile: idOf(table.tiles, tile) } : {}),
    ...(amount === undefined ? {} : { amount }),
  };
};

const refusalAt = (draft: Draft, touch: Touch, seat = 0): Refusal | undefined => {
  const turn = turnAt(draft, seat);
  return turn.whyNot(attemptOf(turn.table, touch));
};

const reasonAt = (draft: Draft, touch: Touch, seat?: number): Reason | undefined =>
  refusalAt(draft, touch, seat)?.reason;

const birmingham: Draft = {
  edition: 'birmingham',
  seats: 2,
  round: 2,
  players: [{ hand: ['dudley', 'iron', 'coal', 'coal'], money: 30 }],
  tiles: {
    'dudley#1': { seat: 0, tile: 'coal-1' },
    'birmingham#1': { seat: 0, tile: 'cotton-1' },
    'worcester#1': { seat: 1, tile: 'cotton-1' },
  },
  links: { 'birmingham-dudley': 0 },
  merchants: { 'oxford#1': { tile: 'cotton' } },
};

/** Nothing to sell, and Derby in the network. */
const bare: Draft = {
  edition: 'birmingham',
  seats: 2,
  round: 2,
  players: [{ hand: ['brewery', 'stafford', 'stafford', 'coal'], money: 30 }],
  tiles: {
    'dudley#1': { seat: 0, tile: 'coal-1' },
    'birmingham#3': { seat: 1, tile: 'iron-1' },
    'stafford#1': { seat: 1, tile: 'manufacturer-1' },
    'farm-north#1': { seat: 1, tile: 'brewery-1' },
  },
  links: { 'belper-derby': 0 },
  merchants: { 'oxford#1': { tile: 'cotton' } },
};

/** An opponent's mill; every tile of the seat that would fit is too old. */
const late: Draft = {
  ...bare,
  era: 'rail',
  players: [{ hand: ['worcester', 'worcester'], money: 30 }],
  tiles: { 'worcester#1': { seat: 1, tile: 'cotton-2' } },
  links: {},
};

/** The seat has a network, and little money. */
const poor: Draft = { ...birmingham, players: [{ hand: ['worcester', 'iron', 'iron'], money: 2 }] };

const lancashire: Draft = {
  edition: 'lancashire',
  seats: 3,
  round: 2,
  players: [{ hand: ['iron', 'coal', 'cotton'], money: 30 }],
  tiles: { 'manchester#1': { seat: 0, tile: 'cotton-1' } },
};

const industry: Draft = {
  edition: 'age-of-industry',
  seats: 3,
  round: 2,
  players: [{ hand: { goods: 2 } }],
  display: { coal: 1, iron: 1 },
};

const cases: readonly (readonly [string, Draft, Touch, Reason | undefined])[] = [
  ['a free site out of the network', birmingham, { site: 'stafford#1' }, 'cardForAnotherPlace'],
  ['the same with the right industry card', birmingham, { site: 'coalbrookdale#1' }, 'placeOutsideNetwork'],
  ['the same with a card chosen', birmingham, { site: 'coalbrookdale#1', card: 'dudley' }, 'cardForAnotherPlace'],
  [
    'an industry that the site does not take',
    birmingham,
    { site: 'dudley#1', industry: 'brewery' },
    'siteRefusesIndustry',
  ],
  ['a card that is not held', birmingham, { site: 'stafford#1', card: 'stafford' }, 'cardNotHeld'],
  ['a line of the other era', birmingham, { link: 'birmingham-nuneaton' }, 'lineNotInEra'],
  ['a line that may be used', birmingham, { link: 'birmingham-walsall' }, undefined],
  ['a line far away', birmingham, { link: 'derby-nottingham' }, 'lineOutsideNetwork'],
  ['a line that is taken', birmingham, { link: 'birmingham-dudley' }, 'lineTaken'],
  ['an own mill that reaches no merchant', birmingham, { site: 'birmingham#1', kind: 'sell' }, 'merchantOutOfReach'],
  ["somebody else's mill", birmingham, { kind: 'sell', site: 'worcester#1' }, 'notYourTile'],
  ['a merchant that nothing reaches', birmingham, { outlet: 'oxford#1' }, 'merchantOutOfReach'],
  ['a place to build in', birmingham, { place: 'coalbrookdale' }, 'placeOutsideNetwork'],
  ['a place to sell at', birmingham, { kind: 'sell', place: 'oxford' }, 'merchantOutOfReach'],
  ['too little money for a tile', poor, { site: 'worcester#2' }, 'tooLittleMoney'],
  ['too little money for a link', poor, { link: 'birmingham-walsall' }, 'tooLittleMoney'],
  ['something that needs an answer', birmingham, { kind: 'stop' }, 'notAskedNow'],
  ['something that this game does not have', birmingham, { kind: 'draw' }, 'actionUnknown'],
  ['something that is allowed', birmingham, { kind: 'pass' }, undefined],
  ['a card that permits nothing', birmingham, { card: 'iron' }, 'placeTaken'],
  ['an industry that no card permits', bare, { site: 'derby#3' }, 'cardForAnotherIndustry'],
  ['a site that a card permits', bare, { site: 'derby#1' }, undefined],
  ['a place that no card permits', bare, { site: 'worcester#1' }, 'cardForAnotherPlace'],
  ["somebody else's works without a card", bare, { site: 'birmingham#3' }, 'overbuildNeedsHigherLevel'],
  ['the same with a card', bare, { site: 'birmingham#3', card: 'coal' }, 'cardForAnotherIndustry'],
  ["somebody else's mill with a card for the place", bare, { site: 'stafford#1' }, 'overbuildOpponentIndustry'],
  ['the same with a tile that is too old', late, { site: 'worcester#1' }, 'overbuildOpponentIndustry'],
  ['a place with more to say than that', late, { place: 'worcester' }, 'tileTooOldForEra'],
  ["somebody else's farm out of the network", bare, { site: 'farm-north#1' }, 'overbuildOpponentIndustry'],
  ['a farm without its card', bare, { site: 'farm-south#1', card: 'stafford' }, 'farmNeedsIndustryCard'],
  ['a mine that is not for sale', bare, { kind: 'sell', site: 'dudley#1' }, 'industryNotSold'],
  ['selling without a tile to sell', bare, { kind: 'sell' }, 'notYourTile'],
  ['a merchant without a tile to sell', bare, { outlet: 'oxford#1' }, 'notYourTile'],
  ['buying while nothing is needed', bare, { kind: 'buy' }, 'notAskedNow'],
  ['buying from a demand track while nothing is needed', industry, { kind: 'buy' }, 'notAskedNow'],
  ['a line of the rail era', lancashire, { link: 'barrow-lancaster' }, 'lineNotInEra'],
  ['any site, while two cards can be spent for it', lancashire, { site: 'stockport#1' }, undefined],
  ['the same with one action left', { ...lancashire, actionsLeft: 1 }, { site: 'colne#1' }, 'placeOutsideNetwork'],
  ['a mill that reaches no port', lancashire, { kind: 'sell', site: 'manchester#1' }, 'tradeOutOfReach'],
  ['a port that is not there', lancashire, { kind: 'sell', site: 'manchester#1', place: 'liverpool' }, 'portMissing'],
  ['a line without a network', industry, { kind: 'network' }, 'noNetworkYet'],
  ['paying back nothing', industry, { kind: 'repay' }, 'noLoanToRepay'],
  ['a card that does not lie open', industry, { kind: 'draw', card: 'port' }, 'nothingToTake'],
];

describe('why not', () => {
  it.each(cases)('%s', (_, draft, touch, reason) => {
    expect(reasonAt(draft, touch)).toBe(reason);
  });

  it('names a card only if one was touched', () => {
    const facts = (touch: Touch): readonly string[] => Object.keys(refusalAt(birmingham, touch)?.facts ?? {});
    expect(facts({ site: 'stafford#1' })).not.toContain('card');
    expect(facts({ site: 'coalbrookdale#1', card: 'dudley' })).toContain('card');
  });

  it('names the place in which no card lets an industry be built, if it was touched', () => {
    const { table } = turnAt(bare);
    const siteIn = (touch: Touch): string | undefined => {
      const { reason, facts } = refusalAt(bare, touch) ?? { reason: undefined, facts: {} };
      return reason === 'cardForAnotherIndustry' ? table.sites[facts['site'] ?? -1]?.slug : reason;
    };
    expect(siteIn({ kind: 'build', place: 'derby', industry: 'iron' })).toMatch(/^derby#/);
  });

  it('states only what was touched', () => {
    const facts = (touch: Touch): unknown => {
      const { table } = turnAt(bare);
      const found = refusalAt(bare, touch)?.facts ?? {};
      return 'site' in found ? { ...found, site: table.sites[found['site']].slug } : found;
    };
    expect(facts({ kind: 'sell' })).toEqual({});
    expect(facts({ outlet: 'oxford#1' })).toEqual({});
    expect(facts({ kind: 'buy' })).toEqual({ market: 1 });
    expect(facts({ site: 'derby#3' })).toEqual({ site: 'derby#3' });
    expect(facts({ kind: 'sell', site: 'stafford#1' })).toEqual({ site: 'stafford#1' });
  });

  it('speaks of what a kind of action most likely means', () => {
    const about = (draft: Draft, touch: Touch): unknown => {
      const { table } = turnAt(draft);
      const { reason, facts } = refusalAt(draft, touch) ?? { reason: undefined, facts: {} };
      const { place, industry: made, ...rest } = facts as Record<string, number>;
      return {
        reason,
        ...rest,
        ...(place === undefined ? {} : { place: table.places[place].slug }),
        ...(made === undefined ? {} : { industry: table.industries[made].slug }),
      };
    };
    const mill = { place: 'birmingham', industry: 'cotton' };
    expect(about(birmingham, { kind: 'sell' })).toEqual({ reason: 'merchantOutOfReach', ...mill });
    const toOxford = { ...birmingham, links: { 'birmingham-oxford': 0 } };
    const dry = { ...toOxford, merchants: { 'oxford#1': { tile: 'cotton', barrel: false } } };
    expect(about(dry, { kind: 'sell' })).toEqual({ reason: 'tooLittleBeer', needs: 1, has: 0, ...mill });
    // A seat of Lancashire without anything on the board is not told about a line that is unused in this era.
    expect(about({ ...lancashire, tiles: {} }, { kind: 'network' })).toEqual({ reason: 'noNetworkYet' });
  });

  it('names the purchase that lacks least', () => {
    const broke: Draft = { ...bare, tiles: {}, links: {}, players: [{ hand: ['worcester', 'dudley'], money: 2 }] };
    const refusal = refusalAt(broke, { kind: 'build' });
    expect(refusal?.reason).toBe('tooLittleMoney');
    // A coal mine in Dudley, not a cotton mill in Worcester.
    expect(refusal?.facts['needs']).toBe(5);
  });

  it('tells other seats whose turn it is', () => {
    expect(reasonAt(birmingham, { kind: 'pass' }, 1)).toBe('notYourTurn');
  });

  it('ranks every reason', () => {
    expect(reasons.filter((reason) => nearnessOf(reason) < 0)).toEqual([]);
  });

  it('cites a rule for every reason', () => {
    const turn = turnAt(industry);
    for (const { id } of turn.table.sites) {
      const refusal = turn.whyNot({ site: id });
      if (refusal) expect(refusal.rule).toMatch(/^age-of-industry\./);
    }
    expect(turnAt(industry, 1).whyNot({})?.rule).toMatch(/^age-of-industry\./);
  });
});
