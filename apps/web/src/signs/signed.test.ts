import { expect, it } from 'vitest';

import { signed, signedMoney } from './signed.ts';

it('signed writes a number with its sign, using a true minus', () => {
  expect([-10, -1, 0, 1, 10].map(signed)).toEqual(['−10', '−1', '+0', '+1', '+10']);
});

it('signedMoney writes what an income pays or costs', () => {
  const say = signedMoney((amount) => `£${amount}`);
  expect([-2, 0, 7].map(say)).toEqual(['−£2', '+£0', '+£7']);
});
