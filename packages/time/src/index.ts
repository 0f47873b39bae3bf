export { areHoursOff, MOST_HOLIDAYS, offUntil } from './hoursOff.ts';
export type { HoursOff } from './hoursOff.ts';
export type { Interval } from './interval.ts';
export { bankAfter, dueAt, fullBank, isTimeControl } from './timeControl.ts';
export type { TimeControl } from './timeControl.ts';
export type { Stops } from './workingTime.ts';
