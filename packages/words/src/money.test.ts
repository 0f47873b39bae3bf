import { describe, expect, it } from 'vitest';

import { figure, signedSum, sum } from './money.ts';

it('writes figures with a true minus sign', () => {
  expect([figure(7), figure(0), figure(-41)]).toEqual(['7', '0', '−41']);
});

describe('sums of money', () => {
  it('have their sign before the currency', () => {
    expect([sum(5, '£'), sum(0, '£'), sum(-3, '$')]).toEqual(['£5', '£0', '−$3']);
    expect([signedSum(5, '$'), signedSum(0, '£'), signedSum(-3, '£')]).toEqual(['+$5', '£0', '−£3']);
  });
});
