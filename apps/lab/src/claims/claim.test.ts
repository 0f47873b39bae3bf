import { describe, expect, it } from 'vitest';

import type { PlayedMoment } from '../costs/playedOn.ts';
import { isBorneOut, isDenied, tallyOf, tallyText } from './claim.ts';

const claim = (told: number, toldDoubt: number, played: number, playedDoubt: number): PlayedMoment => ({
  kind: 'costly',
  entry: 7,
  era: 0,
  round: 8,
  told: { mean: told, doubt: toldDoubt },
  played: { mean: played, doubt: playedDoubt },
});

describe('a claim', () => {
  it('is borne out if the doubts of both explain the difference', () => {
    expect(isBorneOut(claim(5, 3, 0.5, 4))).toBe(true);
    expect(isBorneOut(claim(5, 3, -0.5, 4))).toBe(false);
    // Playing on may also find more than was told.
    expect(isBorneOut(claim(2, 1, 6, 1))).toBe(false);
  });

  it('is denied only if the other action is better for sure', () => {
    expect(isDenied(claim(3.9, 2, -6.7, 2.7))).toBe(true);
    expect(isDenied(claim(3.9, 2, -2, 2.7))).toBe(false);
    expect(isDenied(claim(3.9, 2, 1, 0.1))).toBe(false);
  });

  it('is counted', () => {
    const tally = tallyOf([claim(5, 3, 4, 1), claim(3.9, 2, -6.7, 2.7), claim(2, 1, 6, 1), claim(1, 1, 1, 1)]);
    expect(tally).toEqual({ claims: 4, borneOut: 2, denied: 1 });
    expect(tallyText(tally)).toBe('2 of 4 claims are borne out (50 %), of the wrong sign: 1');
    expect(tallyText(tallyOf([]))).toBe('0 of 0 claims are borne out, of the wrong sign: 0');
  });
});
