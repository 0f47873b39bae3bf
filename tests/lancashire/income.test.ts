import { expect, it } from 'vitest';

import { endOfEra, endOfGame, endOfRound, lastActionOfRound, money, points } from './closing.ts';
import { canal } from './drafts.ts';

/** The level of each of the 100 spaces. */
const levelOf: readonly number[] = Array.from({ length: 41 }, (_, index) => index - 10).flatMap((level) => {
  if (level <= 0) return [level];
  if (level <= 10) return [level, level];
  if (level <= 20 || level === 30) return [level, level, level];
  return [level, level, level, level];
});

it('lancashire.income.1: the level is received or paid at the end of the round', () => {
  const scene = endOfRound({ players: [{ income: 16 }, { income: 5 }] });
  expect(scene.now.round).toBe(4);
  expect(money(scene)).toEqual([30 + 3, 30 - 5]);
  expect(scene.now.players.map(({ income }) => income)).toEqual([16, 5]);
});

it('lancashire.income.1: it is also settled in the rail era and after the first round of the game', () => {
  expect(money(endOfRound({ era: 'rail', players: [{ income: 40 }, { income: 7 }] }))).toEqual([44, 27]);
  expect(money(endOfRound({ round: 1, players: [{ income: 14 }, { income: 9 }] }))).toEqual([32, 29]);
});

it('lancashire.income.1: no income before the last seat has played', () => {
  const scene = canal({ players: [{ income: 16, hand: { port: 3 } }] });
  expect(scene.play('pass', 'pass').now.players[0].money).toBe(30);
});

it('lancashire.income.1: level 0 neither receives nor pays', () => {
  expect(money(endOfRound({ players: [{ income: 10 }, { income: 10, money: 0 }] }))).toEqual([30, 0]);
});

it('lancashire.income.1: the turn order is set first', () => {
  const names = endOfRound({ players: [{ income: 16 }, { income: 20 }] }).events.map(({ event }) => event);
  expect(names).toContain('earned');
  expect(names.indexOf('reordered')).toBeGreaterThanOrEqual(0);
  expect(names.indexOf('reordered')).toBeLessThan(names.indexOf('earned'));
});

it('lancashire.income.1: a sale in the last turn of the round already counts, for mill and port', () => {
  const scene = lastActionOfRound({
    tiles: { 'lancaster#1': { seat: 0, tile: 'port-1' }, 'lancaster#2': { seat: 1, tile: 'cotton-1' } },
  }).play('sell lancaster#2 to lancaster#1');
  expect(scene.now.players[0]).toMatchObject({ income: 13, level: 2, money: 32 });
  expect(scene.now.players[1]).toMatchObject({ income: 15, level: 3, money: 33 });
});

it('lancashire.income.2: all 100 spaces', () => {
  expect(levelOf).toHaveLength(100);
  const bounds = [0, 9, 10, 11, 12, 13, 29, 30, 31, 33, 34, 58, 60, 61, 64, 65, 93, 96, 97, 99];
  const levels = [-10, -1, 0, 1, 1, 2, 10, 10, 11, 11, 12, 20, 20, 21, 21, 22, 29, 29, 30, 30];
  expect(bounds.map((space) => levelOf[space])).toEqual(levels);
  const shown = levelOf.map((_, income) => canal({ players: [{ income }] }).now.players[0].level);
  expect(shown).toEqual(levelOf);
});

it.each([
  [0, 20],
  [9, 29],
  [11, 31],
  [12, 31],
  [13, 32],
  [30, 40],
  [31, 41],
  [60, 50],
  [61, 51],
  [96, 59],
  [97, 60],
  [99, 60],
])('lancashire.income.2: on space %i £30 becomes £%i', (income, after) => {
  expect(money(endOfRound({ players: [{ income }, {}] }))[0]).toBe(after);
});

it('lancashire.income.3: the last canal round pays and charges income', () => {
  const scene = endOfEra({ players: [{ income: 20 }, { income: 7 }] });
  expect(scene.now.era).toBe('rail');
  expect(money(scene)).toEqual([30 + 5, 30 - 3]);
});

it('lancashire.income.3: income is settled before the scoring', () => {
  const scene = endOfEra({ players: [{ income: 0, money: 0 }, {}], links: { 'colne-yorkshire': 0 } });
  // There are no points to lose for the debt of £10; the canal then scores 2.
  expect(scene.now.players[0]).toMatchObject({ money: 0, points: 2 });
});

it('lancashire.income.3: no income after the final round of the game', () => {
  const scene = endOfGame({
    players: [
      { money: 9, income: 50 },
      { money: 9, income: 0, points: 8 },
    ],
  });
  expect(scene.pending).toEqual({ awaits: 'nothing' });
  expect(money(scene)).toEqual([9, 9]);
  expect(points(scene)).toEqual([0, 8]);
  expect(scene.told('earned')).toEqual([]);
});

it('lancashire.income.3: nobody falls short after the final round of the game', () => {
  const scene = endOfGame({
    players: [{ money: 0, income: 0, points: 8 }, {}],
    tiles: { 'wigan#1': { seat: 0, tile: 'coal-2' }, 'wigan#2': { seat: 0, tile: 'coal-2' } },
  });
  expect(scene.pending).toEqual({ awaits: 'nothing' });
  expect(Object.keys(scene.now.tiles)).toEqual(['wigan#1', 'wigan#2']);
  expect(points(scene)[0]).toBe(8);
});

it('lancashire.income.3: the second-to-last round of the game pays income', () => {
  const scene = endOfRound({ era: 'rail', round: 9, players: [{ income: 20 }, { hand: { iron: 3 } }] });
  expect(scene.now).toMatchObject({ era: 'rail', round: 10 });
  expect(money(scene)).toEqual([35, 30]);
});
