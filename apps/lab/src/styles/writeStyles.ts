import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { replaceBetween } from '../pageFigures.ts';
import type { StyleTable } from './styleFigures.ts';
import { styleText } from './styleText.ts';

const BEGIN = '<!-- figures: made by `npm run lab -- styles` -->';
const END = '<!-- end of figures -->';

const isSame = (one: StyleTable, other: StyleTable): boolean =>
  one.edition === other.edition && one.seats === other.seats && one.company === other.company;

/** What was measured before stays, unless it is of the same player at the same table. */
export const mergeStyles = (known: readonly StyleTable[], fresh: StyleTable): readonly StyleTable[] => {
  const old = known.find((table) => isSame(table, fresh));
  if (!old) return [...known, fresh];
  const merged = { ...old, players: { ...old.players, ...fresh.players } };
  return known.map((table) => (table === old ? merged : table));
};

/** Adds the figures of a table to those of a folder, and writes its page again. */
export const writeStyles = (folder: string, fresh: StyleTable): void => {
  const figures = join(folder, 'characters.json');
  const page = join(folder, 'characters.md');
  const tables = mergeStyles(JSON.parse(readFileSync(figures, 'utf8')) as readonly StyleTable[], fresh);
  writeFileSync(figures, `${JSON.stringify(tables, undefined, 2)}\n`);
  writeFileSync(page, replaceBetween(readFileSync(page, 'utf8'), BEGIN, END, styleText(tables)));
};
