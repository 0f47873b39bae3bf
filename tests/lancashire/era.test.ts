import { describe, expect, it } from 'vitest';

import { Scene } from '../scene.ts';
import { total } from '../sceneHelp.ts';
import { cardsIn, copies, endOfEra, endOfGame, kinds, lastActionOfEra, money, passOut, points } from './closing.ts';

describe('the end', () => {
  it.each([
    [2, 10],
    [3, 9],
    [4, 8],
  ])('lancashire.era.1: with %i seats the canal era ends when the hands of round %i are empty', (seats, rounds) => {
    const scene = new Scene({ edition: 'lancashire', seats }).passUntil(({ round }) => round === rounds);
    expect(scene.now.era).toBe('canal');
    expect(scene.now.players.map(({ handSize }) => handSize)).toEqual(Array.from({ length: seats }, () => 2));
    scene.passUntil(({ era }) => era === 'rail');
    expect(scene.now).toMatchObject({ era: 'rail', round: 1, turn: 0, actionsLeft: 2 });
    expect(scene.told('eraEnded')).toHaveLength(1);
  });

  it('lancashire.era.1: the era does not end while a seat still has a card', () => {
    const scene = lastActionOfEra({ turn: 0, players: [{ hand: ['port'] }, { hand: { coal: 2 } }] });
    scene.play('pass', 'pass');
    expect(scene.now.era).toBe('canal');
    scene.play('pass');
    expect(scene.now.era).toBe('rail');
  });

  it('lancashire.era.1: order and income of the last round are settled before the scoring', () => {
    const scene = endOfEra({ players: [{ income: 16, spent: 4 }, {}], links: { 'colne-yorkshire': 0 } });
    const names = scene.events.map(({ event }) => event);
    expect(names.indexOf('reordered')).toBeGreaterThanOrEqual(0);
    expect(names.indexOf('earned')).toBeGreaterThan(names.indexOf('reordered'));
    expect(names.indexOf('linkScored')).toBeGreaterThan(names.lastIndexOf('earned'));
    expect(money(scene)).toEqual([33, 30]);
    expect(scene.now.order).toEqual([1, 0]);
  });

  it('lancashire.era.1: the game is over after the rail era', () => {
    const scene = lastActionOfEra({ era: 'rail' });
    expect(scene.told('gameEnded')).toEqual([]);
    scene.play('pass');
    expect(scene.pending).toEqual({ awaits: 'nothing' });
    expect(scene.told('gameEnded')).toHaveLength(1);
    expect(scene.told('earned')).toEqual([]);
  });
});

describe('links', () => {
  it('lancashire.era.2: a link earns its owner 1 point per icon at both its ends', () => {
    const scene = endOfEra({
      links: { 'bolton-bury': 0, 'colne-yorkshire': 1, 'lancaster-preston': 1 },
      tiles: {
        'bolton#1': { seat: 0, tile: 'cotton-2', flipped: true },
        'bolton#3': { seat: 1, tile: 'iron-3', flipped: true },
        'bury#1': { seat: 0, tile: 'coal-2', flipped: true },
      },
    });
    // Bolton 2 and Bury 1; Yorkshire 2; Lancaster and Preston nothing. The tiles are worth 5 + 2 and 7.
    expect(points(scene)).toEqual([3 + 5 + 2, 2 + 7]);
    const scored = scene.told('linkScored').map((event) => event.points);
    expect(scored.toSorted((a, b) => a - b)).toEqual([0, 2, 3]);
  });

  it('lancashire.era.2: every link at a place counts the icons of the place', () => {
    const scene = endOfEra({
      links: { 'bolton-bury': 0, 'bolton-manchester': 1, 'bury-manchester': 1 },
      tiles: { 'bolton#3': { seat: 0, tile: 'iron-1', flipped: true } },
    });
    expect(points(scene)).toEqual([1 + 3, 1]);
  });

  it('lancashire.era.2: rails score like canals', () => {
    const scene = endOfGame({
      players: [{ money: 0 }, { money: 0 }],
      links: { 'blackburn-bolton': 1 },
      tiles: {
        'bolton#1': { seat: 1, tile: 'cotton-2', flipped: true },
        'bolton#2': { seat: 1, tile: 'cotton-2', flipped: true },
        'bolton#3': { seat: 1, tile: 'iron-2', flipped: true },
        'blackburn#3': { seat: 0, tile: 'iron-2', flipped: true },
      },
    });
    expect(points(scene)).toEqual([5, 4 + 15]);
  });

  it.each([
    ['colne-yorkshire', 2],
    ['rochdale-yorkshire', 2],
    ['macclesfield-midlands', 2],
    ['ellesmere-port-northwich', 2],
    ['midlands-northwich', 4],
    ['bolton-bury', 0],
  ])('lancashire.era.3: on the empty board %s scores %i in either era', (line, value) => {
    expect(points(endOfEra({ links: { [line]: 0 } }))).toEqual([value, 0]);
    expect(points(endOfGame({ players: [{ money: 0 }, { money: 0 }], links: { [line]: 1 } }))).toEqual([0, value]);
  });

  it.each([
    ['blackpool-preston', 2],
    ['lancaster-scotland', 2],
    ['liverpool-southport', 2],
    ['preston-southport', 2],
    ['southport-wigan', 2],
    ['liverpool-warrington', 0],
  ])('lancashire.era.3: on the empty board the rail %s scores %i', (line, value) => {
    expect(points(endOfGame({ players: [{ money: 0 }, { money: 0 }], links: { [line]: 1 } }))).toEqual([0, value]);
  });

  it.each(kinds)(
    'lancashire.era.3: $tile has 1 link icon when flipped and none before, whoever owns the link',
    (kind) => {
      const at = (flipped: boolean): Scene =>
        endOfEra({
          era: kind.era,
          players: [{ money: 0 }, { money: 0 }],
          links: { [kind.line]: 0 },
          tiles: { [kind.site]: { seat: 1, tile: kind.tile, flipped } },
        });
      expect(points(at(true))[0]).toBe(1);
      expect(points(at(false))[0]).toBe(0);
    },
  );

  it('lancashire.era.4: links leave the board, and each seat has 14 again', () => {
    const scene = lastActionOfEra({ links: { 'bolton-bury': 0, 'colne-yorkshire': 0, 'lancaster-preston': 1 } });
    expect(scene.now.players.map(({ links }) => links)).toEqual([12, 13]);
    scene.play('pass');
    expect(scene.now.links).toEqual({});
    expect(scene.now.players.map(({ links }) => links)).toEqual([14, 14]);
  });

  it('lancashire.era.4: lines are free again and only tiles make up the network', () => {
    const scene = endOfEra({
      players: [{ money: 50 }],
      links: { 'preston-wigan': 0, 'bolton-bury': 0 },
      tiles: { 'wigan#1': { seat: 0, tile: 'coal-2' } },
    });
    expect(scene.pending).toEqual({ awaits: 'action', seat: 0 });
    expect(scene.allows('network preston-wigan')).toBe(true);
    expect(scene.rule('network bolton-bury')).toBe('lancashire.network.4');
  });
});

describe('tiles', () => {
  it.each(kinds)('lancashire.era.5: flipped $tile earns $points, unflipped nothing', (kind) => {
    const at = (flipped: boolean): Scene =>
      endOfEra({
        era: kind.era,
        players: [{ money: 0 }, { money: 0 }],
        tiles: { [kind.site]: { seat: 1, tile: kind.tile, flipped } },
      });
    expect(points(at(true))).toEqual([0, kind.points]);
    expect(points(at(false))).toEqual([0, 0]);
  });

  it('lancashire.era.5: all links score before any tile', () => {
    const scene = endOfEra({
      links: { 'bolton-bury': 0, 'colne-yorkshire': 1 },
      tiles: {
        'bolton#1': { seat: 0, tile: 'coal-1', flipped: true },
        'bury#1': { seat: 1, tile: 'cotton-1', flipped: true },
      },
    });
    const scored = scene.events.map(({ event }) => event).filter((event) => event.endsWith('Scored'));
    expect(scored).toEqual(['linkScored', 'linkScored', 'tileScored', 'tileScored']);
  });

  it('lancashire.era.6: level I tiles leave the board after they and the links next to them have scored', () => {
    const scene = endOfEra({
      links: { 'liverpool-wigan': 0, 'bolton-bury': 1 },
      tiles: {
        'liverpool#3': { seat: 0, tile: 'shipyard-1', flipped: true },
        'wigan#1': { seat: 1, tile: 'coal-1', flipped: true },
        'bolton#1': { seat: 1, tile: 'cotton-1', flipped: true },
        'fleetwood#1': { seat: 0, tile: 'port-1', flipped: true },
        'manchester#4': { seat: 1, tile: 'iron-1', flipped: true },
      },
    });
    expect(points(scene)).toEqual([2 + 10 + 2, 1 + 1 + 5 + 3]);
    expect(scene.now.tiles).toEqual({});
    expect(scene.told('removed')).toHaveLength(5);
  });

  it('lancashire.era.6: unflipped tiles leave too, and their cubes do not go to the markets', () => {
    const scene = endOfEra({
      tiles: {
        'wigan#1': { seat: 0, tile: 'coal-1' },
        'preston#2': { seat: 0, tile: 'iron-1' },
        'fleetwood#1': { seat: 1, tile: 'port-1' },
        'bolton#1': { seat: 1, tile: 'cotton-1' },
      },
      markets: { coal: 2, iron: 3 },
    });
    expect(scene.now.tiles).toEqual({});
    expect(scene.now.markets).toEqual({ coal: 2, iron: 3 });
    expect(scene.now.players[0]).toMatchObject({ money: 30, income: 10, points: 0 });
  });

  it('lancashire.era.6: mats keep their level I tiles', () => {
    const scene = lastActionOfEra({ tiles: { 'wigan#1': { seat: 0, tile: 'coal-1' } } });
    const mats = scene.now.players.map(({ mat }) => mat);
    scene.play('pass');
    expect(scene.now.players.map(({ mat }) => mat)).toEqual(mats);
    expect(mats[1]).toMatchObject({ 'coal-1': 1, 'cotton-1': 3, 'port-1': 2, 'shipyard-0': 2, 'shipyard-1': 2 });
    expect(mats[0]['coal-1']).toBe(0);
  });

  it('lancashire.era.6: nothing is removed after the rail era', () => {
    const scene = endOfGame({ tiles: { 'wigan#1': { seat: 0, tile: 'coal-2' } } });
    expect(scene.told('removed')).toEqual([]);
    expect(scene.now.tiles['wigan#1']).toMatchObject({ tile: 'coal-2', cubes: 3 });
  });

  it('lancashire.era.7: level II and above stay as they are', () => {
    const tiles = {
      'bolton#1': { seat: 0, tile: 'cotton-2', flipped: true, cubes: 0 },
      'bury#1': { seat: 1, tile: 'cotton-3', flipped: false, cubes: 0 },
      'wigan#1': { seat: 0, tile: 'coal-3', flipped: false, cubes: 2 },
      'preston#2': { seat: 1, tile: 'iron-2', flipped: false, cubes: 3 },
      'fleetwood#1': { seat: 1, tile: 'port-4', flipped: false, cubes: 0 },
      'lancaster#1': { seat: 1, tile: 'port-2', flipped: true, cubes: 0 },
    };
    expect(endOfEra({ tiles }).now.tiles).toEqual(tiles);
  });

  it('lancashire.era.7: cash, points, income and mats are kept', () => {
    const scene = lastActionOfEra({
      players: [
        { money: 33, income: 10, points: 7, mat: { 'coal-1': 0, 'shipyard-0': 1 } },
        { money: 1, income: 30, points: 0 },
      ],
    });
    const mats = scene.now.players.map(({ mat }) => mat);
    const { players } = scene.play('pass').now;
    expect(players[0]).toMatchObject({ money: 33, income: 10, points: 7 });
    expect(players[1]).toMatchObject({ money: 1 + 10, income: 30, points: 0 });
    expect(players.map(({ mat }) => mat)).toEqual(mats);
    expect(mats[0]).toMatchObject({ 'coal-1': 0, 'shipyard-0': 1 });
  });

  it('lancashire.era.7: a flipped tile scores once more at the end of the rail era', () => {
    const scene = endOfEra({
      players: [{ money: 0 }, { money: 0 }],
      tiles: { 'bolton#1': { seat: 0, tile: 'cotton-3', flipped: true } },
    });
    expect(points(scene)).toEqual([9, 0]);
    passOut(scene);
    expect(points(scene)).toEqual([18, 0]);
    expect(scene.now.tiles['bolton#1']).toMatchObject({ tile: 'cotton-3' });
  });
});

describe('markets and cards', () => {
  it.each([
    { coal: 0, iron: 0 },
    { coal: 3, iron: 7 },
    { coal: 8, iron: 1 },
  ])('lancashire.era.8: markets of $coal coal and $iron iron stay unchanged', (markets) => {
    expect(endOfEra({ markets }).now.markets).toEqual(markets);
  });

  it.each([
    [2, 40],
    [3, 54],
    [4, 64],
  ])('lancashire.era.9: with %i seats all %i cards are shuffled and 8 dealt to each', (seats, cards) => {
    const scene = lastActionOfEra({ seats });
    expect(scene.now.aside).toBe(seats);
    scene.play('pass');
    expect(scene.told('reshuffled')).toMatchObject([{ count: cards }]);
    expect(scene.now.players.map(({ handSize }) => handSize)).toEqual(Array.from({ length: seats }, () => 8));
    expect(scene.now).toMatchObject({ deckSize: cards - 8 * seats, aside: 0, discarded: {} });
    expect(total(cardsIn(scene.now))).toBe(cards);
  });

  it('lancashire.era.9: every card returns, including those set aside', () => {
    const cards = copies({
      1: 'bury ellesmere-port',
      2: 'birkenhead bolton macclesfield oldham rochdale stockport warrington wigan',
      3: 'liverpool preston coal iron port shipyard',
      4: 'manchester',
    });
    expect(cardsIn(endOfEra().now)).toEqual(cards);
  });

  it.each([
    [2, 10],
    [3, 9],
    [4, 8],
  ])('lancashire.era.9: with %i seats the rail era uses up every card in %i rounds', (seats, rounds) => {
    const scene = endOfEra({ seats });
    const before = scene.told('discarded').length;
    scene.passUntil(({ round }) => round === rounds);
    expect(scene.now.deckSize).toBe(0);
    passOut(scene);
    expect(scene.now.players.map(({ handSize }) => handSize)).toEqual(Array.from({ length: seats }, () => 0));
    expect(scene.told('discarded').length - before).toBe(rounds * seats * 2);
  });
});
