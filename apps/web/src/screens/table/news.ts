/** What the map points at as new. */

import type { GameEvent, Seat } from '@coalbrook/rules';
import type { LoggedStep } from '@coalbrook/wire';

/** The events of the entry before a position, for the history. */
export const eventsOfEntry = (steps: readonly LoggedStep[], seq: number): readonly GameEvent[] =>
  steps.find((step) => step.seq === seq - 1)?.events ?? [];

/** Everything since the last entry of a seat; nothing before its first one, when all would be new. */
export const eventsSince = (steps: readonly LoggedStep[], seat: Seat): readonly GameEvent[] => {
  const last = steps.findLastIndex(({ who }) => who === seat);
  return last < 0 ? [] : steps.slice(last + 1).flatMap(({ events }) => events);
};
