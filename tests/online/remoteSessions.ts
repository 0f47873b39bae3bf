/** Sessions of the page in Node, at tables of a real server. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Seat, Wish } from '@coalbrook/rules';
import { SqliteDatabase, startServer } from '@coalbrook/server';
import type { Sitter } from '@coalbrook/wire';
import { ONLINE_PROTOCOL } from '@coalbrook/wire/online';
import type { OnlineTable, OpenedTable } from '@coalbrook/wire/online';
import { vi } from 'vitest';
import { WebSocket } from 'ws';

import { LiveConnection } from '../../apps/web/src/session/online/liveConnection.ts';
import type { Socket } from '../../apps/web/src/session/online/liveConnection.ts';
import { OnlineGame } from '../../apps/web/src/session/online/onlineGame.ts';
import type { OnlineState } from '../../apps/web/src/session/online/onlineGame.ts';
import type { KeptViewer, TableKeeper } from '../../apps/web/src/session/online/tableKeeper.ts';
import type { Session } from '../../apps/web/src/session/session.ts';

export type RunningServer = Awaited<ReturnType<typeof startServer>>;

/** A server in a folder of its own, which ends with the test. */
export const serve = async (onEnd: (end: () => Promise<void> | void) => void): Promise<RunningServer> => {
  const folder = mkdtempSync(join(tmpdir(), 'coalbrook-'));
  const server = await startServer({
    database: new SqliteDatabase(join(folder, 'games.db')),
    host: '127.0.0.1',
    port: 0,
    botFloor: 0,
    log: () => undefined,
  });
  onEnd(async () => {
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  });
  return server;
};

/** The storage of a browser, until the globals are restored. */
export const stubStorage = (): void => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key),
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
};

const nonce = 'a number of my own';

/** Tests may replace the global one by that of a device. */
const { fetch: realFetch } = globalThis;

/** A network that a test can spoil. */
export class Network {
  /** Nothing gets through, and new connections fail. */
  #isCut = false;
  readonly #sockets = new Set<WebSocket>();
  /** Looks at what passes: the text that arrives instead, or nothing. */
  onSent: (text: string) => string | undefined = (text) => text;
  onReceived: (text: string) => string | undefined = (text) => text;

  cut(): void {
    this.#isCut = true;
    this.hangUp();
  }

  mend(): void {
    this.#isCut = false;
  }

  /** Ends the connections of the moment. */
  hangUp(): void {
    for (const socket of this.#sockets) socket.terminate();
  }

  open(address: string, options: object): Socket {
    const inner = new WebSocket(this.#isCut ? 'ws://127.0.0.1:1' : address, ONLINE_PROTOCOL, options);
    this.#sockets.add(inner);
    const outer: Socket = {
      send: (text) => {
        const sent = this.onSent(text);
        if (sent !== undefined && inner.readyState === inner.OPEN) inner.send(sent);
      },
      close: () => inner.terminate(),
    };
    inner.on('error', () => undefined);
    inner.on('open', () => outer.onopen?.());
    inner.on('message', (data: Buffer) => {
      const text = this.onReceived(data.toString('utf8'));
      if (text !== undefined) outer.onmessage?.({ data: text });
    });
    inner.on('close', () => {
      this.#sockets.delete(inner);
      outer.onclose?.();
    });
    return outer;
  }
}

/** Keeps tables in memory, like a browser in its database. */
export class MemoryKeeper implements TableKeeper {
  readonly #tables = new Map<string, OnlineTable>();
  readonly #viewers = new Map<string, Map<Seat, KeptViewer>>();

  read(game: string): Promise<unknown> {
    const table = this.#tables.get(game);
    const viewers = [...(this.#viewers.get(game)?.values() ?? [])];
    return Promise.resolve(table && (structuredClone({ table, viewers }) as unknown));
  }

  keepTable(table: OnlineTable): Promise<void> {
    this.#tables.set(table.game, table);
    return Promise.resolve();
  }

  keepSteps(game: string, { viewer, actor, steps }: KeptViewer, from: number, isNew: boolean): Promise<void> {
    const viewers = this.#viewers.get(game) ?? new Map<Seat, KeptViewer>();
    const before = isNew ? [] : (viewers.get(viewer)?.steps ?? []);
    const after = before.slice();
    steps.forEach((step, index) => (after[from + index] = step));
    viewers.delete(viewer);
    this.#viewers.set(game, viewers.set(viewer, { viewer, actor, steps: after }));
    return Promise.resolve();
  }

  forget(game: string): Promise<void> {
    this.#tables.delete(game);
    this.#viewers.delete(game);
    return Promise.resolve();
  }
}

/** A device: one cookie and as many connections as it likes. */
export class Device {
  readonly network = new Network();
  readonly keeper = new MemoryKeeper();
  readonly #origin: string;
  #cookie = '';

  constructor({ port }: RunningServer) {
    this.#origin = `http://127.0.0.1:${port}`;
  }

  /** Like `fetch` in a browser on this device, with its origin and cookie. */
  readonly fetch = async (address: URL | string, init: RequestInit = {}): Promise<Response> => {
    const headers = { ...(init.headers as object), origin: this.#origin, cookie: this.#cookie };
    const response = await realFetch(address, { ...init, headers });
    this.#cookie = response.headers.get('set-cookie')?.split(';')[0] ?? this.#cookie;
    return response;
  };

  /** The address of the page. */
  get href(): string {
    return `${this.#origin}/`;
  }

  async post<Value>(path: string, body: object): Promise<Value> {
    const response = await this.fetch(`${this.#origin}/api/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
    return (await response.json()) as Value;
  }

  open(edition: string, wish: Wish, sitters: readonly Sitter[], mine: readonly number[]): Promise<OpenedTable> {
    return this.post('tables', { edition, wish, sitters, mine, nonce, seed: '' });
  }

  async sit(game: string, token: string, seat: number, name: string): Promise<void> {
    await this.post('sit', { game, token, seat, name, nonce });
  }

  connect(): LiveConnection {
    const address = `${this.#origin.replace('http', 'ws')}/api/live`;
    return new LiveConnection(() =>
      this.network.open(address, { headers: { cookie: this.#cookie }, origin: this.#origin }),
    );
  }

  async #isStranger(): Promise<boolean> {
    const answer = await this.fetch(`${this.#origin}/api/mine`).catch(() => undefined);
    if (!answer?.ok) return false;
    const { tables } = (await answer.json()) as { readonly tables: readonly unknown[] };
    return tables.length === 0;
  }

  play(game: string): OnlineGame {
    return new OnlineGame(game, this.keeper, this.connect(), () => this.#isStranger());
  }
}

/** Waits until a table is in a state. */
export const untilState = async (game: OnlineGame, holds: (state: OnlineState) => boolean): Promise<OnlineState> => {
  while (!holds(game.state)) {
    await new Promise<void>((resolve) => {
      const stop = game.subscribe(() => {
        stop();
        resolve();
      });
    });
  }
  return game.state;
};

/** Waits until a session's snapshot is in a state. */
export const untilSnapshot = async (session: Session, holds: (session: Session) => boolean): Promise<void> => {
  while (!holds(session)) {
    await new Promise<void>((resolve) => {
      const stop = session.subscribe(() => {
        stop();
        resolve();
      });
    });
  }
};
