import type { ReviewNotes } from '@coalbrook/coach';

import { openDatabase } from './database.ts';

/** All seats of a game. */
export const reviewsOf = (game: string): IDBKeyRange => IDBKeyRange.bound([game], [game, []]);

/** Keeps the review of a seat instead of the one before, if its game still exists. */
export const keepReview = async (game: string, notes: ReviewNotes): Promise<void> => {
  const database = await openDatabase();
  const work = database.transaction(['sheets', 'reviews'], 'readwrite');
  const isKept = (await work.objectStore('sheets').getKey(game)) !== undefined;
  if (isKept) await work.objectStore('reviews').put({ game, seat: notes.seat, notes });
  await work.done;
};
