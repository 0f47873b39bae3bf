import { offBetween } from './hoursOff.ts';
import type { HoursOff } from './hoursOff.ts';
import { merge } from './interval.ts';
import type { Interval } from './interval.ts';

/** What stops a clock. */
export interface Stops {
  /** The hours off of the seat that decides. */
  readonly off?: HoursOff | undefined;
  /** When no server was up, and when the table paused. */
  readonly outages: readonly Interval[];
}

const DAY = 24 * 60 * 60_000;
/** How far a clock looks ahead at a time. */
const STRETCH = 14 * DAY;
/** After so long, hours off end: the longest holidays, with nights and weekends around them. */
const MOST_STRETCHES = 60;

const stopsBetween = ({ off, outages }: Stops, between: Interval): readonly Interval[] =>
  merge([...(off ? offBetween(off, between) : []), ...outages]).flatMap(({ from, to }) => {
    const cut = { from: Math.max(from, between.from), to: Math.min(to, between.to) };
    return cut.to > cut.from ? [cut] : [];
  });

/** Milliseconds for which a clock runs between two moments. */
export const timeRun = (from: number, to: number, stops: Stops): number =>
  to <= from ? 0 : stopsBetween(stops, { from, to }).reduce((left, stop) => left - (stop.to - stop.from), to - from);

/** The moment at which a clock has run for so long. */
export const momentAfter = (from: number, duration: number, stops: Stops): number => {
  let [at, left] = [from, duration];
  for (let stretch = 0; stretch < MOST_STRETCHES; stretch++) {
    const end = at + STRETCH;
    for (const stop of stopsBetween(stops, { from: at, to: end })) {
      if (stop.from - at >= left) return at + left;
      left -= stop.from - at;
      at = stop.to;
    }
    if (end - at >= left) return at + left;
    left -= end - at;
    at = end;
  }
  return at + left;
};
