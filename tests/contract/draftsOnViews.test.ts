import { describe, expect, it } from 'vitest';

import { draftsOnViews } from './draftsOnViews.ts';
import { plainTables } from './tables.ts';

describe('a turn drafted on a view', () => {
  it.each(plainTables)('is the turn that is played on the state: $name', ({ table }) => {
    expect(draftsOnViews(table, 1)).toBeGreaterThan(10);
  });
});
