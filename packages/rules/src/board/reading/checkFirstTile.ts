import type { IndustryFile, TileFile } from '../format.ts';
import type { BoardReading, Read } from './boardReading.ts';

/** Whether an industry has a tile for an era that is not stuck behind one that can neither be built nor developed. */
const canBegin = (tiles: readonly Read<TileFile>[], era: string): boolean => {
  const left = tiles.filter(({ count = 0 }) => count > 0);
  const stuck = left.findIndex(({ eras = [], bulb = false }) => bulb && !eras.includes(era));
  return left.slice(0, stuck < 0 ? undefined : stuck).some(({ eras = [] }) => eras.includes(era));
};

/**
 * Checks that something can be built from the first era on. A ship needs a port before it, so it does not count.
 * The edition's own tiles need no check.
 */
export const checkFirstTile = (reading: BoardReading, industries: readonly Read<IndustryFile>[]): void => {
  const { eras } = reading.terms;
  if (industries.some(({ tiles = [], ship = false }) => !ship && canBegin(tiles, eras[0]))) return;
  reading.unsound('industries', 'missing', { kind: 'tileOfEra', era: eras[0] }, undefined);
};
