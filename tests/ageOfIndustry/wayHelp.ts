/** Helpers for tests: where cubes came from, what is on a mat, and which rails can be laid. */

import { cargoes } from '@coalbrook/rules';

import type { Scene } from '../scene.ts';

/** Where the cubes of a kind came from, in order: a site (that of the ship for an import), or the price on the track. */
export const sources = ({ events, table }: Scene, cargo: 'coal' | 'iron'): string[] =>
  events.flatMap((event) => {
    if (event.event === 'took' && cargoes[event.cargo] === cargo) return [table.sites[event.site].slug];
    return event.event === 'bought' && cargoes[event.cargo] === cargo ? [`$${event.price}`] : [];
  });

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
