import type { Decision, PlayableGame, Policy } from '@coalbrook/bots';
import type { Action, GameEvent, Seat } from '@coalbrook/rules';

/** A bot in its seat, for one game. */
export interface SeatedBot {
  /** Chooses one of the legal actions. */
  choose(decision: Decision): Action | Promise<Action>;
  /** Is told everything that happens, also what its seat may not know. */
  hear?(event: GameEvent): void;
  /** The game is over, or is given up. */
  leave?(game: PlayableGame): Promise<void>;
}

/** Whoever can take seats. */
export interface Contestant {
  readonly name: string;
  sit(seat: Seat): SeatedBot;
}

export const contestantOf = (policy: Policy): Contestant => ({ name: policy.name, sit: () => policy });
