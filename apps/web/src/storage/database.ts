/** The database of the page. */

import type { Entry } from '@coalbrook/record';
import type { Sheet, GameSummary } from '@coalbrook/wire';
import { openDB } from 'idb';
import type { DBSchema, IDBPDatabase } from 'idb';

export interface KeptEntry extends Entry {
  readonly game: string;
}

/** An unfinished turn and the number of entries before it. */
export interface KeptDraft {
  readonly game: string;
  readonly seq: number;
  readonly actions: readonly string[];
}

/** The tab that may store drafts of a game. */
export interface KeptWriter {
  readonly game: string;
  readonly writer: string;
}

/** What the start page shows of a game, apart from its sheet. */
export interface KeptSummary extends Omit<GameSummary, 'sheet'> {
  readonly game: string;
}

export interface Schema extends DBSchema {
  sheets: { key: string; value: Sheet };
  /** The key is the lock: a second writer of the same number fails. */
  entries: { key: [string, number]; value: KeptEntry };
  drafts: { key: string; value: KeptDraft };
  spines: { key: string; value: KeptSummary };
  writers: { key: string; value: KeptWriter };
}

export type Database = IDBPDatabase<Schema>;

const NAME = 'coalbrook';
/** Increase it whenever a store is added or changed; `upgrade` must handle every older version. */
const VERSION = 2;

const open = (): Promise<Database> =>
  openDB<Schema>(NAME, VERSION, {
    upgrade(database, from) {
      if (from < 1) {
        database.createObjectStore('sheets', { keyPath: 'id' });
        database.createObjectStore('entries', { keyPath: ['game', 'seq'] });
        database.createObjectStore('drafts', { keyPath: 'game' });
        database.createObjectStore('spines', { keyPath: 'game' });
      }
      if (from < 2) database.createObjectStore('writers', { keyPath: 'game' });
    },
    // A newer page wants to upgrade: close, and open again on the next call.
    blocking(_current, _blocked, event) {
      (event.target as IDBDatabase).close();
      opened = undefined;
    },
    terminated() {
      opened = undefined;
    },
  });

let opened: Promise<Database> | undefined;

export const openDatabase = (): Promise<Database> => {
  opened ??= open();
  opened.catch(() => (opened = undefined));
  return opened;
};
