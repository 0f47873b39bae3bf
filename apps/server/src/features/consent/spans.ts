/** How long things take at a table, by its time control. */

import type { Seat } from '@coalbrook/rules';
import type { TimeControl } from '@coalbrook/time';

import type { StoredClock } from '../../table/clocks/storedClock.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** The clock of somebody who gets the time of another turn, or a few minutes at a live table. */
export const onceMore = (clock: StoredClock, seat: Seat, at: number): StoredClock => {
  const { control } = clock;
  const bank = control.kind === 'live' ? Math.max(control.increment, 5 * MINUTE) : 0;
  return { ...clock, since: at, pauses: [], banks: clock.banks.map((had, one) => (one === Number(seat) ? bank : had)) };
};

/** How long a vote stays open at a table with this time control, in milliseconds. */
export const spanOf = (control: string): number => {
  if (control === '') return 3 * DAY;
  return (JSON.parse(control) as TimeControl).kind === 'live' ? 3 * MINUTE : DAY;
};

/** How long somebody must be missing at a table with this time control before a bot can take their seat. */
export const absenceAt = (control: string): number => {
  if (control === '') return DAY;
  const time = JSON.parse(control) as TimeControl;
  return time.kind === 'slow' ? time.turn / 2 : 5 * MINUTE;
};
