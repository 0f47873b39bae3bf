import type { SiteId } from '@coalbrook/rules';
import { boardLayoutOf } from '@coalbrook/scene';
import { describe, expect, it } from 'vitest';

import { cutOut } from './cutOut.ts';
import { everyTable } from './fixtures.ts';
import { placeLabels } from './placeLabels.ts';

describe.each(everyTable())('labels on a picture of $name', ({ table }) => {
  const layout = boardLayoutOf(table);
  const labelled = (sites: readonly SiteId[]) =>
    placeLabels(
      layout,
      sites.map((site, index) => ({ at: { site }, text: index === 0 ? 'Better' : 'Played' })),
      cutOut(layout, { sites }),
    );

  it('have what they label between them, whichever two sites these are', () => {
    for (const { id } of table.sites) {
      const opposite = table.sites[table.sites.length - 1 - id];
      const next = table.sites[(id + 1) % table.sites.length];
      for (const { id: other } of [opposite, next]) {
        const [upper, lower] = labelled([id, other]);
        expect([upper.side, lower.side]).toEqual(['above', 'below']);
        expect(lower.top - upper.top).toBeGreaterThan(3);
        for (const { left } of [upper, lower]) expect(Math.abs(left - 50)).toBeLessThan(50);
      }
    }
  });

  it('are both there if two actions are about one site', () => {
    expect(labelled([0 as SiteId, 0 as SiteId]).map(({ text }) => text)).toEqual(['Better', 'Played']);
  });
});
