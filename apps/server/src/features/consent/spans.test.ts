import { expect, it } from 'vitest';

import { absenceAt, spanOf } from './spans.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const live = JSON.stringify({ kind: 'live', bank: 20 * MINUTE, increment: MINUTE });
const slow = JSON.stringify({ kind: 'slow', turn: 2 * DAY, bank: DAY });

it('a vote is open for three minutes at a live table, a day at a slow one, and three days without a clock', () => {
  expect([live, slow, ''].map(spanOf)).toEqual([3 * MINUTE, DAY, 3 * DAY]);
});

it('somebody is missing after five minutes at a live table, half a turn at a slow one, and a day without a clock', () => {
  expect([live, slow, ''].map(absenceAt)).toEqual([5 * MINUTE, DAY, DAY]);
});
