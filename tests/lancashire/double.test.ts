import { describe, expect, it } from 'vitest';

import { Scene } from '../scene.ts';
import { complete, placesOf, sitesOf, sources, total } from '../sceneHelp.ts';
import { from, railMat } from './buildHelp.ts';
import { canal, rail } from './drafts.ts';

describe('lancashire.double', () => {
  it('lancashire.double.1: any two cards of the hand allow one build together', () => {
    const scene = canal({ players: [{ hand: ['shipyard', 'wigan', 'port'] }] });
    scene.play('double macclesfield#1 cotton');
    expect(scene.legal().toSorted()).toEqual(['discard port', 'discard shipyard', 'discard wigan']);
    scene.play('discard port');
    expect(scene.legal().toSorted()).toEqual(['discard shipyard', 'discard wigan']);
    scene.play('discard wigan');
    expect(scene.now.tiles).toEqual({ 'macclesfield#1': { seat: 0, tile: 'cotton-1', flipped: false, cubes: 0 } });
    expect(scene.pending).toEqual({ awaits: 'action', seat: 1 });
  });

  it('lancashire.double.1: as with a location card, any industry of the town can be built', () => {
    const scene = canal({
      players: [{ hand: ['shipyard', 'shipyard'] }],
      tiles: { 'wigan#1': { seat: 1, tile: 'coal-1' } },
      links: { 'preston-wigan': 1 },
    });
    expect(scene.legal('double preston').toSorted()).toEqual([
      'double preston#1 cotton',
      'double preston#2 iron',
      'double preston#3 port',
    ]);
  });

  it('lancashire.double.1: it counts as a location card, so it may overbuild outside the network', () => {
    const scene = canal({
      players: [{ hand: ['shipyard', 'shipyard'], mat: from('coal', 2) }],
      tiles: { 'wigan#1': { seat: 1, tile: 'coal-1', flipped: true } },
      markets: { coal: 0 },
    });
    scene.play('double wigan#1 coal');
    expect(scene.now.tiles['wigan#1']).toMatchObject({ seat: 0, tile: 'coal-2' });
  });

  it('lancashire.double.2: it is possible in every town of the map, with or without cards, in the network or not', () => {
    const scene = rail({
      players: [{ hand: ['iron', 'iron'], money: 99, mat: railMat }],
      tiles: { 'bury#1': { seat: 0, tile: 'coal-2' } },
      links: {
        'barrow-lancaster': 1,
        'lancaster-scotland': 1,
        'birkenhead-ellesmere-port': 1,
        'ellesmere-port-northwich': 1,
        'midlands-northwich': 1,
        'macclesfield-midlands': 1,
        'macclesfield-stockport': 1,
        'colne-yorkshire': 1,
      },
    });
    const towns = scene.table.places.filter(({ kind }) => kind === 'town').map(({ slug }) => slug);
    expect(placesOf(scene.legal('double'))).toEqual(towns.toSorted());
    scene.play('double colne#2 cotton');
    expect(scene.now.tiles['colne#2']).toMatchObject({ seat: 0, tile: 'cotton-2' });
  });

  it('lancashire.double.2: on the alternate map it is possible only in the towns of that map', () => {
    const scene = canal({ options: ['community'], players: [{ hand: ['coal', 'coal'], money: 99 }] });
    const towns = ['blackburn', 'bolton', 'burnley', 'bury', 'colne', 'fleetwood', 'lancaster', 'liverpool'];
    expect(placesOf(scene.legal('double'))).toEqual(towns.concat('manchester', 'preston', 'warrington', 'wigan'));
  });

  it('lancashire.double.3: it is refused in the first canal round', () => {
    const scene = new Scene({ edition: 'lancashire', seats: 2 });
    expect(scene.legal('double')).toEqual([]);
    expect(scene.rule('double wigan#1 coal')).toBe('lancashire.double.3');
  });

  it.each(['canal', 'rail'])('lancashire.double.3: it is refused after another action or a pass (%s era)', (era) => {
    for (const first of ['pass', 'loan 10', 'develop cotton']) {
      const players = [{ hand: { iron: 3, port: 3 }, mat: from('coal', 2) }];
      const scene = complete((era === 'canal' ? canal : rail)({ players }), first);
      expect(scene.now.actionsLeft).toBe(1);
      expect(scene.legal('double')).toEqual([]);
      expect(scene.rule('double wigan#1 coal')).toBe('lancashire.double.3');
    }
  });

  it('lancashire.double.3: it takes the whole turn', () => {
    const scene = complete(canal({ players: [{ hand: { iron: 3, port: 3 } }] }), 'double wigan#1 coal');
    expect(scene.pending).toEqual({ awaits: 'action', seat: 1 });
    expect(scene.rule('loan 10', 0)).toBe('lancashire.turn.1');
  });

  it('lancashire.double.3: the first rail round allows it', () => {
    const scene = rail({ round: 1, players: [{ mat: from('coal', 2) }] });
    expect(scene.allows('double wigan#1 coal')).toBe(true);
  });

  it('lancashire.double.4: the site must be for the industry and free', () => {
    const scene = canal({ tiles: { 'stockport#1': { seat: 1, tile: 'cotton-1' } } });
    expect(scene.rule('double wigan#1 cotton')).toBe('lancashire.build.1');
    expect(scene.rule('double stockport#1 cotton')).toMatch(/^lancashire\.overbuild\./);
    expect(sitesOf(scene, 'cotton', 'double')).toContain('stockport#2');
  });

  it('lancashire.double.4: a site for the industry alone comes first', () => {
    const scene = canal();
    expect(scene.rule('double lancaster#2 port')).toBe('lancashire.build.2');
    expect(scene.rule('double preston#1 port')).toBe('lancashire.build.2');
    expect(scene.allows('double lancaster#1 port')).toBe(true);
  });

  it('lancashire.double.4: the lowest tile is built, and level and era must fit', () => {
    expect(rail().rule('double wigan#1 coal')).toBe('lancashire.build.4');
    expect(canal().rule('double liverpool#3 shipyard')).toBe('lancashire.shipyard.1');
    const late = canal({ players: [{ money: 99, mat: from('shipyard', 2) }] });
    expect(late.rule('double liverpool#3 shipyard')).toBe('lancashire.build.4');
    const scene = canal({ players: [{ hand: { iron: 2 }, mat: from('coal', 3) }] });
    scene.play('double wigan#1 coal');
    expect(scene.now.tiles['wigan#1'].tile).toBe('coal-3');
  });

  it('lancashire.double.4: cost, coal and iron must be paid', () => {
    expect(canal({ players: [{ money: 4 }] }).rule('double wigan#1 coal')).toBe('lancashire.turn.5');
    expect(canal({ players: [{ money: 99 }] }).rule('double bolton#3 iron')).toBe('lancashire.coal.4');
    const scene = canal({
      players: [{ hand: { iron: 2 }, mat: from('cotton', 3) }],
      links: { 'rochdale-yorkshire': 1 },
    });
    scene.play('double rochdale#1 cotton');
    expect([sources(scene, 'coal'), sources(scene, 'iron')]).toEqual([['£1'], ['£1']]);
    expect(scene.now.players[0]).toMatchObject({ money: 30 - 18, spent: 18 });
  });

  it('lancashire.double.4: the limit of the canal era applies', () => {
    const tiles = { 'wigan#1': { seat: 0, tile: 'coal-2' } };
    const players = [{ mat: from('coal', 2) }];
    expect(canal({ tiles, players }).rule('double wigan#2 coal')).toBe('lancashire.build.6');
    expect(rail({ tiles, players }).allows('double wigan#2 coal')).toBe(true);
  });

  it('lancashire.double.4: the rules of overbuilding apply', () => {
    const setting = (coal: number) => ({
      players: [{ mat: from('coal', 2) }],
      tiles: {
        'wigan#1': { seat: 1, tile: 'coal-1', flipped: true },
        'bolton#1': { seat: 0, tile: 'coal-1', flipped: true },
      },
      markets: { coal },
    });
    expect(canal(setting(1)).rule('double wigan#1 coal')).toBe('lancashire.overbuild.4');
    expect(canal(setting(0)).allows('double wigan#1 coal')).toBe(true);
    expect(canal(setting(1)).allows('double bolton#1 coal')).toBe(true);
  });

  it('lancashire.double.5: both cards are discarded and two are drawn', () => {
    const scene = canal({ players: [{ hand: { iron: 1, bury: 1, port: 3, coal: 3 } }] });
    const { discarded, deckSize } = scene.now;
    scene.play('double wigan#1 coal', 'discard iron', 'discard bury');
    expect(scene.told('discarded').map(({ card }) => scene.table.cards[card].slug)).toEqual(['iron', 'bury']);
    expect(total(scene.now.discarded)).toBe(total(discarded) + 2);
    expect(scene.now.discarded).toMatchObject({ bury: 1, iron: (discarded['iron'] ?? 0) + 1 });
    expect([scene.now.players[0].handSize, scene.now.deckSize]).toEqual([8, deckSize - 2]);
  });

  it.each([
    [1, 7],
    [0, 6],
  ])('lancashire.double.5: a deck of %i leaves a hand of %i', (deck, left) => {
    const scene = rail({
      deck: { manchester: deck },
      players: [{ hand: { iron: 3, coal: 3, port: 2 }, mat: from('coal', 2) }],
    });
    complete(scene, 'double wigan#1 coal');
    expect([scene.now.players[0].handSize, scene.now.deckSize]).toEqual([left, 0]);
  });
});
