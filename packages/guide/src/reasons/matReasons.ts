import { lowestTile } from '@coalbrook/rules';
import type { IndustryId, Table, TileId, View } from '@coalbrook/rules';

import { pointsOfFlipped } from './flipGain.ts';
import type { MoveReason, TilePoints } from './moveReason.ts';

/** What the count gives for a tile that is built and flipped: it does not matter where. */
const pointsCounted = (table: Table, view: View, tile: TileId): TilePoints => {
  const { industry } = table.tiles[tile];
  const site = table.sites.find(({ industries }) => industries.includes(industry));
  if (!site) return { points: 0, times: 0 };
  const built = view.copy();
  built.tile[site.id] = tile;
  built.tileOwner[site.id] = view.actor;
  return pointsOfFlipped(table, built, site.id);
};

const inAll = ({ points, times }: TilePoints): number => points * times;

/**
 * What comes up on the mat once a tile is taken off it: a better one, one locked tile less, or how many like it still lie
 * above a better one. The same action may go on with another tile.
 */
export const matReasons = (
  table: Table,
  view: View,
  industry: IndustryId,
  removed: TileId,
  goesOn = false,
): readonly MoveReason[] => {
  const before = lowestTile(table, view, view.actor, industry);
  const after = view.copy();
  const cells = view.actor * table.tiles.length;
  after.mat[cells + removed]--;
  const next = lowestTile(table, after, view.actor, industry);
  if (!before || !next) return [];
  const left = after.mat[cells + next.id];
  if (next.locked) return [{ about: 'locked', tile: next.id, left }];
  const pointsOf = (tile: TileId): TilePoints => pointsCounted(table, view, tile);
  if (next.id === before.id) {
    after.mat[cells + next.id] = 0;
    const above = removed === before.id ? lowestTile(table, after, view.actor, industry) : undefined;
    if (!above) return [];
    if (goesOn && left === 1) return [{ about: 'second', tile: above.id }];
    if (!above.mayBuild[view.era] || above.locked) return [];
    const countsMore = inAll(pointsOf(above.id)) > inAll(pointsOf(before.id));
    return [{ about: 'above', tile: above.id, left, countsMore }];
  }
  if (!next.mayBuild[view.era]) return [];
  if (before.locked) return [{ about: 'unlocked', tile: next.id }];
  return [{ about: 'better', tile: next.id, now: pointsOf(next.id), before: pointsOf(before.id) }];
};
