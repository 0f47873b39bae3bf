import type { LinkId, SiteId } from '@coalbrook/rules';
import { boardLayoutOf } from '@coalbrook/scene';
import { describe, expect, it } from 'vitest';

import { cutOut } from './cutOut.ts';
import { everyTable } from './fixtures.ts';

describe.each(everyTable())('a cut-out of $name', ({ table }) => {
  const layout = boardLayoutOf(table);
  const [width, height] = layout.size;

  it('is the whole map without marks', () => {
    expect(cutOut(layout, {})).toEqual({ left: 0, top: 0, share: 1 });
  });

  it('holds every mark, and lies on the map', () => {
    for (const { id } of table.sites) {
      const other = (table.sites.length - 1 - id) as SiteId;
      for (const sites of [[id], [id, other]]) {
        const { left, top, share } = cutOut(layout, { sites });
        expect(Math.min(left, top)).toBeGreaterThanOrEqual(0);
        expect(Math.max(left, top) + share).toBeLessThanOrEqual(1 + 1e-9);
        for (const site of sites) {
          const [x, y] = layout.sites[site].at;
          expect(x / width).toBeGreaterThan(left);
          expect(x / width).toBeLessThan(left + share);
          expect(y / height).toBeGreaterThan(top);
          expect(y / height).toBeLessThan(top + share);
        }
      }
    }
  });

  it('is a part of the map for one link', () => {
    expect(cutOut(layout, { links: [0 as LinkId] }).share).toBe(0.5);
  });
});
