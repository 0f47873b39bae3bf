import type { IndustryId, Seat, Table, Tile, View } from '@coalbrook/rules';

/** A kind of tile on a mat, and how many are left. */
export interface Pile {
  readonly tile: Tile;
  readonly left: number;
  readonly all: number;
}

/** The tiles of one industry on a mat, lowest first. */
export interface Stack {
  readonly industry: IndustryId;
  readonly piles: readonly Pile[];
  /** The pile that is used first. */
  readonly lowest: Pile | undefined;
  readonly left: number;
}

export const stacksOn = (table: Table, view: View, seat: Seat): readonly Stack[] =>
  table.industries.map(({ id, tiles }) => {
    const piles = tiles.map((tile) => ({
      tile: table.tiles[tile],
      left: view.mat[seat * table.tiles.length + tile],
      all: table.mats[seat][tile],
    }));
    return {
      industry: id,
      piles: piles.filter(({ all, left }) => all > 0 || left > 0),
      lowest: piles.find(({ left }) => left > 0),
      left: piles.reduce((sum, pile) => sum + pile.left, 0),
    };
  });
