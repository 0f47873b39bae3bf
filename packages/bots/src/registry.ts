import { apprentice } from './apprentice.ts';
import type { Policy } from './policy.ts';
import { random } from './random.ts';

/** Every policy that can be asked to play. */
export const policies: readonly Policy[] = [random, apprentice];

export const policyNames: readonly string[] = policies.map(({ name }) => name);

export const findPolicy = (name: string): Policy | undefined => policies.find((policy) => policy.name === name);
