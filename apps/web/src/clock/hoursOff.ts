import { areHoursOff, MOST_HOLIDAYS } from '@coalbrook/time';
import type { HoursOff } from '@coalbrook/time';

export { areHoursOff, MOST_HOLIDAYS };

/** What is offered to whoever wants to sleep. */
export const usualNight = { from: 22, to: 8 } as const;

/** The time zone of this device. */
export const zoneHere = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Today on this device, as a date such as 2026-12-24. */
export const today = (now = new Date()): string =>
  [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0')).join('-');

/** Hours off as they are changed on this device: in its time zone, without holidays that are over. */
export const hoursHere = (stored: HoursOff | undefined, zone = zoneHere(), date = today()): HoursOff =>
  stored
    ? { ...stored, zone, holidays: stored.holidays.filter(({ last }) => last >= date) }
    : { zone, weekends: false, holidays: [] };
