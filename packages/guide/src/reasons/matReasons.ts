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

/**
 * What comes up on the mat once a tile is taken off it, if it is a gain: a better one, or one locked tile less. The same
 * action may go on with another tile.
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
  if (next.id === before.id) {
    after.mat[cells + next.id]--;
    const second = goesOn && left === 1 ? lowestTile(table, after, view.actor, industry) : undefined;
    return second ? [{ about: 'second', tile: second.id }] : [];
  }
  if (!next.mayBuild[view.era]) return [];
  if (before.locked) return [{ about: 'unlocked', tile: next.id }];
  const now = pointsCounted(table, view, next.id);
  return [{ about: 'better', tile: next.id, now, before: pointsCounted(table, view, before.id) }];
};
