import type { Bots, Clock } from '@coalbrook/host';

/** Bots that never answer sooner than this many milliseconds, so that their speed tells nothing about their hand. */
export const pacedBots = (bots: Bots, clock: Clock, floor: number): Bots => ({
  ask: (policy, decision) => {
    const asked = bots.ask(policy, decision);
    let stop = (): void => undefined;
    const waited = new Promise<void>((resolve) => (stop = clock.after(floor, resolve)));
    return {
      answer: Promise.all([asked.answer, waited]).then(([move]) => move),
      cancel: () => {
        stop();
        asked.cancel();
      },
    };
  },
});
