import { editions } from '@coalbrook/editions';
import { describe, expect, it } from 'vitest';

import { randomPositions, tableFor } from '../testing.ts';
import { appraise } from './appraise.ts';
import { breakDown } from './breakDown.ts';

describe.each(editions)('an estimate in $slug', (edition) => {
  const table = tableFor(edition);

  it('is the sum of its parts and the points so far', () => {
    for (const state of randomPositions(table, 'parts')) {
      const parts = Object.values(breakDown(table, state, state.actor));
      const sum = parts.reduce((all, part) => all + part, state.points[state.actor]);
      expect(sum).toBeCloseTo(appraise(table, state, state.actor), 9);
    }
  });
});
