import type { TimeControl } from '@coalbrook/time';

import { sayLasted, saySpan, sayTime } from '../sayTime.ts';

const units = {
  seconds: (count: number) => `${count} s`,
  minutes: (count: number) => `${count} min`,
  hours: (count: number) => `${count} h`,
  days: (count: number) => (count === 1 ? '1 day' : `${count} days`),
};

const span = (length: number): string => saySpan(length, units);

const pace = (control: TimeControl): string => {
  switch (control.kind) {
    case 'none':
      return '';
    case 'live':
      return [span(control.bank), control.increment > 0 && `${span(control.increment)} a turn`]
        .filter(Boolean)
        .join(' + ');
    case 'slow':
      return [`${span(control.turn)} a turn`, control.bank > 0 && span(control.bank)].filter(Boolean).join(' + ');
  }
};

export const time = {
  title: 'Time to think',
  kinds: { none: 'No clock', live: 'Live', slow: 'Days' },
  notes: {
    none: 'Everybody takes as long as they like.',
    live: 'Each player has a bank for the whole game; every turn adds to it.',
    slow: 'Each turn may take this long; anything beyond is taken from the bank.',
  },
  wasLate: 'Time was up: a bot played this turn.',
  bank: 'Bank',
  increment: 'Added each turn',
  turn: 'For each turn',
  none: 'nothing',
  /** A length that can be chosen. */
  span,
  say: (length: number) => sayTime(length, units),
  /** How long something has lasted. */
  lasted: (length: number) => sayLasted(length, units),
  left: (length: string) => `${length} left`,
  /** A time control in short; empty if there is none. */
  pace,
  inBank: (length: string) => `${length} in the bank`,
};
