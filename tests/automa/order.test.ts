import { expect, it } from 'vitest';

import { Scene } from '../scene.ts';
import { without } from './parts.ts';
import { deedsOf, EADWEARD, EMILY, PERSON, turnOf } from './solo.ts';
import type { Setting } from './solo.ts';
import { BOTH, NORMAL, openingOf, toldIn, VARYING, wholeGame } from './tableHelp.ts';

/** A turn with varying order. */
const varying = (setting: Setting, cards: readonly string[], seat = EADWEARD): Scene =>
  turnOf({ ...setting, options: VARYING }, cards, seat);

/** What was spent in the round, by seat. */
const spentIn = (scene: Scene): readonly number[] => scene.told('reordered')[0]?.spent ?? [];

const bookedFor = (setting: Setting, cards: readonly string[]): number | undefined =>
  spentIn(varying(setting, cards))[EADWEARD];

/** Pottery I in Stafford for £17 and £2 of iron, then a canal to Cannock for £3. */
const potteryAndCanal = ['11', '3'];

const noManufacturers = without('manufacturer');

/** From Walsall he lays a rail to Birmingham, and another with a barrel; coal comes from the market through Oxford. */
const rails = (barrels: number): Setting => ({
  era: 'rail',
  tiles: {
    'walsall#2': { seat: EADWEARD, tile: 'brewery-2', flipped: barrels === 0, cubes: barrels },
    'birmingham#3': { seat: EADWEARD, tile: 'iron-2', flipped: true },
  },
  links: { 'birmingham-oxford': PERSON },
  automaton: { mat: noManufacturers },
});

const merchants: NonNullable<Setting['merchants']> = {
  'shrewsbury#1': { tile: 'cotton' },
  'oxford#1': { tile: 'manufacturer' },
  'oxford#2': { tile: 'blank' },
  'gloucester#1': { tile: 'blank' },
  'gloucester#2': { tile: 'all' },
};

it('birmingham-automa.order.1: the person begins the first round, then Eadweard and Emily', () => {
  for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
    const { order, pending } = openingOf({ automata: BOTH, options: VARYING }, seed);
    expect(order).toEqual([0, 1, 2]);
    expect(pending).toEqual({ awaits: 'action', seat: PERSON });
  }
});

it('birmingham-automa.order.1: the seat that spent less begins', () => {
  const thrifty = varying({ players: [{ spent: 21 }] }, potteryAndCanal);
  expect(thrifty.told('reordered')).toMatchObject([{ order: [0, 1], spent: [21, 22] }]);
  expect(thrifty.now).toMatchObject({ round: 3, turn: 0, pending: { seat: PERSON } });
  const lavish = varying({ players: [{ spent: 23 }] }, potteryAndCanal);
  expect(lavish.told('reordered')).toMatchObject([{ order: [1, 0], spent: [23, 22] }]);
  // Eadweard has had his turn of round 3 already.
  expect(lavish.now).toMatchObject({ round: 3, turn: 1, pending: { seat: PERSON } });
  expect(deedsOf(lavish).length).toBeGreaterThan(2);
});

it('birmingham-automa.order.1: seats that spent the same keep their order', () => {
  expect(varying({ players: [{ spent: 22 }] }, potteryAndCanal).now.order).toEqual([0, 1]);
  const scene = new Scene({
    seats: 1,
    automata: NORMAL,
    options: VARYING,
    round: 3,
    order: [EADWEARD, PERSON],
    turn: 1,
    actionsLeft: 1,
    players: [{ spent: 9 }, { spent: 9, plan: '11' }],
  });
  scene.play('pass');
  while (scene.pending.awaits === 'discard') scene.play(scene.legal()[0] ?? '');
  expect(scene.told('reordered')).toMatchObject([{ order: [1, 0], spent: [9, 9] }]);
});

it('birmingham-automa.order.1: the same goes for three seats', () => {
  const setting: Setting = { automata: BOTH, players: [{ spent: 30 }, { spent: 40 }] };
  expect(varying(setting, potteryAndCanal, EMILY).told('reordered')).toMatchObject([
    { order: [2, 0, 1], spent: [30, 40, 22] },
  ]);
});

it('birmingham-automa.order.1: the order after the last canal round applies in the first rail round', () => {
  const scene = varying({ round: 10, players: [{ spent: 60 }] }, potteryAndCanal);
  expect(scene.now).toMatchObject({ era: 'rail', round: 1, order: [1, 0], turn: 1, pending: { seat: PERSON } });
});

it('birmingham-automa.order.1: in a whole game the order follows what was spent', () => {
  const { events } = wholeGame({ automata: BOTH, options: VARYING }, 3);
  let order: readonly number[] = [0, 1, 2];
  let changes = 0;
  for (const event of events) {
    if (event.event !== 'reordered') continue;
    const next = order.toSorted((one, other) => (event.spent[one] ?? 0) - (event.spent[other] ?? 0));
    expect(event.order).toEqual(next);
    if (next.join() !== order.join()) changes++;
    order = next;
  }
  expect(changes).toBeGreaterThan(3);
  const seats = toldIn(events, 'turnBegan').map(({ seat }) => seat);
  expect(seats.slice(0, 3)).toEqual([0, 1, 2]);
  expect(seats).toHaveLength(2 * 9 * 3);
});

it('birmingham-automa.order.2: a tile counts at its printed price plus the iron bought for it, and a canal at £3', () => {
  expect(bookedFor({}, potteryAndCanal)).toBe(17 + 2 + 3);
  expect(bookedFor({ markets: { iron: 3 } }, potteryAndCanal)).toBe(17 + 4 + 3);
  expect(bookedFor({ markets: { iron: 0 } }, potteryAndCanal)).toBe(17 + 6 + 3);
});

it('birmingham-automa.order.2: cubes that are not bought do not count', () => {
  const setting: Setting = { tiles: { 'dudley#2': { seat: PERSON, tile: 'iron-1', cubes: 1 } } };
  expect(bookedFor(setting, potteryAndCanal)).toBe(17 + 3);
});

it.each([
  ['canal', 3],
  ['rail', 5],
])('birmingham-automa.order.2: in the %s era a link before a build counts £%i', (era, price) => {
  const setting: Setting = {
    era,
    tiles: { 'dudley#1': { seat: EADWEARD, tile: 'coal-2' } },
    automaton: { mat: { 'cotton-1': 0 } },
  };
  const scene = varying(setting, ['20', '5']);
  expect(deedsOf(scene).slice(0, 2)).toEqual(['link dudley-kidderminster', 'build cotton-2 kidderminster#2']);
  expect(spentIn(scene)[EADWEARD]).toBe(price + 14);
});

it('birmingham-automa.order.2: a tile counts with the coal bought for it', () => {
  // Works II for £7 and £1 of coal; it fills the market, so that develop on card 3 is not possible. Then a canal.
  const setting: Setting = { links: { 'oxford-redditch': PERSON }, markets: { iron: 6 } };
  const scene = varying(setting, ['1', '3']);
  expect(deedsOf(scene).slice(0, 2)).toEqual(['build iron-2 redditch#2', 'link gloucester-redditch']);
  expect(spentIn(scene)[EADWEARD]).toBe(7 + 1 + 3);
});

it('birmingham-automa.order.2: one rail counts £5 plus its coal', () => {
  const scene = varying(rails(0), ['18', '5']);
  expect(deedsOf(scene).slice(0, 2)).toEqual(['link birmingham-walsall', 'develop']);
  expect(spentIn(scene)[EADWEARD]).toBe(5 + 1 + (2 + 2));
});

it('birmingham-automa.order.2: two rails of one action count £15 plus their coal', () => {
  const scene = varying(rails(1), ['18', '5']);
  expect(deedsOf(scene).slice(0, 3)).toEqual(['link birmingham-walsall', 'link birmingham-coventry', 'develop']);
  expect(spentIn(scene)[EADWEARD]).toBe(15 + (1 + 2) + (2 + 2));
});

it('birmingham-automa.order.2: a mine counts, and two rails that use its coal', () => {
  const scene = varying(
    {
      era: 'rail',
      tiles: { 'farm-north#1': { seat: EADWEARD, tile: 'brewery-2' } },
      automaton: { mat: { 'brewery-1': 0 } },
    },
    ['5', '9'],
  );
  expect(deedsOf(scene).filter((deed) => deed.startsWith('link'))).toHaveLength(2);
  expect(spentIn(scene)[EADWEARD]).toBe(7 + 15);
});

it('birmingham-automa.order.3: develop counts the market price of its cubes', () => {
  // Pottery I for £17 and £2, then two cubes for £2 and £3.
  expect(bookedFor({}, ['11', '5'])).toBe(17 + 2 + (2 + 3));
  // The pottery takes one cube of the works and develop the other, then one for £2.
  const works: Setting = { tiles: { 'dudley#2': { seat: PERSON, tile: 'iron-1', cubes: 2 } } };
  expect(bookedFor(works, ['11', '5'])).toBe(17 + 2);
  const more: Setting = { tiles: { 'dudley#2': { seat: PERSON, tile: 'iron-1', cubes: 3 } } };
  expect(bookedFor(more, ['11', '5'])).toBe(17);
});

it('birmingham-automa.order.3: develop also counts in the first round', () => {
  const scene = new Scene({
    seats: 1,
    automata: NORMAL,
    options: VARYING,
    players: [{ hand: { brewery: 5 } }, { plan: '7' }],
  }).play('pass');
  expect(deedsOf(scene)).toEqual(['develop']);
  expect(scene.told('reordered')).toMatchObject([{ order: [0, 1], spent: [0, 4] }]);
});

it('birmingham-automa.order.3: a sale does not count', () => {
  const scene = varying({ links: { 'birmingham-oxford': PERSON }, merchants }, ['9', '3']);
  expect(deedsOf(scene).slice(0, 2)).toEqual(['build manufacturer-2 birmingham#2', 'sell birmingham#2 to oxford#1']);
  expect(spentIn(scene)[EADWEARD]).toBe(10 + 2);
});

it('birmingham-automa.order.3: a pass does not count', () => {
  const scene = varying({ era: 'rail' }, potteryAndCanal);
  expect(deedsOf(scene).slice(0, 2)).toEqual(['build pottery-1 stafford#2', 'pass']);
  expect(spentIn(scene)[EADWEARD]).toBe(17 + 2);
});

it('birmingham-automa.order.3: money for cubes sold to the market is not deducted', () => {
  const scene = varying({ links: { 'oxford-redditch': PERSON }, markets: { coal: 8 } }, ['5', '9']);
  expect(deedsOf(scene).slice(0, 2)).toEqual(['build coal-2 redditch#1', 'link gloucester-redditch']);
  expect(scene.told('marketed')).toMatchObject([{ seat: EADWEARD, count: 3 }]);
  expect(spentIn(scene)[EADWEARD]).toBe(7 + 3);
});
