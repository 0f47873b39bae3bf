import { ageOfIndustry } from '@coalbrook/editions';
import { COAL, IRON } from '@coalbrook/rules';
import type { EraId, GameEvent, Seat } from '@coalbrook/rules';
import { beforeEach, describe, expect, it } from 'vitest';

import { tellDeed } from './deed.ts';
import { english } from './english/english.ts';
import { slugsOf, tableFor } from './fixtures.ts';
import type { WithoutSeat } from './fixtures.ts';
import { seatNames } from './names.ts';
import { contextOf } from './tellingContext.ts';
import type { TellingContext } from './tellingContext.ts';
import type { DeedEvent } from './turn.ts';

const table = tableFor(ageOfIndustry, { seats: 3, options: ['new-england'] });

const { card, site, tile, link, merchant } = slugsOf(table);

const arkwright = 0 as Seat;
const tinsley = 1 as Seat;
const railways = 0 as EraId;

/** Events of Arkwright, unless they name another seat. */
type Told = WithoutSeat<DeedEvent>;

describe('an action on credit', () => {
  let context: TellingContext;

  beforeEach(() => {
    context = contextOf(table, seatNames(3), english);
  });

  const stands = (seat: Seat, at: string, what: string): void => {
    const built: GameEvent = { event: 'built', seat, site: site(at), tile: tile(what), cost: 0 };
    context.soFar.note(built);
  };
  const deed = (...events: readonly (Told & { readonly seat?: Seat })[]): string => {
    const told = tellDeed(
      context,
      railways,
      events.map((event) => (event.event === 'displayed' ? event : { seat: arkwright, ...event }) as DeedEvent),
    );
    return english.journal.deed(told.deed, told.outcomes);
  };
  const flipped = (at: string, what: string, income: number, seat = arkwright): Told & { readonly seat: Seat } => ({
    event: 'flipped',
    seat,
    site: site(at),
    tile: tile(what),
    income,
  });

  it('builds with borrowed money', () => {
    expect(
      deed(
        { event: 'actionBegan', kind: 'build' },
        { event: 'discarded', card: card('purple') },
        { event: 'lent', amount: 10 },
        { event: 'built', site: site('boston#3'), tile: tile('cotton-1'), cost: 4 },
      ),
    ).toBe('builds cotton mill 1 in Boston for $4 (purple card, a loan of $10).');
    expect(context.soFar.moneyOf(arkwright)).toBe(6);
  });

  it('takes a second loan for a further payment', () => {
    expect(
      deed(
        { event: 'actionBegan', kind: 'double' },
        { event: 'lent', amount: 10 },
        { event: 'built', site: site('boston#3'), tile: tile('goods-3'), cost: 8 },
        { event: 'discarded', card: card('ship') },
        { event: 'bought', cargo: COAL, price: 2 },
        { event: 'lent', amount: 10 },
        { event: 'bought', cargo: IRON, price: 3 },
      ),
    ).toBe(
      'builds goods factory 3 in Boston with both actions for $8, coal from the demand track at $2 and iron from the ' +
        'demand track at $3, $13 in all (ship card, loans of $20).',
    );
    expect(context.soFar.moneyOf(arkwright)).toBe(7);
  });

  it('lays a rail, and pays the owner whose last cube it takes', () => {
    stands(tinsley, 'pennsylvania#1', 'coal-1');
    expect(
      deed(
        { event: 'actionBegan', kind: 'network' },
        { event: 'lent', amount: 10 },
        { event: 'laid', link: link('pennsylvania-new-york'), cost: 1 },
        { event: 'took', cargo: COAL, site: site('pennsylvania#1') },
        flipped('pennsylvania#1', 'coal-1', 4, tinsley),
        { event: 'bought', cargo: IRON, price: 2 },
      ),
    ).toBe(
      'lays the rail Pennsylvania–New York for $1, coal from Tinsley in Pennsylvania and iron from the demand track at ' +
        '$2, $3 in all (a loan of $10); Tinsley’s coal mine 1 in Pennsylvania flips, $4 for Tinsley.',
    );
    expect(context.soFar.moneyOf(tinsley)).toBe(4);
  });

  it('sells to markets and through ports, and both sides are paid', () => {
    stands(arkwright, 'lowell#1', 'cotton-1');
    stands(arkwright, 'lawrence#1', 'cotton-2');
    stands(tinsley, 'boston#1', 'port-1');
    stands(tinsley, 'gulf-of-maine#1', 'ship-3');
    expect(
      deed(
        { event: 'actionBegan', kind: 'sell' },
        { event: 'shipped', site: site('lowell#1'), port: site('boston#1') },
        flipped('lowell#1', 'cotton-1', 8),
        flipped('boston#1', 'port-1', 5, tinsley),
        { event: 'sold', site: site('lawrence#1'), merchant: merchant('gulf-of-maine#1') },
        flipped('lawrence#1', 'cotton-2', 12),
        flipped('gulf-of-maine#1', 'ship-3', 12, tinsley),
      ),
    ).toBe(
      'sells cotton mill 1 in Lowell through Tinsley’s port 1 in Boston and sells cotton mill 2 in Lawrence to Gulf of ' +
        'Maine; $20 received; Tinsley’s ship 3 on Gulf of Maine flips, $17 for Tinsley.',
    );
  });

  it('fills the demand track', () => {
    expect(
      deed(
        { event: 'actionBegan', kind: 'build' },
        { event: 'discarded', card: card('ship') },
        { event: 'built', site: site('gulf-of-maine#1'), tile: tile('ship-3'), cost: 6 },
        { event: 'took', cargo: COAL, site: site('gulf-of-maine#1') },
        { event: 'marketed', site: site('gulf-of-maine#1'), cargo: COAL, count: 3, money: 4 },
        flipped('gulf-of-maine#1', 'ship-3', 12),
      ),
    ).toBe(
      'builds ship 3 on Gulf of Maine for $6 and own coal from Gulf of Maine (ship card); 3 coal go to the demand track ' +
        'for $4; it flips, $12 received.',
    );
  });

  it('develops any tile', () => {
    const removed = (what: string): string =>
      deed(
        { event: 'actionBegan', kind: 'remove' },
        { event: 'developed', tile: tile(what) },
        { event: 'discarded', card: card('light-green') },
      );
    expect([removed('goods-0'), removed('port-2')]).toEqual([
      'develops locked goods factory (light green card).',
      'develops port 2 (light green card).',
    ]);
  });

  it('takes cards, and new ones are displayed', () => {
    const drawing = { event: 'actionBegan', kind: 'draw' } as const;
    const fromDeck = { event: 'dealt', count: 1, cards: undefined } as const;
    const picked = (slug: string): Told => ({ event: 'picked', card: card(slug) });
    const displayed = (slug: string): Told => ({ event: 'displayed', card: card(slug) });
    expect([
      deed(drawing, fromDeck, picked('cotton'), displayed('brown')),
      deed(drawing, picked('cotton'), fromDeck),
      deed(drawing, picked('cotton'), picked('brown'), displayed('iron'), displayed('iron')),
      deed(drawing, picked('cotton'), picked('cotton'), displayed('iron'), displayed('port')),
      deed(drawing, fromDeck, fromDeck),
      deed(drawing),
    ]).toEqual([
      'draws a card from the deck and takes the cotton mill card from the display; the brown card is displayed.',
      'takes the cotton mill card from the display and draws a card from the deck.',
      'takes the cotton mill and brown cards from the display; 2 iron works cards are displayed.',
      'takes 2 cotton mill cards from the display; the iron works and port cards are displayed.',
      'draws 2 cards from the deck.',
      'draws a card from the deck.',
    ]);
  });

  it('repays a loan, or passes', () => {
    expect(deed({ event: 'repaid', amount: 10 })).toBe('pays back $10.');
    expect(deed({ event: 'actionBegan', kind: 'pass' }, { event: 'passed' })).toBe('passes.');
  });
});
