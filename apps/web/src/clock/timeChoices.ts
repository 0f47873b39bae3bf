import type { TimeControl } from '@coalbrook/time';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Lengths that can be chosen. */
export const lengths = {
  live: {
    bank: [10, 15, 20, 30, 45, 60, 90].map((minutes) => minutes * MINUTE),
    increment: [0, 0.5, 1, 2, 3, 5].map((minutes) => minutes * MINUTE),
  },
  slow: {
    turn: [4 * HOUR, 8 * HOUR, 12 * HOUR, DAY, 2 * DAY, 3 * DAY, 7 * DAY],
    bank: [0, DAY, 2 * DAY, 3 * DAY, 7 * DAY, 14 * DAY],
  },
} as const;

/** What is offered first. */
export const usual = {
  none: { kind: 'none' },
  live: { kind: 'live', bank: 30 * MINUTE, increment: MINUTE },
  slow: { kind: 'slow', turn: DAY, bank: 3 * DAY },
} as const satisfies Record<TimeControl['kind'], TimeControl>;
