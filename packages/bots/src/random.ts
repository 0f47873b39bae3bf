import { pick } from '@coalbrook/rules';

import type { Policy } from './policy.ts';

export const random: Policy = {
  name: 'random',
  choose: ({ legal, count, seed }) => legal[pick(seed, count, legal.length)],
};
