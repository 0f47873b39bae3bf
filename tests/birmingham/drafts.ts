/** Positions that many rule tests start from, and helpers that say what happened. */

import { birmingham } from '@coalbrook/editions';
import { awaitsChance, beginGame, cargoes, describe, draw, makeTable, seededDraw, seedOf } from '@coalbrook/rules';
import type { Description } from '@coalbrook/rules';

import { Scene } from '../scene.ts';

type Setting = Partial<ConstructorParameters<typeof Scene>[0]>;

/** Two seats in the second round of the canal era, so that a turn has two actions. */
export const canal = (setting: Setting = {}): Scene => new Scene({ seats: 2, round: 2, ...setting });

/** Two seats in the second round of the rail era. */
export const rail = (setting: Setting = {}): Scene => new Scene({ seats: 2, era: 'rail', round: 2, ...setting });

/** A real game, set up by chance and waiting for its first action. */
export const opening = (seats: number, seed = 'opening'): Description => {
  const table = makeTable(birmingham, { seats });
  if (!table.ok) throw new Error(JSON.stringify(table.fault));
  const state = beginGame(table.value, undefined);
  while (awaitsChance(state)) {
    draw(table.value, state, seededDraw(table.value, state, seedOf(seed)), undefined);
  }
  return describe(table.value, state);
};

export const total = (counts: Readonly<Record<string, number>>): number =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);

/** Where the cubes or barrels of a kind came from, in order: a site, a merchant space, or the price on the market. */
export const sources = ({ events, table }: Scene, cargo: (typeof cargoes)[number]): string[] =>
  events.flatMap((event) => {
    if (event.event === 'took' && cargoes[event.cargo] === cargo) return [table.sites[event.site].slug];
    if (event.event === 'bought' && cargoes[event.cargo] === cargo) return [`£${event.price}`];
    return event.event === 'drank' && cargo === 'beer' ? [table.merchants[event.merchant].slug] : [];
  });

/** The last era in which a tile can lie on the board: of level I only a pottery can still be built in the rail era. */
export const lastEraOf = (tile: string): 'canal' | 'rail' =>
  tile.endsWith('-1') && tile !== 'pottery-1' ? 'canal' : 'rail';
