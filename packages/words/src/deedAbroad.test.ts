import { lancashire } from '@coalbrook/editions';
import { COAL, IRON } from '@coalbrook/rules';
import type { DistantId, EraId, GameEvent, Seat } from '@coalbrook/rules';
import { beforeEach, describe, expect, it } from 'vitest';

import { tellDeed } from './deed.ts';
import { english } from './english/english.ts';
import { idOf, slugsOf, tableFor } from './fixtures.ts';
import type { WithoutSeat } from './fixtures.ts';
import { seatNames } from './names.ts';
import { contextOf } from './tellingContext.ts';
import type { TellingContext } from './tellingContext.ts';
import type { DeedEvent } from './turn.ts';

const table = tableFor(lancashire, { seats: 4 });

const { card, site, tile } = slugsOf(table);
const distantTile = (slug: string): DistantId => idOf(table.distant?.tiles ?? [], slug);

const arkwright = 0 as Seat;
const tinsley = 1 as Seat;
const canal = 0 as EraId;

/** Events of Arkwright, unless they name another seat. */
type Told = WithoutSeat<DeedEvent>;

describe('an action without merchants', () => {
  let context: TellingContext;

  beforeEach(() => {
    context = contextOf(table, seatNames(4), english);
  });

  const stands = (seat: Seat, at: string, what: string): void => {
    const built: GameEvent = { event: 'built', seat, site: site(at), tile: tile(what), cost: 0 };
    context.soFar.note(built);
  };
  const deed = (...events: readonly (Told & { readonly seat?: Seat })[]): string => {
    const told = tellDeed(
      context,
      canal,
      events.map((event) => ({ seat: arkwright, ...event })),
    );
    return english.journal.deed(told.deed, told.outcomes);
  };
  const moved = (slug: string, space: number, income: number, closed = false): Told => ({
    event: 'distantMoved',
    tile: distantTile(slug),
    space,
    income,
    closed,
  });
  const flipped = (at: string, what: string, income: number): Told => ({
    event: 'flipped',
    site: site(at),
    tile: tile(what),
    income,
  });

  it('sells through any seat’s port', () => {
    stands(arkwright, 'bolton#1', 'cotton-2');
    stands(tinsley, 'liverpool#1', 'port-2');
    expect(
      deed(
        { event: 'actionBegan', kind: 'sell' },
        { event: 'shipped', site: site('bolton#1'), port: site('liverpool#1') },
        { event: 'discarded', card: card('warrington') },
        { ...flipped('liverpool#1', 'port-2', 3), seat: tinsley },
        flipped('bolton#1', 'cotton-2', 4),
      ),
    ).toBe(
      'sells cotton mill II in Bolton through Tinsley’s port II in Liverpool (Warrington & Runcorn card); ' +
        'income rises to £2 (4 spaces); Tinsley’s income rises to £2 (3 spaces).',
    );
  });

  it('sells several tiles to different outlets', () => {
    stands(arkwright, 'bolton#1', 'cotton-1');
    stands(arkwright, 'bury#1', 'cotton-1');
    stands(arkwright, 'liverpool#4', 'port-1');
    expect(
      deed(
        { event: 'shipped', site: site('bolton#1'), port: site('liverpool#4') },
        { event: 'discarded', card: card('port') },
        flipped('liverpool#4', 'port-1', 3),
        flipped('bolton#1', 'cotton-1', 5),
        { event: 'exported', site: site('bury#1') },
        moved('2', 2, 2),
        flipped('bury#1', 'cotton-1', 5),
      ),
    ).toBe(
      'sells cotton mill I in Bolton through own port I in Liverpool and sells cotton mill I in Bury to the distant ' +
        'market (the marker moves 2 spaces: a bonus of 2 spaces of income) (port card); income rises to £8 (15 spaces).',
    );
  });

  it.each([
    ['0', 0, 3, 'the marker stays: a bonus of 3 spaces of income', 4],
    ['1', 4, 1, 'the marker moves 1 space: a bonus of 1 space of income', 3],
    ['3', 7, 0, 'the marker moves 3 spaces: no bonus', 3],
  ])('says what a distant tile of %s did', (slug, space, income, words, level) => {
    stands(arkwright, 'bury#1', 'cotton-1');
    expect(
      deed({ event: 'exported', site: site('bury#1') }, moved(slug, space, income), flipped('bury#1', 'cotton-1', 5)),
    ).toBe(
      `sells cotton mill I in Bury to the distant market (${words}); income rises to £${level} (${5 + income} spaces).`,
    );
  });

  it('ends when the distant market closes, and earlier sales stand', () => {
    stands(arkwright, 'bury#1', 'cotton-1');
    stands(arkwright, 'colne#1', 'cotton-1');
    expect(
      deed(
        { event: 'exported', site: site('bury#1') },
        { event: 'discarded', card: card('bury') },
        moved('3', 6, 0),
        flipped('bury#1', 'cotton-1', 5),
        { event: 'exported', site: site('colne#1') },
        moved('4', 8, 0, true),
      ),
    ).toBe(
      'sells cotton mill I in Bury to the distant market (the marker moves 3 spaces: no bonus) and offers cotton mill ' +
        'I in Colne to the distant market, which closes: the tile is not sold (Bury card); income rises to £3 (5 spaces).',
    );
    expect(context.soFar.isDistantClosed).toBe(true);
  });

  it('is told before the result of an offer is known', () => {
    stands(arkwright, 'bury#1', 'cotton-1');
    expect(deed({ event: 'exported', site: site('bury#1') }, { event: 'discarded', card: card('bury') })).toBe(
      'offers cotton mill I in Bury to the distant market (Bury card).',
    );
  });

  it('builds with any two cards, and some tiles flip at once', () => {
    expect(
      deed(
        { event: 'actionBegan', kind: 'double' },
        { event: 'built', site: site('liverpool#3'), tile: tile('shipyard-1'), cost: 16 },
        { event: 'discarded', card: card('bolton') },
        { event: 'discarded', card: card('port') },
        { event: 'bought', cargo: COAL, price: 1 },
        { event: 'bought', cargo: IRON, price: 2 },
        flipped('liverpool#3', 'shipyard-1', 2),
      ),
    ).toBe(
      'builds shipyard I in Liverpool with any two cards for £16, market coal at £1 and market iron at £2, £19 in all ' +
        '(Bolton and port cards); it flips, income rises to £1 (2 spaces).',
    );
    stands(arkwright, 'wigan#1', 'coal-1');
    expect(
      deed(
        { event: 'actionBegan', kind: 'double' },
        { event: 'overbuilt', site: site('wigan#1'), tile: tile('coal-1') },
        { event: 'built', site: site('wigan#1'), tile: tile('coal-2'), cost: 7 },
        { event: 'discarded', card: card('bolton') },
        { event: 'discarded', card: card('bolton') },
      ),
    ).toBe('builds coal mine II in Wigan over own coal mine I with any two cards for £7 (2 Bolton cards).');
  });

  it('develops a locked tile', () => {
    expect(
      deed(
        { event: 'developed', tile: tile('shipyard-0') },
        { event: 'discarded', card: card('bury') },
        { event: 'bought', cargo: IRON, price: 1 },
        { event: 'developed', tile: tile('shipyard-0') },
        { event: 'bought', cargo: IRON, price: 1 },
      ),
    ).toBe('develops locked shipyard (2 times) with 2 market iron at £1 each, £2 in all (Bury card).');
  });
});
