import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { editions } from '@coalbrook/editions';

import { replaceBetween } from '../pageFigures.ts';
import type { LadderTable } from './ladderFigures.ts';
import { ladderPicture } from './ladderPicture.ts';
import { ladderText } from './ladderText.ts';

const BEGIN = '<!-- figures: made by `npm run lab -- ladder` -->';
const END = '<!-- end of figures -->';

const readFigures = (file: string): readonly LadderTable[] => {
  if (!existsSync(file)) return [];
  return (JSON.parse(readFileSync(file, 'utf8')) as { readonly tables: readonly LadderTable[] }).tables;
};

/** New tables take the place of old ones of the same kind. */
const merge = (old: readonly LadderTable[], measured: readonly LadderTable[]): readonly LadderTable[] => {
  const isSame = (one: LadderTable, other: LadderTable): boolean =>
    one.edition === other.edition && one.seats === other.seats;
  const order = editions.map(({ slug }) => slug);
  return [...old.filter((table) => !measured.some((other) => isSame(table, other))), ...measured].toSorted(
    (one, other) => order.indexOf(one.edition) - order.indexOf(other.edition) || one.seats - other.seats,
  );
};

/** Writes the figures, the page and the picture into a folder. Without new tables, page and picture are made again. */
export const writeLadder = (folder: string, measured: readonly LadderTable[]): void => {
  const figuresFile = join(folder, 'ladder.json');
  const page = join(folder, 'ladder.md');
  const tables = merge(readFigures(figuresFile), measured);
  if (tables.length === 0) throw new Error(`There are no figures in ${folder} yet.`);
  const text = existsSync(page) ? readFileSync(page, 'utf8') : `# Ladder of the bots\n\n${BEGIN}\n${END}\n`;
  const replaced = replaceBetween(text, BEGIN, END, ladderText(tables));
  mkdirSync(join(folder, 'pictures'), { recursive: true });
  writeFileSync(figuresFile, `${JSON.stringify({ tables }, undefined, 2)}\n`);
  writeFileSync(page, replaced);
  writeFileSync(join(folder, 'pictures', 'ladder.svg'), ladderPicture(tables));
};
