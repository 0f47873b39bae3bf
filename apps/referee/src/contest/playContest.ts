import { decisionsOf } from '@coalbrook/bots';
import type { PlayableGame, PlayedGame } from '@coalbrook/bots';
import type { GameEvent, Seat, Seed, Tell } from '@coalbrook/rules';

import type { Contestant, SeatedBot } from './contestant.ts';

/** Tells everybody who listens; nobody if nobody does, because then no events are made. */
const tellAll = (bots: readonly SeatedBot[], tell: Tell): Tell => {
  const listeners = bots.filter((bot) => 'hear' in bot);
  if (listeners.length === 0) return tell;
  return (event: GameEvent) => {
    tell?.(event);
    for (const bot of listeners) bot.hear?.(event);
  };
};

/** Plays a game to its end with one contestant per person. Like the arena, but waits for bots that take their time. */
export const playContest = async (
  game: PlayableGame,
  contestants: readonly Contestant[],
  seed: Seed,
  tell?: Tell,
): Promise<PlayedGame> => {
  const bots = contestants.map((contestant, seat) => contestant.sit(seat as Seat));
  try {
    const decisions = decisionsOf(game, seed, tellAll(bots, tell));
    let next = decisions.next();
    while (next.done !== true) {
      const choice = bots[next.value.view.actor].choose(next.value);
      next = decisions.next(choice instanceof Promise ? await choice : choice);
    }
    return next.value;
  } finally {
    await Promise.all(bots.map(async (bot) => bot.leave?.(game)));
  }
};
