import { Person } from '../testing/client.ts';
import { newTable } from '../testing/fixtures.ts';
import { LoadSocket } from './loadSocket.ts';
import type { PreparedGame } from './preparedGames.ts';

/** More than any game has: somebody who joins so late gets no history. */
const NO_HISTORY = 1_000_000;

/** Somebody at a table. */
interface Place {
  readonly cookie: string;
  readonly viewer: number;
}

const join = async (port: number, game: string, { cookie, viewer }: Place): Promise<LoadSocket> => {
  const socket = await LoadSocket.connect(`http://127.0.0.1:${port}`, cookie);
  const joined = await socket.ask('join', game, viewer, NO_HISTORY);
  if (!(joined as { look?: unknown }).look) throw new Error(`cannot join: ${JSON.stringify(joined)}`);
  return socket;
};

/** How a turn went, in milliseconds after it was sent. */
export interface SentTurn {
  readonly answered: number;
  /** When the last of those who follow the game heard of it; undefined if it was refused. */
  readonly seen: number | undefined;
}

/** A table, everybody at it, and the turns they will play. */
export class LoadGame {
  readonly #prepared: PreparedGame;
  readonly #places: readonly Place[];
  readonly #sockets: readonly LoadSocket[];
  readonly #id: string;
  #next: number;
  #unseen = 0;
  #onSeen: () => void = () => undefined;
  isBusy = false;

  private constructor(
    id: string,
    prepared: PreparedGame,
    next: number,
    places: readonly Place[],
    sockets: readonly LoadSocket[],
  ) {
    this.#id = id;
    this.#places = places;
    this.#prepared = prepared;
    this.#next = next;
    this.#sockets = sockets;
    for (const socket of sockets) socket.onSteps = () => this.#see();
  }

  /** Opens a table that has come up to a turn, and lets everybody join. */
  static async open(
    port: number,
    edition: string,
    seats: number,
    watchers: number,
    prepared: PreparedGame,
    from: number,
  ): Promise<LoadGame> {
    const people = Array.from({ length: seats + watchers }, () => new Person(port));
    const table = newTable(edition, 'p'.repeat(seats));
    const opened = await people[0].open({ ...table, mine: [0], record: prepared.recordBefore(from) });
    const { game, invite, watch } = opened;
    for (const [at, person] of people.entries()) {
      if (at >= seats) await person.post('/api/watch', { game, token: watch });
      else if (at > 0) await person.sit(game, invite, at, `Person ${at}`);
    }
    const places = people.map(({ cookie }, at): Place => ({ cookie, viewer: at < seats ? at : -1 }));
    const sockets: LoadSocket[] = [];
    for (const place of places) sockets.push(await join(port, game, place));
    return new LoadGame(game, prepared, from, places, sockets);
  }

  /** Everybody comes back after the server was started again. Returns the milliseconds that each took. */
  async rejoin(port: number): Promise<readonly number[]> {
    for (const socket of this.#sockets) socket.close();
    return Promise.all(
      this.#places.map(async (place) => {
        const start = performance.now();
        await join(port, this.#id, place);
        return performance.now() - start;
      }),
    );
  }

  get isReady(): boolean {
    return !this.isBusy && this.#next < this.#prepared.turns.length;
  }

  /** Sends the next turn. The game is busy until everybody has seen it. */
  async play(): Promise<SentTurn> {
    this.isBusy = true;
    this.#unseen = this.#sockets.length;
    const { seat, seq, draft } = this.#prepared.turns[this.#next++];
    const sent = performance.now();
    const seen = new Promise<void>((resolve) => (this.#onSeen = resolve));
    const denial = await this.#sockets[seat].ask('commit', this.#id, seat, seq, draft);
    const answered = performance.now() - sent;
    if (denial !== undefined) return { answered, seen: undefined };
    await seen;
    this.isBusy = false;
    return { answered, seen: performance.now() - sent };
  }

  #see(): void {
    this.#unseen--;
    if (this.#unseen === 0) this.#onSeen();
  }
}
