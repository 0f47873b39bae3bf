/** Positions that many rule tests start from. */

import { lancashire } from '@coalbrook/editions';
import { makeTable } from '@coalbrook/rules';
import type { Description, Table, Wish } from '@coalbrook/rules';

import { Scene } from '../scene.ts';
import { openingAt } from '../sceneHelp.ts';

export type Setting = Partial<ConstructorParameters<typeof Scene>[0]>;

/** Two seats in the second round of the canal era, so that a turn has two actions. */
export const canal = (setting: Setting = {}): Scene =>
  new Scene({ edition: 'lancashire', seats: 2, round: 2, ...setting });

/** Two seats in the second round of the rail era. */
export const rail = (setting: Setting = {}): Scene =>
  new Scene({ edition: 'lancashire', seats: 2, era: 'rail', round: 2, ...setting });

export const tableOf = (wish: Wish): Table => {
  const table = makeTable(lancashire, wish);
  if (!table.ok) throw new Error(JSON.stringify(table.fault));
  return table.value;
};

/** A real game, set up by chance and waiting for its first action. */
export const opening = (wish: Wish, seed = 'opening'): Description => openingAt(tableOf(wish), seed);
