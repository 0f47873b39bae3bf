import { apprentice, findPolicy } from '@coalbrook/bots';
import type { Policy } from '@coalbrook/bots';
import type { Action } from '@coalbrook/rules';

import type { Bots } from './ports.ts';

/** A policy by name. A stored game may name one that no longer exists. */
export const policyOf = (name: string): Policy => findPolicy(name) ?? apprentice;

/** Bots that run in this process. */
export const localBots: Bots = {
  ask: (name, decision) => {
    const policy = policyOf(name);
    const answer = new Promise<Action>((resolve) => resolve(policy.choose(decision)));
    return { answer, cancel: () => undefined };
  },
};
