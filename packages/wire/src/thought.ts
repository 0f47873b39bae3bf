import type { Seat } from '@coalbrook/rules';

/** An action that a bot considered, in notation. */
export interface ConsideredAction {
  readonly action: string;
  /** The points that the bot expected in the end. */
  readonly worth: number;
}

/** What a bot considered when it chose an action. Nothing of it is stored: bots decide the same way again. */
export interface Thought {
  /** The number of the entry that followed. */
  readonly seq: number;
  readonly seat: Seat;
  /** What was played, in notation. */
  readonly played: string;
  /** The best first. */
  readonly considered: readonly ConsideredAction[];
  /** The bot's net could not be read: this is what rules of thumb say. */
  readonly isNetless: boolean;
}
