/** Messages between the host's worker and the bots' worker. */

import type { Header } from '@coalbrook/record';
import type { Seed } from '@coalbrook/rules';

/** A decision, without anything hidden from the seat. */
export interface BotRequest {
  readonly id: number;
  readonly policy: string;
  /** The id of the game; its table is made once. */
  readonly game: string;
  readonly header: Omit<Header, 'position'>;
  /** The cells of the seat's view. */
  readonly cells: Int16Array;
  readonly count: number;
  readonly seed: Seed;
}

/** The index of the chosen action in the list of legal actions. */
export type BotReply =
  | { readonly id: number; readonly index: number }
  | { readonly id: number; readonly failed: string };
