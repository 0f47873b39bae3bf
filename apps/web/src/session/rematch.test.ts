import { headerOf, tableFor } from '@coalbrook/record';
import type { Sheet, Sitter } from '@coalbrook/wire';
import { expect, it } from 'vitest';

import { testWorker } from '../worker/testWorker.ts';
import { rematchOf } from './rematch.ts';

const sitter = (name: string, kind: Sitter['kind'], policy = ''): Sitter => ({
  kind,
  name,
  policy,
  figure: 'watt',
  colour: 'plum',
});

const sheetOf = (sitters: readonly Sitter[], automata: readonly string[], options: readonly string[]): Sheet => {
  const seats = sitters.length - automata.length;
  const table = tableFor('birmingham', { seats, automata, options });
  if (!table.ok) throw new Error(JSON.stringify(table.fault));
  return { id: 'old', header: headerOf(table.value), sitters, seed: 'old', begun: 0 };
};

it('moves everybody up a seat, and comes back to the first seats after as many games', () => {
  const sitters = [sitter('Ada', 'person'), sitter('Bot', 'bot', 'apprentice'), sitter('Cleo', 'person')];
  let sheet = sheetOf(sitters, [], []);
  const orders: string[] = [];
  for (const seed of ['one', 'two', 'three']) {
    sheet = { ...sheet, sitters: rematchOf(sheet, seed).sitters };
    orders.push(sheet.sitters.map(({ name }) => name).join(' '));
  }
  expect(orders).toEqual(['Bot Cleo Ada', 'Cleo Ada Bot', 'Ada Bot Cleo']);
});

it('keeps the table and begins a new game with another deal', async () => {
  const sheet = sheetOf([sitter('Ada', 'person'), sitter('Eadweard', 'automaton')], ['eadweard'], []);
  const game = rematchOf(sheet, 'new');
  expect(game).toMatchObject({ edition: 'birmingham', wish: { seats: 1, automata: ['eadweard:normal'] }, seed: 'new' });
  expect(game.sitters.map(({ name }) => name)).toEqual(['Ada', 'Eadweard']);
  expect((await testWorker().ask('begin', game)).ok).toBe(true);
});
