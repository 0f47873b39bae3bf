import type { OwnSearch } from '@coalbrook/wire/online';

import { Person } from '../testing/client.ts';

interface Told {
  readonly search?: OwnSearch;
}

/** People who search in pairs, are seated together, and say that they are ready. */
export class LoadMatches {
  readonly #port: number;
  readonly #edition: string;
  readonly #running = new Set<Promise<void>>();
  #timer: ReturnType<typeof setInterval> | undefined;
  /** Milliseconds from the second search of a pair until the first of them was told of the table. */
  readonly told: number[] = [];
  failed = 0;

  constructor(port: number, edition: string) {
    this.#port = port;
    this.#edition = edition;
  }

  /** So many pairs begin to search each minute, until `rest`. */
  begin(perMinute: number): void {
    if (perMinute <= 0) return;
    this.#timer = setInterval(() => {
      const played = this.#pair()
        .catch(() => void this.failed++)
        .finally(() => this.#running.delete(played));
      this.#running.add(played);
    }, 60_000 / perMinute);
  }

  async rest(): Promise<void> {
    clearInterval(this.#timer);
    await Promise.all(this.#running);
  }

  async #pair(): Promise<void> {
    const [first, second] = [Person.known(this.#port), Person.known(this.#port)];
    const begun = await this.#search(first, 'First');
    // Whoever searched before may have been seated with them already.
    const told = begun?.game === undefined ? this.#tableOf(first, begun?.version ?? '') : Promise.resolve(begun.game);
    const sent = performance.now();
    const seated = await this.#search(second, 'Second');
    const [game, other] = [await told, seated?.game ?? (await this.#tableOf(second, seated?.version ?? ''))];
    this.told.push(performance.now() - sent);
    await Promise.all([
      first.post('/api/ready', { game, isReady: true }),
      second.post('/api/ready', { game: other, isReady: true }),
    ]);
  }

  async #search(person: Person, name: string): Promise<OwnSearch | undefined> {
    const terms = { editions: [this.#edition], seats: [2], pace: 'live', isRated: false };
    return (await person.post<Told>('/api/search', { name, nonce: name, ...terms })).search;
  }

  async #tableOf(person: Person, seen: string): Promise<string> {
    let known = seen;
    for (;;) {
      const { search } = await person.post<Told>('/api/search/wait', { seen: known });
      if (search?.game !== undefined) return search.game;
      if (!search) throw new Error('a search has ended');
      known = search.version;
    }
  }
}
