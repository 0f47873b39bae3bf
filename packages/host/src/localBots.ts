import { findPolicy, policies } from '@coalbrook/bots';
import type { Action } from '@coalbrook/rules';

import type { Bots } from './ports.ts';

/** Bots that run in this process. For an unknown policy, the last one in the registry plays. */
export const localBots: Bots = {
  ask: (name, decision) => {
    const policy = findPolicy(name) ?? policies[policies.length - 1];
    const answer = new Promise<Action>((resolve) => resolve(policy.choose(decision)));
    return { answer, cancel: () => undefined };
  },
};
