import { dayOfDate, weekdayOf } from './calendar.ts';
import { merge } from './interval.ts';
import type { Interval } from './interval.ts';
import { dayAt, isZone, momentOf } from './zone.ts';

/** When a seat's clock stands still in a slow game, by the wall clock of its person. */
export interface HoursOff {
  /** An IANA name such as Europe/Berlin. */
  readonly zone: string;
  /** From one hour of the evening to another of the morning; the same hour twice is no night. */
  readonly night?: { readonly from: number; readonly to: number };
  /** Saturdays and Sundays. */
  readonly weekends: boolean;
  /** First and last days, as dates such as 2026-12-24. */
  readonly holidays: readonly { readonly first: string; readonly last: string }[];
}

/** The most holidays a person can name, and the longest of them in days. */
export const MOST_HOLIDAYS = 20;
const LONGEST_HOLIDAY = 60;

const HOURS = 24;
const SUNDAY = 0;
const SATURDAY = 6;

const isHour = (hour: number): boolean => Number.isInteger(hour) && hour >= 0 && hour < HOURS;

/** Whether it leaves some time to play, and names a time zone and days that exist. */
export const areHoursOff = ({ zone, night, holidays }: HoursOff): boolean =>
  isZone(zone) &&
  (night === undefined || (isHour(night.from) && isHour(night.to))) &&
  holidays.length <= MOST_HOLIDAYS &&
  holidays.every(({ first, last }) => {
    const [from, to] = [dayOfDate(first), dayOfDate(last)];
    return from !== undefined && to !== undefined && from <= to && to - from < LONGEST_HOLIDAY;
  });

/** The times off that touch an interval. */
export const offBetween = (off: HoursOff, { from, to }: Interval): readonly Interval[] => {
  const { zone, night, weekends } = off;
  const minutesOf = (hour: number): number => hour * 60;
  const holidays = off.holidays.map(({ first, last }) => [dayOfDate(first) ?? 0, dayOfDate(last) ?? -1] as const);
  const found: Interval[] = [];
  for (let day = dayAt(from, zone) - 1; day <= dayAt(to, zone); day++) {
    const isWeekend = weekends && [SATURDAY, SUNDAY].includes(weekdayOf(day));
    const isHoliday = holidays.some(([first, last]) => day >= first && day <= last);
    if (isWeekend || isHoliday) found.push({ from: momentOf(day, 0, zone), to: momentOf(day + 1, 0, zone) });
    if (!night || night.from === night.to) continue;
    const endDay = night.to > night.from ? day : day + 1;
    found.push({
      from: momentOf(day, minutesOf(night.from), zone),
      to: momentOf(endDay, minutesOf(night.to), zone),
    });
  }
  return merge(found);
};

/** When the time off ends that a moment lies in; undefined if it lies in none. */
export const offUntil = (off: HoursOff, moment: number): number | undefined => {
  const around = offBetween(off, { from: moment, to: moment + 1 });
  const end = around.find(({ from, to }) => from <= moment && moment < to)?.to;
  // Only the days around the moment were looked at.
  return end === undefined ? undefined : (offUntil(off, end) ?? end);
};
