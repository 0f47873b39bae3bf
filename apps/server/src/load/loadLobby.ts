import type { LobbyNews } from '@coalbrook/wire/online';

import { Person } from '../testing/client.ts';
import { newTable } from '../testing/fixtures.ts';
import { LoadSocket } from './loadSocket.ts';

/** A table at which somebody sits down and stands up again. */
interface WaitingTable {
  readonly game: string;
  readonly guest: Person;
  isSeated: boolean;
}

const NAME = 'Guest';

/** People who look at the list of public tables, and tables at which others come and go meanwhile. */
export class LoadLobby {
  readonly #edition: string;
  readonly #cookies: readonly string[];
  #port: number;
  #sockets: LoadSocket[] = [];
  #tables: readonly WaitingTable[] = [];
  #next = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #lastText = '';
  #lastKeys: readonly string[] = [];
  #changes: Promise<unknown> = Promise.resolve();
  /** When each change was made that not everybody has heard of, by what they hear. */
  readonly #made = new Map<string, { readonly at: number; unheard: number }>();
  /** Milliseconds from a change until the last of them had heard of it. */
  readonly heard: number[] = [];

  constructor(port: number, edition: string, readers: number) {
    this.#port = port;
    this.#edition = edition;
    this.#cookies = Array.from({ length: readers }, () => Person.known(port).cookie);
  }

  get readers(): number {
    return this.#cookies.length;
  }

  /** Opens public tables of three, each with one seat for the guest and one that stays free. */
  async open(count: number): Promise<void> {
    const host = Person.known(this.#port);
    const tables: WaitingTable[] = [];
    for (let table = 0; table < count; table++) {
      const { game } = await host.open({ ...newTable(this.#edition, 'ppp'), mine: [0], isPublic: true });
      tables.push({ game, guest: Person.known(this.#port), isSeated: false });
    }
    this.#tables = tables;
  }

  /** Somebody comes to look at the list. */
  async come(reader: number): Promise<void> {
    const socket = await LoadSocket.connect(`http://127.0.0.1:${this.#port}`, this.#cookies[reader]);
    this.#sockets.push(socket);
    await socket.ask('lobby', true);
    socket.onLobby = (text) => this.#hear(text);
  }

  /** After a restart: nobody is here until they come again. */
  turnTo(port: number): void {
    for (const socket of this.#sockets) socket.close();
    this.#sockets = [];
    this.#port = port;
  }

  /** Somebody sits down or stands up so many times a second, until `rest`. */
  stir(perSecond: number): void {
    if (perSecond <= 0 || this.#tables.length === 0 || this.readers === 0) return;
    this.#timer = setInterval(() => {
      this.#changes = this.#changes.then(() => this.#change());
    }, 1000 / perSecond);
  }

  async rest(): Promise<void> {
    clearInterval(this.#timer);
    await this.#changes;
  }

  async #change(): Promise<void> {
    const table = this.#tables[this.#next++ % this.#tables.length];
    const { game, guest, isSeated } = table;
    table.isSeated = !isSeated;
    this.#made.set(`${game} ${String(!isSeated)}`, { at: performance.now(), unheard: this.#sockets.length });
    if (isSeated) await guest.post('/api/stand', { game });
    else await guest.sit(game, '', 1, NAME);
  }

  #hear(text: string): void {
    // Everybody hears the same, one after the other.
    if (text !== this.#lastText) {
      const { tables } = JSON.parse(text) as LobbyNews;
      this.#lastText = text;
      this.#lastKeys = tables.map(({ game, seats }) => `${game} ${String(seats[1].name === NAME)}`);
    }
    for (const key of this.#lastKeys) {
      const made = this.#made.get(key);
      if (!made || --made.unheard > 0) continue;
      this.#made.delete(key);
      this.heard.push(performance.now() - made.at);
    }
  }
}
