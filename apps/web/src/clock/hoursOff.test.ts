import { expect, it } from 'vitest';

import { areHoursOff, hoursHere, today, usualNight } from './hoursOff.ts';

it('hours off are offered in the time zone of the device, without holidays that are over', () => {
  const stored = {
    zone: 'Europe/Berlin',
    night: usualNight,
    weekends: true,
    holidays: [
      { first: '2026-10-01', last: '2026-11-15' },
      { first: '2026-11-10', last: '2026-11-16' },
    ],
  };
  expect(hoursHere(stored, 'Europe/London', '2026-11-16')).toEqual({
    ...stored,
    zone: 'Europe/London',
    holidays: [{ first: '2026-11-10', last: '2026-11-16' }],
  });
  expect(areHoursOff(hoursHere(undefined, 'Europe/London'))).toBe(true);
});

it('today is a date of this device', () => {
  expect(today(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05');
});
