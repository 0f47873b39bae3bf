import { boardLayoutOf } from '@coalbrook/scene';
import type { Scene } from '@coalbrook/scene';
import { describe, expect, it } from 'vitest';

import { everyTable } from './fixtures.ts';
import { signAt } from './signAt.ts';

describe.each(everyTable())('$name', ({ table }) => {
  const layout = boardLayoutOf(table);
  const empty = { tiles: [] } as Pick<Scene, 'tiles'>;

  it('every sign of a site can be aimed at, and nothing else', () => {
    for (const { id, at, size } of layout.sites) {
      const accepted = table.industries.filter(({ berths }) => berths.some(({ site }) => site === id));
      const found = new Set<number>();
      for (const dx of [-0.3, 0, 0.3]) {
        for (const dy of [-0.3, 0, 0.3]) {
          const sign = signAt(layout, empty, id, [at[0] + dx * size, at[1] + dy * size]);
          if (sign?.on === 'industry') found.add(sign.industry);
        }
      }
      expect(found).toEqual(new Set(accepted.map((industry) => industry.id)));
    }
  });

  it('a tile covers the signs', () => {
    const [{ id, at }] = layout.sites;
    const covered = { tiles: [{}] } as unknown as Pick<Scene, 'tiles'>;
    expect(signAt(layout, covered, id, at)).toBeUndefined();
  });
});
