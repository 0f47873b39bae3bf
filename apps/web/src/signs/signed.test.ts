import { expect, it } from 'vitest';

import { signed } from './signed.ts';

it('signed writes a number with its sign, using a true minus', () => {
  expect([-10, -1, 0, 1, 10].map(signed)).toEqual(['−10', '−1', '+0', '+1', '+10']);
});
