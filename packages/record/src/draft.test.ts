import { birmingham } from '@coalbrook/editions';
import {
  awaitsChance,
  beginGame,
  describe as describeState,
  draw,
  fingerprint,
  legalActions,
  makeTable,
  play,
  seededDraw,
  seedOf,
} from '@coalbrook/rules';
import type { Description } from '@coalbrook/rules';
import { describe, expect, it } from 'vitest';

import { openDraft } from './draft.ts';

/** Lines of the canal era. */
const birminghamLines = ((): string[] => {
  const table = makeTable(birmingham, { seats: 2 });
  if (!table.ok) throw new Error('no table');
  return table.value.eras[0].lines.map((id) => table.value.links[id].slug);
})();

const base = { edition: 'birmingham', seats: 2 };

const open = (draft: object): Description => {
  const position = openDraft({ ...base, ...draft });
  if (!position.ok) throw new Error(JSON.stringify(position.fault));
  return describeState(position.value.table, position.value.state);
};

const faultsOf = (draft: unknown): string[] => {
  const position = openDraft(draft);
  return position.ok ? [] : position.fault.map(({ at, document, problem }) => `${at || document} ${problem}`);
};

describe('a draft', () => {
  it('fills in a new game', () => {
    const now = open({});
    expect(now).toMatchObject({ era: 'canal', round: 1, actionsLeft: 1, pending: { awaits: 'action', seat: 0 } });
    expect(
      now.players.map(({ money, income, points, handSize, links }) => [money, income, points, handSize, links]),
    ).toEqual([
      [17, 10, 0, 8, 14],
      [17, 10, 0, 8, 14],
    ]);
    expect([now.deckSize, now.aside]).toEqual([24, 2]);
    expect(Object.keys(now.merchants)).toEqual([
      'shrewsbury#1',
      'oxford#1',
      'oxford#2',
      'gloucester#1',
      'gloucester#2',
    ]);
  });

  it('uses the given values', () => {
    const now = open({
      era: 'rail',
      round: 3,
      order: [1, 0],
      turn: 1,
      actionsLeft: 1,
      players: [
        { money: 5, income: 30, points: 44, spent: 9, hand: ['iron', 'iron', 'wild-location'], mat: { 'coal-1': 0 } },
      ],
      tiles: {
        'dudley#1': { seat: 1, tile: 'coal-2', cubes: 1 },
        'dudley#2': { seat: 0, tile: 'iron-2', flipped: true },
      },
      links: { 'birmingham-dudley': 0 },
      merchants: { 'oxford#2': { tile: 'cotton', barrel: false } },
      markets: { coal: 3 },
    });
    expect(now).toMatchObject({ era: 'rail', round: 3, order: [1, 0], actionsLeft: 1, pending: { seat: 0 } });
    expect(now.players[0]).toMatchObject({ money: 5, income: 30, level: 10, points: 44, spent: 9, links: 13 });
    expect(now.players[0]?.hand).toEqual({ iron: 2, 'wild-location': 1 });
    expect(now.players[0]?.mat).toMatchObject({ 'coal-1': 0, 'coal-2': 2, 'iron-1': 1, 'iron-2': 0 });
    expect(now.tiles).toEqual({
      'dudley#1': { seat: 1, tile: 'coal-2', flipped: false, cubes: 1 },
      'dudley#2': { seat: 0, tile: 'iron-2', flipped: true, cubes: 0 },
    });
    expect(now.merchants['oxford#2']).toEqual({ tile: 'cotton', barrel: false });
    expect(now.markets).toEqual({ coal: 3, iron: 8 });
  });

  it.each([
    [2, 'canal', 1, [8, 8], 22],
    [2, 'canal', 2, [8, 8], 20],
    [2, 'canal', 7, [8, 8], 0],
    [2, 'canal', 10, [2, 2], 0],
    [2, 'rail', 1, [8, 8], 24],
    [2, 'rail', 10, [2, 2], 0],
    [3, 'canal', 9, [2, 2, 2], 0],
    [4, 'rail', 5, [8, 8, 8, 8], 0],
    [4, 'rail', 8, [2, 2, 2, 2], 0],
  ])(
    'with %i seats, %s era, round %i deals hands of %j and leaves %i to draw',
    (seats, era, round, hands, drawable) => {
      const now = open({ seats, era, round });
      expect(now.players.map(({ handSize }) => handSize)).toEqual(hands);
      expect(now.deckSize - now.aside).toBe(drawable);
    },
  );

  it('reports all faults at once', () => {
    expect(faultsOf(undefined)).toEqual(['draft missing', 'edition missing', 'seats missing']);
    expect(faultsOf([])).toEqual(['draft wrongKind', 'edition missing', 'seats missing']);
    expect(faultsOf({})).toEqual(['edition missing', 'seats missing']);
    expect(faultsOf({ edition: 'x', seats: 2 })).toEqual(['edition unknown']);
    expect(faultsOf({ edition: 'birmingham', seats: 5 })).toEqual(['seats outOfRange']);
    expect(
      faultsOf({
        ...base,
        era: 'steam',
        order: [0, 0],
        turn: 2,
        extra: 1,
        players: [{ money: -1, points: 1000, hand: ['gold'], colour: 'red' }, {}, {}],
        tiles: { 'dudley#7': { seat: 0, tile: 'coal-1' }, 'dudley#1': { tile: 'coal-9' } },
        links: { 'a-b': 0, 'birmingham-dudley': 9 },
        merchants: { 'warrington#1': { tile: 'cotton' }, 'oxford#1': { tile: 'pottery' } },
        markets: { coal: 15, beer: 1 },
        deck: { iron: 5 },
      }),
    ).toEqual([
      'extra superfluous',
      'era unknown',
      'turn outOfRange',
      'order impossible',
      'tiles.dudley#7 unknown',
      'tiles.dudley#1.tile unknown',
      'tiles.dudley#1.seat missing',
      'links.a-b unknown',
      'links.birmingham-dudley outOfRange',
      'merchants.warrington#1 impossible',
      'merchants.oxford#1.tile superfluous',
      'markets.beer superfluous',
      'markets.coal outOfRange',
      'players superfluous',
      'players[0].colour superfluous',
      'players[0].money outOfRange',
      'players[0].points outOfRange',
      'players[0].hand[0] unknown',
      'deck.iron superfluous',
      'players[0].hand impossible',
    ]);
  });

  it.each([
    ['a tile on a site that does not accept it', { tiles: { 'dudley#1': { seat: 0, tile: 'iron-1' } } }],
    [
      'two own tiles in a place in the canal era',
      {
        tiles: { 'dudley#1': { seat: 0, tile: 'coal-1' }, 'dudley#2': { seat: 0, tile: 'iron-1' } },
      },
    ],
    ['an empty mine that has not flipped', { tiles: { 'dudley#1': { seat: 0, tile: 'coal-1', cubes: 0 } } }],
    ['a flipped mine with coal', { tiles: { 'dudley#1': { seat: 0, tile: 'coal-1', flipped: true, cubes: 1 } } }],
    [
      'more tiles than there are',
      {
        tiles: { 'dudley#1': { seat: 0, tile: 'coal-1' }, 'cannock#2': { seat: 0, tile: 'coal-1' } },
      },
    ],
    [
      'more links than there are tiles',
      {
        links: Object.fromEntries(birminghamLines.slice(0, 15).map((line) => [line, 0])),
      },
    ],
    ['a tile of a later era', { tiles: { 'burton#2': { seat: 0, tile: 'brewery-4' } } }],
    ['a tile that has left the board', { era: 'rail', tiles: { 'dudley#1': { seat: 0, tile: 'coal-1' } } }],
    ['a hand of nine', { players: [{ hand: { birmingham: 3, coventry: 3, coalbrookdale: 3 } }] }],
    ['a rail line in the canal era', { links: { 'belper-leek': 0 } }],
    ['a barrel beside a blank', { merchants: { 'oxford#1': { tile: 'blank', barrel: true } } }],
  ])('refuses %s', (_name, draft) => {
    expect(faultsOf({ ...base, ...draft })).toEqual(['draft broken']);
  });

  it('allows wild cards only in hands, one of each kind', () => {
    expect(faultsOf({ ...base, players: [{ hand: ['wild-location', 'wild-location'] }] })).toEqual([
      'players[0].hand.wild-location superfluous',
    ]);
    expect(faultsOf({ ...base, deck: { 'wild-industry': 1 } })).toEqual(['deck.wild-industry superfluous']);
  });

  it('accepts a described position, and refuses a wrong description', () => {
    const described = open({ era: 'rail', round: 4, tiles: { 'dudley#1': { seat: 1, tile: 'coal-2', cubes: 1 } } });
    const text = JSON.parse(JSON.stringify(described)) as Record<string, unknown>;
    expect(open(text)).toEqual(described);
    expect(faultsOf({ ...text, deckSize: 3, aside: 1, discarded: {}, pending: { awaits: 'coal', seat: 0 } })).toEqual([
      'pending impossible',
      'deckSize impossible',
      'aside impossible',
      'discarded impossible',
    ]);
    expect(faultsOf({ ...text, deckSize: {}, aside: [], pending: [], discarded: 0 })).toHaveLength(4);
    const [first, second] = described.players;
    expect(
      faultsOf({
        ...text,
        players: [
          { ...first, level: 30 },
          { ...second, handSize: 1 },
        ],
      }),
    ).toEqual(['players[0].level impossible', 'players[1].handSize impossible']);
  });

  it('has the check value of the same position reached by playing', () => {
    const table = makeTable(birmingham, { seats: 2 });
    if (!table.ok) throw new Error('no table');
    const { value } = table;
    const state = beginGame(value);
    const seed = seedOf('played');
    while (!awaitsChance(state) || state.round < 2) {
      if (awaitsChance(state)) draw(value, state, seededDraw(value, state, seed));
      else play(value, state, legalActions(value, state)[0]);
    }
    draw(value, state, seededDraw(value, state, seed));
    const drafted = openDraft(describeState(value, state));
    if (!drafted.ok) throw new Error(JSON.stringify(drafted.fault));
    expect(fingerprint(value, drafted.value.state)).toBe(fingerprint(value, state));
    expect(legalActions(value, drafted.value.state)).toEqual(legalActions(value, state));
  });

  it('handles arbitrary garbage, however deep', () => {
    const deep = JSON.parse('['.repeat(100_000) + ']'.repeat(100_000)) as unknown;
    expect(faultsOf(deep)).toContain('draft wrongKind');
    expect(faultsOf({ ...base, order: deep })).toEqual(['order impossible']);
    expect(faultsOf({ ...base, players: [undefined, deep] })).toEqual(['players[1] wrongKind']);
  });

  it('always gives the same position', () => {
    const [one, two] = [openDraft(base), openDraft({ ...base })];
    if (!one.ok || !two.ok) throw new Error('refused');
    expect(fingerprint(one.value.table, one.value.state)).toBe(fingerprint(two.value.table, two.value.state));
    expect(makeTable(birmingham, { seats: 2 })).toEqual({ ok: true, value: one.value.table });
    expect(legalActions(one.value.table, one.value.state).length).toBeGreaterThan(10);
  });
});
