import { expect, it } from 'vitest';

import type { Scene } from '../scene.ts';
import { deedsOf, EADWEARD, EMILY, PERSON, turnOf } from './solo.ts';
import type { Setting } from './solo.ts';
import { BOTH } from './tableHelp.ts';

/** The last turn of the game: a pottery that does not flip, and a pass for 5 points. */
const PASS = 5;
const cards = ['11', '3'];

const lastTurn = (setting: Setting): Scene => turnOf({ era: 'rail', round: 10, ...setting }, cards);

const lastTurnOfEmily = (points: readonly [number, number, number], setting: Setting = {}): Scene =>
  turnOf(
    {
      automata: BOTH,
      era: 'rail',
      round: 9,
      players: points.map((count) => ({ points: count })),
      ...setting,
    },
    cards,
    EMILY,
  );

/** The winners in the order of their seats. */
const winners = (scene: Scene): number[] => {
  const won = new Set(scene.told('gameEnded').flatMap((event): readonly number[] => event.winners));
  return [PERSON, EADWEARD, EMILY].filter((seat) => won.has(seat));
};

const ranks = (scene: Scene): number[] => scene.standings.toSorted((a, b) => a.seat - b.seat).map(({ rank }) => rank);

it.each([
  [50, 40, [PERSON]],
  [40, 50, [EADWEARD]],
])('birmingham-automa.win.1: %i against %i points: the most points win', (person, eadweard, won) => {
  const scene = lastTurn({ players: [{ points: person }], automaton: { points: eadweard } });
  expect(deedsOf(scene)).toEqual(['build pottery-1 stafford#2', 'pass']);
  expect(scene.now.players.map(({ points }) => points)).toEqual([person, eadweard + PASS]);
  expect(winners(scene)).toEqual(won);
});

it('birmingham-automa.win.1: the winner is decided after the rail era is scored', () => {
  const scene = lastTurn({
    players: [{ points: 50 }],
    automaton: { points: 44 },
    tiles: { 'dudley#1': { seat: EADWEARD, tile: 'coal-2', flipped: true } },
  });
  expect(scene.now.players.map(({ points }) => points)).toEqual([50, 51]);
  expect(winners(scene)).toEqual([EADWEARD]);
});

it('birmingham-automa.win.1: both win on equal points', () => {
  const scene = lastTurn({ players: [{ points: 50 }], automaton: { points: 45 } });
  expect(winners(scene)).toEqual([PERSON, EADWEARD]);
  expect(ranks(scene)).toEqual([1, 1]);
});

it.each([
  { income: 99, money: 500 },
  { income: 0, money: 0 },
  { income: 10, money: 17 },
])('birmingham-automa.win.1: income and cash are not compared: $income, £$money', (person) => {
  const scene = lastTurn({ players: [{ points: 50, ...person }], automaton: { points: 45 } });
  expect(scene.now.players.map(({ points }) => points)).toEqual([50, 50]);
  expect(winners(scene)).toEqual([PERSON, EADWEARD]);
});

it.each([
  [[60, 70, 50], [EADWEARD], [2, 1, 3]],
  [
    [60, 70, 65],
    [EADWEARD, EMILY],
    [3, 1, 1],
  ],
  [
    [70, 60, 65],
    [PERSON, EMILY],
    [1, 3, 1],
  ],
  [
    [70, 70, 64],
    [PERSON, EADWEARD],
    [1, 1, 3],
  ],
  [
    [70, 70, 65],
    [PERSON, EADWEARD, EMILY],
    [1, 1, 1],
  ],
  [[60, 60, 66], [EMILY], [2, 2, 1]],
] as const)('birmingham-automa.win.2: with %j before her last pass the winners are %j', (points, won, placed) => {
  const scene = lastTurnOfEmily(points);
  expect(scene.now.players[EMILY]?.points).toBe(points[2] + PASS);
  expect(winners(scene)).toEqual(won);
  expect(ranks(scene)).toEqual(placed);
});

it('birmingham-automa.win.2: the person’s income and cash do not matter', () => {
  for (const person of [
    { income: 99, money: 500 },
    { income: 0, money: 0 },
  ]) {
    const scene = lastTurnOfEmily([0, 0, 0], { players: [{ points: 70, ...person }, { points: 70 }, { points: 65 }] });
    expect(winners(scene)).toEqual([PERSON, EADWEARD, EMILY]);
  }
});
