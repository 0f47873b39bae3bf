import type { Entry } from '@coalbrook/record';
import type { Result } from '@coalbrook/rules';
import type { InputFault } from '@coalbrook/rules/input';
import type { GameSummary, Sheet, ShelfList } from '@coalbrook/wire';

import type { SavedReview } from '../session/savedText.ts';
import { openDatabase } from './database.ts';
import { entriesOf } from './ledger.ts';
import { readGame, readSheet, readStores } from './readStores.ts';
import type { RawGame } from './readStores.ts';
import { reviewsOf } from './reviews.ts';

/** The stored data of a game, unchecked; the sheet is undefined if there is none. */
export const rawGame = async (game: string): Promise<RawGame> => {
  const database = await openDatabase();
  const work = database.transaction(['sheets', 'entries', 'reviews']);
  const [sheet, entries, reviews] = await Promise.all([
    work.objectStore('sheets').get(game),
    work.objectStore('entries').getAll(entriesOf(game)),
    work.objectStore('reviews').getAll(reviewsOf(game)),
  ]);
  return { sheet, entries, reviews: reviews.map(({ notes }) => notes) };
};

/** The sheet of a readable game, or its fault; undefined if nothing is stored. */
export const findGame = async (game: string): Promise<Result<Sheet, InputFault> | undefined> => {
  const { sheet, entries } = await rawGame(game);
  return sheet === undefined ? undefined : readGame({ sheet, entries });
};

/** The sheet of a game, whatever its entries; undefined if it is not stored or unreadable. */
export const findSheet = async (game: string): Promise<Sheet | undefined> => {
  const database = await openDatabase();
  const sheet = readSheet(await database.get('sheets', game));
  return sheet.ok ? sheet.value : undefined;
};

/** Stores a new game in one transaction. */
export const keepGame = async (
  { sheet, ...summary }: GameSummary,
  entries: readonly Entry[],
  reviews: readonly SavedReview[],
): Promise<void> => {
  const { id: game } = sheet;
  const database = await openDatabase();
  const work = database.transaction(['sheets', 'entries', 'spines', 'reviews'], 'readwrite', { durability: 'strict' });
  const kept = work.objectStore('entries');
  const reviewed = work.objectStore('reviews');
  await Promise.all([
    work.objectStore('sheets').add(sheet),
    work.objectStore('spines').put({ game, ...summary }),
    ...entries.map(async (entry) => kept.add({ game, ...entry })),
    ...reviews.map(async (notes) => reviewed.put({ game, seat: notes.seat, notes })),
    work.done,
  ]);
};

/** Updates the sheet of a game; returns false if the game no longer exists. */
export const keepSheet = async (sheet: Sheet): Promise<boolean> => {
  const database = await openDatabase();
  const work = database.transaction('sheets', 'readwrite', { durability: 'strict' });
  const isKept = (await work.store.getKey(sheet.id)) !== undefined;
  if (isKept) await work.store.put(sheet);
  await work.done;
  return isKept;
};

/** Updates what the start page shows of a game, if it still exists. */
export const keepSummary = async ({ sheet, ...summary }: GameSummary): Promise<void> => {
  const { id: game } = sheet;
  const database = await openDatabase();
  const work = database.transaction(['sheets', 'spines'], 'readwrite');
  const isKept = (await work.objectStore('sheets').getKey(game)) !== undefined;
  if (isKept) await work.objectStore('spines').put({ game, ...summary });
  await work.done;
};

/** All games, without reading their entries. */
export const listGames = async (): Promise<ShelfList> => {
  const database = await openDatabase();
  const work = database.transaction(['sheets', 'drafts', 'spines']);
  const [sheets, drafts, spines] = await Promise.all([
    work.objectStore('sheets').getAll(),
    work.objectStore('drafts').getAll(),
    work.objectStore('spines').getAll(),
  ]);
  return readStores({ sheets, drafts, spines });
};

export const removeGame = async (game: string): Promise<void> => {
  const database = await openDatabase();
  const work = database.transaction(['sheets', 'entries', 'drafts', 'spines', 'writers', 'reviews'], 'readwrite');
  await Promise.all([
    work.objectStore('sheets').delete(game),
    work.objectStore('entries').delete(entriesOf(game)),
    work.objectStore('drafts').delete(game),
    work.objectStore('spines').delete(game),
    work.objectStore('writers').delete(game),
    work.objectStore('reviews').delete(reviewsOf(game)),
    work.done,
  ]);
};
