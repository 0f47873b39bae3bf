import type { Lane } from '../board/parts.ts';
import { NONE } from '../ids.ts';
import type { PlaceId } from '../ids.ts';
import type { State } from '../state.ts';
import type { Table } from '../table.ts';

/** Whether a port stands at the land end of a sea lane and a ship at the other. */
export const isLaneOpen = (table: Table, state: State, { land, sea }: Lane): boolean =>
  stands(table, state, sea, 'ship') && stands(table, state, land, 'port');

const stands = (table: Table, state: State, place: PlaceId, wanted: 'port' | 'ship'): boolean => {
  const { sites } = table.places[place];
  for (let index = 0; index < sites.length; index++) {
    const tile = state.tile[sites[index]];
    if (tile !== NONE && table.industries[table.tiles[tile].industry][wanted]) return true;
  }
  return false;
};
