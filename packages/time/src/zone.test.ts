import { describe, expect, it } from 'vitest';

import { dayOfDate } from './calendar.ts';
import { dayAt, isZone, momentOf } from './zone.ts';

const utc = (text: string): number => Date.parse(`${text}Z`);
const day = (date: string): number => dayOfDate(date) ?? NaN;

describe('wall clocks', () => {
  it.each([
    ['Europe/Berlin', '2026-07-01', 9 * 60, '2026-07-01T07:00'],
    ['Europe/Berlin', '2026-12-01', 9 * 60, '2026-12-01T08:00'],
    ['America/New_York', '2026-12-01', 0, '2026-12-01T05:00'],
    ['Asia/Kolkata', '2026-05-05', 0, '2026-05-04T18:30'],
    ['Pacific/Kiritimati', '2026-05-05', 12 * 60, '2026-05-04T22:00'],
    // Clocks go from 2:00 to 3:00 on 29 March and from 3:00 back to 2:00 on 25 October.
    ['Europe/Berlin', '2026-03-29', 60, '2026-03-29T00:00'],
    ['Europe/Berlin', '2026-03-29', 2 * 60 + 30, '2026-03-29T01:00'],
    ['Europe/Berlin', '2026-03-29', 3 * 60, '2026-03-29T01:00'],
    ['Europe/Berlin', '2026-10-25', 2 * 60 + 30, '2026-10-25T00:30'],
    ['Europe/Berlin', '2026-10-25', 3 * 60, '2026-10-25T02:00'],
    // Half an hour, at 2:00.
    ['Australia/Lord_Howe', '2026-10-04', 2 * 60 + 15, '2026-10-03T15:30'],
  ])('in %s on %s after %d minutes it is %s', (zone, date, minutes, expected) => {
    expect(new Date(momentOf(day(date), minutes, zone)).toISOString()).toBe(new Date(utc(expected)).toISOString());
  });

  it('show the day of a moment', () => {
    expect(dayAt(utc('2026-05-04T23:30'), 'Europe/Berlin')).toBe(day('2026-05-05'));
    expect(dayAt(utc('2026-05-04T23:30'), 'UTC')).toBe(day('2026-05-04'));
    expect(dayAt(utc('2026-05-04T03:30'), 'America/New_York')).toBe(day('2026-05-03'));
  });
});

it('a zone is a name that is known', () => {
  expect(isZone('Europe/London')).toBe(true);
  for (const wrong of ['Europe/Coalbrook', '', 'Berlin or so']) expect(isZone(wrong), wrong).toBe(false);
});
