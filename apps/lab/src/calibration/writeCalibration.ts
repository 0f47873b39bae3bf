import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { editions } from '@coalbrook/editions';

import { replaceBetween } from '../pageFigures.ts';
import type { CalibrationTable } from './calibrationFigures.ts';
import { calibrationText } from './calibrationText.ts';

const BEGIN = '<!-- calibration: made by `npm run lab -- calibrate` -->';
const END = '<!-- end of calibration -->';

const readFigures = (file: string): readonly CalibrationTable[] => {
  if (!existsSync(file)) return [];
  return (JSON.parse(readFileSync(file, 'utf8')) as { readonly tables: readonly CalibrationTable[] }).tables;
};

/** The place of an edition with options is right after the same one without. */
const placeOf = ({ edition }: CalibrationTable): number => {
  const [slug, ...options] = edition.split('+');
  return editions.findIndex((one) => one.slug === slug) + (options.length > 0 ? 0.5 : 0);
};

/** New tables take the place of old ones of the same kind. */
const merge = (
  old: readonly CalibrationTable[],
  measured: readonly CalibrationTable[],
): readonly CalibrationTable[] => {
  const isNew = ({ edition, seats }: CalibrationTable): boolean =>
    measured.some((other) => other.edition === edition && other.seats === seats);
  return [...old.filter((table) => !isNew(table)), ...measured].toSorted(
    (one, other) => placeOf(one) - placeOf(other) || one.seats - other.seats,
  );
};

/** Writes the figures of every round into a folder, and the worst ones into the page of the ladder. */
export const writeCalibration = (folder: string, measured: readonly CalibrationTable[]): void => {
  const figures = join(folder, 'calibration.json');
  const page = join(folder, 'ladder.md');
  const tables = merge(readFigures(figures), measured);
  const text = existsSync(page) ? readFileSync(page, 'utf8') : `# Calibration\n\n${BEGIN}\n${END}\n`;
  const replaced = replaceBetween(text, BEGIN, END, calibrationText(tables));
  mkdirSync(folder, { recursive: true });
  writeFileSync(figures, `${JSON.stringify({ tables }, undefined, 2)}\n`);
  writeFileSync(page, replaced);
};
