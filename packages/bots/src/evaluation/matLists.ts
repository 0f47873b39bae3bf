import { oncePerTable } from '@coalbrook/rules';
import type { Seat, State, Table, TileId } from '@coalbrook/rules';

/** The tiles of a mat, industry by industry and lowest level first, in lists that are fast to read. */
interface MatLists {
  readonly tiles: readonly TileId[];
  /** The industry of each, as one bit. */
  readonly industry: Uint32Array;
  /** By era: the same bit for a tile that may be built, 0 for another. */
  readonly mayBuild: readonly Uint32Array[];
}

export const matListsOf = oncePerTable(({ industries, tiles, eras }): MatLists => {
  const listed = industries.flatMap((industry) => industry.tiles.map((id) => tiles[id]));
  const bits = Uint32Array.from(listed, ({ industry }) => 1 << industry);
  return {
    tiles: listed.map(({ id }) => id),
    industry: bits,
    mayBuild: eras.map(({ id }) => bits.map((bit, index) => (listed[index].mayBuild[id] ? bit : 0))),
  };
});

/** One bit for each industry whose lowest tile on a seat's mat may be built now. */
export const buildableIndustries = (table: Table, { mat, era }: State, seat: Seat): number => {
  const { tiles, industry, mayBuild } = matListsOf(table);
  const may = mayBuild[era];
  const start = seat * tiles.length;
  let seen = 0;
  let buildable = 0;
  for (let index = 0; index < tiles.length; index++) {
    if ((seen & industry[index]) !== 0 || mat[start + tiles[index]] === 0) continue;
    seen |= industry[index];
    buildable |= may[index];
  }
  return buildable;
};
