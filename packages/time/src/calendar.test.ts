import { expect, it } from 'vitest';

import { dayOf, dayOfDate, weekdayOf } from './calendar.ts';

it('days are counted as everywhere', () => {
  const DAY = 24 * 60 * 60_000;
  for (let day = -200_000; day < 200_000; day += 97) {
    const date = new Date(day * DAY);
    expect(dayOf(date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate())).toBe(day);
    expect(weekdayOf(day)).toBe(date.getUTCDay());
  }
});

it('dates are days that exist', () => {
  expect(dayOfDate('1970-01-02')).toBe(1);
  expect(dayOfDate('2028-02-29')).toBe(dayOf(2028, 2, 29));
  for (const wrong of [
    '2026-02-29',
    '2026-02-30',
    '2026-13-01',
    '2026-00-10',
    '2026-04-00',
    '24.12.2026',
    '',
    '2026-1-1',
  ]) {
    expect(dayOfDate(wrong), wrong).toBeUndefined();
  }
});
