import { characterNames, levelNames } from '@coalbrook/bots';
import { expect, it } from 'vitest';

import { isOffered } from './isOffered.ts';

it('bots with a level and characters can be chosen, no others', () => {
  for (const name of [...levelNames, ...characterNames]) expect(isOffered(name), name).toBe(true);
  for (const name of ['random', 'scholar', 'bystander', 'nobody', '']) expect(isOffered(name), name).toBe(false);
});
