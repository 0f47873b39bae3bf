import { describe, expect, it } from 'vitest';

import { draftsOnViews } from './draftsOnViews.ts';
import { allTables } from './tables.ts';

describe('a turn drafted on a view, with every option', () => {
  it.each(allTables)('is the turn that is played on the state: $name', ({ table }) => {
    for (const number of [2, 3]) expect(draftsOnViews(table, number)).toBeGreaterThan(5);
  });
});
