/** The database of the page. */

import type { Entry } from '@coalbrook/record';
import type { Sheet, GameSummary } from '@coalbrook/wire';
import type { OnlineTable } from '@coalbrook/wire/online';
import { openDB } from 'idb';
import type { DBSchema, IDBPDatabase } from 'idb';

import type { KeptStep, KeptViewer } from '../session/online/tableKeeper.ts';

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

/** An online table as it was last seen. */
export interface KeptOnlineTable {
  readonly game: string;
  readonly table: OnlineTable;
}

/** When a viewer of an online table last looked, and whose turn it was. */
export interface KeptOnlineViewer extends Omit<KeptViewer, 'steps'> {
  readonly game: string;
  readonly looked: number;
}

/** A step of an online table as a viewer saw it. */
export interface KeptOnlineStep extends KeptStep {
  readonly game: string;
  readonly viewer: number;
  readonly at: number;
}

/** A review of a seat, as it was written. */
export interface KeptReview {
  readonly game: string;
  readonly seat: number;
  readonly notes: unknown;
}

export interface Schema extends DBSchema {
  sheets: { key: string; value: Sheet };
  /** The key is the lock: a second writer of the same number fails. */
  entries: { key: [string, number]; value: KeptEntry };
  drafts: { key: string; value: KeptDraft };
  spines: { key: string; value: KeptSummary };
  writers: { key: string; value: KeptWriter };
  reviews: { key: [string, number]; value: KeptReview };
  onlineTables: { key: string; value: KeptOnlineTable };
  onlineViewers: { key: [string, number]; value: KeptOnlineViewer };
  onlineSteps: { key: [string, number, number]; value: KeptOnlineStep };
}

export type Database = IDBPDatabase<Schema>;

const NAME = 'coalbrook';
/** Increase it whenever a store is added or changed; `upgrade` must handle every older version. */
const VERSION = 4;

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
      if (from < 3) {
        database.createObjectStore('onlineTables', { keyPath: 'game' });
        database.createObjectStore('onlineViewers', { keyPath: ['game', 'viewer'] });
        database.createObjectStore('onlineSteps', { keyPath: ['game', 'viewer', 'at'] });
      }
      if (from < 4) database.createObjectStore('reviews', { keyPath: ['game', 'seat'] });
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
