import { findEdition } from '@coalbrook/editions';
import type { GameEvent, Seat } from '@coalbrook/rules';
import { expect, it } from 'vitest';

import { decisionsOf, tableFor } from '../../../desk/fixtures.ts';
import { coinsFor, paymentsIn } from './coins.ts';

const birmingham = findEdition('birmingham');
if (!birmingham) throw new Error('no edition');
const table = tableFor(birmingham);

/** Whoever has negative income may pay less than that, give up tiles, or fall short. */
const mayFallShort = (event: GameEvent): boolean =>
  (event.event === 'earned' && event.money < 0) || event.event === 'forfeited' || event.event === 'fellShort';

it('whatever changes the money of a seat is a payment of that sum', () => {
  let told = 0;
  let before: readonly number[] = [];
  let compared = 0;
  for (const { view, events } of decisionsOf(table, 'coins')) {
    const fresh = events.slice(told);
    const now = Array.from(view.money);
    if (told > 0 && !fresh.some(mayFallShort)) {
      const paid = fresh.flatMap((event) => paymentsIn(table, [event]));
      const sumOf = (seat: number): number =>
        paid.reduce((sum, payment) => (payment.seat === seat ? sum + payment.money : sum), 0);
      expect(now).toEqual(before.map((sum, seat) => sum + sumOf(seat)));
      compared += paid.length;
    }
    told = events.length;
    before = now;
  }
  expect(compared).toBeGreaterThan(30);
});

it('nothing is shown of more than can be followed', () => {
  const earned: GameEvent = { event: 'earned', seat: 0 as Seat, money: 3 };
  expect(paymentsIn(table, [earned])).toEqual([{ seat: 0, money: 3, place: undefined }]);
  expect(
    paymentsIn(
      table,
      Array.from({ length: 9 }, () => earned),
    ),
  ).toEqual([]);
});

it('larger sums have more coins', () => {
  expect([1, -5, 12, 30, -300].map(coinsFor)).toEqual([1, 1, 3, 4, 4]);
});
