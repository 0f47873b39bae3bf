import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { changesBetween, withChanges } from './changes.ts';

describe('changes', () => {
  it('lead from one view to the other', () => {
    const pair = fc.integer({ min: 0, max: 40 }).chain((length) => {
      const view = fc.array(fc.integer({ min: -5, max: 5 }), { minLength: length, maxLength: length });
      return fc.tuple(view, view);
    });
    fc.assert(
      fc.property(pair, ([before, after]) => {
        const [one, other] = [Int16Array.from(before), Int16Array.from(after)];
        expect(withChanges(one, changesBetween(one, other))).toEqual(other);
      }),
    );
  });

  it.each([[[0]], [[4, 1]], [[-1, 1]], [[0.5, 1]]])('that do not fit are refused: %j', (changes) => {
    expect(withChanges(new Int16Array(4), changes)).toBeUndefined();
  });
});
