import type { Formats } from './formats.ts';

const units: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

/** When something happened: how long ago, or after a week the day. */
export const sayWhen = (touched: number, { day, ago: before }: Formats): string => {
  const ago = Date.now() - touched;
  if (ago > 7 * 86_400_000) return day(touched);
  const [unit, length] = units.find(([, milliseconds]) => ago >= milliseconds) ?? ['second', 1000];
  return unit === 'second' ? before(0, unit) : before(Math.floor(ago / length), unit);
};
