import type { Happening } from '@coalbrook/wire/online';
import { expect, it } from 'vitest';

import { happeningSeqs } from './happeningSeqs.ts';

const left = (seq: number): Happening => ({ number: 0, at: 0, seq, what: { kind: 'left', name: 'Ben' } });
const takenBack = (seq: number, to: number): Happening => ({
  number: 0,
  at: 0,
  seq,
  what: { kind: 'agreed', name: 'Ben', what: { kind: 'takeBack', to } },
});

it('what happened stands where the game was', () => {
  expect(happeningSeqs([])).toEqual([]);
  expect(happeningSeqs([left(3), left(3), left(8)])).toEqual([3, 3, 8]);
});

it('what happened in turns that were taken back stands where they began', () => {
  expect(happeningSeqs([left(3), left(12), left(18), takenBack(20, 10), left(11)])).toEqual([3, 10, 10, 10, 11]);
  expect(happeningSeqs([left(30), takenBack(40, 35), left(36), takenBack(50, 20)])).toEqual([20, 20, 20, 20]);
});
