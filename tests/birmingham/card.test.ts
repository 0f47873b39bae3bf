import { describe, expect, it } from 'vitest';

import { Scene } from '../scene.ts';
import { canal, rail } from './drafts.ts';

describe('birmingham.card', () => {
  it.each(['network birmingham-dudley', 'develop coal', 'sell birmingham#1 to oxford#1', 'loan 30', 'pass'])(
    'birmingham.card.1: %s takes any card of the hand',
    (action) => {
      const scene = canal({
        players: [{ hand: ['stafford', 'pottery', 'wild-location', 'wild-industry'], money: 20 }],
        tiles: { 'birmingham#1': { seat: 0, tile: 'cotton-1' } },
        links: { 'birmingham-oxford': 0 },
        merchants: { 'oxford#1': { tile: 'cotton' } },
      });
      scene.play(action);
      expect(scene.legal().toSorted()).toEqual([
        'discard pottery',
        'discard stafford',
        'discard wild-industry',
        'discard wild-location',
      ]);
    },
  );

  it('birmingham.card.1: scouting takes any three cards of the hand', () => {
    const scene = canal({ players: [{ hand: ['stafford', 'pottery', 'dudley', 'iron'] }] });
    scene.play('scout');
    for (const card of ['stafford', 'iron', 'pottery']) scene.play(`discard ${card}`);
    expect(scene.now.players[0].hand).toEqual({ dudley: 1, 'wild-location': 1, 'wild-industry': 1 });
  });

  it('birmingham.card.1: building needs a matching card', () => {
    const scene = canal({ players: [{ hand: ['stafford', 'pottery'], money: 30 }] });
    expect(scene.rule('build dudley#1 coal with stafford')).toBe('birmingham.card.2');
    expect(scene.rule('build dudley#1 coal with pottery')).toBe('birmingham.card.3');
  });

  it('birmingham.card.2: a location card allows any industry in its town, in the network or not', () => {
    const scene = canal({
      players: [{ hand: ['coalbrookdale', 'coalbrookdale'], money: 30 }],
      tiles: { 'nuneaton#2': { seat: 0, tile: 'cotton-1' } },
      links: { 'coalbrookdale-shrewsbury': 1 },
    });
    expect(scene.legal('build').toSorted()).toEqual([
      'build coalbrookdale#1 brewery with coalbrookdale',
      'build coalbrookdale#2 iron with coalbrookdale',
      'build coalbrookdale#3 coal with coalbrookdale',
    ]);
  });

  it('birmingham.card.2: a location card allows no other town, even in the network', () => {
    const scene = canal({
      players: [{ hand: ['coalbrookdale', 'coalbrookdale'], money: 30 }],
      links: { 'coalbrookdale-kidderminster': 0 },
    });
    expect(scene.rule('build kidderminster#1 coal with coalbrookdale')).toBe('birmingham.card.2');
  });

  it('birmingham.card.3: an industry card allows its industry anywhere in the network', () => {
    const scene = canal({
      players: [{ hand: ['coal', 'coal'], money: 30 }],
      tiles: { 'cannock#1': { seat: 0, tile: 'manufacturer-1', flipped: true } },
      links: { 'dudley-wolverhampton': 0, 'birmingham-dudley': 0 },
    });
    expect(scene.legal('build').toSorted()).toEqual([
      'build dudley#1 coal with coal',
      'build wolverhampton#2 coal with coal',
    ]);
    expect(scene.rule('build kidderminster#1 coal with coal')).toBe('birmingham.card.3');
    expect(scene.rule('build birmingham#3 iron with coal')).toBe('birmingham.card.3');
  });

  it('birmingham.card.4: the cotton-or-manufacturer card allows either', () => {
    const scene = new Scene({
      seats: 3,
      round: 2,
      players: [{ hand: { 'cotton-manufacturer': 2 }, money: 40 }],
      links: { 'birmingham-oxford': 0 },
    });
    expect(scene.legal('build').toSorted()).toEqual([
      'build birmingham#1 cotton with cotton-manufacturer',
      'build birmingham#2 manufacturer with cotton-manufacturer',
      'build birmingham#4 manufacturer with cotton-manufacturer',
    ]);
    expect(scene.rule('build birmingham#3 iron with cotton-manufacturer')).toBe('birmingham.card.3');
  });

  it.each([2, 3, 4])('birmingham.card.4: with %i seats no card is for only one of the two', (seats) => {
    const { table } = new Scene({ seats });
    for (const slug of ['cotton', 'manufacturer']) {
      const industry = table.industries.findIndex((one) => one.slug === slug);
      const serving = table.cards.filter((card) => card.industries[industry] && (card.wild || card.copies > 0));
      const expected = seats === 2 ? ['wild-industry'] : ['cotton-manufacturer', 'wild-industry'];
      expect(serving.map((card) => card.slug)).toEqual(expected);
    }
  });

  it('birmingham.card.4: with 2 seats a cotton mill needs a location or wild card', () => {
    expect(() => canal({ players: [{ hand: ['cotton-manufacturer', 'dudley'] }] })).toThrow('superfluous');
    const scene = canal({
      players: [{ hand: ['worcester', 'brewery', 'wild-location', 'wild-industry'] }],
      links: { 'birmingham-worcester': 0 },
    });
    expect(scene.legal('build worcester#1').toSorted()).toEqual([
      'build worcester#1 cotton with wild-industry',
      'build worcester#1 cotton with wild-location',
      'build worcester#1 cotton with worcester',
    ]);
  });

  it('birmingham.card.5: a wild location card stands for any town, with cards in this game or not', () => {
    const scene = rail({
      players: [
        {
          hand: ['wild-location', 'iron'],
          money: 99,
          mat: { 'coal-1': 0, 'cotton-1': 0, 'manufacturer-1': 0, 'iron-1': 0, 'brewery-1': 0 },
        },
      ],
      tiles: { 'worcester#1': { seat: 0, tile: 'cotton-2' } },
    });
    const towns = scene.table.places.filter(({ kind }) => kind === 'town').map(({ slug }) => slug);
    const open = new Set(
      scene
        .legal('build')
        .filter((line) => line.endsWith('wild-location'))
        .map((line) => line.split(/[ #]/)[1]),
    );
    // Worcester has cotton sites only, and no coal reaches it.
    expect([...open].toSorted()).toEqual(towns.filter((town) => town !== 'worcester').toSorted());
    scene.play('build belper#2 coal with wild-location');
    expect(scene.now.tiles['belper#2']).toMatchObject({ seat: 0, tile: 'coal-2' });
  });

  it('birmingham.card.5: a wild location card never stands for a farm', () => {
    const scene = canal({
      players: [{ hand: ['wild-location', 'cannock'], money: 30 }],
      links: { 'cannock-farm-north': 0, 'kidderminster-worcester': 0 },
    });
    expect(scene.rule('build farm-north#1 brewery with wild-location')).toBe('birmingham.build.8');
    expect(scene.rule('build farm-south#1 brewery with wild-location')).toBe('birmingham.build.8');
  });

  it('birmingham.card.6: a wild industry card stands for any industry, within the network', () => {
    const scene = rail({
      players: [
        {
          hand: ['wild-industry', 'dudley'],
          money: 99,
          mat: { 'coal-1': 0, 'cotton-1': 0, 'manufacturer-1': 0, 'iron-1': 0, 'brewery-1': 0 },
        },
      ],
      tiles: { 'belper#1': { seat: 0, tile: 'cotton-2', flipped: true } },
      links: { 'belper-derby': 0, 'derby-nottingham': 1, 'burton-derby': 1 },
    });
    const wild = scene.legal('build').filter((line) => line.endsWith('wild-industry'));
    expect(wild.toSorted()).toEqual(
      ['belper#2 coal', 'belper#3 pottery', 'derby#1 brewery', 'derby#1 cotton', 'derby#2 cotton']
        .concat('derby#2 manufacturer', 'derby#3 iron')
        .map((what) => `build ${what} with wild-industry`),
    );
    expect(scene.rule('build burton#1 coal with wild-industry')).toBe('birmingham.card.6');
  });

  it('birmingham.card.7: played wild cards return to their piles, whatever they were used for', () => {
    const pair = ['wild-location', 'wild-industry'];
    const scene = new Scene({
      seats: 4,
      round: 2,
      players: [{ hand: [...pair, 'iron', 'iron', 'iron'], money: 30 }, ...[1, 2, 3].map(() => ({ hand: pair }))],
    });
    const before = scene.now;
    scene.play('build belper#2 coal with wild-location', 'loan 30', 'discard wild-industry');
    expect(scene.now.discarded).toEqual(before.discarded);
    expect(scene.now.players[0].hand).not.toHaveProperty('wild-location');
    expect(scene.now.players[0].hand).not.toHaveProperty('wild-industry');
    scene.passUntil(({ pending, round }) => round === 3 && pending.awaits === 'action' && pending.seat === 0);
    scene.play('scout');
    while (scene.pending.awaits === 'discard') scene.play(scene.legal('discard')[0]);
    expect(scene.now.players[0].hand).toMatchObject({ 'wild-location': 1, 'wild-industry': 1 });
  });

  it('birmingham.card.7: a wild card never enters the deck of the rail era', () => {
    const scene = canal({ round: 10, players: [{ hand: ['wild-location', 'wild-industry'] }] });
    scene.play('pass', 'discard wild-industry', 'pass').passUntil(({ era }) => era === 'rail');
    expect(scene.told('reshuffled').map(({ count }) => count)).toEqual([40]);
    for (const cards of [scene.now.deck, ...scene.now.players.map(({ hand }) => hand)]) {
      expect(Object.keys(cards ?? {}).filter((card) => card.startsWith('wild'))).toEqual([]);
    }
  });

  it('birmingham.card.8: a played card goes face up on the discard pile of its seat', () => {
    const scene = canal({ players: [{ hand: ['dudley', 'pottery'], money: 30 }] });
    const before = scene.now.discarded;
    scene.play('build dudley#1 coal with dudley', 'loan 30');
    expect(scene.now.discarded).toEqual({
      ...before,
      dudley: (before['dudley'] ?? 0) + 1,
      pottery: (before['pottery'] ?? 0) + 1,
    });
    const open = scene.told('discarded').map(({ seat, card }) => [seat, scene.table.cards[card].slug]);
    expect(open).toEqual([
      [0, 'dudley'],
      [0, 'pottery'],
    ]);
  });
});
