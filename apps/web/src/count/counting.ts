/** The scoring at the end of an era as a list of figures. */

import { gainOf } from '@coalbrook/record';
import type { Gain, GainSource } from '@coalbrook/record';
import type { GameEvent, Seat } from '@coalbrook/rules';

/** Sources counted when an era ends; bonuses and losses are scored during it. */
export type Source = Exclude<GainSource, 'bonus' | 'lost'>;

export interface Count extends Gain {
  readonly source: Source;
}

const isCount = (gain: Gain): gain is Count => gain.source !== 'bonus' && gain.source !== 'lost';

const countOf = (event: GameEvent): Count | undefined => {
  const gain = gainOf(event);
  return gain && isCount(gain) ? gain : undefined;
};

/** Everything scored after the end of an era, in order; empty if no era ends. */
export const countsOf = (events: readonly GameEvent[]): readonly Count[] => {
  const end = events.findIndex(({ event }) => event === 'eraEnded');
  if (end < 0) return [];
  return events.slice(end).flatMap((event) => countOf(event) ?? []);
};

/** Points of a seat from one source, without money. */
export const pointsFrom = (counts: readonly Count[], seat: Seat, source: Source): number =>
  counts.reduce((sum, count) => sum + (count.seat === seat && count.source === source ? count.amount : 0), 0);

/** Points of a seat from all sources. */
export const pointsOf = (counts: readonly Count[], seat: Seat): number =>
  counts.reduce((sum, count) => sum + (count.seat === seat && count.source !== 'rail' ? count.amount : 0), 0);

/** The sources that occur, in scoring order. */
export const sourcesOf = (counts: readonly Count[]): readonly Source[] => [
  ...new Set(counts.map(({ source }) => source)),
];
