import { NOBODY } from '@coalbrook/rules';
import type { SiteId, Table, View } from '@coalbrook/rules';

import type { Aftermath } from './aftermath.ts';
import { flipGainOf } from './flipGain.ts';
import type { FlippedTile, MoveReason } from './moveReason.ts';

/** The sites whose tiles flip, in whichever way the move is paid for. */
const surelyFlipped = (ways: readonly Aftermath[]): readonly SiteId[] => {
  const [first, ...others] = ways.map(({ events }) =>
    events.flatMap((event) => (event.event === 'flipped' ? [event.site] : [])),
  );
  return first.filter((site) => others.every((sites) => sites.includes(site)));
};

/** What flips through a move: tiles of the learner, then those of somebody else, which the learner may not want. */
export const flipReasons = (table: Table, view: View, ways: readonly Aftermath[]): readonly MoveReason[] => {
  const [{ board }] = ways;
  const sites = surelyFlipped(ways);
  const tileOn = (site: SiteId): FlippedTile => ({
    site,
    tile: board.tile[site],
    isNew: view.tileOwner[site] === NOBODY || view.tile[site] !== board.tile[site],
  });
  return table.mats.flatMap((_, seat): readonly MoveReason[] => {
    const flipped = sites.filter((site) => board.tileOwner[site] === seat);
    if (flipped.length === 0) return [];
    const gain = flipGainOf(table, view, board, flipped);
    const tiles = flipped.map(tileOn);
    return [seat === view.actor ? { about: 'flips', tiles, gain } : { about: 'flipsForOthers', tiles, gain }];
  });
};
