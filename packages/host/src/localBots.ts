import { findPolicy, policies } from '@coalbrook/bots';
import type { Action } from '@coalbrook/rules';

import type { Bots } from './ports.ts';

/** Bots that think right here. A policy that no longer exists is played by the last one that does. */
export const localBots: Bots = {
  ask: (name, decision) => {
    const policy = findPolicy(name) ?? policies[policies.length - 1];
    const answer = new Promise<Action>((resolve) => resolve(policy.choose(decision)));
    return { answer, cancel: () => undefined };
  },
};
