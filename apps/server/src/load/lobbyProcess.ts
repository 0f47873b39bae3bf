import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/**
 * `open` is where the server listens, `tables` how many there are; people `come` to a port, others `stir` the tables so
 * many times a second until they `rest`. What was heard before `forget` does not count.
 */
export interface LobbyCall {
  readonly call: 'open' | 'tables' | 'come' | 'stir' | 'forget' | 'rest';
  readonly given: number;
}

/** People who look at the list of public tables, in a process of their own. */
export class LobbyProcess {
  readonly #child: ChildProcess;
  readonly readers: number;

  constructor(edition: string, readers: number) {
    this.readers = readers;
    this.#child = fork(new URL('lobbyPeople.ts', import.meta.url), [edition, String(readers)]);
  }

  /** Returns the milliseconds from each change until the last of them had heard of it. */
  async ask(call: LobbyCall['call'], given = 0): Promise<readonly number[]> {
    const answered = once(this.#child, 'message');
    const ended = once(this.#child, 'exit').then(() => Promise.reject(new Error('the people in the lobby are gone')));
    this.#child.send({ call, given } satisfies LobbyCall);
    return ((await Promise.race([answered, ended])) as [readonly number[]])[0];
  }

  end(): void {
    if (this.#child.connected) this.#child.disconnect();
  }
}
