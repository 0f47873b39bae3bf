import { findPolicy, policies } from '@coalbrook/bots';

import type { Bots } from './ports.ts';

/** Bots that think right here. A policy that no longer exists is played by the last one that does. */
export const localBots: Bots = {
  choose: (name, decision) => {
    const policy = findPolicy(name) ?? policies[policies.length - 1];
    return Promise.resolve(policy.choose(decision));
  },
};
