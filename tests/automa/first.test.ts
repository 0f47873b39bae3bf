import { expect, it } from 'vitest';

import { Scene } from '../scene.ts';
import { decidedBy, deedsOf, EADWEARD, EMILY, firstTurnOf, hurdlesOf, PERSON, turnOf } from './solo.ts';
import type { Setting } from './solo.ts';
import { baseGroups, BOTH } from './tableHelp.ts';

const EASY = ['eadweard:easy'];

/** The cards whose back says develop for the first round. */
const developers = ['7', '12', '15', '17', '20', '22'];
const drawers = Object.values(baseGroups)
  .flat()
  .filter((card) => !developers.includes(card));

/** An easy automaton without coal: card 18 finds no build, since manufacturer I needs coal. */
const easy: Setting = { automata: EASY };

/** A mine of the person in Dudley, one canal away from Birmingham; iron costs £3. */
const nearCoal: Setting = {
  tiles: { 'dudley#1': { seat: PERSON, tile: 'coal-1' } },
  markets: { iron: 6 },
};

/** The first round with a card that says develop; the person passes. */
const develop = (card: string, setting: Setting = {}): Scene =>
  new Scene({
    seats: 1,
    automata: ['eadweard:normal'],
    round: 1,
    ...setting,
    players: [{ hand: { brewery: 5 } }, { plan: card }],
  }).play('pass');

it.each(developers)('birmingham-automa.first.1: card %s says develop', (card) => {
  const scene = develop(card);
  expect(deedsOf(scene)).toEqual(['develop']);
  expect(scene.told('planTurned')).toEqual([]);
});

it.each(drawers)('birmingham-automa.first.1: card %s says draw, for one action', (card) => {
  const scene = firstTurnOf({}, [card, card === '5' ? '9' : '5']);
  const deeds = deedsOf(scene);
  expect(deeds).toHaveLength(1);
  expect(deeds[0]).toMatch(/^build/);
  expect(scene.now).toMatchObject({ round: 2, pending: { awaits: 'action', seat: PERSON } });
});

it('birmingham-automa.first.1: each of two automata looks at its own card', () => {
  const scene = new Scene({
    seats: 1,
    automata: BOTH,
    round: 1,
    players: [{ hand: { brewery: 5 } }, { plan: '7' }, { plan: '29/3p' }],
  }).play('pass');
  expect([deedsOf(scene), deedsOf(scene, EMILY)]).toEqual([['develop'], ['develop']]);
  expect(deedsOf(firstTurnOf({ automata: BOTH }, ['11', '5'], EMILY), EMILY)).toEqual(['build pottery-1 stafford#2']);
});

it('birmingham-automa.first.1: the second round and the first round of the rail era are ordinary', () => {
  for (const setting of [{ round: 2 }, { era: 'rail', round: 1 }]) {
    expect(deedsOf(turnOf(setting, ['11', '5']))).toEqual(['build pottery-1 stafford#2', 'develop']);
    // Card 7 would develop in the first round.
    expect(deedsOf(turnOf(setting, ['7', '5']))[0]).toBe('build manufacturer-2 wolverhampton#1');
  }
});

it('birmingham-automa.first.2: develop takes two cubes from the market and gives 3 points', () => {
  const scene = develop('7');
  expect(scene.now.markets).toEqual({ coal: 13, iron: 6 });
  expect(scene.told('bought').map(({ price }) => price)).toEqual([2, 2]);
  expect(scene.now.players[EADWEARD]?.points).toBe(3);
});

it('birmingham-automa.first.2: the price does not matter', () => {
  // The back of card 17 allows no more than £1 on an ordinary turn.
  const scene = develop('17', { markets: { iron: 3 } });
  expect(scene.told('bought').map(({ price }) => price)).toEqual([4, 5]);
  expect(scene.now.markets['iron']).toBe(1);
  expect(scene.now.players[EADWEARD]?.points).toBe(3);
});

it('birmingham-automa.first.2: cubes on works do not matter', () => {
  const scene = develop('12', { tiles: { 'dudley#2': { seat: PERSON, tile: 'iron-1', cubes: 2 } } });
  expect(scene.told('took')).toEqual([]);
  expect(scene.now.tiles['dudley#2']).toMatchObject({ cubes: 2, flipped: false });
  expect(scene.now.markets['iron']).toBe(6);
});

it('birmingham-automa.first.2: no tile leaves the mat, and the card is drawn in the second round', () => {
  const scene = develop('7');
  expect(scene.now.players[EADWEARD]).toMatchObject({ plan: '7', plansUsed: ['7'] });
  expect(scene.now.players[EADWEARD]?.mat).toMatchObject({ 'cotton-1': 2, 'manufacturer-2': 2, 'pottery-1': 1 });
  scene.passUntil(({ round }) => round === 3);
  expect(scene.table.plans[scene.told('planTurned')[0]?.plan ?? -1]?.slug).toBe('7');
  expect(deedsOf(scene).slice(0, 2)).toEqual(['develop', 'build manufacturer-2 wolverhampton#1']);
});

it('birmingham-automa.first.3: the first possible build is carried out, from top to bottom', () => {
  // Iron costs £2, so the works of card 1 is not possible.
  const scene = firstTurnOf({}, ['1', '5']);
  expect(deedsOf(scene)).toEqual(['build pottery-1 coventry#1']);
  expect(scene.now.markets['iron']).toBe(7);
  expect(deedsOf(firstTurnOf({}, ['2', '5']))).toEqual(['build manufacturer-2 cannock#1']);
  // Of the three places for the works of card 3 only the last has coal; if iron is too cheap, the brewery follows.
  expect(deedsOf(firstTurnOf({ ...nearCoal, markets: { iron: 4 } }, ['3', '5']))).toEqual(['build iron-2 dudley#2']);
  expect(deedsOf(firstTurnOf({ ...nearCoal, markets: { iron: 5 } }, ['3', '5']))).toEqual([
    'build brewery-1 nuneaton#1',
  ]);
});

it('birmingham-automa.first.3: the upper build comes first if both are possible', () => {
  const scene = firstTurnOf({ links: { 'oxford-redditch': PERSON }, markets: { iron: 6 } }, ['1', '5']);
  expect(deedsOf(scene)).toEqual(['build iron-2 redditch#2']);
});

it('birmingham-automa.first.3: the card is discarded, and no action from a back follows', () => {
  // The back of card 5 would let him develop.
  const scene = firstTurnOf({}, ['11', '5']);
  expect(deedsOf(scene)).toEqual(['build pottery-1 stafford#2']);
  expect(scene.now.players[EADWEARD]).toMatchObject({ plan: '5', points: 0 });
  expect(scene.now.markets['iron']).toBe(7);
});

it('birmingham-automa.first.3: a tile is not sold in the first round', () => {
  const scene = firstTurnOf(
    {
      links: { 'birmingham-oxford': PERSON },
      merchants: {
        'shrewsbury#1': { tile: 'blank' },
        'oxford#1': { tile: 'all' },
        'oxford#2': { tile: 'manufacturer' },
        'gloucester#1': { tile: 'blank' },
        'gloucester#2': { tile: 'cotton' },
      },
    },
    ['9', '5'],
  );
  expect(deedsOf(scene)).toEqual(['build manufacturer-2 birmingham#2']);
});

it('birmingham-automa.first.4: no link is laid before a build', () => {
  // In the second round he lays Birmingham-Dudley and builds the works; in the first the cotton mill is left.
  expect(deedsOf(turnOf(nearCoal, ['10', '5']))).toEqual(['link birmingham-dudley', 'build iron-2 birmingham#3']);
  expect(deedsOf(firstTurnOf(nearCoal, ['10', '5']))).toEqual(['build cotton-1 tamworth#1']);
});

it('birmingham-automa.first.4: a later place that needs no link is taken', () => {
  const setting: Setting = { ...nearCoal, links: { 'coalbrookdale-shrewsbury': PERSON } };
  expect(deedsOf(turnOf(setting, ['10', '5']))).toEqual(['link birmingham-dudley', 'build iron-2 birmingham#3']);
  expect(deedsOf(firstTurnOf(setting, ['10', '5']))).toEqual(['build iron-2 coalbrookdale#2']);
});

it('birmingham-automa.first.4: a coal slot with links after it builds only the mine', () => {
  expect(deedsOf(turnOf({}, ['5', '9']))).toHaveLength(2);
  expect(deedsOf(firstTurnOf({}, ['5', '9']))).toEqual(['build coal-2 redditch#1']);
  // Card 14: the works would need a link, so the mine in Wolverhampton, and no link from there.
  expect(deedsOf(firstTurnOf({}, ['14', '5']))).toEqual(['build coal-2 wolverhampton#2']);
});

it('birmingham-automa.first.5: the brewery goes on the southern farm, without a link', () => {
  const scene = firstTurnOf({}, ['6', '5']);
  expect(deedsOf(scene)).toEqual(['build brewery-1 farm-south#1']);
  expect(scene.now.links).toEqual({});
  expect(scene.now.tiles['farm-south#1']).toMatchObject({ seat: EADWEARD, cubes: 1 });
});

it('birmingham-automa.first.5: it goes on the northern farm if the person has built on the southern one', () => {
  const scene = firstTurnOf({ tiles: { 'farm-south#1': { seat: PERSON, tile: 'brewery-1' } } }, ['6', '5']);
  expect(deedsOf(scene)).toEqual(['build brewery-1 farm-north#1']);
});

it('birmingham-automa.first.6: without a possible build one canal is laid', () => {
  // From Walsall: Birmingham has four free sites, Cannock, Burton and Wolverhampton two.
  const scene = firstTurnOf(easy, ['18', '5']);
  expect(deedsOf(scene)).toEqual(['link birmingham-walsall']);
  expect(decidedBy(scene)).toEqual(['mostFreeSites']);
  expect(scene.now.players[EADWEARD]).toMatchObject({ plan: '5', points: 0, links: 13 });
  expect(hurdlesOf(scene).filter((hurdle) => hurdle.includes('noCoal'))).toHaveLength(2);
});

it('birmingham-automa.first.6: several lines are compared as for any link', () => {
  // Tiles come before free sites, and a place of the person is no part of his network.
  const scene = firstTurnOf({ ...easy, tiles: { 'burton#2': { seat: PERSON, tile: 'brewery-1' } } }, ['18', '5']);
  expect(deedsOf(scene)).toEqual(['link burton-walsall']);
  expect(decidedBy(scene)).toEqual(['mostTiles']);
});

it('birmingham-automa.first.6: the canal starts at the first place with an open line', () => {
  const nuneaton = firstTurnOf(easy, ['16', '5']);
  expect(deedsOf(nuneaton)).toEqual(['link nuneaton-tamworth']);
  // The person holds the only canal of Nuneaton. From Redditch canals lead to merchants alone, Oxford first.
  const redditch = firstTurnOf({ ...easy, links: { 'nuneaton-tamworth': PERSON } }, ['16', '5']);
  expect(deedsOf(redditch)).toEqual(['link oxford-redditch']);
});

it('birmingham-automa.first.6: no canal is laid while a build is possible', () => {
  // With coal from Dudley the manufacturer in Birmingham is possible, though that in Walsall is not.
  const setting: Setting = { ...nearCoal, ...easy, links: { 'birmingham-dudley': PERSON } };
  const scene = firstTurnOf(setting, ['18', '9']);
  expect(deedsOf(scene)).toEqual(['build manufacturer-1 birmingham#2']);
});

it('birmingham-automa.first.7: the next card is used if a card allows neither build nor canal', () => {
  const taken: Setting = {
    automata: ['eadweard:normal', 'emily:normal'],
    tiles: { 'coventry#1': { seat: EADWEARD, tile: 'pottery-1' } },
    links: { 'birmingham-coventry': PERSON },
  };
  // Card 1 leaves Emily nothing in Coventry: its only pottery site and its only canal are taken.
  expect(deedsOf(firstTurnOf(taken, ['1', '5', '9'], EMILY), EMILY)).toEqual(['build coal-2 redditch#1']);
  expect(deedsOf(firstTurnOf(taken, ['1', '7'], EMILY), EMILY)).toEqual(['develop']);
});

it('birmingham-automa.first.2: a cube that the market does not have is bought for £6', () => {
  const scene = firstTurnOf({ markets: { iron: 1 } }, ['7']);
  expect(scene.now.markets['iron']).toBe(0);
  expect(scene.now.players[EADWEARD]?.points).toBe(3);
});
