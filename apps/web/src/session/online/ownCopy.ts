/** The copy of a finished online game on the shelf of this device: made once, and found again. */

import type { Shelf } from '../shelf.ts';

const keyOf = (game: string): string => `coalbrook.copy.${game}`;

const readKept = (game: string): string | undefined => {
  try {
    return localStorage.getItem(keyOf(game)) ?? undefined;
  } catch {
    return undefined;
  }
};

const keep = (game: string, id: string): void => {
  try {
    localStorage.setItem(keyOf(game), id);
  } catch {
    // Without storage the next copy is another one.
  }
};

/** The id of the copy; undefined if it cannot be kept. */
export const ownCopy = async (shelf: Shelf, game: string, save: () => Promise<string>): Promise<string | undefined> => {
  const known = readKept(game);
  const { games } = await shelf.list();
  if (known !== undefined && games.some(({ sheet }) => sheet.id === known)) return known;
  const kept = await shelf.importGame(await save());
  if (!kept.ok) return undefined;
  keep(game, kept.value);
  return kept.value;
};
