import { tableFor } from '@coalbrook/record';
import type { Action } from '@coalbrook/rules';
import { describe, expect, it } from 'vitest';

import { withoutHaste } from './lateLoan.ts';

const made = tableFor('birmingham', { seats: 2, options: ['introductory'], automata: [] });
if (!made.ok) throw new Error(JSON.stringify(made.fault));
const { loan, network, pass } = made.value.catalogue;
const [borrow] = loan;
const [lay] = network;

/** Actions with what they are worth, the best first. */
const studied = (...all: readonly (readonly [Action, number])[]) => all.map(([action, worth]) => ({ action, worth }));

describe('a loan near the end', () => {
  it('gives way to what is about as good now', () => {
    expect(withoutHaste(studied([borrow, 40], [lay, 37]))).toBe(lay);
    expect(withoutHaste(studied([borrow, 40], [pass, 39], [lay, 37]))).toBe(lay);
  });

  it('is taken before anything that is clearly worse, and before passing', () => {
    expect(withoutHaste(studied([borrow, 40], [lay, 35]))).toBe(borrow);
    expect(withoutHaste(studied([borrow, 40], [pass, 40]))).toBe(borrow);
  });

  it('waits while something better can be done', () => {
    expect(withoutHaste(studied([lay, 40], [borrow, 39]))).toBe(lay);
  });
});
