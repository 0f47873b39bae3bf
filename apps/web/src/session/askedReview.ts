/** A review that was asked for at the end of a game begins by itself when its screen opens, once. */

import type { Seat } from '@coalbrook/rules';

export interface AskedReview {
  readonly id: string;
  /** Whose choices; nobody's if somebody looked on. */
  readonly seat: Seat;
}

let asked: AskedReview | undefined;

export const askForReview = (review: AskedReview): void => {
  asked = review;
};

/** What was asked for about this game; after that, nothing is. */
export const takeAskedReview = (id: string): AskedReview | undefined => {
  const taken = asked?.id === id ? asked : undefined;
  asked = undefined;
  return taken;
};
