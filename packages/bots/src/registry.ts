import { apprentice } from './apprentice.ts';
import { bystander } from './bystander.ts';
import type { Policy } from './policy.ts';
import { random } from './random.ts';

/** Every policy that is offered as an opponent. */
export const policies: readonly Policy[] = [random, apprentice];

export const findPolicy = (name: string): Policy | undefined =>
  [...policies, bystander].find((policy) => policy.name === name);
