import { expect, it } from 'vitest';

import { signed } from './signed.ts';

it('writes a number with its sign, and a minus that is no hyphen', () => {
  expect([-10, -1, 0, 1, 10].map(signed)).toEqual(['−10', '−1', '+0', '+1', '+10']);
});
