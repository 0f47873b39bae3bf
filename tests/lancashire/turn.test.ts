import { describe, expect, it } from 'vitest';

import { Scene } from '../scene.ts';
import { complete } from '../sceneHelp.ts';
import { canal, rail } from './drafts.ts';

/** Every kind of action is possible here. */
const rich = (): Scene =>
  canal({
    players: [{ hand: ['bolton', 'wigan', 'iron', 'coal'], money: 50 }],
    tiles: { 'preston#1': { seat: 0, tile: 'cotton-1' }, 'preston#3': { seat: 1, tile: 'port-1' } },
  });

const begun = {
  build: 'build bolton#1 coal with bolton',
  network: 'network preston-wigan',
  develop: 'develop cotton',
  sell: 'sell preston#1 to preston#3',
  loan: 'loan 30',
  pass: 'pass',
};

describe('lancashire.turn', () => {
  it.each([
    [2, 10, 40],
    [3, 9, 54],
    [4, 8, 64],
  ])('lancashire.turn.1: %i seats play %i rounds an era and use up all %i cards', (seats, rounds, cards) => {
    const scene = new Scene({ edition: 'lancashire', seats }).passUntil(({ pending }) => pending.awaits === 'nothing');
    const began = (era: number) =>
      scene
        .told('roundBegan')
        .filter((event) => event.era === era)
        .map(({ round }) => round);
    const all = Array.from({ length: rounds }, (_, index) => index + 1);
    expect(began(0)).toEqual(all.slice(1));
    expect(began(1)).toEqual(all);
    expect(scene.told('reshuffled').map(({ count }) => count)).toEqual([cards]);
    expect(scene.told('passed')).toHaveLength(seats * (1 + 2 * (rounds - 1)) + seats * 2 * rounds);
    expect(scene.now.players.every(({ handSize }) => handSize === 0)).toBe(true);
    expect(scene.now.deckSize).toBe(0);
  });

  it('lancashire.turn.1: two seats play ten rounds even with double builds', () => {
    const scene = new Scene({ edition: 'lancashire', seats: 2 });
    const next = (lines: string[]) =>
      lines.find((line) => line.startsWith('double')) ?? (lines.includes('pass') ? 'pass' : lines[0]);
    while (scene.now.era === 'canal') scene.play(next(scene.legal()));
    expect(scene.told('actionBegan').filter(({ kind }) => kind === 'double').length).toBeGreaterThan(3);
    expect(scene.told('roundBegan').filter(({ era }) => era === 0)).toHaveLength(9);
  });

  it('lancashire.turn.1: every seat takes one turn of a round, in turn order', () => {
    const scene = canal({ seats: 3, order: [2, 0, 1] });
    expect(scene.pending).toEqual({ awaits: 'action', seat: 2 });
    scene.passUntil(({ round, turn }) => round === 3 && turn === 2);
    expect(scene.told('turnBegan').map(({ seat }) => seat)).toEqual([0, 1, 2, 0, 1]);
  });

  it('lancashire.turn.1: no seat acts out of turn', () => {
    const scene = canal({ order: [1, 0] });
    expect(scene.rule('loan 30', 0)).toBe('lancashire.turn.1');
    expect(scene.rule('pass', 0)).toBe('lancashire.turn.1');
    expect(scene.allows('loan 30')).toBe(true);
  });

  it('lancashire.turn.2: a turn of the first canal round has one action', () => {
    const scene = complete(new Scene({ edition: 'lancashire', seats: 2 }), 'loan 30');
    expect(scene.pending).toEqual({ awaits: 'action', seat: 1 });
    expect(scene.rule('loan 30', 0)).toBe('lancashire.turn.1');
    complete(scene, 'loan 30');
    expect(scene.now).toMatchObject({ round: 2, actionsLeft: 2 });
  });

  it.each([
    ['canal', 2],
    ['canal', 10],
    ['rail', 1],
    ['rail', 2],
  ])('lancashire.turn.2: a turn of the %s era in round %i has two actions', (era, round) => {
    const scene = new Scene({ edition: 'lancashire', seats: 2, era, round });
    complete(scene, 'pass');
    expect(scene.pending).toEqual({ awaits: 'action', seat: 0 });
    complete(scene, 'pass');
    expect(scene.pending).toEqual({ awaits: 'action', seat: 1 });
  });

  it('lancashire.turn.2: the first rail round that a game reaches has two actions', () => {
    const scene = canal({ round: 10 }).passUntil(({ era }) => era === 'rail');
    expect(scene.now).toMatchObject({ round: 1, turn: 0, actionsLeft: 2 });
  });

  it('lancashire.turn.3: an action is one of five kinds, a double build or a pass', () => {
    const kinds = new Set(
      rich()
        .legal()
        .map((line) => line.split(' ')[0]),
    );
    expect(kinds).toEqual(new Set([...Object.keys(begun), 'double']));
  });

  it('lancashire.turn.3: there is no scouting', () => {
    expect(rich().rule('scout')).toBe('lancashire.turn.3');
  });

  it.each([
    ['loan 30', 'loan 10'],
    ['network bolton-bury', 'network bolton-manchester'],
    ['develop cotton', 'develop cotton'],
    ['build wigan#1 coal with wigan', 'build wigan#2 coal with wigan'],
    ['sell preston#1 to preston#3', 'sell lancaster#2 to lancaster#1'],
    ['pass', 'pass'],
  ])('lancashire.turn.3: the same kind may be chosen twice (%s)', (first, second) => {
    const scene = rail({
      players: [{ hand: ['wigan', 'wigan'], money: 60, mat: { 'coal-1': 0, 'iron-1': 0 } }],
      tiles: {
        'bolton#1': { seat: 0, tile: 'coal-3' },
        'preston#1': { seat: 0, tile: 'cotton-2' },
        'preston#3': { seat: 1, tile: 'port-2' },
        'lancaster#2': { seat: 0, tile: 'cotton-2' },
        'lancaster#1': { seat: 1, tile: 'port-2' },
      },
    });
    complete(scene, first);
    expect(scene.pending).toEqual({ awaits: 'action', seat: 0 });
    complete(scene, second);
    expect(scene.pending).toEqual({ awaits: 'action', seat: 1 });
  });

  it.each(Object.entries(begun))('lancashire.turn.4: %s costs one card', (_, action) => {
    const scene = complete(rich(), action);
    expect(scene.now).toMatchObject({ actionsLeft: 1 });
    expect(scene.now.players[0].handSize).toBe(3);
    expect(scene.told('discarded')).toHaveLength(1);
  });

  it('lancashire.turn.4: several sales or two developments cost one card together', () => {
    const scene = canal({
      players: [{ hand: ['iron', 'iron', 'iron'] }],
      tiles: {
        'preston#1': { seat: 0, tile: 'cotton-1' },
        'preston#3': { seat: 1, tile: 'port-1' },
        'lancaster#2': { seat: 0, tile: 'cotton-1' },
        'lancaster#1': { seat: 1, tile: 'port-1' },
      },
    });
    scene.play('sell preston#1 to preston#3', 'sell lancaster#2 to lancaster#1');
    expect(scene.told('discarded')).toHaveLength(1);
    scene.play('develop coal', 'develop coal');
    expect(scene.told('discarded')).toHaveLength(2);
  });

  it('lancashire.turn.4: the double build takes two cards', () => {
    const scene = complete(rich(), 'double bolton#1 coal');
    expect(scene.told('discarded')).toHaveLength(2);
    expect(scene.pending).toEqual({ awaits: 'action', seat: 1 });
  });

  it('lancashire.turn.4: the card is one that the acting seat holds', () => {
    const scene = canal({ players: [{ hand: ['bolton', 'iron'], money: 50 }, { hand: ['wigan', 'wigan'] }] });
    expect(scene.rule('build wigan#1 coal with wigan')).toBe('lancashire.turn.4');
    scene.play('loan 30');
    expect(scene.rule('discard wigan')).toBe('lancashire.turn.4');
    expect(scene.legal().toSorted()).toEqual(['discard bolton', 'discard iron']);
    scene.play('discard iron');
    expect(scene.rule('build bolton#3 iron with iron')).toBe('lancashire.turn.4');
    expect(scene.now.players[0].hand).toEqual({ bolton: 1 });
  });

  it('lancashire.turn.5: a build needs the money of the tile', () => {
    const withMoney = (money: number) => canal({ players: [{ hand: ['wigan', 'wigan'], money }] });
    expect(withMoney(4).rule('build wigan#1 coal with wigan')).toBe('lancashire.turn.5');
    expect(withMoney(5).play('build wigan#1 coal with wigan').now.players[0].money).toBe(0);
  });

  it('lancashire.turn.5: a build needs the money for tile, coal and iron together', () => {
    const withMoney = (money: number) =>
      canal({
        players: [{ hand: ['rochdale', 'rochdale'], money, mat: { 'cotton-1': 0, 'cotton-2': 0 } }],
        links: { 'rochdale-yorkshire': 1 },
        markets: { coal: 6, iron: 4 },
      });
    const cotton3 = 'build rochdale#1 cotton with rochdale';
    expect(withMoney(16 + 2 + 3).play(cotton3).now.players[0].money).toBe(0);
    expect(withMoney(16 + 2 + 2).rule(cotton3)).toBe('lancashire.turn.5');
    expect(withMoney(15).rule(cotton3)).toBe('lancashire.turn.5');
  });

  it('lancashire.turn.5: a build needs its coal, however rich the seat', () => {
    const scene = canal({ players: [{ hand: ['bolton', 'bolton'], money: 99 }] });
    expect(scene.rule('build bolton#3 iron with bolton')).toBe('lancashire.coal.4');
    scene.play('build bolton#1 coal with bolton');
    expect(scene.rule('build bolton#3 iron with bolton')).toBe('lancashire.build.6');
  });

  it.each([
    [3, true],
    [2, false],
  ])('lancashire.turn.5: with £%i a canal is possible: %s', (money, possible) => {
    const scene = canal({ players: [{ money }], tiles: { 'bolton#1': { seat: 0, tile: 'coal-1' } } });
    expect(scene.allows('network bolton-bury')).toBe(possible);
    if (!possible) expect(scene.rule('network bolton-bury')).toBe('lancashire.turn.5');
  });

  it.each([
    [15, 2, 'more'],
    [14, 2, 'action'],
    [15, 1, 'action'],
  ])('lancashire.turn.5: with £%i and %i coal the question after one rail is %s', (money, cubes, question) => {
    const scene = rail({
      players: [{ hand: ['iron', 'iron'], money }],
      tiles: { 'wigan#1': { seat: 0, tile: 'coal-2', cubes } },
    });
    scene.play('network bolton-wigan');
    expect(scene.pending).toEqual({ awaits: question, seat: 0 });
  });

  it.each([
    [15 + 1 + 2, 'more'],
    [15 + 1 + 1, 'action'],
  ])('lancashire.turn.5: with £%i, coal at £1 and £2, the question after one rail is %s', (money, question) => {
    const scene = rail({
      players: [{ hand: ['iron', 'iron'], money }],
      tiles: { 'preston#3': { seat: 0, tile: 'port-2' } },
      markets: { coal: 7 },
    });
    scene.play('network preston-wigan');
    expect(scene.pending).toEqual({ awaits: question, seat: 0 });
  });

  it.each([
    [1 + 2, 'more'],
    [1 + 1, 'action'],
  ])('lancashire.turn.5: with £%i, iron at £1 and £2, the question after one development is %s', (money, question) => {
    const scene = canal({ players: [{ hand: ['iron', 'iron'], money }], markets: { iron: 7 } });
    scene.play('develop coal');
    expect(scene.pending).toEqual({ awaits: question, seat: 0 });
  });

  it('lancashire.turn.5: a development that cannot be paid for is refused', () => {
    const withMoney = (money: number) => canal({ players: [{ money }], markets: { iron: 5 } });
    expect(withMoney(1).rule('develop coal')).toBe('lancashire.turn.5');
    expect(withMoney(2).allows('develop coal')).toBe(true);
  });

  it('lancashire.turn.6: the hand is refilled after the turn, not between its actions', () => {
    const scene = canal();
    const { deckSize } = scene.now;
    complete(scene, 'loan 30');
    expect([scene.now.players[0].handSize, scene.now.deckSize]).toEqual([7, deckSize]);
    complete(scene, 'loan 30');
    expect([scene.now.players[0].handSize, scene.now.deckSize]).toEqual([8, deckSize - 2]);
    expect(scene.pending).toEqual({ awaits: 'action', seat: 1 });
  });

  it('lancashire.turn.6: in the first canal round only the one played card is replaced', () => {
    const scene = new Scene({ edition: 'lancashire', seats: 2 });
    const { deckSize } = scene.now;
    complete(scene, 'pass');
    expect([scene.now.players[0].handSize, scene.now.deckSize]).toEqual([8, deckSize - 1]);
  });

  it('lancashire.turn.6: a deck that runs out deals what it has', () => {
    const scene = rail({ deck: { iron: 1 }, players: [{ hand: { bolton: 2, manchester: 3, preston: 3 } }] });
    complete(complete(scene, 'pass'), 'pass');
    expect([scene.now.players[0].handSize, scene.now.deckSize]).toEqual([7, 0]);
    complete(complete(scene, 'pass'), 'pass');
    expect(scene.now.players[1].handSize).toBe(6);
  });

  it('lancashire.turn.6: cards set aside are not drawn', () => {
    const scene = canal({ round: 7, deck: { iron: 2 } });
    const { handSize } = scene.now.players[0];
    complete(complete(scene, 'pass'), 'pass');
    expect([scene.now.players[0].handSize, scene.now.deckSize]).toEqual([handSize - 2, 2]);
  });

  it.each([2, 3, 4])('lancashire.turn.6: with %i seats the hands shrink by two a round to the last card', (seats) => {
    const scene = new Scene({ edition: 'lancashire', seats });
    scene.passUntil(({ deckSize, turn }) => deckSize === seats && turn === 0);
    const sizes = [scene.now.players[0].handSize];
    for (;;) {
      const { round } = scene.now;
      scene.passUntil((now) => now.round !== round);
      if (scene.now.era === 'rail') break;
      sizes.push(scene.now.players[0].handSize);
    }
    expect(sizes).toEqual([8, 6, 4, 2]);
  });

  it('lancashire.turn.7: a question must be answered before the next action, and accepts only its own answers', () => {
    const scene = rich().play(begun.loan);
    expect(scene.pending).toEqual({ awaits: 'discard', seat: 0 });
    for (const line of [...Object.values(begun), 'double wigan#1 coal', 'stop', 'coal bolton#1', 'iron bolton#3']) {
      expect(scene.rule(line)).toBe('lancashire.turn.7');
    }
    scene.play('discard iron');
    expect(scene.pending).toEqual({ awaits: 'action', seat: 0 });
    for (const line of ['discard coal', 'stop', 'coal bolton#1', 'iron bolton#3', 'forfeit preston#1']) {
      expect(scene.rule(line)).toMatch(/^lancashire\.(turn\.7|shortfall\.3)$/);
    }
  });

  it('lancashire.turn.7: only the acting seat answers', () => {
    const scene = rich().play(begun.loan);
    expect(scene.rule('discard iron', 1)).toMatch(/^lancashire\.turn\.[17]$/);
    expect(scene.rule('loan 30', 1)).toMatch(/^lancashire\.turn\.[17]$/);
  });
});
