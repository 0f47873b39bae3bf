import { describe, expect, it } from 'vitest';

import { bankAfter, dueAt, fullBank, isTimeControl } from './timeControl.ts';
import type { TimeControl } from './timeControl.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const free = { outages: [] };
const off = { zone: 'UTC', night: { from: 20, to: 8 }, weekends: false, holidays: [] };
const noon = Date.parse('2026-11-16T12:00Z');

describe('a live clock', () => {
  const live: TimeControl = { kind: 'live', bank: 20 * MINUTE, increment: MINUTE };

  it('has a bank, from which a turn takes what it takes, and to which it adds', () => {
    expect(fullBank(live)).toBe(20 * MINUTE);
    expect(dueAt(live, 20 * MINUTE, noon, free)).toBe(noon + 20 * MINUTE);
    expect(bankAfter(live, 20 * MINUTE, noon, noon + 3 * MINUTE, free)).toBe(18 * MINUTE);
    expect(bankAfter(live, 2 * MINUTE, noon, noon + 3 * MINUTE, free)).toBe(MINUTE);
  });

  it('runs by night too, but not while no server is up', () => {
    const outages = [{ from: noon + MINUTE, to: noon + 6 * MINUTE }];
    const midnight = noon + 12 * HOUR;
    expect(dueAt(live, 5 * MINUTE, midnight, { off, outages: [] })).toBe(midnight + 5 * MINUTE);
    expect(dueAt(live, 5 * MINUTE, noon, { off, outages })).toBe(noon + 10 * MINUTE);
    expect(bankAfter(live, 5 * MINUTE, noon, noon + 8 * MINUTE, { outages })).toBe(3 * MINUTE);
  });
});

describe('a slow clock', () => {
  const slow: TimeControl = { kind: 'slow', turn: 24 * HOUR, bank: 72 * HOUR };

  it('gives time for each turn, and takes from the bank what takes longer', () => {
    expect(dueAt(slow, 72 * HOUR, noon, free)).toBe(noon + 96 * HOUR);
    expect(bankAfter(slow, 72 * HOUR, noon, noon + 20 * HOUR, free)).toBe(72 * HOUR);
    expect(bankAfter(slow, 72 * HOUR, noon, noon + 30 * HOUR, free)).toBe(66 * HOUR);
    expect(bankAfter(slow, 0, noon, noon + 30 * HOUR, free)).toBe(0);
  });

  it('stands still by night', () => {
    // Twelve hours a day: 24 hours are two days.
    expect(dueAt(slow, 0, noon, { off, outages: [] })).toBe(noon + 48 * HOUR);
    expect(bankAfter(slow, HOUR, noon, noon + 48 * HOUR, { off, outages: [] })).toBe(HOUR);
  });
});

it('without a clock nothing is due', () => {
  expect(dueAt({ kind: 'none' }, 0, noon, free)).toBeUndefined();
  expect(bankAfter({ kind: 'none' }, 0, noon, noon + HOUR, free)).toBe(0);
});

it('a control has numbers that make sense', () => {
  const right: readonly TimeControl[] = [
    { kind: 'none' },
    { kind: 'live', bank: MINUTE, increment: 0 },
    { kind: 'slow', turn: HOUR, bank: 0 },
  ];
  const wrong: readonly unknown[] = [
    undefined,
    'live',
    { kind: 'fast' },
    { kind: 'live', bank: '60000', increment: 0 },
    { kind: 'live', bank: 0, increment: MINUTE },
    { kind: 'live', bank: NaN, increment: 0 },
    { kind: 'live', bank: MINUTE, increment: -1 },
    { kind: 'slow', turn: 0, bank: HOUR },
    { kind: 'slow', turn: 1e12, bank: 0 },
    { kind: 'slow', turn: HOUR, bank: Infinity },
  ];
  expect(right.map(isTimeControl)).toEqual([true, true, true]);
  expect(wrong.map(isTimeControl)).toEqual(wrong.map(() => false));
});
