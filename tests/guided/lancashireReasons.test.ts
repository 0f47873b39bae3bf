/** What is said of suggested moves where cotton is sold abroad and money counts in the end. */

import { judgeMove, reasonsFor } from '@coalbrook/guide';
import type { MoveReason } from '@coalbrook/guide';
import { tableFor } from '@coalbrook/record';
import { legalActions, mask } from '@coalbrook/rules';
import type { Action, LinkId, SiteId, State, TileId } from '@coalbrook/rules';
import { describe, expect, it } from 'vitest';

import { me, secondTurn } from './secondTurn.ts';

const made = tableFor('lancashire', { seats: 2, options: ['introductory'], automata: [] });
if (!made.ok) throw new Error(JSON.stringify(made.fault));
const table = made.value;

const siteOf = (slug: string): SiteId => table.sites.findIndex((site) => site.slug === slug) as SiteId;
const tileOf = (slug: string): TileId => table.tiles.findIndex((tile) => tile.slug === slug) as TileId;
const placeOf = (slug: string): number => table.places.findIndex((place) => place.slug === slug);
const cardOf = (slug: string): number => table.cards.findIndex((card) => card.slug === slug);
const linkOf = (slug: string): LinkId => table.links.findIndex((link) => link.slug === slug) as LinkId;

const put = (state: State, site: string, tile: string, isFlipped = false): void => {
  state.tile[siteOf(site)] = tileOf(tile);
  state.tileOwner[siteOf(site)] = me;
  state.flipped[siteOf(site)] = isFlipped ? 1 : 0;
};

const reasonsOf = (state: State, move: readonly Action[]): readonly MoveReason[] => {
  const view = mask(table, state, me);
  expect(legalActions(table, view)).toContain(move[0]);
  return reasonsFor(table, view, move);
};

describe('the reasons for a sale to the distant market', () => {
  /** A mill in Rochdale, connected to Yorkshire, and the marker on a space. */
  const oddsAt = (space: number, drawn: readonly number[]): unknown => {
    const state = secondTurn(table);
    put(state, 'rochdale#2', 'cotton-1');
    state.linkOwner[linkOf('rochdale-yorkshire')] = me;
    state.distantSpace = space;
    for (const move of drawn) {
      const tile = table.distant?.tiles.findIndex((one) => one.move === move) ?? -1;
      state.distantTiles[tile]--;
    }
    const sale = legalActions(table, mask(table, state, me)).find(({ kind }) => kind === 'sell');
    const [reason] = reasonsOf(state, sale ? [sale] : []);
    return reason?.about === 'mayFlip' ? reason.odds : undefined;
  };

  // With two seats there are one tile of 1, three of 2, three of 3 and one of 4; the eighth space is the last.
  it.each([
    [0, [], { tiles: 8, closing: 0 }],
    [4, [], { tiles: 8, closing: 1 }],
    [6, [2, 4], { tiles: 6, closing: 5 }],
    [7, [], { tiles: 8, closing: 8 }],
  ])('say how many tiles would close it from space %i', (space, drawn, odds) => {
    expect(oddsAt(space, drawn)).toEqual(odds);
  });
});

describe('the points of tiles in the introductory game', () => {
  it('are those printed on them, and level II and higher score them twice', () => {
    const state = secondTurn(table);
    state.money[me] = 40;
    const iron = table.industries.findIndex(({ slug }) => slug === 'iron');
    const [better] = reasonsOf(state, [table.catalogue.develop[iron]]);
    const printed = (slug: string): number => table.tiles[tileOf(slug)].points;
    expect(better).toEqual({
      about: 'better',
      tile: tileOf('iron-2'),
      now: { points: printed('iron-2'), times: 2 },
      before: { points: printed('iron-1'), times: 1 },
    });
  });
});

describe('the reasons for a canal', () => {
  const lay = (slug: string): Action => table.catalogue.network[linkOf(slug)];

  it('say what it scores for: places at the edge of the map, and flipped tiles at its ends', () => {
    const state = secondTurn(table);
    put(state, 'rochdale#2', 'cotton-1', true);
    expect(reasonsOf(state, [lay('rochdale-yorkshire')])).toContainEqual({
      about: 'linkPoints',
      points: 3,
      sources: [
        { place: placeOf('rochdale'), points: 1, tiles: 1 },
        { place: placeOf('yorkshire'), points: 2, tiles: 0 },
      ],
    });
  });

  /** Lays a canal from Rochdale to Oldham with certain cards in hand, and pays with one of them. */
  const opensOldham = (hand: readonly string[], paid: string): boolean => {
    const state = secondTurn(table);
    put(state, 'rochdale#2', 'cotton-1');
    const first = me * table.cards.length;
    state.hand.fill(0, first, first + table.cards.length);
    for (const card of hand) state.hand[first + cardOf(card)]++;
    state.handSize[me] = hand.length;
    const discard = table.catalogue.discard[cardOf(paid)];
    return reasonsOf(state, [lay('oldham-rochdale'), discard]).some(({ about }) => about === 'opens');
  };

  it.each([
    ['with a card that is left', ['coal', 'liverpool'], 'liverpool', true],
    ['with the second of two cards', ['coal', 'coal', 'liverpool'], 'coal', true],
    ['but not with the card that the move spends', ['coal', 'liverpool'], 'coal', false],
    ['nor where another card is good anyway', ['coal', 'oldham', 'liverpool'], 'liverpool', false],
  ])('say what can be built at a new place %s', (_, hand, paid, isOpened) => {
    expect(opensOldham(hand, paid)).toBe(isOpened);
  });
});

describe('a late loan', () => {
  const [, , borrow] = table.catalogue.loan;

  /** So much money and income in the last round but one, where a seat has four cards and two actions. */
  const late = (money: number, income: number): State => {
    const state = secondTurn(table);
    state.round = 9;
    state.deck.fill(0);
    state.deckSize = 0;
    state.hand.fill(0);
    state.handSize.fill(4);
    for (let seat = 0; seat < 2; seat++) state.hand[seat * table.cards.length + cardOf('liverpool')] = 4;
    state.money[me] = money;
    state.income[me] = income;
    return state;
  };

  it('is told by the points that it adds: the money of the last income less, and income and cash count', () => {
    const state = late(18, 28);
    const level = table.track.levelOf[28];
    expect(borrow.amount).toBe(30);
    const points = Math.floor((18 + 30 + level - 3) / 4) - Math.floor((18 + level) / 4) - 3;
    expect(points).toBe(4);
    expect(reasonsOf(state, [borrow])).toMatchObject([{ about: 'loan', rounds: 1, points }]);
  });

  it('adds nothing once cash counts for the most points that it may, and is not called a good move', () => {
    const state = late(61, 28);
    expect(reasonsOf(state, [borrow])).toMatchObject([{ about: 'loan', points: -3 }]);
    const view = mask(table, state, me);
    for (const loan of table.catalogue.loan)
      expect(['idle', 'worse']).toContain(judgeMove(table, view, table.catalogue.pass, loan).kind);
  });

  it('is a good move while it adds points', () => {
    const view = mask(table, late(18, 28), me);
    expect(judgeMove(table, view, table.catalogue.pass, borrow).kind).toBe('good');
  });
});
