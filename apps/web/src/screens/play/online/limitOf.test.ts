import { expect, it } from 'vitest';

import { limitOf } from './limitOf.ts';

it('reads an amount with or without the sign of its currency', () => {
  expect(['12', ' 0 ', '£7', '9 $', '9999'].map(limitOf)).toEqual([12, 0, 7, 9, 9999]);
});

it('reads nothing else as an amount', () => {
  for (const typed of ['', '-3', 'twelve', '1.5', '12345', '3 4']) expect(limitOf(typed), typed).toBeUndefined();
});
