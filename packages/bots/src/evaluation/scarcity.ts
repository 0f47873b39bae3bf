import { lowestTile, NONE } from '@coalbrook/rules';
import type { Action, CargoId, State, Table } from '@coalbrook/rules';

/** From so many cubes on, there is enough of a cargo. */
const ENOUGH = 3;

const isScarce = ({ sites, tiles }: Table, state: State, cargo: CargoId): boolean => {
  let cubes = 0;
  for (let site = 0; site < sites.length; site++) {
    if (state.tile[site] !== NONE && tiles[state.tile[site]].cargo === cargo) cubes += state.cubes[site];
  }
  return cubes < ENOUGH;
};

/** Whether an action builds a tile that holds coal, iron or beer while there is little of it on the map. */
export const buildsScarce = (table: Table, state: State, action: Action): boolean => {
  if (action.kind !== 'build' && action.kind !== 'double') return false;
  const cargo = lowestTile(table, state, state.actor, action.industry)?.cargo;
  return cargo !== undefined && isScarce(table, state, cargo);
};
