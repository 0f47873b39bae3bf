import { findStep, oncePerTable } from '@coalbrook/rules';
import type { Era, Table, Tile } from '@coalbrook/rules';

/** What becomes of tiles on the board from some era on; each list is indexed by tile. */
export interface Outlook {
  /** Whether a tile stays on the board when the era ends and another follows. */
  readonly lasts: readonly boolean[];
  /** How often a flipped tile will score. */
  readonly scorings: readonly number[];
}

const scoringsIn = ({ atEnd }: Era, { level }: Tile): number => {
  const once = findStep(atEnd, 'scoreTiles') ?? findStep(atEnd, 'scoreEveryTile');
  const again = findStep(atEnd, 'scoreTilesAgain');
  return (once ? 1 : 0) + (again && level >= again.fromLevel ? 1 : 0);
};

const isRemoved = ({ atEnd }: Era, { level }: Tile): boolean =>
  level <= (findStep(atEnd, 'removeObsolete')?.upToLevel ?? -1);

const countScorings = (eras: readonly Era[], tile: Tile): number => {
  let count = 0;
  for (const era of eras) {
    count += scoringsIn(era, tile);
    if (isRemoved(era, tile)) break;
  }
  return count;
};

const outlookFrom = ({ eras, tiles }: Table, first: number): Outlook => ({
  lasts: tiles.map((tile) => first + 1 < eras.length && !isRemoved(eras[first], tile)),
  scorings: tiles.map((tile) => countScorings(eras.slice(first), tile)),
});

const outlooks = oncePerTable((table) => table.eras.map((_, first) => outlookFrom(table, first)));

/** What becomes of tiles from an era on. */
export const outlookOf = (table: Table, era: number): Outlook => outlooks(table)[era];
