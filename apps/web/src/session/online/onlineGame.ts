import { NOBODY } from '@coalbrook/rules';
import type { OnlineTable } from '@coalbrook/wire';

import { reportFailure } from '../failures.ts';
import type { Session } from '../session.ts';
import { LiveConnection } from './liveConnection.ts';
import { RemoteGame } from './remoteGame.ts';
import { RemoteSession } from './remoteSession.ts';

/** What the page knows about an online table before and while it is played. */
export interface OnlineState {
  readonly table: OnlineTable | undefined;
  /** Undefined until the game begins. */
  readonly session: Session | undefined;
  /** There is no such table, or it is not for this device. */
  readonly isAbsent: boolean;
  /** The server can be reached at the moment. */
  readonly isUp: boolean;
}

/** An online table: people gather, and then play. */
export class OnlineGame {
  readonly #connection: LiveConnection;
  readonly #game: RemoteGame;
  readonly #listeners = new Set<() => void>();
  #state: OnlineState = { table: undefined, session: undefined, isAbsent: false, isUp: true };
  #isOpening = false;
  #isClosed = false;
  readonly #onHope = (): void => this.#connection.hurry();

  constructor(id: string, connection = new LiveConnection()) {
    this.#connection = connection;
    this.#game = new RemoteGame(connection, id);
    this.#game.onTable((table) => {
      this.#change({ table });
      this.#openSession().catch(reportFailure);
    });
    connection.onChange((isUp) => this.#change({ isUp }));
    globalThis.addEventListener?.('online', this.#onHope);
    this.#game.join(NOBODY).then(
      (isThere) => this.#change({ isAbsent: !isThere }),
      (error: unknown) => {
        if (!this.#isClosed) reportFailure(error);
      },
    );
  }

  get state(): OnlineState {
    return this.#state;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  close(): void {
    this.#isClosed = true;
    globalThis.removeEventListener?.('online', this.#onHope);
    this.#listeners.clear();
    this.#state.session?.close();
    this.#connection.close();
  }

  async #openSession(): Promise<void> {
    const { table, session } = this.#state;
    if (!table || table.status === 'open' || session || this.#isOpening) return;
    this.#isOpening = true;
    try {
      const opened = await RemoteSession.open(this.#game, table, () => this.#save());
      if (this.#isClosed) opened.close();
      else this.#change({ session: opened });
    } finally {
      this.#isOpening = false;
    }
  }

  /** The record of a finished game. */
  async #save(): Promise<string> {
    const { table } = this.#state;
    const revealed = await this.#connection.ask('reveal', table?.game ?? '');
    if (!('record' in revealed)) throw new Error('the game is not over');
    return revealed.record;
  }

  #change(change: Partial<OnlineState>): void {
    if (this.#isClosed) return;
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }
}
