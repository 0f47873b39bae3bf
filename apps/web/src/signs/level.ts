import type { Table, Tile } from '@coalbrook/rules';
import { roman } from '@coalbrook/words';

/** The level of a tile as its game writes it; below the first it is locked. */
export const levelOf = (table: Table, { level }: Pick<Tile, 'level'>): string => {
  if (level === 0) return '✕';
  return table.eras.length > 1 ? roman(level) : String(level);
};
