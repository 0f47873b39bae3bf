import { momentAfter, timeRun } from './workingTime.ts';
import type { Stops } from './workingTime.ts';

/**
 * How long the people at a table may take. `live`: a bank for the whole game, to which every turn adds. `slow`: so long
 * for every turn, and a bank for what takes longer; nights, weekends and holidays do not count. In milliseconds.
 */
export type TimeControl =
  | { readonly kind: 'none' }
  | { readonly kind: 'live'; readonly bank: number; readonly increment: number }
  | { readonly kind: 'slow'; readonly turn: number; readonly bank: number };

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const LONGEST_LIVE = DAY;
const LONGEST_SLOW = 90 * DAY;

const isWithin = (value: unknown, least: number, most: number): boolean =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= least && value <= most;

/** Whether something is a time control with numbers that make sense. */
export const isTimeControl = (value: unknown): value is TimeControl => {
  if (typeof value !== 'object' || value === null) return false;
  const { kind, bank, increment, turn } = value as Readonly<Record<string, unknown>>;
  switch (kind) {
    case 'none':
      return true;
    case 'live':
      return isWithin(bank, MINUTE, LONGEST_LIVE) && isWithin(increment, 0, LONGEST_LIVE);
    case 'slow':
      return isWithin(turn, MINUTE, LONGEST_SLOW) && isWithin(bank, 0, LONGEST_SLOW);
    default:
      return false;
  }
};

/** What a seat has in its bank when the game begins. */
export const fullBank = (control: TimeControl): number => (control.kind === 'none' ? 0 : control.bank);

/** How long a turn may take altogether. */
const allowance = (control: TimeControl, bank: number): number => {
  switch (control.kind) {
    case 'none':
      return Infinity;
    case 'live':
      return bank;
    case 'slow':
      return control.turn + bank;
  }
};

const stopsIn = (control: TimeControl, { off, outages }: Stops): Stops => ({
  outages,
  ...(control.kind === 'slow' && off ? { off } : {}),
});

/** The moment at which a turn that began earlier must have ended; undefined without a clock. */
export const dueAt = (control: TimeControl, bank: number, since: number, stops: Stops): number | undefined =>
  control.kind === 'none' ? undefined : momentAfter(since, allowance(control, bank), stopsIn(control, stops));

/** What is left in a seat's bank after a turn. */
export const bankAfter = (control: TimeControl, bank: number, since: number, until: number, stops: Stops): number => {
  if (control.kind === 'none') return 0;
  const run = timeRun(since, until, stopsIn(control, stops));
  if (control.kind === 'live') return Math.max(0, bank - run) + control.increment;
  return Math.max(0, bank - Math.max(0, run - control.turn));
};
