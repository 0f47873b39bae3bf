/** A helper for tests: where cubes came from. */

import { cargoes } from '@coalbrook/rules';

import type { Scene } from '../scene.ts';

/** Where the cubes of a kind came from, in order: a site, or the price on the market. */
export const sources = ({ events, table }: Scene, cargo: 'coal' | 'iron'): string[] =>
  events.flatMap((event) => {
    if (event.event === 'took' && cargoes[event.cargo] === cargo) return [table.sites[event.site].slug];
    return event.event === 'bought' && cargoes[event.cargo] === cargo ? [`£${event.price}`] : [];
  });
