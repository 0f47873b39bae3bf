import { expect, it } from 'vitest';

import type { Scene } from '../scene.ts';
import { without } from './parts.ts';
import { backOf, deedsOf, EADWEARD, PERSON, turnOf } from './solo.ts';
import type { Setting } from './solo.ts';
import { BOTH, wholeGame } from './tableHelp.ts';

/** The cards he turned over during the scene; the first was turned over before it. */
const turned = (scene: Scene): (string | undefined)[] =>
  scene.told('planTurned').map(({ plan }) => scene.table.plans[plan]?.slug);

/** Everything at the table but the plan deck. */
const boardOf = ({ now }: Scene): unknown => {
  const { tiles, links, markets, merchants, players } = now;
  const seats = players.map(({ points, mat, links: left }) => ({ points, mat, left }));
  return { tiles, links, markets, merchants, seats };
};

const noCotton = without('cotton');
const noManufacturers = without('manufacturer');

/** Nothing on card 1 is possible: iron costs £2, the pottery site is taken, Coventry is not in his network. */
const noCoventry: Setting = { tiles: { 'coventry#1': { seat: PERSON, tile: 'pottery-1' } } };

/** Coal can be had in Redditch. */
const redditch = { 'oxford-redditch': PERSON };

const merchants: NonNullable<Setting['merchants']> = {
  'shrewsbury#1': { tile: 'cotton', barrel: false },
  'oxford#1': { tile: 'manufacturer', barrel: true },
  'oxford#2': { tile: 'blank' },
  'gloucester#1': { tile: 'blank' },
  'gloucester#2': { tile: 'all', barrel: false },
};

/** He can sell in Birmingham. */
const shop: Setting = {
  tiles: { 'birmingham#2': { seat: EADWEARD, tile: 'manufacturer-2' } },
  links: { 'birmingham-oxford': EADWEARD },
  merchants,
};

/** Network slot of card 18 in the rail era: from Walsall to Birmingham, and on with a barrel of his own. */
const twoRails: Setting = {
  era: 'rail',
  tiles: {
    'walsall#2': { seat: EADWEARD, tile: 'brewery-2' },
    'birmingham#3': { seat: EADWEARD, tile: 'iron-2', flipped: true },
  },
  links: { 'birmingham-oxford': PERSON },
  automaton: { mat: noManufacturers },
};

it('birmingham-automa.turn.1: the first slot is carried out if it is possible', () => {
  const scene = turnOf({ links: redditch, markets: { iron: 6 } }, ['1', '3']);
  expect(deedsOf(scene)[0]).toBe('build iron-2 redditch#2');
  expect(scene.now.tiles).not.toHaveProperty('coventry#1');
});

it('birmingham-automa.turn.1: the second slot is carried out if the first is not possible', () => {
  expect(deedsOf(turnOf({ links: redditch, markets: { iron: 8 } }, ['1', '3']))[0]).toBe('build pottery-1 coventry#1');
});

it('birmingham-automa.turn.1: the last slot is carried out if no build is possible', () => {
  const scene = turnOf({ tiles: { 'coventry#1': { seat: EADWEARD, tile: 'pottery-1' } } }, ['1', '3']);
  expect(deedsOf(scene)[0]).toBe('link birmingham-coventry');
});

it('birmingham-automa.turn.1: no other slot is carried out, only the back', () => {
  // Both builds of card 2 are possible, and so is its network slot after either.
  const scene = turnOf({}, ['2', '5']);
  expect(deedsOf(scene)).toEqual(['build manufacturer-2 cannock#1', 'develop']);
});

it('birmingham-automa.turn.1: a slot that is not possible changes nothing', () => {
  // The one coal would pay for the rail to Birmingham, but not for the works as well.
  const scene = turnOf(
    {
      era: 'rail',
      tiles: { 'dudley#1': { seat: EADWEARD, tile: 'coal-2', cubes: 1 } },
      markets: { iron: 6 },
      automaton: { mat: noCotton },
    },
    ['10', '11', '3'],
  );
  expect(deedsOf(scene)).toEqual(['build pottery-1 stafford#2', 'pass']);
  expect(scene.now.links).toEqual({});
  expect(scene.now.tiles['dudley#1']).toMatchObject({ cubes: 1, flipped: false });
  expect(scene.now.players[EADWEARD]).toMatchObject({ links: 14, points: 5 });
});

it('birmingham-automa.turn.2: a card without a possible slot is discarded and the next one drawn', () => {
  const scene = turnOf({ ...noCoventry, automaton: { mat: noCotton } }, ['1', '17', '20', '11', '3']);
  expect(turned(scene).slice(-3)).toEqual(['17', '20', '11']);
  expect(deedsOf(scene)[0]).toBe('build pottery-1 stafford#2');
  expect(scene.now.players[EADWEARD]?.plan).toBe('3');
  expect(scene.now.players[EADWEARD]?.plansUsed?.toSorted()).toEqual(['1', '11', '17', '20', '3']);
});

it('birmingham-automa.turn.2: the discarded cards change nothing else', () => {
  const setting: Setting = { ...noCoventry, automaton: { mat: noCotton } };
  expect(boardOf(turnOf(setting, ['1', '22', '11', '5']))).toEqual(boardOf(turnOf(setting, ['11', '5'])));
});

it('birmingham-automa.turn.2: once a slot has been carried out no more cards are drawn', () => {
  const scene = turnOf(noCoventry, ['11', '1']);
  expect(turned(scene)).toEqual([]);
  expect(scene.now.players[EADWEARD]).toMatchObject({ plan: '1' });
});

it('birmingham-automa.turn.3: a slot of two actions ends the turn', () => {
  // The back of card 9 would let him develop.
  const scene = turnOf({}, ['5', '9']);
  expect(deedsOf(scene)).toEqual(['build coal-2 redditch#1', 'link oxford-redditch']);
  expect(scene.now.players[EADWEARD]).toMatchObject({ plan: '9', points: 0 });
  const linkFirst = turnOf({ tiles: { 'dudley#1': { seat: PERSON, tile: 'coal-1' } }, markets: { iron: 6 } }, [
    '10',
    '5',
  ]);
  expect(deedsOf(linkFirst)).toEqual(['link birmingham-dudley', 'build iron-2 birmingham#3']);
});

it('birmingham-automa.turn.3: one action is followed by one from the back of the next card', () => {
  const cheap = turnOf({}, ['11', '9']);
  expect(deedsOf(cheap)).toEqual(['build pottery-1 stafford#2', 'develop']);
  const dear = turnOf({ markets: { iron: 5 } }, ['11', '9']);
  expect(deedsOf(dear)).toEqual(['build pottery-1 stafford#2', 'link cannock-stafford']);
});

it('birmingham-automa.turn.3: the back is that of the card on top, not of the card turned over', () => {
  // Card 5 allows £4, card 3 nothing; card 11 itself allows nothing.
  expect(deedsOf(turnOf({}, ['11', '5']))[1]).toBe('develop');
  expect(deedsOf(turnOf({}, ['2', '3']))[1]).toBe('link cannock-stafford');
});

it('birmingham-automa.turn.3: two rails laid together are a single action', () => {
  const scene = turnOf(twoRails, ['18', '5']);
  expect(deedsOf(scene)).toEqual(['link birmingham-walsall', 'link birmingham-coventry', 'develop']);
});

it('birmingham-automa.turn.3: a single canal of a network slot is a single action', () => {
  const scene = turnOf({ tiles: { 'coventry#1': { seat: EADWEARD, tile: 'pottery-1' } } }, ['1', '5']);
  expect(deedsOf(scene)).toEqual(['link birmingham-coventry', 'develop']);
});

it('birmingham-automa.turn.3: in whole games every turn after the first has two actions', () => {
  for (const number of [1, 2, 3, 4]) {
    const actions: number[] = [];
    for (const event of wholeGame({ automata: BOTH }, number).events) {
      if (event.event === 'turnBegan' && event.seat !== PERSON) actions.push(0);
      if (event.event === 'actionBegan' && event.seat !== PERSON) actions.push((actions.pop() ?? 0) + 1);
    }
    expect(actions).toEqual(Array.from({ length: 2 * 9 * 2 }, (_, turn) => (turn < 2 ? 1 : 2)));
  }
});

it('birmingham-automa.turn.4: the card whose back was used stays on top and is drawn next', () => {
  const scene = turnOf({}, ['11', '2']);
  expect(scene.now.players[EADWEARD]).toMatchObject({ plan: '2' });
  scene.passUntil(({ round }) => round === 4);
  expect(turned(scene)[0]).toBe('2');
  expect(deedsOf(scene)).toContain('build manufacturer-2 cannock#1');
});

it('birmingham-automa.turn.4: the card stays on top in a whole game, until the era ends', () => {
  for (const number of [1, 2, 3]) {
    let used: number | undefined;
    let count = 0;
    for (const event of wholeGame({}, number).events) {
      if (event.event === 'eraEnded') used = undefined;
      if (event.event === 'planFollowed' && typeof event.part === 'string' && event.part !== 'corner')
        used = event.plan;
      if (event.event !== 'planTurned' || used === undefined) continue;
      expect(event.plan).toBe(used);
      used = undefined;
      count++;
    }
    expect(count).toBeGreaterThan(5);
  }
});

it('birmingham-automa.turn.5: sell comes before develop', () => {
  const scene = backOf(shop, '5');
  expect(deedsOf(scene)).toEqual(['sell birmingham#2 to oxford#1']);
  expect(scene.now.markets['iron']).toBe(8);
});

it('birmingham-automa.turn.5: develop comes before network', () => {
  const scene = backOf({ tiles: { 'burton#2': { seat: EADWEARD, tile: 'brewery-1' } } }, '5', 'burton');
  expect(deedsOf(scene)).toEqual(['develop']);
  expect(scene.now.links).toEqual({});
});

it('birmingham-automa.turn.5: network follows if nothing can be sold or developed', () => {
  const scene = backOf({ tiles: { 'burton#2': { seat: EADWEARD, tile: 'brewery-1' } } }, '4', 'burton');
  expect(deedsOf(scene)).toEqual(['link burton-derby']);
  expect(scene.now.players[EADWEARD]?.points).toBe(0);
});

it('birmingham-automa.turn.5: otherwise he passes', () => {
  const scene = backOf(
    {
      tiles: { 'coventry#3': { seat: EADWEARD, tile: 'iron-2', flipped: true } },
      links: { 'birmingham-coventry': PERSON },
    },
    '4',
    'coventry',
  );
  expect(deedsOf(scene)).toEqual(['pass']);
  expect(scene.now.players[EADWEARD]?.points).toBe(5);
});

it('birmingham-automa.turn.6: a tile built from the front is sold from the back', () => {
  const scene = turnOf({ links: { 'birmingham-oxford': PERSON }, merchants }, ['9', '3']);
  expect(deedsOf(scene)).toEqual(['build manufacturer-2 birmingham#2', 'sell birmingham#2 to oxford#1']);
  expect(scene.now.tiles['birmingham#2']).toMatchObject({ flipped: true });
});

it('birmingham-automa.turn.6: the new tile may be sold together with an older one', () => {
  // One barrel of the merchant, one of his own.
  const scene = turnOf(
    {
      tiles: {
        'walsall#2': { seat: EADWEARD, tile: 'manufacturer-2' },
        'burton#2': { seat: EADWEARD, tile: 'brewery-1' },
      },
      links: { 'birmingham-oxford': PERSON, 'birmingham-walsall': PERSON },
      merchants,
    },
    ['9', '3'],
  );
  expect(deedsOf(scene)[0]).toBe('build manufacturer-2 birmingham#2');
  expect(deedsOf(scene).slice(1).toSorted()).toEqual(['sell birmingham#2 to oxford#1', 'sell walsall#2 to oxford#1']);
});
