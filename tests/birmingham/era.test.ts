import { describe, expect, it } from 'vitest';

import { Scene } from '../scene.ts';
import { lastEraOf } from './drafts.ts';

type Setup = ConstructorParameters<typeof Scene>[0];
type Player = NonNullable<Setup['players']>[number];

/** The last action of an era: a pass. */
const lastAction = (draft: Partial<Setup>): Scene => {
  const seats = draft.seats ?? 2;
  return new Scene({ seats, round: 12 - seats, turn: seats - 1, actionsLeft: 1, ...draft });
};

const endOfEra = (draft: Partial<Setup>): Scene => lastAction(draft).play('pass');

const points = (scene: Scene): number[] => scene.now.players.map((player) => player.points);

/** Icons and points of every tile, level by level, from the printed tiles. */
const printed = {
  cotton: { site: 'tamworth#1', line: 'birmingham-tamworth', icons: [1, 2, 1, 1], points: [5, 5, 9, 12] },
  manufacturer: {
    site: 'birmingham#2',
    line: 'birmingham-coventry',
    icons: [2, 1, 0, 1, 2, 1, 0, 1],
    points: [3, 5, 4, 3, 8, 7, 9, 11],
  },
  pottery: { site: 'coventry#1', line: 'birmingham-coventry', icons: [1, 1, 1, 1, 1], points: [10, 1, 11, 1, 20] },
  coal: { site: 'dudley#1', line: 'birmingham-dudley', icons: [2, 1, 1, 1], points: [1, 2, 3, 4] },
  iron: { site: 'dudley#2', line: 'birmingham-dudley', icons: [1, 1, 1, 1], points: [3, 5, 7, 9] },
  brewery: { site: 'burton#2', line: 'burton-tamworth', icons: [2, 2, 2, 2], points: [4, 5, 7, 10] },
} as const;
const kinds = Object.entries(printed).flatMap(([industry, { site, line, icons, points: values }]) =>
  icons.map((count, index) => ({ tile: `${industry}-${index + 1}`, site, line, icons: count, points: values[index] })),
);

describe('the end', () => {
  it.each([
    [2, 10],
    [3, 9],
    [4, 8],
  ])('birmingham.era.1: with %i seats an era has %i rounds', (seats, rounds) => {
    const scene = new Scene({ seats, round: rounds - 1 }).passUntil(({ round }) => round === rounds);
    expect(scene.now.era).toBe('canal');
    expect(scene.now.players.map(({ handSize }) => handSize)).toEqual(Array.from({ length: seats }, () => 2));
    scene.passUntil(({ era }) => era === 'rail');
    expect(scene.now).toMatchObject({ era: 'rail', round: 1, turn: 0, actionsLeft: 2 });
    expect(scene.told('eraEnded')).toHaveLength(1);
  });

  it('birmingham.era.1: order and income of the last round are settled first', () => {
    const scene = endOfEra({ players: [{ income: 16, spent: 4 }, {}], links: { 'birmingham-oxford': 0 } });
    const names = scene.events.map(({ event }) => event);
    expect(names.indexOf('reordered')).toBeGreaterThanOrEqual(0);
    expect(names.indexOf('earned')).toBeGreaterThan(names.indexOf('reordered'));
    expect(names.indexOf('linkScored')).toBeGreaterThan(names.lastIndexOf('earned'));
    expect(scene.now.players[0].money).toBe(20);
    expect(scene.now.order).toEqual([1, 0]);
  });

  it('birmingham.era.1: the game ends after the rail era', () => {
    const scene = lastAction({ era: 'rail' });
    expect(scene.told('gameEnded')).toEqual([]);
    scene.play('pass');
    expect(scene.pending).toEqual({ awaits: 'nothing' });
    expect(scene.told('gameEnded')).toHaveLength(1);
  });
});

describe('links', () => {
  it('birmingham.era.2: a link scores the icons of both its places for its owner', () => {
    const scene = endOfEra({
      links: { 'birmingham-dudley': 0, 'birmingham-oxford': 1, 'leek-stoke': 1 },
      tiles: {
        'dudley#1': { seat: 0, tile: 'coal-2', flipped: true },
        'dudley#2': { seat: 1, tile: 'iron-3', flipped: true },
        'birmingham#1': { seat: 0, tile: 'cotton-2', flipped: true },
      },
    });
    // Dudley 1 + 1, Birmingham 2, Oxford 2, Leek and Stoke nothing; tiles 2 + 5 and 7.
    expect(points(scene)).toEqual([4 + 2 + 5, 4 + 7]);
    const scored = scene.told('linkScored').map((event) => event.points);
    expect(scored.toSorted((a, b) => a - b)).toEqual([0, 4, 4]);
  });

  it('birmingham.era.2: Kidderminster–Worcester counts all three of its places', () => {
    const scene = endOfEra({
      links: { 'kidderminster-worcester': 0 },
      tiles: {
        'kidderminster#2': { seat: 1, tile: 'cotton-1', flipped: true },
        'worcester#1': { seat: 1, tile: 'cotton-2', flipped: true },
        'farm-south#1': { seat: 1, tile: 'brewery-1', flipped: true },
      },
    });
    expect(points(scene)).toEqual([1 + 2 + 2, 5 + 5 + 4]);
  });

  it.each([
    'birmingham-oxford',
    'gloucester-worcester',
    'coalbrookdale-shrewsbury',
    'stoke-warrington',
    'derby-nottingham',
  ])('birmingham.era.3: %s scores the 2 icons of its merchant place with two seats', (line) => {
    expect(points(endOfEra({ links: { [line]: 0 } }))).toEqual([2, 0]);
    expect(points(endOfEra({ era: 'rail', links: { [line]: 1 } }))).toEqual([0, 2]);
  });

  it.each(kinds)('birmingham.era.3: flipped $tile has $icons link icons for any owner of the link', (kind) => {
    const at = (flipped: boolean): Scene =>
      endOfEra({
        era: lastEraOf(kind.tile),
        links: { [kind.line]: 0 },
        tiles: { [kind.site]: { seat: 1, tile: kind.tile, flipped } },
      });
    expect(points(at(true))[0]).toBe(kind.icons);
    expect(points(at(false))[0]).toBe(0);
  });

  it('birmingham.era.4: links leave the board and owners have 14 again', () => {
    const scene = lastAction({ links: { 'birmingham-dudley': 0, 'birmingham-oxford': 0, 'leek-stoke': 1 } });
    expect(scene.now.players.map(({ links }) => links)).toEqual([12, 13]);
    scene.play('pass');
    expect(scene.now.links).toEqual({});
    expect(scene.now.players.map(({ links }) => links)).toEqual([14, 14]);
  });

  it('birmingham.era.4: lines are free again and only tiles make up the network', () => {
    const scene = endOfEra({
      players: [{ money: 50 }],
      links: { 'birmingham-oxford': 0, 'leek-stoke': 0 },
      tiles: { 'birmingham#1': { seat: 0, tile: 'cotton-2' } },
    });
    expect(scene.pending).toEqual({ awaits: 'action', seat: 0 });
    expect(scene.legal('network')).toEqual(['network birmingham-oxford']);
    expect(scene.rule('network leek-stoke')).toBe('birmingham.network.4');
  });
});

describe('tiles', () => {
  it.each(kinds)('birmingham.era.5: flipped $tile scores $points, unflipped nothing', (kind) => {
    const at = (flipped: boolean): Scene =>
      endOfEra({ era: lastEraOf(kind.tile), tiles: { [kind.site]: { seat: 1, tile: kind.tile, flipped } } });
    expect(points(at(true))).toEqual([0, kind.points]);
    expect(points(at(false))).toEqual([0, 0]);
  });

  it('birmingham.era.5: all links score before any tile', () => {
    const scene = endOfEra({
      links: { 'birmingham-dudley': 0, 'birmingham-oxford': 1 },
      tiles: {
        'dudley#1': { seat: 0, tile: 'coal-1', flipped: true },
        'birmingham#1': { seat: 1, tile: 'cotton-1', flipped: true },
      },
    });
    const scored = scene.events.map(({ event }) => event).filter((event) => event.endsWith('Scored'));
    expect(scored).toEqual(['linkScored', 'linkScored', 'tileScored', 'tileScored']);
  });

  it('birmingham.era.6: level I tiles leave the board after they and the links beside them have scored', () => {
    const scene = endOfEra({
      links: { 'birmingham-dudley': 0, 'birmingham-coventry': 1 },
      tiles: {
        'dudley#1': { seat: 0, tile: 'coal-1', flipped: true },
        'coventry#1': { seat: 1, tile: 'pottery-1', flipped: true },
        'birmingham#1': { seat: 1, tile: 'cotton-1' },
      },
    });
    expect(points(scene)).toEqual([2 + 1, 1 + 10]);
    expect(scene.now.tiles).toEqual({});
    expect(scene.told('removed')).toHaveLength(3);
  });

  it('birmingham.era.6: unflipped tiles leave too, and their cubes do not go to the market', () => {
    const scene = endOfEra({
      tiles: {
        'dudley#1': { seat: 0, tile: 'coal-1' },
        'redditch#2': { seat: 0, tile: 'iron-1' },
        'burton#2': { seat: 0, tile: 'brewery-1' },
        'coventry#1': { seat: 0, tile: 'pottery-1' },
      },
    });
    expect(scene.now.tiles).toEqual({});
    expect(scene.now.markets).toEqual({ coal: 13, iron: 8 });
    expect(scene.now.players[0]).toMatchObject({ money: 17, income: 10, points: 0 });
  });

  it('birmingham.era.6: mats do not change', () => {
    const scene = lastAction({ tiles: { 'dudley#1': { seat: 0, tile: 'coal-1' } } });
    const mats = scene.now.players.map(({ mat }) => mat);
    scene.play('pass');
    expect(scene.now.players.map(({ mat }) => mat)).toEqual(mats);
    expect(mats[1]).toMatchObject({ 'coal-1': 1, 'cotton-1': 3, 'pottery-1': 1 });
    expect(mats[0]['coal-1']).toBe(0);
  });

  it('birmingham.era.7: level II and higher stay as they are', () => {
    const tiles = {
      'birmingham#1': { seat: 0, tile: 'cotton-2', flipped: true, cubes: 0 },
      'coventry#1': { seat: 1, tile: 'pottery-2', flipped: false, cubes: 0 },
      'dudley#1': { seat: 0, tile: 'coal-3', flipped: false, cubes: 2 },
      'redditch#2': { seat: 1, tile: 'iron-2', flipped: false, cubes: 3 },
      'burton#2': { seat: 1, tile: 'brewery-2', flipped: false, cubes: 1 },
    };
    expect(endOfEra({ tiles }).now.tiles).toEqual(tiles);
  });

  it('birmingham.era.7: money, income, points, merchant tiles and markets carry over', () => {
    const merchants = {
      'shrewsbury#1': { tile: 'all', barrel: true },
      'oxford#1': { tile: 'blank', barrel: false },
      'oxford#2': { tile: 'manufacturer', barrel: true },
      'gloucester#1': { tile: 'cotton', barrel: true },
      'gloucester#2': { tile: 'blank', barrel: false },
    };
    const players: readonly Player[] = [
      { money: 33, income: 10, points: 7 },
      { money: 1, income: 30, points: 0 },
    ];
    const { now } = endOfEra({ merchants, players, markets: { coal: 4, iron: 1 } });
    expect(now.players[0]).toMatchObject({ money: 33, income: 10, points: 7 });
    expect(now.players[1]).toMatchObject({ money: 1 + 10, income: 30, points: 0 });
    expect(now.merchants).toEqual(merchants);
    expect(now.markets).toEqual({ coal: 4, iron: 1 });
  });

  it('birmingham.era.7: a flipped tile of level II scores again at the end of the rail era', () => {
    const scene = endOfEra({ tiles: { 'birmingham#1': { seat: 0, tile: 'cotton-3', flipped: true } } });
    expect(points(scene)).toEqual([9, 0]);
    scene.passUntil(({ pending }) => pending.awaits === 'nothing');
    expect(points(scene)).toEqual([18, 0]);
    expect(scene.now.tiles['birmingham#1']).toMatchObject({ tile: 'cotton-3' });
  });
});

describe('merchants and cards', () => {
  it('birmingham.era.8: barrels come back only beside tiles that buy something', () => {
    const scene = endOfEra({
      merchants: {
        'shrewsbury#1': { tile: 'blank' },
        'oxford#1': { tile: 'all', barrel: false },
        'oxford#2': { tile: 'blank' },
        'gloucester#1': { tile: 'cotton', barrel: false },
        'gloucester#2': { tile: 'manufacturer' },
      },
    });
    expect(Object.entries(scene.now.merchants).map(([slug, { barrel }]) => [slug, barrel])).toEqual([
      ['shrewsbury#1', false],
      ['oxford#1', true],
      ['oxford#2', false],
      ['gloucester#1', true],
      ['gloucester#2', true],
    ]);
    expect(scene.told('barrelPlaced')).toHaveLength(2);
  });

  it('birmingham.era.8: barrels do not come back at the end of the rail era', () => {
    const scene = endOfEra({ era: 'rail', merchants: { 'oxford#1': { tile: 'all', barrel: false } } });
    expect(scene.now.merchants['oxford#1'].barrel).toBe(false);
  });

  it.each([
    [2, 40],
    [3, 54],
    [4, 64],
  ])('birmingham.era.9: with %i seats all %i cards are shuffled and 8 dealt to each', (seats, cards) => {
    const scene = lastAction({ seats });
    expect(scene.now.aside).toBe(seats);
    scene.play('pass');
    expect(scene.told('reshuffled')).toMatchObject([{ count: cards }]);
    expect(scene.now.players.map(({ handSize }) => handSize)).toEqual(Array.from({ length: seats }, () => 8));
    expect(scene.now).toMatchObject({ deckSize: cards - 8 * seats, aside: 0, discarded: {} });
  });

  it('birmingham.era.9: every card returns, including the face-down ones, and no wild card', () => {
    const { now } = endOfEra({ players: [{}, { hand: ['wild-location'] }] });
    const total: Record<string, number> = {};
    for (const pile of [now.deck ?? {}, ...now.players.map(({ hand }) => hand ?? {})]) {
      for (const [card, count] of Object.entries(pile)) total[card] = (total[card] ?? 0) + count;
    }
    const two = { burton: 2, cannock: 2, dudley: 2, kidderminster: 2, stafford: 2, wolverhampton: 2, worcester: 2 };
    const three = { birmingham: 3, coalbrookdale: 3, coventry: 3 };
    const one = { nuneaton: 1, redditch: 1, tamworth: 1, walsall: 1 };
    expect(total).toEqual({ ...three, ...two, ...one, iron: 4, coal: 2, pottery: 2, brewery: 5 });
  });

  it('birmingham.era.9: without face-down cards the rail era uses up the whole deck', () => {
    const scene = endOfEra({}).passUntil(({ era, round }) => era === 'rail' && round === 10);
    expect(scene.now.deckSize).toBe(0);
    scene.passUntil(({ pending }) => pending.awaits === 'nothing');
    expect(scene.now.players.map(({ handSize }) => handSize)).toEqual([0, 0]);
    expect(scene.told('discarded').length).toBe(1 + 40);
  });
});
