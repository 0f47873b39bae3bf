import { birmingham } from '@coalbrook/editions';
import type { BuyerId, OutletId, SiteId, State } from '@coalbrook/rules';
import { describe, expect, it } from 'vitest';

import { sayAction } from './actions.ts';
import { english } from './english/english.ts';
import { slugsOf, tableFor } from './fixtures.ts';
import { german } from './german/german.ts';
import type { Language } from './language.ts';
import { playRandomly } from './randomGame.ts';

const table = tableFor(birmingham, { seats: 4 });

const { merchant } = slugsOf(table);

/** A position with the given merchant tiles, by what they buy. */
const positionWith = (tiles: Readonly<Record<string, string>>): State => {
  const state = playRandomly(table, 'merchants', {});
  for (const [slug, tile] of Object.entries(tiles)) {
    state.buyer[merchant(slug)] = table.buyers.findIndex((buyer) => buyer.slug === tile) as BuyerId;
  }
  return state;
};

const sellTo = (slug: string, language: Language, state?: State): string => {
  const outlet = table.outlets.findIndex((one) => one.merchant === merchant(slug)) as OutletId;
  const action = { kind: 'sell', site: 0 as SiteId, outlet } as const;
  return sayAction(table, action, language, state).replace(/^.*(?= to the merchant| an den Händler)/, '');
};

describe('a sale', () => {
  it('names what a merchant buys if its place has several', () => {
    const state = positionWith({ 'oxford#1': 'cotton', 'oxford#2': 'manufacturer', 'shrewsbury#1': 'cotton' });
    expect([
      sellTo('oxford#1', english, state),
      sellTo('oxford#2', english, state),
      sellTo('shrewsbury#1', english, state),
      sellTo('oxford#1', german, state),
    ]).toEqual([
      ' to the merchant in Oxford (cotton)',
      ' to the merchant in Oxford (manufactured goods)',
      ' to the merchant in Shrewsbury',
      ' an den Händler in Oxford (Baumwolle) verkaufen',
    ]);
  });

  it('numbers merchants that buy the same, or that are unknown', () => {
    const state = positionWith({ 'oxford#1': 'cotton', 'oxford#2': 'cotton' });
    expect([sellTo('oxford#2', english, state), sellTo('oxford#2', english), sellTo('oxford#2', german)]).toEqual([
      ' to the merchant in Oxford (cotton, space 2)',
      ' to the merchant in Oxford (space 2)',
      ' an den Händler in Oxford (Feld 2) verkaufen',
    ]);
  });
});
