import type { OnlineNews, OnlineTable } from '@coalbrook/wire/online';

import { reportFailure } from '../failures.ts';
import type { Session } from '../session.ts';
import { LiveConnection } from './liveConnection.ts';
import type { NetworkState } from './liveConnection.ts';
import { isStranger } from './onlineApi.ts';
import { OnlineSession } from './onlineSession.ts';
import { ServerTable } from './serverTable.ts';
import { noKeeper } from './tableKeeper.ts';

/** What the page knows about an online table before and while it is played. */
export interface OnlineState {
  /** As it was last seen, also when it has become absent while this device was there. */
  readonly table: OnlineTable | undefined;
  /** Undefined until the game begins. */
  readonly session: Session | undefined;
  /** There is no such table, or it is not for this device. */
  readonly isAbsent: boolean;
  readonly network: NetworkState;
}

/** News of a table; `joined` means that anything may have happened before. */
export type HeardNews = OnlineNews | 'joined';

/** An online table: people gather, and then play. */
export class OnlineGame {
  readonly #connection: LiveConnection;
  readonly #game: ServerTable;
  readonly #listeners = new Set<() => void>();
  readonly #hearers = new Set<(news: HeardNews) => void>();
  #state: OnlineState = { table: undefined, session: undefined, isAbsent: false, network: 'up' };
  #session: OnlineSession | undefined;
  #isEntered = false;
  #isOpening = false;
  #isClosed = false;
  /** The server has accepted a connection at least once. */
  #wasUp = false;
  readonly #onNetworkChange = (): void => this.#connection.hurry();

  constructor(id: string, keeper = noKeeper, connection = new LiveConnection(), isUnknown = isStranger) {
    this.#connection = connection;
    this.#game = new ServerTable(connection, id, keeper);
    this.#game.onTable((table) => {
      this.#change({ table });
      this.#session?.setTable(table);
      this.#openSession();
    });
    this.#game.onAbsent(() => this.#change({ isAbsent: true }));
    this.#game.onJoined(() => this.#tell('joined'));
    connection.hear((news) => {
      if (news.game === id) this.#tell(news);
    });
    connection.onChange(() => {
      if (connection.state !== this.#state.network) this.#change({ network: connection.state });
      this.#wasUp ||= connection.isUp;
      if (!this.#wasUp) void this.#checkStranger(isUnknown);
    });
    globalThis.addEventListener?.('online', this.#onNetworkChange);
    globalThis.addEventListener?.('pageshow', this.#onNetworkChange);
    globalThis.addEventListener?.('offline', this.#onNetworkChange);
    this.#enter().catch((error: unknown) => {
      if (!this.#isClosed && !this.#state.isAbsent) reportFailure(error);
    });
  }

  get state(): OnlineState {
    return this.#state;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Hears everything that the server says about the table, besides what the state shows. */
  hear(hearer: (news: HeardNews) => void): () => void {
    this.#hearers.add(hearer);
    return () => this.#hearers.delete(hearer);
  }

  close(): void {
    this.#isClosed = true;
    this.#hearers.clear();
    globalThis.removeEventListener?.('online', this.#onNetworkChange);
    globalThis.removeEventListener?.('pageshow', this.#onNetworkChange);
    globalThis.removeEventListener?.('offline', this.#onNetworkChange);
    this.#listeners.clear();
    this.#state.session?.close();
    this.#connection.close();
  }

  async #enter(): Promise<void> {
    await this.#game.restore();
    this.#isEntered = this.#game.isBegun;
    this.#openSession();
    const isThere = await this.#game.enter();
    this.#isEntered = true;
    // What was kept of it may be long past.
    this.#change(isThere ? { isAbsent: false } : { isAbsent: true, table: undefined });
    this.#openSession();
    // Whoever only looks on is not likely to want the past without a network.
    if ((this.#game.table?.held.length ?? 0) > 0) await this.#game.fetchPast().catch(() => undefined);
  }

  /** The server accepts no connection of somebody it does not know, which looks like a lost one: asks it directly. */
  async #checkStranger(isUnknown: () => Promise<boolean>): Promise<void> {
    if (!(await isUnknown()) || this.#wasUp || this.#isClosed) return;
    this.#change({ isAbsent: true });
    this.#connection.close();
  }

  #openSession(): void {
    const { table, session } = this.#state;
    if (!table || !this.#isEntered || !this.#game.isBegun || session || this.#isOpening) return;
    this.#isOpening = true;
    OnlineSession.open(this.#game, table)
      .then((opened) => {
        if (this.#isClosed) {
          opened.close();
          return;
        }
        this.#session = opened;
        opened.setTable(this.#state.table ?? table);
        this.#change({ session: opened });
      }, reportFailure)
      .finally(() => (this.#isOpening = false));
  }

  #tell(news: HeardNews): void {
    for (const hear of this.#hearers) hear(news);
  }

  #change(change: Partial<OnlineState>): void {
    if (this.#isClosed) return;
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }
}
