/**
 * The public tables as a node tells them. They are read once for everybody who looks at the list, and then only those
 * about which something has changed; nothing is read while nobody looks. What has changed goes to all of them as one text.
 */

import type { Clock } from '@coalbrook/host';
import type { LobbyNews, PublicTable } from '@coalbrook/wire/online';

import type { Queries, Transaction } from '../../ground/database/database.ts';
import type { Log } from '../../ground/log.ts';
import { LISTED } from '../games/gameStore.ts';
import type { NewTurn } from '../listeners.ts';
import { findPublicTables, MOST_LISTED, readPublicTables } from './publicTables.ts';

/** Milliseconds after a change until it is told, with what comes meanwhile; and at least from one telling to the next. */
const SOON = 50;
const PAUSE = 300;

/**
 * So many are told at once, and so many milliseconds pass until others are: evenly, so that nobody who plays waits until
 * thousands have heard. 5,000 hear something every two seconds.
 */
const TOLD_AT_ONCE = 25;
const BREATH = 10;

/** If more tables than this have changed, all are read. */
const MOST_TOUCHED = 200;

/** Somebody who looks at the list. */
export interface ListReader {
  hear(text: string): void;
}

interface PublicListEnvironment {
  readonly queries: Queries;
  readonly clock: Clock;
  readonly now: () => number;
  readonly log: Log;
  /** Adds who is there. */
  readonly withPresence: (table: PublicTable) => PublicTable;
}

interface Listed {
  readonly table: PublicTable;
  readonly text: string;
}

const newsText = (isWhole: boolean, tables: readonly string[], gone: readonly string[]): string => {
  const head: Pick<LobbyNews, 'news' | 'isWhole'> = { news: 'lobby', isWhole };
  return `${JSON.stringify(head).slice(0, -1)},"tables":[${tables.join(',')}],"gone":${JSON.stringify(gone)}}`;
};

export class PublicList {
  readonly #around: PublicListEnvironment;
  readonly #readers = new Set<ListReader>();
  /** What is known; undefined while nobody looks. */
  #tables: Map<string, Listed> | undefined;
  /** The whole list as it was told last. */
  #whole: string | undefined;
  #opening: Promise<void> | undefined;
  readonly #touched = new Set<string>();
  #isStale = false;
  #isBusy = false;
  #stopWaiting: (() => void) | undefined;
  /** When the last telling began. */
  #toldAt = -Infinity;
  /** Games whose last turn is being written. */
  readonly #ending = new Set<string>();

  constructor(around: PublicListEnvironment) {
    this.#around = around;
  }

  /** How many people look at the list. */
  get count(): number {
    return this.#readers.size;
  }

  /** All public tables as they are now. */
  async read(): Promise<readonly PublicTable[]> {
    if (this.#tables && this.#touched.size === 0 && !this.#isStale)
      return Array.from(this.#tables.values(), ({ table }) => table);
    return (await readPublicTables(this.#around.queries)).map(this.#around.withPresence);
  }

  /** Makes the list ready for a reader. */
  open(): Promise<void> {
    if (this.#tables) return Promise.resolve();
    this.#opening ??= this.#open().finally(() => (this.#opening = undefined));
    return this.#opening;
  }

  /** Tells somebody the list, and from now on what changes. It must have been opened. */
  add(reader: ListReader): void {
    this.#readers.add(reader);
    if (!this.#tables) {
      // The last of the others has gone meanwhile.
      this.#tables = new Map();
      this.touch();
    }
    this.#whole ??= newsText(
      true,
      Array.from(this.#tables.values(), ({ text }) => text),
      [],
    );
    reader.hear(this.#whole);
  }

  remove(reader: ListReader): void {
    this.#readers.delete(reader);
    if (this.#readers.size > 0) return;
    this.#stopWaiting?.();
    this.#stopWaiting = undefined;
    this.#tables = undefined;
    this.#whole = undefined;
    this.#touched.clear();
  }

  /** Something has changed about tables that may be public; about any of them if it is not said which. */
  touch(games?: readonly string[]): void {
    if (!this.#tables && !this.#opening) return;
    if (!games) this.#isStale = true;
    for (const game of games ?? []) this.#touched.add(game);
    this.#schedule();
  }

  /** Somebody came to a table or went, which only matters if it is listed. */
  stir(game: string): void {
    if (this.#tables?.has(game)) this.touch([game]);
  }

  /** Turns are being written: notes games that end, and tells the other nodes. */
  async written(queries: Transaction, turns: readonly NewTurn[]): Promise<void> {
    const over = turns.filter(({ status }) => status === 'over').map(({ game }) => game);
    if (over.length === 0) return;
    for (const game of over) this.#ending.add(game);
    await queries.announce(LISTED, over);
  }

  /** Turns are on disk. */
  played(games: Iterable<string>): void {
    if (this.#ending.size === 0) return;
    for (const game of games) if (this.#ending.delete(game)) this.touch([game]);
  }

  async #open(): Promise<void> {
    const tables = await readPublicTables(this.#around.queries);
    this.#tables = new Map(tables.map((table) => [table.game, this.#listed(table)]));
    this.#whole = undefined;
    if (this.#touched.size > 0) this.#schedule();
  }

  #listed(table: PublicTable): Listed {
    const shown = this.#around.withPresence(table);
    return { table: shown, text: JSON.stringify(shown) };
  }

  #schedule(): void {
    if (this.#isBusy || this.#stopWaiting || !this.#tables) return;
    const wait = Math.max(SOON, Math.min(PAUSE, this.#toldAt + PAUSE - this.#around.now()));
    this.#stopWaiting = this.#around.clock.after(wait, () => {
      this.#stopWaiting = undefined;
      void this.#renew();
    });
  }

  /** Reads what has changed and tells it. */
  async #renew(): Promise<void> {
    this.#isBusy = true;
    this.#toldAt = this.#around.now();
    const games = [...this.#touched];
    const isWhole = this.#isStale || games.length > MOST_TOUCHED;
    this.#touched.clear();
    this.#isStale = false;
    try {
      const { queries } = this.#around;
      const found = isWhole ? await readPublicTables(queries) : await findPublicTables(queries, games);
      await this.#tell(this.#take(found, isWhole ? undefined : games));
    } catch (error) {
      this.#around.log('warn', 'the list of public tables could not be read', { error: String(error) });
      for (const game of games) this.#touched.add(game);
      this.#isStale = isWhole;
    }
    this.#isBusy = false;
    if (this.#touched.size > 0 || this.#isStale) this.#schedule();
  }

  /** Notes what was read of some tables, or of all. Returns what is news, as text; undefined if nothing is. */
  #take(found: readonly PublicTable[], games: readonly string[] | undefined): string | undefined {
    const tables = this.#tables;
    if (!tables) return undefined;
    const [changed, here]: [string[], Set<string>] = [[], new Set(found.map(({ game }) => game))];
    for (const table of found) {
      const listed = this.#listed(table);
      if (tables.get(table.game)?.text === listed.text) continue;
      tables.set(table.game, listed);
      changed.push(listed.text);
    }
    const gone = (games ?? [...tables.keys()]).filter((game) => !here.has(game) && tables.has(game));
    // Where there are more than are listed, the next one takes the place of one that is gone.
    this.#isStale ||= games !== undefined && gone.length > 0 && tables.size >= MOST_LISTED;
    this.#isStale ||= tables.size > 2 * MOST_LISTED;
    for (const game of gone) tables.delete(game);
    if (changed.length === 0 && gone.length === 0) return undefined;
    this.#whole = undefined;
    return newsText(false, changed, gone);
  }

  async #tell(text: string | undefined): Promise<void> {
    if (text === undefined) return;
    const readers = [...this.#readers];
    for (let at = 0; at < readers.length; at += TOLD_AT_ONCE) {
      if (at > 0) await this.#breathe();
      for (const reader of readers.slice(at, at + TOLD_AT_ONCE)) if (this.#readers.has(reader)) reader.hear(text);
    }
  }

  #breathe(): Promise<void> {
    return new Promise((resolve) => void this.#around.clock.after(BREATH, resolve));
  }
}
