import { describe, expect, it } from 'vitest';

import { playsThroughViews } from './playsThroughViews.ts';
import { allTables, sampledTables } from './tables.ts';

describe('players who know only what the host sends to their seat', () => {
  it.each(sampledTables(allTables))(
    'can draft, undo, redo and commit every turn of a game: $name',
    async ({ table }) => {
      expect(await playsThroughViews(table, 1)).toBeGreaterThan(10);
    },
  );
});
