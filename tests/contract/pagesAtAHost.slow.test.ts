import { describe, expect, it } from 'vitest';

import { playsThroughViews } from './pagesAtAHost.ts';
import { allTables } from './tables.ts';

describe('people who know only what a host sends to their seats', () => {
  it.each(allTables)('draft, undo, redo and commit every turn of a game: $name', async ({ table }) => {
    expect(await playsThroughViews(table, 1)).toBeGreaterThan(10);
  });
});
