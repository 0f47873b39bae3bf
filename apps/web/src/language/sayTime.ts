const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A number of something, in one language. */
export interface TimeUnits {
  readonly seconds: (count: number) => string;
  readonly minutes: (count: number) => string;
  readonly hours: (count: number) => string;
  readonly days: (count: number) => string;
}

const joined = (parts: readonly (readonly [number, (count: number) => string])[]): string =>
  parts.flatMap(([count, say]) => (count > 0 ? [say(count)] : [])).join(' ');

/** A length of time in words, exactly. */
export const saySpan = (time: number, { seconds, minutes, hours, days }: TimeUnits): string =>
  joined([
    [Math.floor(time / DAY), days],
    [Math.floor((time % DAY) / HOUR), hours],
    [Math.floor((time % HOUR) / MINUTE), minutes],
    [Math.floor((time % MINUTE) / SECOND), seconds],
  ]);

/** What is left of a length of time: to the second in the last hour, and more roughly the longer it is. */
export const sayTime = (time: number, { minutes, hours, days }: TimeUnits): string => {
  if (time < HOUR) {
    const seconds = Math.ceil(time / SECOND);
    return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  }
  if (time < DAY) {
    return joined([
      [Math.floor(time / HOUR), hours],
      [Math.floor((time % HOUR) / MINUTE), minutes],
    ]);
  }
  return joined([
    [Math.floor(time / DAY), days],
    [Math.floor((time % DAY) / HOUR), hours],
  ]);
};

/** How long something has lasted, in words: roughly, and never nothing. */
export const sayLasted = (time: number, units: TimeUnits): string => {
  if (time >= HOUR) return sayTime(time, units);
  const unit = time < MINUTE ? SECOND : MINUTE;
  return saySpan(Math.max(SECOND, time - (time % unit)), units);
};
