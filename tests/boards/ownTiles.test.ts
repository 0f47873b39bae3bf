import { birmingham, lancashire } from '@coalbrook/editions';
import type { Draft } from '@coalbrook/record';
import { makeTable } from '@coalbrook/rules';
import type { Edition } from '@coalbrook/rules';
import { describe, expect, it } from 'vitest';

import { Scene } from '../scene.ts';
import { edit } from './edit.ts';
import type { Change } from './edit.ts';

/** The printed board with some of its tiles changed, by path in the list of industries. */
const boardWith = ({ boards: [board], boardTerms }: Edition, changes: Readonly<Record<string, Change>>): unknown =>
  edit({ ...board, industries: boardTerms.industries }, changes);

describe('a tile that needs the cargo it produces', () => {
  const thirsty = boardWith(birmingham, { 'industries[3].tiles[1].coal': 1 });
  const mine = (more: Pick<Draft, 'tiles' | 'links'> = {}): Scene =>
    new Scene({
      seats: 2,
      files: { board: thirsty },
      links: more.links ?? {},
      tiles: { 'dudley#1': { seat: 0, tile: 'coal-1', cubes: 2 }, ...more.tiles },
      players: [{ money: 30, hand: ['coal', 'coal'], mat: { 'coal-1': 0 } }],
    });

  it('cannot take it from the tile it replaces', () => {
    const scene = mine();
    expect(scene.refuse('build dudley#1 coal with coal').reason).toBe('coalOutOfReach');
    expect(scene.legal('build dudley#1 coal')).toEqual([]);
  });

  it('takes it from other tiles', () => {
    const scene = mine({
      links: { 'dudley-wolverhampton': 0, 'cannock-wolverhampton': 0 },
      tiles: { 'cannock#2': { seat: 1, tile: 'coal-1', cubes: 2 } },
    });
    expect(scene.play('build dudley#1 coal with coal').told('took')).toHaveLength(1);
  });

  it('buys it from a connected market, if the seat can pay', () => {
    const board = boardWith(birmingham, { 'industries[4].tiles[1].iron': 2, 'industries[4].tiles[1].coal': 0 });
    const works = (money: number): Scene =>
      new Scene({
        seats: 2,
        files: { board },
        markets: { iron: 8 },
        tiles: { 'coalbrookdale#2': { seat: 0, tile: 'iron-1', cubes: 4 } },
        players: [{ money, hand: ['iron', 'iron'], mat: { 'iron-1': 0 } }],
      });
    expect(works(9).refuse('build coalbrookdale#2 iron with iron')).toMatchObject({ reason: 'tooLittleMoneyForIron' });
    expect(works(9).legal('build coalbrookdale#2 iron')).toEqual([]);
    const paid = works(11).play('build coalbrookdale#2 iron with iron');
    expect(paid.events).toContainEqual(expect.objectContaining({ event: 'bought', price: 2 }));
    expect(paid.now.players[0]?.money).toBeGreaterThanOrEqual(0);
  });
});

describe('a port that needs coal', () => {
  const board = boardWith(lancashire, { 'industries[3].tiles[0].coal': 1 });
  const scene = (money: number): Scene =>
    new Scene({
      edition: 'lancashire',
      seats: 2,
      files: { board },
      players: [{ money, hand: ['port', 'port'] }],
    });

  it('buys it through its own trade icon', () => {
    const built = scene(7).play('build fleetwood#1 port with port');
    expect(built.events).toContainEqual(expect.objectContaining({ event: 'bought', price: 1 }));
    expect(built.now.players[0]?.money).toBe(0);
  });

  it('cannot be built if the seat cannot pay for the coal', () => {
    expect(scene(6).refuse('build fleetwood#1 port with port').reason).toBe('tooLittleMoneyForCoal');
    expect(scene(6).legal('build fleetwood#1 port')).toEqual([]);
  });
});

describe('an industry that a board adds', () => {
  const [cotton] = birmingham.boardTerms.industries;
  const silk = { ...cotton, slug: 'silk', name: 'silk mill' };
  const board = edit(
    { ...birmingham.boards[0], industries: [...birmingham.boardTerms.industries, silk] },
    { 'places[8].sites': [['silk'], ['coal']] },
  );
  const scene = (): Scene =>
    new Scene({
      seats: 4,
      round: 2,
      files: { board },
      tiles: { 'cannock#1': { seat: 0, tile: 'silk-1' }, 'farm-north#1': { seat: 0, tile: 'brewery-1' } },
      links: { 'cannock-stafford': 0, 'stafford-stone': 0, 'stoke-stone': 0, 'stoke-warrington': 0 },
      merchants: { 'warrington#1': { tile: 'all' }, 'shrewsbury#1': { tile: 'cotton' } },
      players: [{ hand: ['wild-industry', 'coal'] }],
    });

  it('is bought by merchants who buy everything', () => {
    expect(scene().legal('sell')).toContain('sell cannock#1 to warrington#1');
  });

  it('is built with a wild industry card', () => {
    const elsewhere = new Scene({
      seats: 4,
      round: 2,
      files: { board },
      players: [{ hand: ['wild-industry', 'coal'] }],
    });
    expect(elsewhere.allows('build cannock#1 silk with wild-industry')).toBe(true);
  });

  it('does not change the rules for the game’s own mills', () => {
    expect(
      scene()
        .table.buyers.find(({ slug }) => slug === 'cotton')
        ?.buys.filter(Boolean),
    ).toHaveLength(1);
  });
});

describe('classic tiles', () => {
  const asked = { seats: 3, options: ['classic-tiles'] };

  it('change the game’s tiles on custom boards, too', () => {
    const [board] = lancashire.boards;
    const table = makeTable(lancashire, { ...asked, files: { board } });
    expect(table.ok && table.value.tiles[0]?.points).toBe(3);
  });

  it('do not overwrite a board’s own tiles', () => {
    const board = boardWith(lancashire, { 'industries[0].tiles[0].points': 7 });
    const refused = makeTable(lancashire, { ...asked, files: { board } });
    expect(!refused.ok && refused.fault).toMatchObject([{ at: 'options', problem: 'impossible' }]);
    const table = makeTable(lancashire, { seats: 3, files: { board } });
    expect(table.ok && table.value.tiles[0]?.points).toBe(7);
  });
});
