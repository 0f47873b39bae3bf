import { editions } from '@coalbrook/editions';
import { makeTable } from '@coalbrook/rules';
import { expect, it } from 'vitest';

import { cashPerPoint } from './cashPerPoint.ts';

it('knows what a point costs at the end of each game', () => {
  const prices = editions.map((edition) => {
    const made = makeTable(edition, { seats: edition.seats[0] });
    if (!made.ok) throw new Error('no table');
    return cashPerPoint(made.value);
  });
  expect(prices).toEqual([undefined, 10, 5]);
});

it('knows it in the introductory games', () => {
  const made = makeTable(editions[0], { seats: 2, options: ['introductory'] });
  if (!made.ok) throw new Error('no table');
  expect(cashPerPoint(made.value)).toBe(4);
});
