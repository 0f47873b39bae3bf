import type { Table, Tile } from '@coalbrook/rules';

const roman = ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X'];

/** The level of a tile as its game writes it. */
export const levelOf = (table: Table, { level }: Pick<Tile, 'level'>): string => {
  if (level === 0) return '✕';
  return table.eras.length > 1 ? (roman[level] ?? String(level)) : String(level);
};
