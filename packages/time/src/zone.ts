/** Wall-clock time in a time zone. */

import { dayOf } from './calendar.ts';
import type { CalendarDay } from './calendar.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;

const formats = new Map<string, Intl.DateTimeFormat>();

const formatOf = (zone: string): Intl.DateTimeFormat => {
  const known = formats.get(zone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  formats.set(zone, made);
  return made;
};

export const isZone = (zone: string): boolean => {
  try {
    formatOf(zone);
    return true;
  } catch {
    return false;
  }
};

/** The wall clock at a moment, as if it were UTC, in milliseconds. */
const wallAt = (moment: number, zone: string): number => {
  const parts: Record<string, number> = {};
  for (const { type, value } of formatOf(zone).formatToParts(moment)) parts[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  return dayOf(year, month, day) * DAY + (hour * 60 + minute) * MINUTE + second * SECOND;
};

/** The day that the calendar shows at a moment. */
export const dayAt = (moment: number, zone: string): CalendarDay => Math.floor(wallAt(moment, zone) / DAY);

/**
 * The moment at which the wall clock shows so many minutes after midnight of a day. Where clocks are put back and it
 * shows them twice, the first; where they are put forward and it never does, the moment of the change.
 */
export const momentOf = (day: CalendarDay, minutes: number, zone: string): number => {
  const wall = day * DAY + minutes * MINUTE;
  const offsetAt = (moment: number): number => wallAt(moment, zone) - Math.floor(moment / SECOND) * SECOND;
  const [before, after] = [offsetAt(wall - DAY), offsetAt(wall + DAY)];
  const first = wall - before;
  if (before === after || offsetAt(first) === before) return first;
  const second = wall - after;
  return offsetAt(second) === after ? second : changeBetween(wall - DAY - before, wall + DAY - after, offsetAt);
};

/** The first moment of a new offset, to the minute. */
const changeBetween = (from: number, to: number, offsetAt: (moment: number) => number): number => {
  const before = offsetAt(from);
  let [low, high] = [Math.floor(from / MINUTE), Math.ceil(to / MINUTE)];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (offsetAt(middle * MINUTE) === before) low = middle;
    else high = middle;
  }
  return high * MINUTE;
};
