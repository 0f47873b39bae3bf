import { ageOfIndustry, lancashire } from '@coalbrook/editions';
import { parseRecord } from '@coalbrook/record';
import { makeTable } from '@coalbrook/rules';
import type { Edition, Wish } from '@coalbrook/rules';
import { describe, expect, it } from 'vitest';

import aoiTiles from '../../packages/editions/src/age-of-industry/data/tiles.json' with { type: 'json' };
import lancashireTiles from '../../packages/editions/src/lancashire/data/tiles.json' with { type: 'json' };
import { Scene } from '../scene.ts';

const [printed] = lancashire.boards;
const [germany] = ageOfIndustry.boards;

/** What the checker of each version accepted once, and why it is refused now. */
const once: readonly (readonly [string, Edition, Partial<Wish>, object, string])[] = [
  [
    'cards with copies for the decks of options',
    lancashire,
    {},
    {
      ...printed,
      cards: printed.cards?.map((card) => ({ ...card, copies: { ...card.copies, classic: 1, community: 2 } })),
    },
    'cards[0].copies.classic',
  ],
  [
    'link icons on tiles of Age of Industry, which had to be given',
    ageOfIndustry,
    {},
    {
      ...germany,
      industries: aoiTiles.industries.map((industry) => ({
        ...industry,
        tiles: industry.tiles.map((tile) => ({ ...tile, icons: 0 })),
      })),
    },
    'industries[0].tiles[0].icons',
  ],
  [
    'tiles with bulbs in a game without them',
    lancashire,
    {},
    {
      ...printed,
      industries: lancashireTiles.industries.map((industry) => ({
        ...industry,
        tiles: industry.tiles.map((tile) => ({ ...tile, bulb: true })),
      })),
    },
    'industries[0].tiles[0].bulb',
  ],
  [
    'amounts up to 999',
    lancashire,
    {},
    {
      ...printed,
      industries: lancashireTiles.industries.map((industry) => ({
        ...industry,
        tiles: industry.tiles.map((tile) => ({ ...tile, points: 999 })),
      })),
    },
    'industries[0].tiles[0].points',
  ],
  [
    'up to 20 link icons in a place',
    lancashire,
    {},
    { ...printed, places: printed.places.map((place) => ({ ...place, icons: 20 })) },
    'places[0].icons',
  ],
  [
    'two places with one name',
    lancashire,
    {},
    { ...printed, places: printed.places.map((place) => ({ ...place, name: 'Somewhere' })) },
    'places[1].name',
  ],
  [
    'options about tiles with tiles of its own',
    lancashire,
    { options: ['classic-tiles'] },
    { ...printed, industries: lancashireTiles.industries },
    'options',
  ],
];

describe.each(once)('a board with %s', (_name, edition, asked, board, at) => {
  const wish = { seats: edition.seats[1], ...asked, files: { board } };

  it('is refused for a new game', () => {
    const made = makeTable(edition, wish);
    const places = made.ok ? [] : made.fault.map((fault) => fault.at);
    expect(places.some((place) => place.endsWith(at))).toBe(true);
  });

  it('is still played on in a game that was begun on it, under whatever rules', () => {
    for (let rules = 1; rules <= edition.rules; rules++) {
      const made = makeTable(edition, { ...wish, rules });
      expect(made.ok ? [] : made.fault).toEqual([]);
      // What was understood once is understood again.
      if (made.ok) expect(makeTable(edition, made.value.wish)).toEqual(made);
    }
    // A table that is kept for such games helps no new one.
    expect(makeTable(edition, wish).ok).toBe(false);
  });

  it('is read from a record', () => {
    const record = { coalbrook: 1, edition: edition.slug, rules: 1, ...wish, entries: [] };
    const read = parseRecord(JSON.stringify(record));
    expect(read.ok ? [] : read.fault).toEqual([]);
  });
});

it('what no version could play is refused in a game that was begun, too', () => {
  for (const board of [
    { ...printed, places: [] },
    { ...printed, links: [] },
    { ...printed, edition: 'birmingham' },
    7,
  ]) {
    expect(makeTable(lancashire, { seats: 2, rules: 1, files: { board } }).ok).toBe(false);
  }
});

describe('Age of Industry on own boards', () => {
  const town = (slug: string, at: readonly number[], colour: string, sites: readonly (readonly string[])[]) => ({
    slug,
    name: `Town ${slug}`,
    kind: 'town',
    at,
    colour,
    sites,
  });
  const works = ['cotton', 'goods', 'iron'];
  const board = {
    $format: 'coalbrook-board/1',
    edition: 'age-of-industry',
    name: 'Three Ends',
    size: [600, 460],
    places: [
      town('alpha', [100, 230], 'blue', [['port'], works, ['coal']]),
      town('beta', [500, 230], 'red', [['port'], works, ['coal']]),
      { ...town('gamma', [300, 400], 'green', [works, ['coal']]), terminal: true },
      { slug: 'north', name: 'The North', kind: 'outside', at: [500, 50], trade: true },
    ],
    links: [
      { slug: 'alpha-beta', ends: ['alpha', 'beta', 'gamma'] },
      { slug: 'beta-north', ends: ['beta', 'north'] },
    ],
    merchants: [{ place: 'north', spaces: [3, 5] }],
  };
  const position = { edition: 'age-of-industry', seats: 3, files: { board } } as const;

  it('a line with a terminal end leads through since rules 3', () => {
    const sales = (rules: number): readonly string[] =>
      new Scene({
        ...position,
        rules,
        round: 3,
        links: { 'alpha-beta': 0 },
        tiles: { 'alpha#2': { seat: 0, tile: 'cotton-1' }, 'beta#1': { seat: 1, tile: 'port-1' } },
      }).legal('sell alpha#2');
    expect(sales(3)).toEqual(['sell alpha#2 to beta#1']);
    expect([sales(2), sales(1)]).toEqual([[], []]);
  });

  it('a rail does not count closed market spaces since rules 3', () => {
    const paid = (rules: number): number =>
      new Scene({
        ...position,
        rules,
        round: 5,
        turn: 2,
        actionsLeft: 1,
        deck: {},
        display: {},
        links: { 'beta-north': 0 },
        players: [{ hand: [] }, { hand: [] }, { hand: ['ship'] }],
      })
        .play('pass')
        .told('linkPaid')
        .reduce((sum, { money }) => sum + money, 0);
    expect([paid(1), paid(2), paid(3)]).toEqual([4, 4, 3]);
  });
});
