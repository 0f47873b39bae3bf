/** Helpers for tests: what has flipped, what is on a mat, and which rails can be laid. */

import type { Scene } from '../scene.ts';

/** Tiles that have flipped, in order, and the money each brought. */
export const flips = (scene: Scene): [string, number, number][] =>
  scene.told('flipped').map(({ site, seat, income }) => [scene.table.sites[site].slug, seat, income]);

/** A mat without the locked tiles, and without the levels named. */
export const mat = (...gone: readonly string[]): Record<string, number> =>
  Object.fromEntries(['goods-0', 'ship-0', ...gone].map((tile) => [tile, 0]));

/** A mat whose lowest cotton mill is of level 2 and needs 1 coal. */
export const cotton2 = mat('cotton-1');
/** A mat whose lowest cotton mill is of level 3 and needs 1 coal and 1 iron. */
export const cotton3 = mat('cotton-1', 'cotton-2');

/** The lines on which the acting seat may lay a rail. */
export const lines = (scene: Scene): string[] =>
  scene
    .legal('network')
    .map((line) => line.slice('network '.length))
    .toSorted();
