import type { TableClock } from '@coalbrook/wire/online';
import { describe, expect, it } from 'vitest';

import { messages as german } from '../language/de/messages.ts';
import { english } from '../language/english.ts';
import { nextChange, timeLeft } from './timeLeft.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

const clock: TableClock = {
  control: { kind: 'live', bank: 20 * MINUTE, increment: MINUTE },
  banks: [12 * MINUTE, 20 * MINUTE],
  late: [],
  since: 1_000_000,
  due: 1_000_000 + 12 * MINUTE,
  at: 1_000_000 + 2 * MINUTE,
};
/** This device is an hour behind the server. */
const heard = { clock, heardAt: 1_000_000 - HOUR };

describe('what is left', () => {
  it('runs down for the seat that decides, by the server’s clock', () => {
    expect(timeLeft(heard, 0, true, heard.heardAt)).toEqual({ turn: 10 * MINUTE, bank: 12 * MINUTE, isLow: false });
    expect(timeLeft(heard, 0, true, heard.heardAt + 9 * MINUTE)).toMatchObject({ turn: MINUTE, isLow: true });
    expect(timeLeft(heard, 0, true, heard.heardAt + HOUR)).toMatchObject({ turn: 0, isLow: true });
  });

  it('is low in the last two minutes of a live game, and in the last three hours of a slow one', () => {
    const isLow = (control: TableClock['control'], left: number): boolean => {
      const running: TableClock = { ...clock, control, due: clock.at + left };
      return timeLeft({ ...heard, clock: running }, 0, true, heard.heardAt).isLow;
    };
    const slow = { kind: 'slow', turn: 48 * HOUR, bank: 0 } as const;
    expect([2 * MINUTE, 2 * MINUTE + 1].map((left) => isLow(clock.control, left))).toEqual([true, false]);
    expect([3 * HOUR, 3 * HOUR + 1].map((left) => isLow(slow, left))).toEqual([true, false]);
  });

  it('is the bank for everybody else, and while nobody’s clock runs', () => {
    expect(timeLeft(heard, 1, false, heard.heardAt + HOUR)).toEqual({
      turn: undefined,
      bank: 20 * MINUTE,
      isLow: false,
    });
    const { due: _due, ...stopped } = clock;
    expect(timeLeft({ ...heard, clock: stopped }, 0, true, heard.heardAt).turn).toBeUndefined();
  });

  it('is shown anew each second in the last hour, and each minute before', () => {
    const left = (turn: number | undefined) => ({ turn, bank: 0, isLow: false });
    expect(nextChange(left(90_500))).toBe(500);
    expect(nextChange(left(90_000))).toBe(1000);
    expect(nextChange(left(3 * HOUR + 5000))).toBe(5000);
    expect(nextChange(left(HOUR))).toBe(1000);
    expect(nextChange(left(undefined))).toBeUndefined();
    expect(nextChange(left(0))).toBeUndefined();
  });
});

it.each([
  [30_000, '30 s', '30 Sek.'],
  [30 * MINUTE, '30 min', '30 Min.'],
  [90 * MINUTE, '1 h 30 min', '1 Std. 30 Min.'],
  [24 * HOUR, '1 day', '1 Tag'],
])('a length of %d ms is called %s, in German %s', (time, inEnglish, inGerman) => {
  expect(english.time.span(time)).toBe(inEnglish);
  expect(german.time.span(time)).toBe(inGerman);
});

it.each([
  [0, '0:00', '0:00'],
  [9_400, '0:10', '0:10'],
  [20 * MINUTE, '20:00', '20:00'],
  [HOUR + 5 * MINUTE, '1 h 5 min', '1 Std. 5 Min.'],
  [23 * HOUR, '23 h', '23 Std.'],
  [26 * HOUR, '1 day 2 h', '1 Tag 2 Std.'],
  [72 * HOUR, '3 days', '3 Tage'],
])('%d ms are %s, in German %s', (time, inEnglish, inGerman) => {
  expect(english.time.say(time)).toBe(inEnglish);
  expect(german.time.say(time)).toBe(inGerman);
});

it.each([
  [400, '1 s', '1 Sek.'],
  [59_900, '59 s', '59 Sek.'],
  [797_000, '13 min', '13 Min.'],
  [HOUR + 125_000, '1 h 2 min', '1 Std. 2 Min.'],
  [49 * HOUR, '2 days 1 h', '2 Tage 1 Std.'],
])('what has lasted %i ms is said in words', (time, inEnglish, inGerman) => {
  expect(english.time.lasted(time)).toBe(inEnglish);
  expect(german.time.lasted(time)).toBe(inGerman);
});

it.each([
  [5 * HOUR, '5 h', '5 Std.'],
  [24 * HOUR, '1 day', '1 Tag'],
  [72 * HOUR, '3 days', '3 Tagen'],
  [74 * HOUR, '3 days 2 h', '3 Tagen 2 Std.'],
])('%d ms ago or ahead are %s, in German %s', (time, inEnglish, inGerman) => {
  expect(english.online.since(time)).toBe(`for ${inEnglish}`);
  expect(german.online.since(time)).toBe(`seit ${inGerman}`);
  expect(english.online.clears(time)).toContain(`removed in ${inEnglish} `);
  expect(german.online.clears(time)).toContain(`in ${inGerman} `);
});
