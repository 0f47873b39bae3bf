import { describe as describeState, mask } from '@coalbrook/rules';
import type { Seat } from '@coalbrook/rules';
import { describe, expect, it } from 'vitest';

import { Scene } from '../scene.ts';
import { complete, sources, total } from '../sceneHelp.ts';
import { from, unlocked } from './buildHelp.ts';
import { germany } from './drafts.ts';

/** Every kind of action is possible here. */
const rich = (): Scene =>
  germany({
    players: [{ hand: ['yellow', 'yellow', 'iron', 'coal'], money: 50 }],
    tiles: {
      'berlin#1': { seat: 0, tile: 'cotton-1' },
      'berlin#2': { seat: 0, tile: 'cotton-1' },
      'hamburg#1': { seat: 1, tile: 'port-1' },
      'hamburg#2': { seat: 2, tile: 'port-1' },
    },
    links: { 'hamburg-berlin': 1 },
  });

/** Each kind of action, and how many cards it takes from the hand. */
const begun: readonly [string, number][] = [
  ['build leipzig#1 iron with yellow', 1],
  ['network berlin-leipzig', 0],
  ['sell berlin#1 to hamburg#1', 0],
  ['remove goods-0', 1],
  ['draw deck', -2],
  ['pass', 1],
];

/** The first cotton mill 2 at Leipzig has no coal; its second site and Chemnitz are free. */
const withoutCoal = (): Scene =>
  germany({
    players: [{ hand: ['yellow', 'yellow'], mat: from('cotton', 2) }],
    links: { 'leipzig-chemnitz': 1 },
  });

/** A cotton mill at Kassel can take its coal from either mine at Dortmund. */
const withQuestion = (): Scene =>
  germany({
    players: [{ hand: ['orange', 'orange', 'iron'], mat: from('cotton', 2) }],
    tiles: { 'dortmund#1': { seat: 1, tile: 'coal-1' }, 'dortmund#2': { seat: 2, tile: 'coal-1' } },
    links: { 'dortmund-kassel': 1 },
  });

describe('age-of-industry.turn', () => {
  it('age-of-industry.turn.1: after all turns the new order is set, then interest is paid, then the next round begins', () => {
    const scene = germany({ players: [{ loans: 1, money: 3 }, { loans: 1, money: 5, spent: 4 }, { spent: 2 }] });
    scene.passUntil(({ round }) => round === 3);
    const phases = ['passed', 'reordered', 'interestPaid', 'roundBegan'];
    const told = scene.events.map(({ event }) => event).filter((event) => phases.includes(event));
    expect(told).toEqual([
      ...Array.from({ length: 6 }, () => 'passed'),
      'reordered',
      'interestPaid',
      'interestPaid',
      'roundBegan',
    ]);
    expect(scene.now.order).toEqual([0, 2, 1]);
    expect(scene.now.players.map(({ money }) => money)).toEqual([2, 4, 0]);
  });

  it('age-of-industry.turn.1: rounds follow each other until the game ends', () => {
    const scene = germany({ round: 1 }).passUntil(({ pending }) => pending.awaits === 'nothing');
    const rounds = scene.told('roundBegan').map(({ round }) => round);
    expect(rounds).toEqual(rounds.map((_, index) => index + 2));
    expect(scene.told('reordered')).toHaveLength(rounds.length + 1);
    expect(scene.told('gameEnded')).toHaveLength(1);
  });

  it('age-of-industry.turn.2: a seat takes both its actions before the next seat', () => {
    const scene = germany({ order: [2, 0, 1] });
    expect(scene.pending).toEqual({ awaits: 'action', seat: 2 });
    complete(scene, 'pass');
    expect(scene.pending).toEqual({ awaits: 'action', seat: 2 });
    complete(scene, 'draw deck');
    expect(scene.pending).toEqual({ awaits: 'action', seat: 0 });
    scene.passUntil(({ round }) => round === 3);
    expect(scene.told('turnBegan').map(({ seat }) => seat)).toEqual([0, 1, 2]);
  });

  it('age-of-industry.turn.2: no seat acts out of turn', () => {
    const scene = complete(germany({ order: [1, 0, 2] }), 'pass');
    expect(scene.rule('pass', 0)).toBe('age-of-industry.turn.2');
    expect(scene.rule('draw deck', 2)).toBe('age-of-industry.turn.2');
    expect(scene.allows('pass')).toBe(true);
  });

  it.each([3, 4, 5])('age-of-industry.turn.2: in the first round each of %i seats has one action', (seats) => {
    const scene = new Scene({ edition: 'age-of-industry', seats });
    for (let seat = 0; seat < seats; seat++) {
      expect(scene.pending).toEqual({ awaits: 'action', seat });
      expect(scene.now).toMatchObject({ round: 1, actionsLeft: 1 });
      complete(scene, 'pass');
    }
    expect(scene.now).toMatchObject({ round: 2, actionsLeft: 2 });
  });

  it('age-of-industry.turn.2: in the example on page 6 Yellow builds for $4, Red for $2, and Red then comes first', () => {
    const scene = germany({
      round: 1,
      order: [1, 0, 2],
      players: [{ hand: ['iron', 'coal'] }, { hand: ['cotton', 'coal'] }],
    });
    scene.play('build cologne#1 cotton with cotton', 'build kassel#1 iron with iron');
    expect(scene.now.players.map(({ spent }) => spent)).toEqual([2, 4, 0]);
    complete(scene, 'pass');
    expect(scene.now).toMatchObject({ round: 2, order: [2, 0, 1] });
  });

  it('age-of-industry.turn.3: an action is one of six kinds, or the combined action', () => {
    const kinds = rich()
      .legal()
      .map((line) => line.split(' ')[0]);
    expect(new Set(kinds)).toEqual(new Set(['build', 'double', 'network', 'sell', 'remove', 'draw', 'pass']));
  });

  it.each(['scout', 'loan 30', 'develop cotton'])('age-of-industry.turn.3: there is no action %s', (line) => {
    expect(rich().rule(line)).toBe('age-of-industry.turn.3');
  });

  it.each([
    ['build leipzig#1 iron with yellow', 'build magdeburg#1 iron with yellow'],
    ['network berlin-leipzig', 'network berlin-breslau'],
    ['sell berlin#1 to hamburg#1', 'sell berlin#2 to hamburg#2'],
    ['remove goods-0', 'remove goods-0'],
    ['draw deck', 'draw deck'],
    ['pass', 'pass'],
  ])('age-of-industry.turn.3: the same kind may be taken twice (%s)', (first, second) => {
    const scene = complete(rich(), first);
    expect(scene.pending).toEqual({ awaits: 'action', seat: 0 });
    complete(scene, second);
    expect(scene.pending).toEqual({ awaits: 'action', seat: 1 });
  });

  it('age-of-industry.turn.3: no action may be skipped', () => {
    const scene = rich();
    expect(scene.rule('stop')).toMatch(/^age-of-industry\.turn\.[36]$/);
    complete(scene, 'pass');
    expect(scene.rule('stop')).toMatch(/^age-of-industry\.turn\.[36]$/);
    expect(scene.pending).toEqual({ awaits: 'action', seat: 0 });
  });

  it.each(begun)('age-of-industry.turn.4: %s takes %i cards from the hand', (action, cards) => {
    const scene = complete(rich(), action);
    expect(scene.now).toMatchObject({ actionsLeft: 1 });
    expect(scene.now.players[0].handSize).toBe(4 - cards);
    expect(scene.told('discarded')).toHaveLength(Math.max(0, cards));
  });

  it.each(['remove goods-0', 'pass'])('age-of-industry.turn.4: %s discards any card of the hand', (action) => {
    const scene = rich().play(action);
    expect(scene.legal().toSorted()).toEqual(['discard coal', 'discard iron', 'discard yellow']);
    scene.play('discard coal');
    expect(scene.now.players[0].hand).toEqual({ yellow: 2, iron: 1 });
  });

  it('age-of-industry.turn.4: a build plays the card that permits it', () => {
    const scene = rich().play('build leipzig#1 iron with yellow');
    expect(scene.now.players[0].hand).toEqual({ yellow: 1, iron: 1, coal: 1 });
    expect(scene.now.discarded['yellow']).toBeGreaterThan(0);
  });

  it('age-of-industry.turn.4: the card is one that the acting seat holds', () => {
    const scene = germany({ players: [{ hand: ['yellow', 'iron'] }, { hand: ['purple', 'purple'] }] });
    expect(scene.rule('build cologne#1 iron with purple')).toBe('age-of-industry.turn.4');
    scene.play('pass');
    expect(scene.rule('discard purple')).toBe('age-of-industry.turn.4');
    scene.play('discard iron');
    expect(scene.rule('build berlin#1 iron with iron')).toBe('age-of-industry.turn.4');
  });

  it('age-of-industry.turn.4: without a card nothing is built or developed, but rails, sales and draws are possible', () => {
    const scene = germany({
      players: [{ hand: [] }],
      tiles: { 'hamburg#3': { seat: 0, tile: 'cotton-1' }, 'hamburg#1': { seat: 1, tile: 'port-1' } },
    });
    expect(scene.rule('remove goods-0')).toMatch(/^age-of-industry\.(turn\.4|develop\.1)$/);
    expect(scene.rule('build hamburg#2 port with port')).toBe('age-of-industry.turn.4');
    for (const line of ['network hamburg-berlin', 'sell hamburg#3 to hamburg#1', 'draw deck']) {
      expect(scene.allows(line)).toBe(true);
    }
  });

  it('age-of-industry.turn.5: no build without its coal, however much money the seat has', () => {
    const scene = germany({ players: [{ hand: ['yellow', 'yellow'], money: 99, mat: from('cotton', 2) }] });
    expect(scene.rule('build leipzig#1 cotton with yellow')).toBe('age-of-industry.turn.5');
    expect(scene.allows('build leipzig#1 iron with yellow')).toBe(true);
  });

  it('age-of-industry.turn.5: no build without its iron', () => {
    const scene = germany({ players: [{ hand: ['purple', 'brown'], money: 99, mat: from('coal', 3) }] });
    expect(scene.rule('build belgium#1 coal with purple')).toBe('age-of-industry.turn.5');
    // Bohemia has a distant port, so that iron can be bought there.
    expect(scene.allows('build bohemia#1 coal with brown')).toBe(true);
  });

  it.each(['coal', 'iron'])(
    'age-of-industry.turn.5: coal and iron are both needed, and %s alone is not enough',
    (one) => {
      const tiles = {
        coal: { 'chemnitz#1': { seat: 1, tile: 'coal-1' } },
        iron: { 'leipzig#2': { seat: 1, tile: 'iron-1' } },
      };
      const setting = {
        players: [{ hand: ['yellow', 'yellow'], mat: from('cotton', 3) }],
        links: { 'leipzig-chemnitz': 1 },
      };
      const line = 'build leipzig#1 cotton with yellow';
      const scene = germany({ ...setting, tiles: one === 'coal' ? tiles.coal : tiles.iron });
      expect(scene.rule(line)).toBe('age-of-industry.turn.5');
      expect(germany({ ...setting, tiles: { ...tiles.coal, ...tiles.iron } }).allows(line)).toBe(true);
    },
  );

  it('age-of-industry.turn.5: no rail without its coal and iron', () => {
    const tiles = { 'leipzig#1': { seat: 1, tile: 'iron-1' } };
    const links = { 'berlin-leipzig': 0 };
    const mine = { 'chemnitz#1': { seat: 1, tile: 'coal-1' } };
    expect(germany({ tiles, links }).rule('network leipzig-chemnitz')).toBe('age-of-industry.turn.5');
    expect(germany({ tiles: mine, links }).rule('network leipzig-chemnitz')).toBe('age-of-industry.turn.5');
    expect(germany({ tiles: { ...tiles, ...mine }, links }).allows('network leipzig-chemnitz')).toBe(true);
  });

  it('age-of-industry.turn.5: money is never lacking, because loans make up for it', () => {
    const scene = germany({
      players: [{ hand: ['blue', 'blue'], money: 1, mat: { ...unlocked, ...from('goods', 4) } }],
      tiles: { 'hamburg#1': { seat: 1, tile: 'port-1' } },
      markets: { coal: 0, iron: 0 },
    });
    scene.play('build hamburg#3 goods with blue');
    // The cost is $14 and twice $4.
    expect(scene.now.players[0]).toMatchObject({ loans: 3, money: 1 + 30 - 22, spent: 22 });
  });

  it('age-of-industry.turn.6: the second action sees what the first has changed', () => {
    const scene = withoutCoal();
    expect(scene.rule('build leipzig#1 cotton with yellow')).toBe('age-of-industry.turn.5');
    scene.play('build chemnitz#1 coal with yellow', 'build leipzig#1 cotton with yellow');
    expect(sources(scene, 'coal')).toEqual(['chemnitz#1']);
    expect(scene.now.tiles['chemnitz#1'].cubes).toBe(2);
  });

  it('age-of-industry.turn.6: a card drawn first may be played second', () => {
    const scene = germany({ players: [{ hand: ['coal'] }], display: { yellow: 1, brown: 1 } });
    scene.play('draw yellow', 'draw brown', 'build regensburg#1 cotton with brown');
    expect(scene.now.tiles['regensburg#1']).toMatchObject({ seat: 0, tile: 'cotton-1' });
  });

  it('age-of-industry.turn.6: a question must be answered before the next action, and accepts only its own answers', () => {
    const scene = withQuestion().play('build kassel#1 cotton with orange');
    expect(scene.legal().toSorted()).toEqual(['coal dortmund#1', 'coal dortmund#2']);
    for (const line of ['pass', 'draw deck', 'build frankfurt#1 iron with orange', 'discard iron', 'stop']) {
      expect(scene.rule(line)).toBe('age-of-industry.turn.6');
    }
    scene.play('coal dortmund#2');
    expect(scene.pending).toEqual({ awaits: 'action', seat: 0 });
    for (const line of ['coal dortmund#1', 'iron kassel#1', 'buy', 'discard iron', 'stop']) {
      expect(scene.rule(line)).toBe('age-of-industry.turn.6');
    }
  });

  it('age-of-industry.turn.6: only the acting seat answers', () => {
    const scene = withQuestion().play('build kassel#1 cotton with orange');
    for (const seat of [1, 2]) {
      expect(scene.rule('coal dortmund#2', seat)).toMatch(/^age-of-industry\.turn\.[26]$/);
      expect(scene.rule('pass', seat)).toMatch(/^age-of-industry\.turn\.[26]$/);
    }
    expect(scene.allows('coal dortmund#2')).toBe(true);
  });

  it('age-of-industry.turn.7: played and discarded cards lie face up on one pile', () => {
    const scene = germany({ players: [{ hand: ['yellow', 'ship', 'iron'] }] });
    const before = scene.now.discarded;
    scene.play('build leipzig#1 cotton with yellow', 'pass', 'discard ship');
    const { table, state } = scene;
    expect(describeState(table, mask(table, state, 2 as Seat)).discarded).toEqual({
      ...before,
      yellow: (before['yellow'] ?? 0) + 1,
      ship: (before['ship'] ?? 0) + 1,
    });
  });

  it('age-of-industry.turn.7: discarded cards never come back', () => {
    const scene = new Scene({ edition: 'age-of-industry', seats: 3 });
    const size = () => total(scene.now.discarded);
    let before = size();
    while (scene.pending.awaits !== 'nothing') {
      // Drawing wherever possible empties the deck.
      complete(scene, scene.legal('draw')[0] ?? scene.legal('pass')[0]);
      expect(size()).toBeGreaterThanOrEqual(before);
      before = size();
    }
    expect(scene.told('reshuffled')).toEqual([]);
    expect(scene.now.deckSize).toBe(0);
  });
});
