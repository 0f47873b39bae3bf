import type { Ledger } from '@coalbrook/host';

import { openDatabase } from './database.ts';
import { readDraft, readEntries } from './readStores.ts';

/** The keys of all entries of a game. */
export const entriesOf = (game: string): IDBKeyRange => IDBKeyRange.bound([game, 0], [game, Infinity]);

const isTaken = (error: unknown): boolean => error instanceof DOMException && error.name === 'ConstraintError';

/** Entries and drafts in IndexedDB. Every write is atomic. */
export const storedLedger: Ledger = {
  async read(game) {
    const database = await openDatabase();
    const work = database.transaction(['entries', 'drafts']);
    const [kept, draft] = await Promise.all([
      work.objectStore('entries').getAll(entriesOf(game)),
      work.objectStore('drafts').get(game),
    ]);
    const entries = readEntries(kept);
    // Opening a game has already checked that it can be read.
    if (!entries.ok) throw new Error(`${entries.fault.at} cannot be read`);
    return { entries: entries.value, draft: readDraft(draft, kept.length) };
  },

  async append(game, seq, entries) {
    const database = await openDatabase();
    const work = database.transaction(['sheets', 'entries', 'drafts'], 'readwrite', { durability: 'strict' });
    const sheets = work.objectStore('sheets');
    const kept = work.objectStore('entries');
    const [sheet, count] = await Promise.all([sheets.getKey(game), kept.count(entriesOf(game))]);
    if (sheet === undefined || count !== seq) return false;
    try {
      const writes = entries.map(async (entry) => kept.add({ game, ...entry }));
      await Promise.all([...writes, work.objectStore('drafts').delete(game), work.done]);
      return true;
    } catch (error) {
      if (isTaken(error)) return false;
      throw error;
    }
  },

  async claim(game, writer) {
    const database = await openDatabase();
    const work = database.transaction(['sheets', 'writers'], 'readwrite');
    const sheet = await work.objectStore('sheets').getKey(game);
    if (sheet !== undefined) await work.objectStore('writers').put({ game, writer });
    await work.done;
  },

  async keepDraft(game, seq, draft, writer) {
    const database = await openDatabase();
    const work = database.transaction(['sheets', 'entries', 'drafts', 'writers'], 'readwrite');
    const [sheet, count, claim] = await Promise.all([
      work.objectStore('sheets').getKey(game),
      work.objectStore('entries').count(entriesOf(game)),
      work.objectStore('writers').get(game),
    ]);
    if (sheet === undefined || count !== seq || claim?.writer !== writer) return false;
    await Promise.all([work.objectStore('drafts').put({ game, seq, actions: [...draft] }), work.done]);
    return true;
  },
};
