import { BEER, isFinalRound, NONE } from '@coalbrook/rules';
import type { SiteId, Table, View } from '@coalbrook/rules';

import type { Aftermath } from './aftermath.ts';
import { buyerOfNew, newBuyers, unsoldSites } from './buyerReasons.ts';
import { flipTriggerOf, flipGainOf } from './flipGain.ts';
import type { MoveReason } from './moveReason.ts';

const paid = ({ events }: Aftermath): readonly MoveReason[] =>
  events.flatMap((event): readonly MoveReason[] =>
    event.event === 'marketed' ? [{ about: 'paid', cargo: event.cargo, cubes: event.count, money: event.money }] : [],
  );

/** What the new tile will bring when it flips later; nothing flips after the seat's last turn of the game. */
const promise = (table: Table, view: View, { board, endsTurn }: Aftermath, site: SiteId): readonly MoveReason[] => {
  if (board.flipped[site] !== 0 || (endsTurn && isFinalRound(table, view))) return [];
  const gain = flipGainOf(table, board, board, [site]);
  if (gain.money === 0 && gain.points === 0) return [];
  const tile = board.tile[site];
  return [{ about: 'promise', tile, trigger: flipTriggerOf(table, tile), gain }];
};

/** Whether the seat's own breweries have less beer than its unsold tiles need. */
const lacksBeer = (table: Table, view: View, unsold: readonly SiteId[]): boolean => {
  const needed = unsold.reduce((sum, site) => sum + table.tiles[view.tile[site]].beer, 0);
  const own = table.sites.filter(
    ({ id }) =>
      view.tileOwner[id] === view.actor && view.tile[id] !== NONE && table.tiles[view.tile[id]].cargo === BEER,
  );
  return own.reduce((sum, { id }) => sum + view.cubes[id], 0) < needed;
};

/** A tile that waits for beer, if the new tile has some. */
const beerFor = (table: Table, view: View, { board }: Aftermath, site: SiteId): readonly MoveReason[] => {
  if (table.tiles[board.tile[site]].cargo !== BEER) return [];
  const unsold = unsoldSites(table, view);
  const thirsty = unsold.find((one) => table.tiles[view.tile[one]].beer > 0);
  return thirsty === undefined || !lacksBeer(table, view, unsold) ? [] : [{ about: 'beerFor', site: thirsty }];
};

export const buildReasons = (table: Table, view: View, aftermath: Aftermath, site: SiteId): readonly MoveReason[] => [
  ...paid(aftermath),
  ...newBuyers(table, view, aftermath).slice(0, 1),
  ...buyerOfNew(table, aftermath, site),
  ...beerFor(table, view, aftermath, site),
  ...promise(table, view, aftermath, site),
];
