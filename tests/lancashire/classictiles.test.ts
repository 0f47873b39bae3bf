import { expect, it } from 'vitest';

import { endOfEra, kinds, points } from './closing.ts';
import { tableOf } from './drafts.ts';

const options = ['classic-tiles'];

/** What seat 1 scores for one flipped tile. */
const worth = ({ tile, site, era }: (typeof kinds)[number], chosen: readonly string[]): number =>
  points(
    endOfEra({
      options: chosen,
      era,
      players: [{ money: 0 }, { money: 0 }],
      tiles: { [site]: { seat: 1, tile, flipped: true } },
    }),
  )[1];

it.each(kinds)('lancashire.classictiles.1: flipped $tile scores the usual points, but cotton mill I only 3', (kind) => {
  expect(worth(kind, options)).toBe(kind.tile === 'cotton-1' ? 3 : kind.points);
});

it('lancashire.classictiles.1: without the option cotton mill I scores 5', () => {
  expect(worth(kinds[0], [])).toBe(5);
});

it('lancashire.classictiles.1: no other figures of the tiles change', () => {
  const classic = tableOf({ seats: 2, options }).tiles;
  const usual = tableOf({ seats: 2 }).tiles;
  expect(classic.map((tile) => (tile.slug === 'cotton-1' ? { ...tile, points: 5 } : tile))).toEqual(usual);
  expect(classic[0]).toMatchObject({ slug: 'cotton-1', cost: 12, income: 5, icons: 1, points: 3 });
});
