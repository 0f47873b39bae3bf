import { describe, expect, it } from 'vitest';

import type { Scene } from '../scene.ts';
import { sources } from '../sceneHelp.ts';
import { germany } from './drafts.ts';
import type { Setting } from './drafts.ts';
import { cotton2, cotton3, flips, lines, mat } from './wayHelp.ts';

const yellow = { hand: { yellow: 3 }, money: 50 };
const berlin = 'build berlin#1 cotton with yellow';

/** A mill in Berlin takes coal from Poland and iron from Leipzig. */
const joined = (tiles: Setting['tiles'], level: 2 | 3 = 2): Scene =>
  germany({
    players: [{ ...yellow, mat: level === 2 ? cotton2 : cotton3 }],
    tiles: tiles ?? {},
    links: { 'berlin-poland': 1, 'berlin-leipzig': 2 },
  });

describe('age-of-industry.flip', () => {
  it('age-of-industry.flip.1: a mine flips when its last cube leaves, not before', () => {
    const last = joined({ 'poland#1': { seat: 1, tile: 'coal-1', cubes: 1 } }).play(berlin);
    expect(last.now.tiles['poland#1']).toMatchObject({ cubes: 0, flipped: true });
    const lastButOne = joined({ 'poland#1': { seat: 1, tile: 'coal-1', cubes: 2 } }).play(berlin);
    expect(lastButOne.now.tiles['poland#1']).toMatchObject({ cubes: 1, flipped: false });
    expect(lastButOne.now.players[1].money).toBe(0);
  });

  it('age-of-industry.flip.1: an iron works flips when its last cube leaves, not before', () => {
    const withIron = (cubes: number): Scene =>
      joined({ 'poland#1': { seat: 1, tile: 'coal-1' }, 'leipzig#1': { seat: 2, tile: 'iron-1', cubes } }, 3).play(
        berlin,
      );
    expect(withIron(1).now.tiles['leipzig#1']).toMatchObject({ cubes: 0, flipped: true });
    expect(withIron(2).now.tiles['leipzig#1']).toMatchObject({ cubes: 1, flipped: false });
  });

  it('age-of-industry.flip.1: cubes that go to a demand track count as well', () => {
    const withTrack = (iron: number): Scene =>
      germany({
        players: [{ hand: { blue: 2 }, money: 10 }],
        tiles: { 'hamburg#1': { seat: 1, tile: 'port-1' } },
        markets: { iron },
      }).play('build hamburg#3 iron with blue');
    expect(withTrack(3).now.tiles['hamburg#3']).toMatchObject({ cubes: 0, flipped: true });
    expect(withTrack(3).now.players[0].money).toBe(10 - 2 + 4 + 5);
    expect(withTrack(4).now.tiles['hamburg#3']).toMatchObject({ cubes: 1, flipped: false });
  });

  it('age-of-industry.flip.1: a tile also flips if a rail takes its last cube', () => {
    const scene = germany({
      players: [{ money: 10 }],
      tiles: {
        'berlin#1': { seat: 0, tile: 'cotton-1' },
        'poland#1': { seat: 1, tile: 'coal-1', cubes: 1 },
        'leipzig#1': { seat: 0, tile: 'iron-1', cubes: 1 },
      },
      links: { 'berlin-poland': 1, 'berlin-leipzig': 0 },
    }).play('network berlin-breslau');
    expect(flips(scene)).toEqual([
      ['poland#1', 1, 4],
      ['leipzig#1', 0, 5],
    ]);
    expect(scene.now.players.map(({ money }) => money)).toEqual([10 - 1 + 5, 4, 0]);
  });

  it('age-of-industry.flip.2: the last coal of a level 1 mine pays its owner $4 in another seat’s turn (example, page 10)', () => {
    const scene = joined({ 'poland#1': { seat: 2, tile: 'coal-1', cubes: 1 } }).play(berlin);
    expect(scene.now.players.map(({ money }) => money)).toEqual([50 - 6, 0, 4]);
    expect(scene.now.players[2].spent).toBe(0);
    expect(scene.pending).toEqual({ awaits: 'action', seat: 0 });
  });

  it.each([
    ['coal-1', 4],
    ['coal-2', 6],
    ['coal-3', 9],
  ])('age-of-industry.flip.2: %s pays its owner', (tile, money) => {
    const scene = joined({ 'poland#1': { seat: 1, tile, cubes: 1 } }).play(berlin);
    expect(scene.now.players[1].money).toBe(money);
  });

  it.each([
    ['iron-1', 5],
    ['iron-2', 8],
    ['iron-3', 11],
  ])('age-of-industry.flip.2: %s pays its owner', (tile, money) => {
    const tiles = { 'poland#1': { seat: 2, tile: 'coal-1' }, 'leipzig#1': { seat: 1, tile, cubes: 1 } };
    expect(joined(tiles, 3).play(berlin).now.players[1].money).toBe(money);
  });

  it('age-of-industry.flip.2: the money can be used for the next action of the turn', () => {
    const scene = germany({
      players: [{ hand: { yellow: 3 }, money: 6, mat: cotton2 }],
      tiles: { 'poland#1': { seat: 0, tile: 'coal-1', cubes: 1 } },
      links: { 'berlin-poland': 1 },
    }).play(berlin, 'build berlin#2 iron with yellow');
    expect(scene.now.players[0]).toMatchObject({ money: 6 - 6 + 4 - 2, loans: 0 });
  });

  it('age-of-industry.flip.3: a flipped tile supplies nothing and pays nothing again', () => {
    const scene = joined({ 'poland#1': { seat: 1, tile: 'coal-1', flipped: true } });
    expect(scene.rule(berlin)).toBe('age-of-industry.turn.5');
    expect(scene.now.players[1].money).toBe(0);
  });

  it('age-of-industry.flip.3: a flipped mill cannot be sold again', () => {
    const sell = (flipped: boolean): Scene =>
      germany({
        tiles: { 'hamburg#3': { seat: 0, tile: 'cotton-1', flipped }, 'hamburg#1': { seat: 1, tile: 'port-1' } },
      });
    expect(sell(false).allows('sell hamburg#3 to hamburg#1')).toBe(true);
    expect(sell(true).refuse('sell hamburg#3 to hamburg#1')).toMatchObject({ reason: 'tileIsFlipped' });
    expect(sell(true).legal('sell')).toEqual([]);
  });

  it('age-of-industry.flip.3: nothing can be sold to a flipped port', () => {
    const scene = germany({
      tiles: {
        'hamburg#3': { seat: 0, tile: 'cotton-1' },
        'hamburg#1': { seat: 1, tile: 'port-1', flipped: true },
        'hamburg#2': { seat: 2, tile: 'port-1' },
      },
    });
    expect(scene.refuse('sell hamburg#3 to hamburg#1')).toMatchObject({ reason: 'portIsFlipped' });
    scene.play('sell hamburg#3 to hamburg#2');
    expect(scene.now.players.map(({ money }) => money)).toEqual([8, 0, 5]);
  });

  it('age-of-industry.flip.3: it stays on its site and counts against the limit of the place', () => {
    const scene = germany({
      players: [yellow],
      tiles: { 'leipzig#1': { seat: 0, tile: 'iron-1', flipped: true } },
    });
    expect(scene.rule('build leipzig#2 cotton with yellow')).toBe('age-of-industry.place.5');
    expect(scene.allows('build magdeburg#1 cotton with yellow')).toBe(true);
  });

  it('age-of-industry.flip.3: a flipped tile counts for rails, cards, access and ways', () => {
    const rails = germany({ tiles: { 'leipzig#1': { seat: 0, tile: 'iron-1', flipped: true } } });
    expect(lines(rails)).toContain('berlin-leipzig');

    const card = germany({
      players: [{ hand: { iron: 2 } }],
      tiles: { 'berlin#1': { seat: 0, tile: 'cotton-1', flipped: true } },
    });
    expect(card.allows('build berlin#2 iron with iron')).toBe(true);
    expect(card.allows('build leipzig#1 iron with iron')).toBe(false);

    const access = germany({
      players: [{ hand: { blue: 2 }, money: 20, mat: cotton2 }],
      tiles: { 'hamburg#1': { seat: 1, tile: 'port-1', flipped: true } },
    }).play('build hamburg#3 cotton with blue');
    expect(sources(access, 'coal')).toEqual(['$1']);
  });

  it('age-of-industry.flip.3: the owner may still replace a flipped tile', () => {
    const scene = germany({
      players: [{ ...yellow, mat: mat('iron-1') }],
      tiles: { 'leipzig#1': { seat: 0, tile: 'iron-1', flipped: true }, 'chemnitz#1': { seat: 1, tile: 'coal-1' } },
      links: { 'leipzig-chemnitz': 1 },
    }).play('build leipzig#1 iron with yellow');
    expect(scene.now.tiles['leipzig#1']).toMatchObject({ tile: 'iron-2', flipped: false, cubes: 4 });
  });
});
