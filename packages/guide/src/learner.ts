import type { Seat } from '@coalbrook/rules';

/** The seat of the learner. */
export const LEARNER = 0 as Seat;
