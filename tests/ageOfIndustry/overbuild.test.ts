import { describe, expect, it } from 'vitest';

import type { Scene } from '../scene.ts';
import { complete, sitesOf, sources } from '../sceneHelp.ts';
import { from, unlocked } from './buildHelp.ts';
import { germany, newEngland } from './drafts.ts';
import type { Setting } from './drafts.ts';

/** Free coal and iron for Leipzig and Chemnitz. */
const supply = {
  tiles: { 'poland#1': { seat: 2, tile: 'coal-3' }, 'berlin#4': { seat: 2, tile: 'iron-3' } },
  links: { 'berlin-poland': 2, 'berlin-leipzig': 2, 'leipzig-chemnitz': 2, 'stettin-berlin': 2 },
};

const supplied = ({ tiles, ...setting }: Setting): Scene =>
  germany({ ...supply, ...setting, tiles: { ...supply.tiles, ...tiles } });

describe('age-of-industry.overbuild', () => {
  it.each([
    ['cotton', 'leipzig#1', 'yellow'],
    ['iron', 'leipzig#1', 'yellow'],
    ['coal', 'chemnitz#1', 'yellow'],
    ['port', 'stettin#1', 'light-green'],
  ])('age-of-industry.overbuild.1: a seat may replace its own %s, flipped or not', (industry, site, card) => {
    for (const flipped of [false, true]) {
      const scene = supplied({
        players: [{ hand: [card, card], mat: from(industry, 2) }],
        tiles: { [site]: { seat: 0, tile: `${industry}-1`, flipped } },
      });
      scene.play(`build ${site} ${industry} with ${card}`);
      expect(scene.now.tiles[site]).toMatchObject({ seat: 0, tile: `${industry}-2`, flipped: false });
    }
  });

  it('age-of-industry.overbuild.1: an equal level is not enough, and a lower one is less', () => {
    const scene = supplied({
      players: [{ hand: ['yellow', 'yellow'], mat: from('coal', 2) }],
      tiles: {
        'leipzig#1': { seat: 0, tile: 'cotton-1' },
        'magdeburg#1': { seat: 0, tile: 'iron-3' },
        'chemnitz#1': { seat: 0, tile: 'coal-2', flipped: true },
      },
    });
    expect(scene.rule('build leipzig#1 cotton with yellow')).toBe('age-of-industry.overbuild.1');
    expect(scene.rule('build leipzig#1 iron with yellow')).toBe('age-of-industry.overbuild.1');
    expect(scene.rule('build magdeburg#1 iron with yellow')).toBe('age-of-industry.overbuild.1');
    expect(scene.rule('build chemnitz#1 coal with yellow')).toBe('age-of-industry.overbuild.1');
  });

  it('age-of-industry.overbuild.1: levels may be skipped', () => {
    const scene = supplied({
      players: [{ hand: ['yellow', 'yellow'], mat: from('coal', 3) }],
      tiles: { 'chemnitz#1': { seat: 0, tile: 'coal-1' } },
    });
    scene.play('build chemnitz#1 coal with yellow');
    expect(scene.now.tiles['chemnitz#1']).toMatchObject({ tile: 'coal-3', cubes: 5 });
  });

  it('age-of-industry.overbuild.1: a seat may replace its own ship', () => {
    const scene = newEngland({
      players: [{ hand: ['purple', 'purple'], mat: from('ship', 4) }],
      tiles: {
        'boston#1': { seat: 1, tile: 'port-1' },
        'massachusetts-bay#1': { seat: 0, tile: 'ship-3', cubes: 0 },
      },
    });
    scene.play('build massachusetts-bay#1 ship with purple');
    expect(scene.now.tiles['massachusetts-bay#1']).toMatchObject({ seat: 0, tile: 'ship-4' });
  });

  it('age-of-industry.overbuild.2: in the example on page 10 goods factory 3 replaces cotton mill 1', () => {
    const scene = supplied({
      players: [{ hand: ['yellow', 'yellow'], mat: from('goods', 3) }],
      tiles: { 'leipzig#1': { seat: 0, tile: 'cotton-1' } },
    });
    scene.play('build leipzig#1 goods with yellow');
    expect(scene.now.tiles['leipzig#1']).toMatchObject({ seat: 0, tile: 'goods-3', flipped: false });
  });

  it('age-of-industry.overbuild.2: in the example on page 10 no cotton mill replaces a port', () => {
    const scene = supplied({
      players: [{ hand: ['light-green', 'blue'], mat: from('cotton', 2) }],
      tiles: { 'stettin#1': { seat: 0, tile: 'port-1' }, 'hamburg#1': { seat: 0, tile: 'port-1' } },
    });
    expect(scene.rule('build stettin#1 cotton with light-green')).toMatch(
      /^age-of-industry\.(place\.4|build\.1|overbuild\.2)$/,
    );
    expect(scene.rule('build hamburg#1 cotton with blue')).toMatch(
      /^age-of-industry\.(place\.4|build\.1|overbuild\.2)$/,
    );
  });

  it('age-of-industry.overbuild.2: an iron works may replace a mill and a mill an iron works', () => {
    const scene = supplied({
      players: [{ hand: ['yellow', 'yellow'], mat: { ...from('iron', 2), ...from('cotton', 2) } }],
      tiles: { 'leipzig#1': { seat: 0, tile: 'cotton-1' }, 'magdeburg#1': { seat: 0, tile: 'iron-1' } },
      links: { ...supply.links, 'berlin-magdeburg': 2 },
    });
    scene.play('build leipzig#1 iron with yellow', 'build magdeburg#1 cotton with yellow');
    expect(scene.now.tiles).toMatchObject({ 'leipzig#1': { tile: 'iron-2' }, 'magdeburg#1': { tile: 'cotton-2' } });
  });

  const mineOf = ({ tiles, ...setting }: Setting = {}): Scene =>
    germany({
      markets: { coal: 0 },
      ...setting,
      players: [{ hand: ['yellow', 'yellow'], mat: from('coal', 2) }, ...(setting.players ?? [])],
      tiles: { 'chemnitz#1': { seat: 1, tile: 'coal-1', flipped: true }, ...tiles },
    });
  const overMine = 'build chemnitz#1 coal with yellow';

  it('age-of-industry.overbuild.3: another seat’s mine may be replaced once no coal is left, whatever iron there is', () => {
    const scene = mineOf({ tiles: { 'leipzig#1': { seat: 2, tile: 'iron-1' } } }).play(overMine);
    expect(scene.now.tiles['chemnitz#1']).toEqual({ seat: 0, tile: 'coal-2', flipped: false, cubes: 4 });
    expect(scene.now.markets['iron']).toBe(6);
  });

  it('age-of-industry.overbuild.3: one cube on the track protects it', () => {
    expect(mineOf({ markets: { coal: 1 } }).rule(overMine)).toBe('age-of-industry.overbuild.3');
  });

  it.each([0, 1, 2])('age-of-industry.overbuild.3: one cube on a mine of seat %i protects it', (seat) => {
    const tiles = { 'belgium#1': { seat, tile: seat === 0 ? 'coal-2' : 'coal-1', cubes: 1 } };
    expect(mineOf({ tiles }).rule(overMine)).toBe('age-of-industry.overbuild.3');
  });

  it('age-of-industry.overbuild.3: a cube on the mine itself protects it', () => {
    const tiles = { 'chemnitz#1': { seat: 1, tile: 'coal-1', cubes: 1 } };
    expect(mineOf({ tiles }).rule(overMine)).toBe('age-of-industry.overbuild.3');
  });

  it('age-of-industry.overbuild.3: coal on an import protects it', () => {
    const withImport = (cubes: number) =>
      newEngland({
        players: [{ hand: ['blue', 'blue'], mat: from('coal', 2) }],
        tiles: {
          'pennsylvania#1': { seat: 1, tile: 'coal-1', flipped: true },
          'boston#1': { seat: 2, tile: 'port-1' },
          'massachusetts-bay#1': { seat: 2, tile: 'ship-3', cubes },
        },
        markets: { coal: 0 },
      });
    expect(withImport(1).rule('build pennsylvania#1 coal with blue')).toBe('age-of-industry.overbuild.3');
    expect(withImport(0).allows('build pennsylvania#1 coal with blue')).toBe(true);
  });

  it('age-of-industry.overbuild.3: an equal level does not replace it', () => {
    const tiles = { 'chemnitz#1': { seat: 1, tile: 'coal-2', flipped: true } };
    expect(mineOf({ tiles }).rule(overMine)).toMatch(/^age-of-industry\.overbuild\.[13]$/);
  });

  it('age-of-industry.overbuild.3: a seat may replace its own mine while there is coal', () => {
    const scene = mineOf({ tiles: { 'chemnitz#1': { seat: 0, tile: 'coal-1' } }, markets: { coal: 6 } });
    expect(scene.allows(overMine)).toBe(true);
  });

  const worksOf = (iron: number, tiles: Setting['tiles'] = {}): Scene =>
    germany({
      players: [{ hand: ['orange', 'orange'], mat: { ...from('iron', 2), ...from('cotton', 2), ...unlocked } }],
      tiles: {
        'kassel#1': { seat: 1, tile: 'iron-1', flipped: true },
        'dortmund#1': { seat: 1, tile: 'coal-1' },
        ...tiles,
      },
      links: { 'dortmund-kassel': 1 },
      markets: { iron },
    });
  const overWorks = 'build kassel#1 iron with orange';

  it('age-of-industry.overbuild.4: another seat’s works may be replaced once no iron is left, whatever coal there is', () => {
    const scene = worksOf(0).play(overWorks);
    expect(scene.now.tiles['kassel#1']).toEqual({ seat: 0, tile: 'iron-2', flipped: false, cubes: 4 });
    expect(scene.now.markets['coal']).toBe(6);
  });

  it('age-of-industry.overbuild.4: one cube on the track protects it', () => {
    expect(worksOf(1).rule(overWorks)).toBe('age-of-industry.overbuild.4');
  });

  it.each([0, 1, 2])('age-of-industry.overbuild.4: one cube on a works of seat %i protects it', (seat) => {
    const tiles = { 'munich#1': { seat, tile: seat === 0 ? 'iron-2' : 'iron-1', cubes: 1 } };
    expect(worksOf(0, tiles).rule(overWorks)).toBe('age-of-industry.overbuild.4');
  });

  it('age-of-industry.overbuild.4: a cube on the works itself protects it', () => {
    const tiles = { 'kassel#1': { seat: 1, tile: 'iron-1', cubes: 3 } };
    expect(worksOf(0, tiles).rule(overWorks)).toBe('age-of-industry.overbuild.4');
  });

  it('age-of-industry.overbuild.4: no mill or factory replaces it, and no works of equal level', () => {
    const rule = /^age-of-industry\.overbuild\.[45]$/;
    const setting = { 'munich#1': { seat: 1, tile: 'iron-2', flipped: true } };
    expect(worksOf(0, setting).rule('build kassel#1 cotton with orange')).toMatch(rule);
    const tiles = { 'kassel#1': { seat: 1, tile: 'iron-2', flipped: true } };
    expect(worksOf(0, tiles).rule(overWorks)).toMatch(/^age-of-industry\.overbuild\.[14]$/);
  });

  it('age-of-industry.overbuild.4: a seat may replace its own works while there is iron', () => {
    const tiles = { 'kassel#1': { seat: 0, tile: 'iron-1' } };
    expect(worksOf(6, tiles).allows(overWorks)).toBe(true);
  });

  it.each([
    ['cotton', 'leipzig#1', 'yellow'],
    ['goods', 'leipzig#1', 'yellow'],
    ['port', 'stettin#1', 'light-green'],
  ])('age-of-industry.overbuild.5: another seat’s %s cannot be replaced', (industry, site, card) => {
    const [lower, higher] = industry === 'goods' ? [3, 4] : [1, 2];
    for (const flipped of [true, false]) {
      const scene = germany({
        players: [{ hand: [card, card], mat: from(industry, higher) }],
        tiles: {
          [site]: { seat: 1, tile: `${industry}-${lower}`, flipped },
          'bohemia#1': { seat: 2, tile: 'coal-1', flipped: true },
        },
        links: { 'leipzig-chemnitz': 2, 'chemnitz-bohemia': 2 },
        markets: { coal: 0, iron: 0 },
      });
      expect(scene.rule(`build ${site} ${industry} with ${card}`)).toBe('age-of-industry.overbuild.5');
      expect(scene.rule(`double ${site} ${industry}`)).toBe('age-of-industry.overbuild.5');
    }
  });

  it('age-of-industry.overbuild.5: another seat’s mill cannot be replaced at any level or by any unlocked tile', () => {
    const scene = germany({
      players: [{ hand: ['yellow', 'light-green'] }],
      tiles: { 'leipzig#1': { seat: 1, tile: 'cotton-1' }, 'stettin#1': { seat: 1, tile: 'port-2', flipped: true } },
      markets: { coal: 0, iron: 0 },
    });
    const lines = [
      'build leipzig#1 cotton with yellow',
      // The seat's next goods factory can never be built, but that is not the reason given.
      'build leipzig#1 goods with yellow',
      'build leipzig#1 iron with yellow',
      'build stettin#1 port with light-green',
      'double leipzig#1 cotton',
    ];
    expect(lines.map((line) => scene.rule(line))).toEqual(lines.map(() => 'age-of-industry.overbuild.5'));
  });

  it('age-of-industry.overbuild.5: another seat’s ship cannot be replaced', () => {
    const scene = newEngland({
      players: [{ hand: ['purple', 'purple'], mat: from('ship', 4) }],
      tiles: {
        'boston#1': { seat: 1, tile: 'port-1' },
        'massachusetts-bay#1': { seat: 1, tile: 'ship-3', flipped: true, cubes: 0 },
      },
      markets: { coal: 0, iron: 0 },
    });
    expect(scene.rule('build massachusetts-bay#1 ship with purple')).toBe('age-of-industry.overbuild.5');
  });

  it('age-of-industry.overbuild.5: no iron works replaces another seat’s mill', () => {
    const scene = germany({
      players: [{ hand: ['yellow', 'yellow'], mat: from('iron', 2) }],
      tiles: { 'leipzig#1': { seat: 1, tile: 'cotton-1', flipped: true } },
      links: { 'leipzig-chemnitz': 2, 'chemnitz-bohemia': 2 },
      markets: { coal: 0, iron: 0 },
    });
    expect(scene.rule('build leipzig#1 iron with yellow')).toBe('age-of-industry.overbuild.5');
  });

  it('age-of-industry.overbuild.6: a card must allow it', () => {
    const far = { 'konigsberg#1': { seat: 0, tile: 'port-1' } };
    const holding = (hand: string[], tiles: Setting['tiles'], links: Setting['links'] = {}) =>
      germany({
        players: [{ hand, mat: from('coal', 2) }],
        tiles: { ...far, ...tiles },
        links: { ...links },
        markets: { coal: 0 },
      });
    const other = { 'chemnitz#1': { seat: 1, tile: 'coal-1', flipped: true } };
    expect(holding(['brown', 'coal'], other).rule('build chemnitz#1 coal with brown')).toBe('age-of-industry.card.7');
    expect(holding(['brown', 'coal'], other).rule('build chemnitz#1 coal with coal')).toBe('age-of-industry.card.2');
    expect(holding(['coal'], other, { 'leipzig-chemnitz': 0 }).allows('build chemnitz#1 coal with coal')).toBe(true);
    const own = { 'chemnitz#1': { seat: 0, tile: 'coal-1' } };
    expect(holding(['coal', 'iron'], own).rule('build chemnitz#1 coal with iron')).toBe('age-of-industry.card.1');
    expect(holding(['coal', 'iron'], own).allows('build chemnitz#1 coal with coal')).toBe(true);
  });

  it('age-of-industry.overbuild.6: the lowest tile is built, and locked tiles block the industry', () => {
    const scene = supplied({
      players: [{ hand: ['yellow', 'yellow'], mat: { 'cotton-1': 0, 'goods-0': 1 } }],
      tiles: { 'leipzig#1': { seat: 0, tile: 'iron-1' } },
    });
    expect(scene.rule('build leipzig#1 goods with yellow')).toBe('age-of-industry.build.3');
    scene.play('build leipzig#1 cotton with yellow');
    expect(scene.now.tiles['leipzig#1'].tile).toBe('cotton-2');
  });

  it('age-of-industry.overbuild.6: price, coal and iron must be paid', () => {
    const players = [{ hand: ['yellow', 'yellow'], money: 20, mat: from('cotton', 3) }];
    const tiles = { 'leipzig#1': { seat: 0, tile: 'cotton-1' } };
    const line = 'build leipzig#1 cotton with yellow';
    expect(germany({ players, tiles }).rule(line)).toBe('age-of-industry.turn.5');
    const scene = supplied({ players, tiles }).play(line);
    expect([sources(scene, 'coal'), sources(scene, 'iron')]).toEqual([['poland#1'], ['berlin#4']]);
    expect(scene.now.players[0]).toMatchObject({ money: 8, spent: 12 });
  });

  it('age-of-industry.overbuild.6: a seat at the limit may replace its own tile', () => {
    const scene = supplied({
      players: [{ hand: ['yellow', 'yellow'], mat: { 'iron-1': 0 } }],
      tiles: { 'berlin#1': { seat: 0, tile: 'iron-1' }, 'berlin#2': { seat: 0, tile: 'cotton-1' } },
    });
    expect(sitesOf(scene, 'iron').filter((site) => site.startsWith('berlin'))).toEqual(['berlin#1', 'berlin#2']);
    expect(scene.rule('build berlin#3 iron with yellow')).toBe('age-of-industry.place.5');
  });

  it('age-of-industry.overbuild.6: another seat’s mine cannot be replaced if that would exceed the limit', () => {
    const beside = (site: string) =>
      germany({
        players: [{ hand: ['purple', 'purple'], mat: from('coal', 2) }],
        tiles: {
          'dortmund#1': { seat: 1, tile: 'coal-1', flipped: true },
          [site]: { seat: 0, tile: 'iron-1', flipped: true },
        },
        markets: { coal: 0 },
      });
    expect(beside('dortmund#3').rule('build dortmund#1 coal with purple')).toMatch(
      /^age-of-industry\.(place\.5|overbuild\.6)$/,
    );
    expect(beside('cologne#1').allows('build dortmund#1 coal with purple')).toBe(true);
  });

  it.each([
    [1, true],
    [2, false],
  ])(
    'age-of-industry.overbuild.6: at Berlin a seat with %i tiles may replace another seat’s works: %s',
    (own, allowed) => {
      const sites = ['berlin#1', 'berlin#2'].slice(0, own);
      const scene = germany({
        players: [{ hand: ['iron', 'iron'], mat: from('iron', 2) }],
        tiles: {
          'berlin#4': { seat: 1, tile: 'iron-1', flipped: true },
          'poland#1': { seat: 1, tile: 'coal-1' },
          ...Object.fromEntries(sites.map((site) => [site, { seat: 0, tile: 'cotton-1' }])),
        },
        links: { 'berlin-poland': 1 },
        markets: { iron: 0 },
      });
      const line = 'build berlin#4 iron with iron';
      expect(scene.allows(line)).toBe(allowed);
      if (!allowed) expect(scene.rule(line)).toMatch(/^age-of-industry\.(place\.5|overbuild\.6)$/);
    },
  );

  it('age-of-industry.overbuild.7: the old tile does not return to the mat', () => {
    const scene = mineOf().play(overMine);
    expect(scene.now.players[1].mat['coal-1']).toBe(1);
    expect(scene.told('overbuilt').map(({ seat, tile }) => [seat, scene.table.tiles[tile].slug])).toEqual([
      [1, 'coal-1'],
    ]);
    const own = supplied({
      players: [{ hand: ['yellow', 'yellow'], mat: { 'cotton-1': 0, 'goods-0': 0 } }],
      tiles: { 'leipzig#1': { seat: 0, tile: 'cotton-1' } },
    });
    own.play('build leipzig#1 goods with yellow');
    expect(own.now.players[0].mat['cotton-1'] ?? 0).toBe(0);
  });

  it('age-of-industry.overbuild.7: its owner keeps the money it has brought', () => {
    const scene = mineOf({ players: [{ money: 7 }] }).play(overMine);
    expect(scene.now.players.map(({ money }) => money)).toEqual([8, 7, 0]);
    const own = supplied({
      players: [{ hand: ['yellow', 'yellow'], money: 10, mat: from('cotton', 2) }],
      tiles: { 'leipzig#1': { seat: 0, tile: 'cotton-1', flipped: true } },
    });
    expect(own.play('build leipzig#1 cotton with yellow').now.players[0]).toMatchObject({ money: 4, loans: 0 });
  });

  it('age-of-industry.overbuild.7: the old tile scores nothing at the end', () => {
    const scene = mineOf({ deck: {}, display: {} });
    scene.play(overMine);
    scene.passUntil(({ pending }) => pending.awaits === 'nothing');
    expect(scene.told('tileScored').map(({ seat, points }) => [seat, points])).toEqual([[0, 2]]);
  });

  it('age-of-industry.overbuild.8: cubes on the old tile cannot be used for the new one', () => {
    const setting = {
      players: [{ hand: ['yellow', 'yellow'], mat: from('cotton', 3) }],
      tiles: { 'leipzig#1': { seat: 0, tile: 'iron-1' }, 'chemnitz#1': { seat: 1, tile: 'coal-1' } },
      links: { 'leipzig-chemnitz': 1 },
    };
    const line = 'build leipzig#1 cotton with yellow';
    expect(germany(setting).rule(line)).toBe('age-of-industry.turn.5');
    const other = { ...setting.tiles, 'magdeburg#1': { seat: 1, tile: 'iron-1' } };
    const scene = germany({ ...setting, tiles: other, links: { ...setting.links, 'magdeburg-leipzig': 1 } }).play(line);
    expect(sources(scene, 'iron')).toEqual(['magdeburg#1']);
  });

  it('age-of-industry.overbuild.8: iron may have to be bought although the old tile has some', () => {
    const scene = germany({
      players: [{ hand: ['blue', 'blue'], mat: from('cotton', 3) }],
      tiles: { 'hamburg#3': { seat: 0, tile: 'iron-1' }, 'hamburg#1': { seat: 1, tile: 'port-1' } },
    });
    scene.play('build hamburg#3 cotton with blue');
    expect([sources(scene, 'coal'), sources(scene, 'iron')]).toEqual([['$1'], ['$1']]);
  });

  it('age-of-industry.overbuild.8: cubes on the old tile go to no track, and its removal is not a flip', () => {
    const scene = germany({
      players: [{ hand: ['purple', 'purple'], money: 5, mat: from('coal', 2) }],
      tiles: { 'belgium#1': { seat: 0, tile: 'coal-1' } },
      markets: { coal: 0 },
    });
    scene.play('build belgium#1 coal with purple');
    expect(scene.told('flipped')).toEqual([]);
    expect(scene.now.markets['coal']).toBe(0);
    expect(scene.now.tiles['belgium#1'].cubes).toBe(4);
    expect(scene.now.players[0].money).toBe(5 - 2);
  });

  it('age-of-industry.overbuild.8: only the cubes of the new tile go to the track', () => {
    const scene = germany({
      players: [{ hand: ['brown', 'brown'], money: 5, mat: from('coal', 2) }],
      tiles: { 'bohemia#1': { seat: 0, tile: 'coal-1' } },
      markets: { coal: 0 },
    });
    complete(scene, 'build bohemia#1 coal with brown');
    expect(scene.now.markets['coal']).toBe(4);
    // $3, $3, $2 and $2 for the cubes, $6 for the new mine that flips.
    expect(scene.now.players[0].money).toBe(5 - 2 + 10 + 6);
  });
});
