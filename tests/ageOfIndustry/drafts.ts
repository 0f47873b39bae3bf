/** Positions that many rule tests start from. */

import { ageOfIndustry } from '@coalbrook/editions';
import { makeTable } from '@coalbrook/rules';
import type { Description, Table, Wish } from '@coalbrook/rules';

import { Scene } from '../scene.ts';
import { openingAt } from '../sceneHelp.ts';

export type Setting = Partial<ConstructorParameters<typeof Scene>[0]>;

/** Three seats on the Germany board in the second round, so that a turn has two actions. */
export const germany = (setting: Setting = {}): Scene =>
  new Scene({ edition: 'age-of-industry', seats: 3, round: 2, ...setting });

/** The same on the New England board. */
export const newEngland = ({ options = [], ...setting }: Setting = {}): Scene =>
  germany({ ...setting, options: ['new-england', ...options] });

export const tableOf = (wish: Wish): Table => {
  const table = makeTable(ageOfIndustry, wish);
  if (!table.ok) throw new Error(JSON.stringify(table.fault));
  return table.value;
};

/** A real game, set up by chance and waiting for its first action. */
export const opening = (wish: Wish, seed = 'opening'): Description => openingAt(tableOf(wish), seed);
