import { savedFiles } from '@coalbrook/record';
import type { Sheet } from '@coalbrook/wire';

/** The format tag of a saved game. */
export const SAVED = savedFiles.game;

/** The review of a seat in a file. Whoever shows it checks whether the rest can be read. */
export interface SavedReview {
  readonly seat: number;
}

/** A game as the text of a file. The record is embedded as it would stand alone. */
export const makeSavedText = (
  { sitters, seed, isTakenBack }: Pick<Sheet, 'sitters' | 'seed' | 'isTakenBack'>,
  record: string,
  reviews: readonly unknown[] = [],
): string => {
  const more = reviews.length > 0 ? { reviews } : {};
  const head = JSON.stringify({ file: SAVED, version: 1, seed, sitters, isTakenBack, ...more }).slice(0, -1);
  return `${head},"record":${record.trimEnd()}}\n`;
};
