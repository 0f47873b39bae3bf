import type { Contestant } from '@coalbrook/referee';
import type { Action } from '@coalbrook/rules';

import { thinkingTime } from './thinkingClock.ts';

/** A contestant whose thinking time is noted, in milliseconds a decision: its own work, or the time it was waited for. */
export const timed = (contestant: Contestant, times: number[]): Contestant => {
  const waitFor = async (choice: Promise<Action>): Promise<Action> => {
    const start = performance.now();
    const action = await choice;
    times.push(performance.now() - start);
    return action;
  };
  return {
    ...contestant,
    sit(seat) {
      const bot = contestant.sit(seat);
      return {
        choose(decision) {
          const start = thinkingTime();
          const choice = bot.choose(decision);
          if (choice instanceof Promise) return waitFor(choice);
          times.push(thinkingTime() - start);
          return choice;
        },
        ...('hear' in bot ? { hear: (event) => bot.hear?.(event) } : {}),
        leave: async (game) => bot.leave?.(game),
      };
    },
  };
};
