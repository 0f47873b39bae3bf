import { expect, it } from 'vitest';

import { Scene } from '../scene.ts';

type Setup = ConstructorParameters<typeof Scene>[0];
type Player = NonNullable<Setup['players']>[number];

/** The last action of a round: a pass. */
const endOfRound = (players: readonly [Player, Player], draft: Partial<Setup> = {}): Scene =>
  new Scene({
    seats: 2,
    round: 3,
    turn: 1,
    actionsLeft: 1,
    players: [players[0], { hand: ['iron'], ...players[1] }],
    ...draft,
  }).play('pass');

/** Levels from -10 to 30 with the spaces of each. */
const levelOf: readonly number[] = Array.from({ length: 41 }, (_, index) => index - 10).flatMap((level) => {
  if (level <= 0) return [level];
  if (level <= 10) return [level, level];
  if (level <= 20 || level === 30) return [level, level, level];
  return [level, level, level, level];
});

it('birmingham.income.1: the level is received or paid at the end of the round', () => {
  const scene = endOfRound([{ income: 16 }, { income: 5 }]);
  expect(scene.now.round).toBe(4);
  expect(scene.now.players.map(({ money }) => money)).toEqual([17 + 3, 17 - 5]);
  expect(scene.now.players.map(({ income }) => income)).toEqual([16, 5]);
});

it('birmingham.income.1: no income before the last seat has played', () => {
  const scene = new Scene({ seats: 2, round: 3, players: [{ income: 16, hand: { brewery: 5 } }] });
  expect(scene.play('pass', 'pass').now.players[0].money).toBe(17);
});

it('birmingham.income.1: level 0 neither receives nor pays', () => {
  expect(endOfRound([{ income: 10 }, { income: 10, money: 0 }]).now.players.map(({ money }) => money)).toEqual([17, 0]);
});

it('birmingham.income.1: the turn order is set first', () => {
  const names = endOfRound([{ income: 16 }, { income: 20 }]).events.map(({ event }) => event);
  expect(names).toContain('earned');
  expect(names.indexOf('reordered')).toBeGreaterThanOrEqual(0);
  expect(names.indexOf('reordered')).toBeLessThan(names.indexOf('earned'));
});

it('birmingham.income.1: a sale in the last turn of the round already counts', () => {
  const scene = new Scene({
    seats: 2,
    round: 3,
    turn: 1,
    actionsLeft: 1,
    players: [{}, { hand: ['iron'], income: 10 }],
    links: { 'birmingham-oxford': 1 },
    merchants: { 'oxford#1': { tile: 'cotton' } },
    tiles: { 'birmingham#1': { seat: 1, tile: 'cotton-1' } },
  }).play('sell birmingham#1 to oxford#1');
  expect(scene.now.players[1]).toMatchObject({ income: 17, level: 4, money: 17 + 4 });
});

it('birmingham.income.2: all 100 spaces', () => {
  expect(levelOf).toHaveLength(100);
  const bounds = [0, 9, 10, 11, 12, 13, 29, 30, 31, 33, 34, 58, 60, 61, 64, 65, 93, 96, 97, 99];
  const levels = [-10, -1, 0, 1, 1, 2, 10, 10, 11, 11, 12, 20, 20, 21, 21, 22, 29, 29, 30, 30];
  expect(bounds.map((space) => levelOf[space])).toEqual(levels);
  const shown = levelOf.map((_, income) => new Scene({ seats: 2, players: [{ income }] }).now.players[0].level);
  expect(shown).toEqual(levelOf);
});

it.each([
  [0, 7],
  [9, 16],
  [11, 18],
  [12, 18],
  [30, 27],
  [31, 28],
  [60, 37],
  [61, 38],
  [96, 46],
  [97, 47],
  [99, 47],
])('birmingham.income.2: on space %i £17 becomes £%i', (income, money) => {
  expect(endOfRound([{ income }, {}]).now.players[0].money).toBe(money);
});

it('birmingham.income.3: income is settled after the last canal round', () => {
  const scene = endOfRound([{ income: 20 }, { income: 7 }], { round: 10 });
  expect(scene.now.era).toBe('rail');
  expect(scene.now.players.map(({ money }) => money)).toEqual([17 + 5, 17 - 3]);
});

it('birmingham.income.3: income is settled before the era is scored', () => {
  const scene = endOfRound([{ income: 0, money: 0 }, {}], { round: 10, links: { 'birmingham-oxford': 0 } });
  // There are no points to lose for the debt of £10; the link then scores 2.
  expect(scene.now.players[0]).toMatchObject({ money: 0, points: 2 });
});

it('birmingham.income.3: no income after the last round of the game', () => {
  const scene = endOfRound([{ income: 50 }, { income: 0, points: 8 }], { era: 'rail', round: 10 });
  expect(scene.pending).toEqual({ awaits: 'nothing' });
  expect(scene.now.players.map(({ money }) => money)).toEqual([17, 17]);
  expect(scene.now.players[1].points).toBe(8);
  expect(scene.told('earned')).toEqual([]);
});

it('birmingham.income.3: the second-to-last round of the game pays income', () => {
  const scene = endOfRound([{ income: 20 }, { hand: ['iron', 'coal', 'dudley'] }], { era: 'rail', round: 9 });
  scene.play('discard iron');
  expect(scene.now).toMatchObject({ era: 'rail', round: 10 });
  expect(scene.now.players[0].money).toBe(22);
});
