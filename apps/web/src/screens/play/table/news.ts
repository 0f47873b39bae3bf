/** What the map points at as new. */

import type { GameEvent, Seat, Table } from '@coalbrook/rules';
import { newsOf } from '@coalbrook/scene';
import type { BoardNews } from '@coalbrook/scene';
import type { LoggedStep } from '@coalbrook/wire';

/** The events of the entry before a position, for the history. */
export const eventsOfEntry = (steps: readonly LoggedStep[], seq: number): readonly GameEvent[] =>
  steps.find((step) => step.seq === seq - 1)?.events ?? [];

/** The events before that entry since an action began: they tell what its goods are used for. */
export const eventsBeforeEntry = (steps: readonly LoggedStep[], seq: number): readonly GameEvent[] => {
  const at = steps.findIndex((step) => step.seq === seq - 1);
  const begins = steps.findLastIndex(
    ({ events }, index) => index < at && events.some(({ event }) => event === 'actionBegan'),
  );
  return begins < 0 ? [] : steps.slice(begins, at).flatMap(({ events }) => events);
};

/** Everything since the last entry of a seat; nothing before its first one, when all would be new. */
export const eventsSince = (steps: readonly LoggedStep[], seat: Seat): readonly GameEvent[] => {
  const last = steps.findLastIndex(({ who }) => who === seat);
  return last < 0 ? [] : steps.slice(last + 1).flatMap(({ events }) => events);
};

/** The part of those that belongs to the last seat that played. */
export const eventsOfLastTurn = (steps: readonly LoggedStep[], seat: Seat): readonly GameEvent[] => {
  const mover = steps.findLast(({ who }) => who !== 'chance')?.who;
  const before = steps.findLastIndex(({ who }) => who !== 'chance' && who !== mover);
  return mover === seat ? [] : steps.slice(before + 1).flatMap(({ events }) => events);
};

/**
 * What changed since the last entry of a seat. Arrows show only the last turn's hauls: those of several turns would hide
 * the map, and the history shows each with its entry.
 */
export const newsSince = (table: Table, steps: readonly LoggedStep[], seat: Seat): BoardNews => {
  const since = eventsSince(steps, seat);
  if (since.length === 0) return newsOf(table, []);
  return { ...newsOf(table, since), hauls: newsOf(table, eventsOfLastTurn(steps, seat)).hauls };
};
