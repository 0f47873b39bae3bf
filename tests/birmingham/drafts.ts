/** Positions that many rule tests start from, and facts about tiles. */

import { birmingham } from '@coalbrook/editions';
import { makeTable } from '@coalbrook/rules';
import type { Description } from '@coalbrook/rules';

import { Scene } from '../scene.ts';
import { openingAt } from '../sceneHelp.ts';

type Setting = Partial<ConstructorParameters<typeof Scene>[0]>;

/** Two seats in the second round of the canal era, so that a turn has two actions. */
export const canal = (setting: Setting = {}): Scene => new Scene({ seats: 2, round: 2, ...setting });

/** Two seats in the second round of the rail era. */
export const rail = (setting: Setting = {}): Scene => new Scene({ seats: 2, era: 'rail', round: 2, ...setting });

/** A real game, set up by chance and waiting for its first action. */
export const opening = (seats: number, seed = 'opening'): Description => {
  const table = makeTable(birmingham, { seats });
  if (!table.ok) throw new Error(JSON.stringify(table.fault));
  return openingAt(table.value, seed);
};

/** The last era in which a tile can lie on the board: of level I only a pottery can still be built in the rail era. */
export const lastEraOf = (tile: string): 'canal' | 'rail' =>
  tile.endsWith('-1') && tile !== 'pottery-1' ? 'canal' : 'rail';
