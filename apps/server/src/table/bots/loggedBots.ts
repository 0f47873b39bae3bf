import type { Bots } from '@coalbrook/host';

import type { Log } from '../../ground/log.ts';

/** Bots that play without their net are logged, once for each reason; those that fail, each time. */
export const loggedBots = (log: Log): ((bots: Bots) => Bots) => {
  const known = new Set<string>();
  const note = (netFault: string): void => {
    if (known.has(netFault)) return;
    known.add(netFault);
    log('warn', 'a net cannot be read, bots play by rules of thumb', { error: netFault });
  };
  return (bots) => ({
    ask: (policy, decision) => {
      const { answer, cancel } = bots.ask(policy, decision);
      const noted = answer.then((move) => {
        if (move.netFault !== undefined) note(move.netFault);
        return move;
      });
      noted.catch((error: unknown) => log('error', 'a bot failed', { policy, error: String(error) }));
      return { answer: noted, cancel };
    },
  });
};
