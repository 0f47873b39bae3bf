import { describe, expect, it } from 'vitest';

import { Scene } from '../scene.ts';
import { complete } from '../sceneHelp.ts';
import { canal, rail } from './drafts.ts';

/** Every kind of action is possible here. */
const rich = (): Scene =>
  canal({
    players: [{ hand: ['birmingham', 'dudley', 'iron', 'coal'], money: 50 }],
    tiles: { 'birmingham#1': { seat: 0, tile: 'cotton-1' }, 'burton#2': { seat: 0, tile: 'brewery-1' } },
    links: { 'birmingham-oxford': 0 },
    merchants: { 'oxford#1': { tile: 'cotton' } },
  });

const begun = {
  build: 'build dudley#1 coal with dudley',
  network: 'network birmingham-dudley',
  develop: 'develop cotton',
  sell: 'sell birmingham#1 to oxford#1',
  loan: 'loan 30',
  scout: 'scout',
  pass: 'pass',
};

describe('birmingham.turn', () => {
  it.each([
    [2, 10, 40],
    [3, 9, 54],
    [4, 8, 64],
  ])('birmingham.turn.1: %i seats play %i rounds an era and use up all %i cards', (seats, rounds, cards) => {
    const scene = new Scene({ seats }).passUntil(({ pending }) => pending.awaits === 'nothing');
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
    expect(scene.now.players.map(({ handSize }) => handSize)).toEqual(all.slice(0, seats).map(() => 0));
    expect(scene.now.deckSize).toBe(0);
  });

  it.each([
    [2, 10],
    [3, 9],
    [4, 8],
  ])('birmingham.turn.1: with %i seats there are %i rounds even with scouting', (seats, rounds) => {
    const scene = new Scene({ seats });
    const next = (lines: string[]) => ['scout', 'pass'].find((line) => lines.includes(line)) ?? lines[lines.length - 1];
    while (scene.pending.awaits !== 'nothing') scene.play(next(scene.legal()));
    expect(scene.told('scouted').length).toBeGreaterThan(seats * rounds);
    expect(scene.told('roundBegan')).toHaveLength(2 * rounds - 1);
    expect(scene.now.players.every(({ handSize }) => handSize === 0)).toBe(true);
    expect(scene.now.deckSize).toBe(0);
  });

  it('birmingham.turn.1: every seat takes one turn of a round, in turn order', () => {
    const scene = new Scene({ seats: 3, round: 2, order: [2, 0, 1] });
    expect(scene.pending).toEqual({ awaits: 'action', seat: 2 });
    scene.passUntil(({ round, turn }) => round === 3 && turn === 2);
    expect(scene.told('turnBegan').map(({ seat }) => seat)).toEqual([0, 1, 2, 0, 1]);
  });

  it('birmingham.turn.1: no seat acts out of turn', () => {
    const scene = canal({ order: [1, 0] });
    expect(scene.rule('loan 30', 0)).toBe('birmingham.turn.1');
    expect(scene.rule('pass', 0)).toBe('birmingham.turn.1');
    expect(scene.allows('loan 30')).toBe(true);
  });

  it('birmingham.turn.2: a turn of the first canal round has one action', () => {
    const scene = complete(new Scene({ seats: 2 }), 'loan 30');
    expect(scene.pending).toEqual({ awaits: 'action', seat: 1 });
    expect(scene.rule('loan 30', 0)).toBe('birmingham.turn.1');
    complete(scene, 'loan 30');
    expect(scene.now).toMatchObject({ round: 2, actionsLeft: 2 });
  });

  it.each([
    ['canal', 2],
    ['canal', 10],
    ['rail', 1],
    ['rail', 2],
  ])('birmingham.turn.2: a turn of the %s era in round %i has two actions', (era, round) => {
    const scene = new Scene({ seats: 2, era, round });
    complete(scene, 'pass');
    expect(scene.pending).toEqual({ awaits: 'action', seat: 0 });
    complete(scene, 'pass');
    expect(scene.pending).toEqual({ awaits: 'action', seat: 1 });
  });

  it('birmingham.turn.2: the first rail round that a game reaches has two actions', () => {
    const scene = new Scene({ seats: 2, round: 10 }).passUntil(({ era }) => era === 'rail');
    expect(scene.now).toMatchObject({ round: 1, turn: 0, actionsLeft: 2 });
  });

  it('birmingham.turn.7: an action is completed before the next, and unasked answers are refused', () => {
    const scene = canal({ players: [{ hand: ['dudley', 'iron'], money: 30 }] });
    for (const line of ['discard dudley', 'stop', 'coal dudley#1', 'barrel']) {
      expect(scene.rule(line)).toBe('birmingham.turn.7');
    }
    scene.play('loan 30');
    for (const line of ['loan 30', 'pass', 'build dudley#1 coal with dudley']) {
      expect(scene.rule(line)).toBe('birmingham.turn.7');
    }
  });

  it('birmingham.turn.3: an action is one of six kinds, or a pass', () => {
    const kindOf = (line: string) => line.split(' ')[0];
    expect(new Set(rich().legal().map(kindOf))).toEqual(new Set(Object.keys(begun)));
  });

  it.each([
    ['loan 30', 'loan 30'],
    ['network birmingham-dudley', 'network birmingham-worcester'],
    ['develop cotton', 'develop cotton'],
    ['build dudley#1 coal with dudley', 'build dudley#2 iron with dudley'],
  ])('birmingham.turn.3: the same kind may be chosen twice (%s)', (first, second) => {
    const scene = rail({
      players: [{ hand: ['dudley', 'dudley'], money: 50, mat: { 'coal-1': 0, 'iron-1': 0 } }],
      tiles: { 'birmingham#1': { seat: 0, tile: 'cotton-2' }, 'kidderminster#1': { seat: 1, tile: 'coal-2' } },
      links: { 'dudley-kidderminster': 1, 'birmingham-oxford': 0 },
    });
    complete(scene, first);
    expect(scene.pending).toEqual({ awaits: 'action', seat: 0 });
    complete(scene, second);
    expect(scene.pending).toEqual({ awaits: 'action', seat: 1 });
  });

  it.each(Object.entries(begun))('birmingham.turn.4: %s costs one card', (kind, action) => {
    const scene = complete(rich(), action);
    expect(scene.now).toMatchObject({ actionsLeft: 1 });
    expect(scene.now.players[0].handSize).toBe(3);
    expect(scene.told('discarded')).toHaveLength(kind === 'scout' ? 3 : 1);
  });

  it('birmingham.turn.4: the card is one that the acting seat holds', () => {
    const scene = canal({
      players: [{ hand: ['dudley', 'iron'], money: 50 }, { hand: ['burton', 'burton'] }],
    });
    expect(scene.rule('build burton#1 coal with burton')).toBe('birmingham.turn.4');
    scene.play('loan 30');
    expect(scene.rule('discard burton')).toBe('birmingham.turn.4');
    expect(scene.legal()).toEqual(['discard dudley', 'discard iron']);
    scene.play('discard iron');
    expect(scene.rule('build cannock#2 coal with iron')).toBe('birmingham.turn.4');
    expect(scene.now.players[0].hand).toEqual({ dudley: 1 });
  });

  it('birmingham.turn.5: a build needs the money of the tile', () => {
    const withMoney = (money: number) => canal({ players: [{ hand: ['dudley', 'dudley'], money }] });
    expect(withMoney(4).rule('build dudley#1 coal with dudley')).toBe('birmingham.turn.5');
    expect(withMoney(5).play('build dudley#1 coal with dudley').now.players[0].money).toBe(0);
  });

  it('birmingham.turn.5: a build needs the money for tile, coal and iron together', () => {
    const withMoney = (money: number) =>
      canal({
        players: [{ hand: ['worcester', 'worcester'], money, mat: { 'cotton-1': 0, 'cotton-2': 0 } }],
        links: { 'gloucester-worcester': 1 },
      });
    const cotton3 = 'build worcester#1 cotton with worcester';
    expect(withMoney(16 + 1 + 2).play(cotton3).now.players[0].money).toBe(0);
    expect(withMoney(16 + 1 + 1).rule(cotton3)).toBe('birmingham.turn.5');
    expect(withMoney(15).rule(cotton3)).toBe('birmingham.turn.5');
  });

  it('birmingham.turn.5: a build needs all of its coal', () => {
    const withCubes = (cubes: number) =>
      canal({
        players: [{ hand: ['wolverhampton', 'wolverhampton'], mat: { 'manufacturer-1': 0, 'manufacturer-2': 0 } }],
        tiles: { 'wolverhampton#2': { seat: 1, tile: 'coal-1', cubes } },
      });
    const manufacturer3 = 'build wolverhampton#1 manufacturer with wolverhampton';
    expect(withCubes(1).rule(manufacturer3)).toBe('birmingham.coal.4');
    expect(withCubes(2).play(manufacturer3).now.tiles['wolverhampton#2'].flipped).toBe(true);
  });

  it.each([
    [15, 2, 'more'],
    [14, 2, 'action'],
    [15, 1, 'action'],
  ])('birmingham.turn.5: with £%i and %i coal the question after one rail is %s', (money, cubes, question) => {
    const scene = rail({
      players: [{ hand: ['iron', 'iron'], money }],
      tiles: {
        'dudley#1': { seat: 0, tile: 'coal-2', cubes },
        'burton#2': { seat: 0, tile: 'brewery-2' },
      },
    });
    scene.play('network birmingham-dudley');
    expect(scene.pending).toEqual({ awaits: question, seat: 0 });
  });

  it.each([
    [18, 'more'],
    [17, 'action'],
  ])('birmingham.turn.5: with £%i, coal at £1 and £2, the question after one rail is %s', (money, question) => {
    const scene = rail({
      players: [{ hand: ['iron', 'iron'], money }],
      tiles: { 'burton#2': { seat: 0, tile: 'brewery-2' }, 'birmingham#3': { seat: 0, tile: 'iron-2' } },
    });
    scene.play('network birmingham-oxford');
    expect(scene.pending).toEqual({ awaits: question, seat: 0 });
  });

  it.each([
    [4, 'more'],
    [3, 'action'],
  ])('birmingham.turn.5: with £%i, iron at £2, the question after one development is %s', (money, question) => {
    const scene = canal({ players: [{ hand: ['iron', 'iron'], money }] });
    scene.play('develop coal');
    expect(scene.pending).toEqual({ awaits: question, seat: 0 });
  });

  it('birmingham.turn.5: a development that cannot be paid for is refused', () => {
    expect(canal({ players: [{ money: 1 }] }).rule('develop coal')).toBe('birmingham.turn.5');
    expect(canal({ players: [{ money: 2 }] }).allows('develop coal')).toBe(true);
  });

  it('birmingham.turn.5: a sale without beer is refused', () => {
    const withBarrel = (barrel: boolean) =>
      canal({
        tiles: { 'birmingham#1': { seat: 0, tile: 'cotton-1' } },
        links: { 'birmingham-oxford': 0 },
        merchants: { 'oxford#1': { tile: 'cotton', barrel } },
      });
    expect(withBarrel(false).rule('sell birmingham#1 to oxford#1')).toBe('birmingham.sell.2');
    expect(withBarrel(true).allows('sell birmingham#1 to oxford#1')).toBe(true);
  });

  it('birmingham.turn.6: the hand is refilled after the turn, not between its actions', () => {
    const scene = canal();
    const { deckSize } = scene.now;
    complete(scene, 'loan 30');
    expect([scene.now.players[0].handSize, scene.now.deckSize]).toEqual([7, deckSize]);
    complete(scene, 'loan 30');
    expect([scene.now.players[0].handSize, scene.now.deckSize]).toEqual([8, deckSize - 2]);
    expect(scene.pending).toEqual({ awaits: 'action', seat: 1 });
  });

  it('birmingham.turn.6: scouting draws as many cards as any other action', () => {
    const scene = canal();
    const { deckSize } = scene.now;
    complete(complete(scene, 'scout'), 'pass');
    expect([scene.now.players[0].handSize, scene.now.deckSize]).toEqual([8, deckSize - 2]);
  });

  it('birmingham.turn.6: a deck that runs out deals what it has', () => {
    const scene = rail({ deck: { iron: 1 }, players: [{ hand: { dudley: 2, coventry: 3, birmingham: 3 } }] });
    complete(complete(scene, 'pass'), 'pass');
    expect([scene.now.players[0].handSize, scene.now.deckSize]).toEqual([7, 0]);
    complete(complete(scene, 'pass'), 'pass');
    expect(scene.now.players[1].handSize).toBe(6);
  });

  it('birmingham.turn.6: face-down cards are not drawn', () => {
    const scene = canal({ round: 7, deck: { iron: 2 } });
    const { handSize } = scene.now.players[0];
    complete(complete(scene, 'pass'), 'pass');
    expect([scene.now.players[0].handSize, scene.now.deckSize]).toEqual([handSize - 2, 2]);
  });

  it.each([2, 3, 4])('birmingham.turn.6: with %i seats the hands shrink by two a round to the last card', (seats) => {
    const scene = new Scene({ seats });
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

  it('birmingham.turn.7: a question must be answered before the next action, and accepts only its own answers', () => {
    const scene = rich().play(begun.loan);
    expect(scene.pending).toEqual({ awaits: 'discard', seat: 0 });
    for (const line of [...Object.values(begun), 'stop', 'barrel', 'coal dudley#1', 'bonus cotton']) {
      expect(scene.rule(line)).toBe('birmingham.turn.7');
    }
    expect(scene.rule('discard iron', 1)).toBe('birmingham.turn.1');
    scene.play('discard iron');
    expect(scene.pending).toEqual({ awaits: 'action', seat: 0 });
    expect(scene.rule('discard coal')).toBe('birmingham.turn.7');
  });
});
