import type { Sheet } from '@coalbrook/wire';

/** The format tag of a saved game. */
export const SAVED = 'coalbrook-game';

/** A game as the text of a file. The record is embedded as it would stand alone. */
export const makeSavedText = (
  { sitters, seed, isTakenBack }: Pick<Sheet, 'sitters' | 'seed' | 'isTakenBack'>,
  record: string,
): string => {
  const head = JSON.stringify({ file: SAVED, version: 1, seed, sitters, isTakenBack }).slice(0, -1);
  return `${head},"record":${record.trimEnd()}}\n`;
};
