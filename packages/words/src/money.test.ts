import { describe, expect, it } from 'vitest';

import { signedSum, sum } from './money.ts';

describe('sums of money', () => {
  it('have their sign before the currency', () => {
    expect([sum(5, '£'), sum(0, '£'), sum(-3, '$')]).toEqual(['£5', '£0', '−$3']);
    expect([signedSum(5, '$'), signedSum(0, '£'), signedSum(-3, '£')]).toEqual(['+$5', '£0', '−£3']);
  });
});
