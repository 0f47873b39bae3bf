import type { NetReader } from '@coalbrook/bots';

import { Policies } from './policies.ts';
import type { Bots } from './ports.ts';

/** Bots that run in this process. */
export const localBotsWith = (read: NetReader): Bots => {
  const policies = new Policies(read);
  return { ask: (name, decision) => ({ answer: policies.decide(name, decision), cancel: () => undefined }) };
};

/** The same without nets. */
export const localBots = localBotsWith(() => Promise.reject(new Error('there are no nets here')));
