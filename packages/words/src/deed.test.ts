import { birmingham } from '@coalbrook/editions';
import { BEER, COAL, IRON } from '@coalbrook/rules';
import type { EraId, GameEvent, Seat } from '@coalbrook/rules';
import { beforeEach, describe, expect, it } from 'vitest';

import { tellDeed } from './deed.ts';
import { english } from './english/english.ts';
import { slugsOf, tableFor } from './fixtures.ts';
import type { WithoutSeat } from './fixtures.ts';
import { german } from './german/german.ts';
import { seatNames } from './names.ts';
import { contextOf } from './tellingContext.ts';
import type { TellingContext } from './tellingContext.ts';
import type { DeedEvent } from './turn.ts';

const table = tableFor(birmingham, { seats: 4 });

const { card, site, tile, link, merchant } = slugsOf(table);

const arkwright = 0 as Seat;
const tinsley = 1 as Seat;
const canal = 0 as EraId;
const rail = 1 as EraId;

/** Events of Arkwright, unless they name another seat. */
type Told = WithoutSeat<DeedEvent>;

describe('an action', () => {
  let context: TellingContext;

  beforeEach(() => {
    context = contextOf(table, seatNames(4), english);
  });

  const before = (...events: readonly GameEvent[]): void => {
    for (const event of events) context.soFar.note(event);
  };
  const stands = (seat: Seat, at: string, what: string): void =>
    before({ event: 'built', seat, site: site(at), tile: tile(what), cost: 0 });
  const deed = (era: EraId, ...events: readonly (Told & { readonly seat?: Seat })[]): string => {
    const told = tellDeed(
      context,
      era,
      events.map((event) => ({ seat: arkwright, ...event })),
    );
    return english.journal.deed(told.deed, told.outcomes);
  };

  it('builds with cubes from several sources', () => {
    stands(arkwright, 'cannock#2', 'coal-1');
    stands(tinsley, 'dudley#2', 'iron-1');
    expect(
      deed(
        canal,
        { event: 'discarded', card: card('leek') },
        { event: 'built', site: site('leek#1'), tile: tile('cotton-3'), cost: 16 },
        { event: 'bought', cargo: COAL, price: 2 },
        { event: 'took', cargo: IRON, site: site('dudley#2') },
        { event: 'flipped', seat: tinsley, site: site('dudley#2'), tile: tile('iron-1'), income: 3 },
      ),
    ).toBe(
      'builds cotton mill III in Leek for £16, iron from Tinsley in Dudley and market coal at £2, £18 in all (Leek card); ' +
        'Tinsley’s iron works I in Dudley flips, Tinsley’s income rises to £2 (3 spaces).',
    );
  });

  it('replaces a tile, and selling to the market flips the new one', () => {
    stands(tinsley, 'cannock#2', 'coal-1');
    expect(
      deed(
        canal,
        { event: 'discarded', card: card('wild-industry') },
        { event: 'overbuilt', seat: tinsley, site: site('cannock#2'), tile: tile('coal-1') },
        { event: 'built', site: site('cannock#2'), tile: tile('coal-2'), cost: 7 },
        { event: 'marketed', site: site('cannock#2'), cargo: COAL, count: 3, money: 12 },
        { event: 'flipped', site: site('cannock#2'), tile: tile('coal-2'), income: 7 },
      ),
    ).toBe(
      'builds coal mine II in Cannock over Tinsley’s coal mine I for £7 (wild industry card); ' +
        '3 coal go to the market for £12; it flips, income rises to £4 (7 spaces).',
    );
  });

  it('lays two links at one price', () => {
    stands(arkwright, 'farm-north#1', 'brewery-2');
    expect(
      deed(
        rail,
        { event: 'laid', link: link('cannock-farm-north'), cost: 5 },
        { event: 'discarded', card: card('coal') },
        { event: 'bought', cargo: COAL, price: 3 },
        { event: 'laid', link: link('cannock-walsall'), cost: 10 },
        { event: 'bought', cargo: COAL, price: 3 },
        { event: 'took', cargo: BEER, site: site('farm-north#1') },
      ),
    ).toBe(
      'lays the rail links Cannock–the farm near Cannock and Cannock–Walsall for £15, own beer from the farm near Cannock ' +
        'and 2 market coal at £3 each, £21 in all (coal mine card).',
    );
    expect(
      deed(canal, { event: 'laid', link: link('leek-stoke'), cost: 3 }, { event: 'discarded', card: card('leek') }),
    ).toBe('lays the canal Leek–Stoke-on-Trent for £3 (Leek card).');
  });

  it('develops', () => {
    stands(tinsley, 'dudley#2', 'iron-1');
    expect(
      deed(
        canal,
        { event: 'developed', tile: tile('cotton-1') },
        { event: 'discarded', card: card('leek') },
        { event: 'took', cargo: IRON, site: site('dudley#2') },
        { event: 'developed', tile: tile('cotton-1') },
        { event: 'bought', cargo: IRON, price: 2 },
      ),
    ).toBe('develops cotton mill I (2 times) with iron from Tinsley in Dudley and market iron at £2 (Leek card).');
  });

  it('sells several tiles, with bonuses', () => {
    stands(arkwright, 'worcester#1', 'cotton-1');
    stands(arkwright, 'coventry#1', 'pottery-1');
    stands(arkwright, 'stone#1', 'brewery-1');
    expect(
      deed(
        canal,
        { event: 'sold', site: site('worcester#1'), merchant: merchant('gloucester#1') },
        { event: 'discarded', card: card('brewery') },
        { event: 'drank', merchant: merchant('gloucester#1') },
        { event: 'rewarded', merchant: merchant('gloucester#1'), bonus: 'develop', amount: 1 },
        { event: 'developed', tile: tile('iron-1') },
        { event: 'flipped', site: site('worcester#1'), tile: tile('cotton-1'), income: 5 },
        { event: 'sold', site: site('coventry#1'), merchant: merchant('shrewsbury#1') },
        { event: 'took', cargo: BEER, site: site('stone#1') },
        { event: 'flipped', site: site('stone#1'), tile: tile('brewery-1'), income: 4 },
        { event: 'flipped', site: site('coventry#1'), tile: tile('pottery-1'), income: 5 },
      ),
    ).toBe(
      'sells cotton mill I in Worcester to Gloucester with the merchant’s beer and sells pottery I in Coventry to ' +
        'Shrewsbury with own beer from Stone (brewery card); the bonus develops iron works I; ' +
        'own brewery I in Stone flips, income rises to £7 (14 spaces).',
    );
  });

  it('borrows, scouts or passes', () => {
    expect(deed(canal, { event: 'borrowed', amount: 30, space: 7 }, { event: 'discarded', card: card('leek') })).toBe(
      'takes a loan of £30 (Leek card); income falls to −£3.',
    );
    expect(
      deed(
        canal,
        { event: 'discarded', card: card('leek') },
        { event: 'discarded', card: card('coal') },
        { event: 'discarded', card: card('leek') },
        { event: 'scouted', cards: table.wilds },
      ),
    ).toBe('scouts: trades the cards Leek (2 times) and coal mine for a wild location and a wild industry card.');
    expect(deed(canal, { event: 'passed' }, { event: 'discarded', card: card('leek') })).toBe('passes (Leek card).');
  });

  it('scouts with unknown cards', () => {
    const wilds = 'a wild location and a wild industry card';
    const scouted = { event: 'scouted', cards: table.wilds } as const;
    expect(deed(canal, { event: 'actionBegan', kind: 'scout' }, scouted)).toBe(
      `scouts: trades three cards for ${wilds}.`,
    );
    expect(deed(canal, { event: 'discarded', card: card('leek') }, scouted)).toBe(
      `scouts: trades three cards for ${wilds} (Leek card).`,
    );
  });

  it('spends a card for an action told before', () => {
    expect(deed(canal, { event: 'discarded', card: card('coalbrookdale') })).toBe('spends the Coalbrookdale card.');
    context = contextOf(table, seatNames(4), german);
    expect(deed(canal, { event: 'discarded', card: card('coalbrookdale') })).toBe(
      'wirft die Karte „Coalbrookdale“ ab.',
    );
    expect(deed(canal, { event: 'scouted', cards: table.wilds })).toBe(
      'erkundet: tauscht drei Karten gegen Ortsjoker und Industriejoker.',
    );
  });
});
