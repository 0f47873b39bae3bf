import { drawWorks } from '@coalbrook/scene';
import { describe, expect, it } from 'vitest';

import { plainTables } from './contract/tables.ts';

describe('the pictures of industries', () => {
  it.each(plainTables)('exist for every tile, and differ from level to level: $name', ({ table }) => {
    table.industries.forEach(({ slug }, industry) => {
      const levels = new Set(table.tiles.filter((tile) => tile.industry === industry).map(({ level }) => level));
      const pictures = [...levels].map((level) => JSON.stringify(drawWorks(slug, level)));
      expect(pictures).not.toContain(undefined);
      expect(new Set(pictures).size, slug).toBe(levels.size);
    });
  });

  it('are drawn once', () => {
    expect(drawWorks('coal', 1)).toBe(drawWorks('coal', 1));
  });

  it('are missing for an industry that nobody has drawn', () => {
    expect(drawWorks('constructor', 1)).toBeUndefined();
    expect(drawWorks('opera', 1)).toBeUndefined();
  });
});
