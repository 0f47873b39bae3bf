import { expect, it } from 'vitest';

import { Scene } from '../scene.ts';

type Setup = ConstructorParameters<typeof Scene>[0];
type Player = NonNullable<Setup['players']>[number];

const options = ['introductory'];

/** The last action of the introductory game: a pass. Seats have no money unless given. */
const endOfGame = (players: readonly [Player, Player], draft: Partial<Setup> = {}): Scene =>
  new Scene({
    seats: 2,
    options,
    round: 10,
    turn: 1,
    actionsLeft: 1,
    players: players.map((player) => ({ money: 0, ...player })),
    ...draft,
  }).play('pass');

const points = (scene: Scene): number[] => scene.now.players.map((player) => player.points);
const winners = (scene: Scene): readonly number[] => scene.told('gameEnded').flatMap((event) => event.winners);

it('birmingham.intro.1: the set-up is that of the full game', () => {
  for (const seats of [2, 3, 4]) {
    const { options: _, ...intro } = new Scene({ seats, options }).now;
    const { options: none, ...full } = new Scene({ seats }).now;
    expect(intro).toEqual(full);
    expect(none).toEqual([]);
  }
});

it.each([
  [2, 10],
  [3, 9],
  [4, 8],
])('birmingham.intro.1: with %i seats the game ends after canal round %i', (seats, rounds) => {
  const scene = new Scene({ seats, options }).passUntil(({ round }) => round === rounds);
  expect(scene.pending.awaits).toBe('action');
  scene.passUntil(({ pending }) => pending.awaits === 'nothing');
  expect(scene.now.era).toBe('canal');
  expect(scene.told('gameEnded')).toHaveLength(1);
  expect(scene.told('reshuffled')).toEqual([]);
});

it('birmingham.intro.1: the last round pays no income', () => {
  const scene = endOfGame([
    { money: 3, income: 30 },
    { money: 3, income: 5, points: 9 },
  ]);
  expect(scene.now.players.map(({ money }) => money)).toEqual([3, 3]);
  expect(scene.told('earned')).toEqual([]);
});

it('birmingham.intro.1: the earlier rounds pay income', () => {
  const scene = new Scene({ seats: 2, options, round: 9, players: [{ income: 20, money: 0 }] });
  expect(scene.passUntil(({ round }) => round === 10).now.players[0].money).toBe(5);
});

it('birmingham.intro.2: links and tiles score first, then cash, income and tiles', () => {
  const scene = endOfGame([{ money: 9, income: 14 }, {}], {
    links: { 'birmingham-oxford': 0 },
    tiles: { 'birmingham#1': { seat: 0, tile: 'cotton-2', flipped: true } },
  });
  // Link 2 + 2, tile 5, cash 2, income 2, tile 5 again.
  expect(points(scene)).toEqual([4 + 5 + 2 + 2 + 5, 0]);
  const scored = scene.events.filter((event) => event.event.endsWith('Scored') && 'seat' in event && event.seat === 0);
  expect(scored.map(({ event }) => event)).toEqual([
    'linkScored',
    'tileScored',
    'cashScored',
    'incomeScored',
    'tileScored',
  ]);
});

it('birmingham.intro.2: negative income is subtracted after cash and before the second scoring of tiles', () => {
  const scene = endOfGame([{ money: 8, income: 0 }, {}], {
    tiles: { 'birmingham#1': { seat: 0, tile: 'cotton-2', flipped: true } },
  });
  // 5 + 2 - 10, but not below 0, and then 5.
  expect(points(scene)).toEqual([5, 0]);
});

it('birmingham.intro.2: the winner is decided as in the full game', () => {
  const byPoints = endOfGame([{ points: 30 }, { points: 31 }]);
  expect(winners(byPoints)).toEqual([1]);

  // Equal final points: 10 + 1 for cash, 8 + 3 for income.
  const byIncome = endOfGame([
    { points: 10, money: 4, income: 10 },
    { points: 8, money: 0, income: 15 },
  ]);
  expect(points(byIncome)).toEqual([11, 11]);
  expect(winners(byIncome)).toEqual([1]);

  const byCash = endOfGame([
    { points: 10, money: 2 },
    { points: 10, money: 3 },
  ]);
  expect(winners(byCash)).toEqual([1]);

  const bySpace = endOfGame([
    { points: 10, income: 11, money: 3 },
    { points: 10, income: 12 },
  ]);
  expect(winners(bySpace)).toEqual([1]);

  const shared = endOfGame([
    { points: 10, income: 12 },
    { points: 10, income: 12 },
  ]);
  expect(new Set(winners(shared))).toEqual(new Set([0, 1]));
});

it.each([
  [3, 0],
  [4, 1],
  [7, 1],
  [8, 2],
  [59, 14],
  [60, 15],
  [63, 15],
  [64, 15],
  [400, 15],
])('birmingham.intro.3: £%i scores %i points', (money, value) => {
  const scene = endOfGame([{ money }, {}]);
  expect(points(scene)).toEqual([value, 0]);
  expect(scene.now.players[0].money).toBe(money);
});

it.each([
  [10, 20],
  [11, 21],
  [12, 21],
  [31, 31],
  [99, 50],
  [9, 19],
  [0, 10],
])('birmingham.intro.4: on space %i 20 points become %i', (income, value) => {
  expect(points(endOfGame([{ income, points: 20 }, {}]))).toEqual([value, 0]);
});

it('birmingham.intro.4: points never fall below 0', () => {
  expect(
    points(
      endOfGame([
        { income: 0, points: 4 },
        { income: 7, points: 3 },
      ]),
    ),
  ).toEqual([0, 0]);
});

it('birmingham.intro.4: cash counts before negative income', () => {
  expect(points(endOfGame([{ income: 6, money: 24 }, {}]))).toEqual([2, 0]);
});

it.each([
  ['birmingham#1', 'cotton-3', 18],
  ['birmingham#2', 'manufacturer-8', 22],
  ['coventry#1', 'pottery-2', 2],
  ['dudley#1', 'coal-4', 8],
  ['dudley#2', 'iron-2', 10],
  ['burton#2', 'brewery-3', 14],
])('birmingham.intro.5: at %s flipped %s scores twice, %i in all', (site, tile, value) => {
  expect(points(endOfGame([{}, {}], { tiles: { [site]: { seat: 1, tile, flipped: true } } }))).toEqual([0, value]);
  expect(points(endOfGame([{}, {}], { tiles: { [site]: { seat: 1, tile } } }))).toEqual([0, 0]);
});

it.each([
  ['birmingham#1', 'cotton-1', 5],
  ['birmingham#2', 'manufacturer-1', 3],
  ['coventry#1', 'pottery-1', 10],
  ['dudley#1', 'coal-1', 1],
  ['dudley#2', 'iron-1', 3],
  ['burton#2', 'brewery-1', 4],
])('birmingham.intro.5: at %s flipped %s scores once, %i', (site, tile, value) => {
  expect(points(endOfGame([{}, {}], { tiles: { [site]: { seat: 1, tile, flipped: true } } }))).toEqual([0, value]);
});

it('birmingham.intro.5: links do not score again', () => {
  expect(points(endOfGame([{}, {}], { links: { 'birmingham-oxford': 1 } }))).toEqual([0, 2]);
});
