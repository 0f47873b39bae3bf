import { BEER, isFinalRound } from '@coalbrook/rules';
import type { SiteId, Table, View } from '@coalbrook/rules';

import type { Aftermath } from './aftermath.ts';
import { buyerOfNew, newBuyers, unsoldSites } from './buyerReasons.ts';
import { flipTriggerOf, flipGainOf } from './flipGain.ts';
import type { MoveReason } from './moveReason.ts';

/** The learner's tiles that flip. */
export const flips = (table: Table, view: View, { board, events }: Aftermath): readonly MoveReason[] =>
  events.flatMap((event): readonly MoveReason[] => {
    if (event.event !== 'flipped' || event.seat !== view.actor) return [];
    const { site } = event;
    const isNew = events.some((other) => other.event === 'built' && other.site === site);
    return [{ about: 'flips', site, isNew, gain: flipGainOf(table, board, site) }];
  });

/** The tiles of others that flip, which is not what the learner wants. */
export const flipsForOthers = (table: Table, view: View, { board, events }: Aftermath): readonly MoveReason[] =>
  events.flatMap((event): readonly MoveReason[] =>
    event.event === 'flipped' && event.seat !== view.actor
      ? [{ about: 'flipsForOthers', site: event.site, gain: flipGainOf(table, board, event.site) }]
      : [],
  );

const paid = ({ events }: Aftermath): readonly MoveReason[] =>
  events.flatMap((event): readonly MoveReason[] =>
    event.event === 'marketed' ? [{ about: 'paid', cargo: event.cargo, cubes: event.count, money: event.money }] : [],
  );

/** Whether the seat's last turn of the game ends with the move. */
const isFarewell = (table: Table, view: View, { events }: Aftermath): boolean =>
  isFinalRound(table, view) && events.some(({ event }) => event === 'turnBegan' || event === 'eraEnded');

/** What the new tile will bring when it flips later. */
const promise = (table: Table, view: View, aftermath: Aftermath, site: SiteId): readonly MoveReason[] => {
  const { board } = aftermath;
  if (board.flipped[site] !== 0 || isFarewell(table, view, aftermath)) return [];
  const gain = flipGainOf(table, board, site);
  if (gain.money === 0 && gain.points === 0) return [];
  const tile = board.tile[site];
  return [{ about: 'promise', tile, trigger: flipTriggerOf(table, tile), gain }];
};

/** A tile that waits for beer, if the new tile has some. */
const beerFor = (table: Table, view: View, { board }: Aftermath, site: SiteId): readonly MoveReason[] => {
  if (table.tiles[board.tile[site]].cargo !== BEER) return [];
  const thirsty = unsoldSites(table, view).find((unsold) => table.tiles[view.tile[unsold]].beer > 0);
  return thirsty === undefined ? [] : [{ about: 'beerFor', site: thirsty }];
};

export const buildReasons = (table: Table, view: View, aftermath: Aftermath, site: SiteId): readonly MoveReason[] => [
  ...paid(aftermath),
  ...flips(table, view, aftermath),
  ...newBuyers(table, view, aftermath).slice(0, 1),
  ...buyerOfNew(table, aftermath, site),
  ...beerFor(table, view, aftermath, site),
  ...promise(table, view, aftermath, site),
];
