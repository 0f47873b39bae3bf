import type { Seat } from '@coalbrook/rules';
import type { OnlineNews } from '@coalbrook/wire/online';

/** Somebody who follows a table. */
export interface TableFollower {
  readonly person: string;
  /** The seat whose view they get, or nobody's. */
  readonly viewer: Seat;
  /** The seats for which they are there. */
  readonly held: readonly Seat[];
  /** They only watch, and the table has a delay for them. */
  readonly isDelayed: boolean;
  /** Takes a message as text, so that everybody with the same view shares it. */
  hear(text: string): void;
  /** Ends the connection; if they come back, they are asked anew what they may see. */
  drop(): void;
}

export const textOf = (news: OnlineNews): string => JSON.stringify(news);
