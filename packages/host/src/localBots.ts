import type { NetReader } from '@coalbrook/bots';

import { Policies } from './policies.ts';
import type { Bots, Coach } from './ports.ts';

/** Bots that run in this process. */
export const localBotsWith = (read: NetReader): Bots => {
  const policies = new Policies(read);
  return { ask: (name, decision) => ({ answer: policies.decide(name, decision), cancel: () => undefined }) };
};

/** The same without nets. */
export const localBots = localBotsWith(() => Promise.reject(new Error('there are no nets here')));

/** A coach who works in this process, without nets. */
export const localCoach: Coach = {
  advise(decision) {
    const policies = new Policies(() => Promise.reject(new Error('there are no nets here')));
    return { advice: policies.advise(decision), cancel: () => undefined };
  },
};
