/** Days since 1 January 1970. */
export type CalendarDay = number;

const DAYS_OF_400_YEARS = 146_097;
/** From 1 March of the year 0 to 1 January 1970. */
const EPOCH = 719_468;

/** The day of a date in our calendar. Years begin in March here, so that a leap day comes last. */
export const dayOf = (year: number, month: number, day: number): CalendarDay => {
  const shifted = month <= 2 ? year - 1 : year;
  const era = Math.floor(shifted / 400);
  const yearOfEra = shifted - era * 400;
  const monthFromMarch = (month + 9) % 12;
  const dayOfYear = Math.floor((153 * monthFromMarch + 2) / 5) + day - 1;
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  return era * DAYS_OF_400_YEARS + dayOfEra - EPOCH;
};

/** 0 for Sunday. */
export const weekdayOf = (day: CalendarDay): number => (((day + 4) % 7) + 7) % 7;

const DATE = /^(\d{4})-(\d{2})-(\d{2})$/;

/** The day of a date such as 2026-12-24; undefined if there is none. */
export const dayOfDate = (date: string): CalendarDay | undefined => {
  const [, year, month, day] = (DATE.exec(date) ?? []).map(Number);
  if (year === undefined || month === undefined || day === undefined) return undefined;
  if (month < 1 || month > 12) return undefined;
  const next = month === 12 ? dayOf(year + 1, 1, 1) : dayOf(year, month + 1, 1);
  return day >= 1 && day <= next - dayOf(year, month, 1) ? dayOf(year, month, day) : undefined;
};
