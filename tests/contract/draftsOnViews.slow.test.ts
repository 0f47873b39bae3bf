import { describe, expect, it } from 'vitest';

import { draftsOnViews } from './draftsOnViews.ts';
import { allTables, sampledTables } from './tables.ts';

describe('a turn drafted on a view, with every option', () => {
  it.each(sampledTables(allTables))('is the turn that is played on the state: $name', ({ table }) => {
    for (const number of [2, 3]) expect(draftsOnViews(table, number)).toBeGreaterThan(5);
  });
});
