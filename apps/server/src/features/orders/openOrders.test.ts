import type { Seat } from '@coalbrook/rules';
import { expect, it } from 'vitest';

import type { SqlDatabase } from '../../ground/database/database.ts';
import { Orders } from './orders.ts';

const SEAT = 0 as Seat;

/** A database that says what was stored when it was asked, in the order in which a test lets it answer. */
const slowDatabase = (stored: { draft: readonly string[] | undefined }) => {
  const answers: (() => void)[] = [];
  const database = {
    query: () => {
      const { draft } = stored;
      const row = { game: 'game', seat: SEAT, id: 'one', body: JSON.stringify({ draft }), seq: -1, why: '' };
      return new Promise((resolve) => answers.push(() => resolve(draft ? [row] : [])));
    },
  } as unknown as SqlDatabase;
  return { database, answers };
};

const settled = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve));

it('an order that was read before another node carried it out does not come back', async () => {
  const stored: { draft: readonly string[] | undefined } = { draft: undefined };
  const { database, answers } = slowDatabase(stored);
  const orders = new Orders(database);
  const opened = orders.open('game');
  answers.pop()?.();
  await opened;
  stored.draft = ['pass'];
  const left = orders.reread('game');
  stored.draft = undefined;
  const spent = orders.reread('game');
  // The later answer comes first, if it can.
  while (answers.length > 0) {
    answers.pop()?.();
    await settled();
  }
  // Whoever was told of it is told that it is gone.
  expect([await left, await spent]).toEqual([[SEAT], [SEAT]]);
  expect(orders.of('game', SEAT)).toBeUndefined();
});

it('an order that is read while its table is opened again is known there', async () => {
  const stored = { draft: ['pass'] };
  const { database, answers } = slowDatabase(stored);
  const orders = new Orders(database);
  const first = orders.open('game');
  answers.pop()?.();
  await first;
  const rereading = orders.reread('game');
  orders.close('game');
  const again = orders.open('game');
  while (answers.length > 0) {
    answers.pop()?.();
    await settled();
  }
  await Promise.all([rereading, again]);
  expect(orders.of('game', SEAT)).toMatchObject({ draft: ['pass'] });
  orders.close('game');
  expect([await orders.reread('game'), orders.of('game', SEAT)]).toEqual([[], undefined]);
});
