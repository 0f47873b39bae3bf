import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { areHoursOff, offBetween, offUntil } from './hoursOff.ts';
import type { HoursOff } from './hoursOff.ts';
import { momentAfter, timeRun } from './workingTime.ts';
import type { Stops } from './workingTime.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const utc = (text: string): number => Date.parse(`${text}Z`);
const berlin: HoursOff = { zone: 'Europe/Berlin', night: { from: 22, to: 8 }, weekends: true, holidays: [] };

/** What a person would say, looking at a calendar and a clock on the wall. */
const isOffAt = (moment: number, { zone, night, weekends, holidays }: HoursOff): boolean => {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    weekday: 'short',
    hour: '2-digit',
    hourCycle: 'h23',
    dateStyle: undefined,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(moment);
  const part = (wanted: string): string => parts.find(({ type }) => type === wanted)?.value ?? '';
  const date = `${part('year')}-${part('month')}-${part('day')}`;
  const hour = Number(part('hour'));
  if (weekends && ['Sat', 'Sun'].includes(part('weekday'))) return true;
  if (holidays.some(({ first, last }) => date >= first && date <= last)) return true;
  if (!night || night.from === night.to) return false;
  return night.from < night.to ? hour >= night.from && hour < night.to : hour >= night.from || hour < night.to;
};

describe('a clock', () => {
  it.each([
    // Monday to Tuesday, over a night.
    ['2026-11-16T17:00', 8 * HOUR, '2026-11-17T11:00'],
    // It stands still from Friday evening to Monday morning.
    ['2026-11-20T20:00', 2 * HOUR, '2026-11-23T08:00'],
    // Begun at night, it starts in the morning.
    ['2026-11-16T02:00', HOUR, '2026-11-16T08:00'],
  ])('that starts at %s runs for %d ms until %s', (from, duration, to) => {
    expect(new Date(momentAfter(utc(from), duration, { off: berlin, outages: [] })).toISOString()).toBe(
      new Date(utc(to)).toISOString(),
    );
  });

  it('does not run on holidays, nor while no server is up', () => {
    const off = { ...berlin, weekends: false, holidays: [{ first: '2026-12-24', last: '2026-12-26' }] };
    expect(momentAfter(utc('2026-12-23T20:00'), 2 * HOUR, { off, outages: [] })).toBe(utc('2026-12-27T08:00'));
    const outages = [{ from: utc('2026-12-23T20:15'), to: utc('2026-12-23T20:45') }];
    expect(momentAfter(utc('2026-12-23T20:00'), HOUR, { off, outages })).toBe(utc('2026-12-27T07:30'));
    expect(timeRun(utc('2026-12-23T20:00'), utc('2026-12-23T20:50'), { off, outages })).toBe(20 * MINUTE);
  });

  it('goes on if somebody is off for half a year of holidays', () => {
    const holidays = Array.from({ length: 6 }, (_, month) => ({
      first: `2026-0${month + 1}-01`,
      last: `2026-0${month + 1}-28`,
    }));
    const off = { ...berlin, weekends: false, holidays };
    const due = momentAfter(utc('2026-01-01T00:00'), 30 * HOUR, { off, outages: [] });
    expect(timeRun(utc('2026-01-01T00:00'), due, { off, outages: [] })).toBe(30 * HOUR);
  });
});

const someHoursOff = fc.record({
  zone: fc.constantFrom('Europe/Berlin', 'America/New_York', 'Asia/Kolkata', 'Australia/Lord_Howe', 'America/Havana'),
  night: fc.record({ from: fc.integer({ min: 0, max: 23 }), to: fc.integer({ min: 0, max: 23 }) }),
  weekends: fc.boolean(),
  holidays: fc.constantFrom([], [{ first: '2026-10-24', last: '2026-10-26' }]),
});

/** Around the changes of clocks in spring and autumn, to the minute. */
const someMoment = fc
  .constantFrom('2026-03-06T00:00', '2026-03-27T00:00', '2026-04-03T00:00', '2026-10-02T00:00', '2026-10-23T00:00')
  .chain((text) => fc.integer({ min: 0, max: 12 * 24 * 60 }).map((minutes) => utc(text) + minutes * MINUTE));

it('times off are those that a calendar and the clock on the wall show', () => {
  fc.assert(
    fc.property(someHoursOff, someMoment, (off, moment) => {
      const isOff = offBetween(off, { from: moment, to: moment + 1 }).some(
        ({ from, to }) => from <= moment && moment < to,
      );
      expect(isOff).toBe(isOffAt(moment, off));
    }),
    { numRuns: 200 },
  );
});

it('a clock has run for as long as it was to run', () => {
  const someStops = fc.record({
    off: someHoursOff,
    outages: fc.array(
      fc
        .tuple(someMoment, fc.integer({ min: 1, max: 3000 }))
        .map(([from, minutes]) => ({ from, to: from + minutes * MINUTE })),
      { maxLength: 3 },
    ),
  });
  fc.assert(
    fc.property(someStops, someMoment, fc.integer({ min: 0, max: 200 }), (stops: Stops, from, hours) => {
      const due = momentAfter(from, hours * HOUR, stops);
      expect(timeRun(from, due, stops)).toBe(hours * HOUR);
      if (hours > 0) expect(timeRun(from, due - 1, stops)).toBe(hours * HOUR - 1);
    }),
    { numRuns: 60 },
  );
});

it('hours off name a zone, hours and days that exist', () => {
  expect(areHoursOff(berlin)).toBe(true);
  for (const wrong of [
    { ...berlin, zone: 'Nowhere' },
    { ...berlin, night: { from: 24, to: 8 } },
    { ...berlin, night: { from: 0.5, to: 8 } },
    { ...berlin, holidays: [{ first: '2026-12-26', last: '2026-12-24' }] },
    { ...berlin, holidays: [{ first: '2026-01-01', last: '2026-12-31' }] },
    { ...berlin, holidays: [{ first: '2026-02-30', last: '2026-03-01' }] },
    { ...berlin, holidays: Array.from({ length: 21 }, () => ({ first: '2026-01-01', last: '2026-01-01' })) },
  ]) {
    expect(areHoursOff(wrong), JSON.stringify(wrong)).toBe(false);
  }
});

describe('time off that a moment lies in', () => {
  it.each([
    ['2026-11-16T20:59:59', undefined],
    ['2026-11-16T21:00:00', '2026-11-17T07:00:00'],
    ['2026-11-17T06:59:59', '2026-11-17T07:00:00'],
    ['2026-11-17T07:00:00', undefined],
    // Friday night and the weekend are one.
    ['2026-11-20T22:00:00', '2026-11-23T07:00:00'],
  ])('from %s lasts until %s', (moment, end) => {
    expect(offUntil(berlin, utc(moment))).toBe(end === undefined ? undefined : utc(end));
  });
});

it('a holiday has at most 60 days, the first and the last included', () => {
  const until = (last: string): HoursOff => ({ ...berlin, holidays: [{ first: '2026-07-01', last }] });
  expect(areHoursOff(until('2026-08-29'))).toBe(true);
  expect(areHoursOff(until('2026-08-30'))).toBe(false);
});
