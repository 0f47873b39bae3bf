import { describe, expect, it } from 'vitest';

import { Scene } from '../scene.ts';
import { sitesOf, total } from '../sceneHelp.ts';
import { from } from './buildHelp.ts';
import { canal } from './drafts.ts';

const coalSites = ['blackburn#1', 'blackburn#2', 'bolton#1', 'bolton#2', 'burnley#1', 'burnley#2', 'bury#1', 'bury#2']
  .concat('manchester#1', 'manchester#2', 'manchester#3', 'oldham#1', 'oldham#2', 'rochdale#1', 'rochdale#2')
  .concat('warrington#2', 'wigan#1', 'wigan#2');

describe('lancashire.card', () => {
  it.each([
    'network preston-wigan',
    'develop coal',
    'sell preston#1 to preston#3',
    'sell preston#1 to abroad',
    'loan 30',
    'pass',
  ])('lancashire.card.1: %s takes any card of the hand', (action) => {
    const scene = canal({
      players: [{ hand: ['stockport', 'wigan', 'shipyard', 'iron'] }],
      tiles: { 'preston#1': { seat: 0, tile: 'cotton-1' }, 'preston#3': { seat: 1, tile: 'port-1' } },
    });
    scene.play(action);
    expect(scene.legal().toSorted()).toEqual([
      'discard iron',
      'discard shipyard',
      'discard stockport',
      'discard wigan',
    ]);
  });

  it('lancashire.card.1: a build needs a matching card', () => {
    const scene = canal({ players: [{ hand: ['stockport', 'port'] }] });
    expect(scene.rule('build wigan#1 coal with stockport')).toBe('lancashire.card.2');
    expect(scene.rule('build wigan#1 coal with port')).toBe('lancashire.card.3');
  });

  it('lancashire.card.2: a location card allows any industry in its town, in the network or not', () => {
    const scene = canal({
      players: [{ hand: ['preston', 'preston'] }],
      tiles: { 'stockport#1': { seat: 0, tile: 'cotton-1' }, 'wigan#1': { seat: 1, tile: 'coal-1' } },
      links: { 'preston-wigan': 1 },
    });
    expect(scene.legal('build').toSorted()).toEqual([
      'build preston#1 cotton with preston',
      'build preston#2 iron with preston',
      'build preston#3 port with preston',
    ]);
  });

  it('lancashire.card.2: a location card allows no other town, even in the network', () => {
    const scene = canal({ players: [{ hand: ['bolton', 'bolton'] }], links: { 'bolton-bury': 0 } });
    expect(scene.rule('build bury#1 coal with bolton')).toBe('lancashire.card.2');
    expect(sitesOf(scene, 'coal')).toEqual(['bolton#1', 'bolton#2']);
  });

  it('lancashire.card.3: an industry card allows its industry anywhere in the network', () => {
    const scene = canal({
      players: [{ hand: ['coal', 'coal'] }],
      tiles: { 'wigan#1': { seat: 1, tile: 'coal-1' } },
      links: { 'bolton-bury': 0, 'preston-wigan': 0 },
    });
    expect(scene.legal('build').toSorted()).toEqual([
      'build bolton#1 coal with coal',
      'build bolton#2 coal with coal',
      'build bury#1 coal with coal',
      'build bury#2 coal with coal',
      'build wigan#2 coal with coal',
    ]);
  });

  it('lancashire.card.3: an industry card allows nothing outside the network and no other industry', () => {
    const scene = canal({
      players: [{ hand: ['coal', 'coal'] }],
      links: { 'bolton-bury': 0, 'bury-manchester': 1 },
    });
    expect(scene.rule('build manchester#1 coal with coal')).toBe('lancashire.card.3');
    expect(scene.rule('build bury#1 cotton with coal')).toBe('lancashire.card.3');
  });

  it('lancashire.card.3: a cotton mill card is for cotton mills', () => {
    const scene = canal({
      seats: 3,
      players: [{ hand: ['cotton', 'cotton'] }],
      links: { 'lancaster-preston': 0, 'preston-wigan': 0 },
    });
    expect(scene.legal('build').toSorted()).toEqual([
      'build lancaster#2 cotton with cotton',
      'build preston#1 cotton with cotton',
    ]);
    expect(scene.rule('build preston#3 port with cotton')).toBe('lancashire.card.3');
  });

  it('lancashire.card.4: a seat without tiles and links may use an industry card anywhere, in any round', () => {
    const scene = canal({
      round: 5,
      players: [{ hand: ['coal', 'port'] }],
      tiles: { 'wigan#1': { seat: 1, tile: 'coal-1' }, 'liverpool#1': { seat: 1, tile: 'port-1' } },
      links: { 'liverpool-wigan': 1 },
    });
    expect(sitesOf(scene, 'coal')).toEqual(coalSites.filter((site) => site !== 'wigan#1'));
    expect(sitesOf(scene, 'port')).toEqual(
      ['ellesmere-port#1', 'fleetwood#1', 'lancaster#1', 'liverpool#2', 'liverpool#4'].concat(
        'preston#3',
        'warrington#1',
      ),
    );
  });

  it('lancashire.card.4: this ends with the first tile', () => {
    const scene = canal({ players: [{ hand: ['coal', 'port'] }] });
    scene.play('build wigan#1 coal with coal');
    expect(scene.legal('build')).toEqual([]);
    expect(scene.rule('build preston#3 port with port')).toBe('lancashire.card.3');
  });

  it('lancashire.card.4: one link or flipped tile is enough to end this', () => {
    const byLink = canal({ players: [{ hand: ['coal', 'coal'] }], links: { 'midlands-northwich': 0 } });
    expect(byLink.legal('build')).toEqual([]);
    expect(byLink.rule('build wigan#1 coal with coal')).toBe('lancashire.card.3');
    const byTile = canal({
      players: [{ hand: ['coal', 'coal'] }],
      tiles: { 'stockport#1': { seat: 0, tile: 'cotton-1', flipped: true } },
    });
    expect(byTile.rule('build wigan#1 coal with coal')).toBe('lancashire.card.3');
  });

  it('lancashire.card.4: it applies again to a seat that has forfeited its last tile', () => {
    const scene = canal({
      players: [{ hand: { coal: 2, iron: 2 }, money: 0, income: 8 }, { hand: { port: 2 } }],
      tiles: { 'stockport#1': { seat: 0, tile: 'cotton-1' } },
    });
    expect(scene.rule('build wigan#1 coal with coal')).toBe('lancashire.card.3');
    scene.play('pass', 'discard iron', 'pass', 'discard iron', 'pass', 'pass');
    expect(scene.told('forfeited')).toHaveLength(1);
    expect(scene.now.tiles).toEqual({});
    expect(scene.pending).toEqual({ awaits: 'action', seat: 0 });
    scene.play('loan 10', 'discard coal');
    expect(sitesOf(scene, 'coal')).toEqual(coalSites);
  });

  it('lancashire.card.4: it applies again to a seat whose last tiles left with the canal era', () => {
    const scene = canal({
      round: 10,
      players: [{ money: 60, mat: { ...from('coal', 2), ...from('port', 2) } }],
      tiles: { 'stockport#1': { seat: 0, tile: 'cotton-1', flipped: true } },
      links: { 'manchester-stockport': 0 },
    });
    scene.passUntil(({ era }) => era === 'rail');
    expect([scene.now.tiles, scene.now.links]).toEqual([{}, {}]);
    const free = () => scene.legal('build').filter((line) => /with (coal|port)$/.test(line));
    scene.passUntil(({ pending }) => pending.awaits === 'action' && pending.seat === 0 && free().length > 0);
    expect(new Set(free().map((line) => line.split('#')[0])).size).toBeGreaterThan(4);
  });

  it('lancashire.card.5: this applies to free sites, not to overbuilding', () => {
    const setting = {
      players: [{ hand: ['coal', 'wigan'], mat: from('coal', 2) }],
      tiles: { 'wigan#1': { seat: 1, tile: 'coal-1', flipped: true } },
      markets: { coal: 0 },
    };
    expect(canal(setting).rule('build wigan#1 coal with coal')).toBe('lancashire.card.5');
    expect(canal(setting).allows('build wigan#2 coal with coal')).toBe(true);
    expect(canal(setting).allows('build wigan#1 coal with wigan')).toBe(true);
  });

  it('lancashire.card.5: within the network an industry card may overbuild', () => {
    const scene = canal({
      players: [{ hand: ['coal', 'coal'], mat: from('coal', 2) }],
      tiles: { 'wigan#1': { seat: 1, tile: 'coal-1', flipped: true } },
      links: { 'preston-wigan': 0 },
      markets: { coal: 0 },
    });
    expect(scene.allows('build wigan#1 coal with coal')).toBe(true);
  });

  it('lancashire.card.6: a played card goes face up on the discard pile', () => {
    const scene = canal({ players: [{ hand: ['wigan', 'shipyard'] }] });
    const before = scene.now.discarded;
    scene.play('build wigan#1 coal with wigan', 'loan 30');
    expect(scene.now.discarded).toEqual({
      ...before,
      wigan: (before['wigan'] ?? 0) + 1,
      shipyard: (before['shipyard'] ?? 0) + 1,
    });
    const open = scene.told('discarded').map(({ seat, card }) => [seat, scene.table.cards[card].slug]);
    expect(open).toEqual([
      [0, 'wigan'],
      [0, 'shipyard'],
    ]);
  });

  it('lancashire.card.6: discarded cards do not return before the era ends', () => {
    const scene = new Scene({ edition: 'lancashire', seats: 2 });
    const played = () => scene.told('discarded').length;
    for (let round = 2; round <= 10; round++) {
      scene.passUntil((now) => now.round === round);
      expect(total(scene.now.discarded)).toBe(played());
    }
    expect(played()).toBe(2 * 17);
    scene.passUntil(({ era }) => era === 'rail');
    expect(scene.now.discarded).toEqual({});
  });
});
