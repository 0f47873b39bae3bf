/** What passes between the host's worker and the one where bots think. */

import type { Header } from '@coalbrook/record';
import type { Seed } from '@coalbrook/rules';

/** A decision without anything that the seat may not know. */
export interface BotRequest {
  readonly id: number;
  readonly policy: string;
  /** The table, named so that it is made once. */
  readonly game: string;
  readonly header: Omit<Header, 'position'>;
  /** Cells of the seat's view. */
  readonly cells: Int16Array;
  readonly count: number;
  readonly seed: Seed;
}

/** The place of the chosen action in the list of what is legal. */
export type BotReply =
  | { readonly id: number; readonly index: number }
  | { readonly id: number; readonly failed: string };
