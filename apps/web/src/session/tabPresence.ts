/** Decides which tab a game is played in. One tab holds the browser's lock; another can steal it. */

/** The lock manager of the browser, or of a test. */
export type Locks = Pick<LockManager, 'request'>;

/** How long a lock may take to be released, in milliseconds, before the game counts as open elsewhere. */
const PATIENCE = 250;

const after = (time: number): Promise<false> => new Promise((resolve) => setTimeout(() => resolve(false), time));

export class TabPresence {
  readonly #locks: Locks | undefined;
  readonly #name: string;
  readonly #onChange: (isHere: boolean) => void;
  #release: (() => void) | undefined;
  #queue: AbortController | undefined;
  #isClosed = false;

  /** Without locks, as over plain HTTP, only the ledger keeps two tabs apart. */
  constructor(locks: Locks | undefined, game: string, onChange: (isHere: boolean) => void) {
    this.#locks = locks;
    this.#name = `coalbrook.game.${game}`;
    this.#onChange = onChange;
  }

  /** Whether this tab holds the lock. */
  get isHere(): boolean {
    return this.#release !== undefined;
  }

  /** Takes the game unless another tab holds it; then waits for it. Returns whether it is here. */
  async enter(): Promise<boolean> {
    if (!this.#locks) return true;
    if (await this.#request({ ifAvailable: true })) return true;
    // A page that was just left may not have released it yet.
    const given = this.#wait();
    const isHere = await Promise.race([given, after(PATIENCE)]);
    if (!isHere) this.#tellWhen(given);
    return isHere;
  }

  /** Steals the game from the other tab. */
  async takeOver(): Promise<void> {
    this.#queue?.abort();
    this.#queue = undefined;
    if (this.#locks && !this.#release) await this.#request({ steal: true });
    this.#onChange(true);
  }

  close(): void {
    this.#isClosed = true;
    this.#queue?.abort();
    this.#release?.();
  }

  /** Queues for the lock. */
  #wait(): Promise<boolean> {
    const queue = new AbortController();
    this.#queue = queue;
    return this.#request({ signal: queue.signal });
  }

  #tellWhen(given: Promise<boolean>): void {
    void given.then((isHere) => {
      if (isHere && !this.#isClosed) this.#onChange(true);
    });
  }

  /** Resolves when the lock is granted or denied; it is held until it is released or stolen. */
  #request(options: LockOptions): Promise<boolean> {
    return new Promise((resolve) => {
      let mine: (() => void) | undefined;
      const hold = (lock: Lock | null): Promise<void> | undefined => {
        resolve(lock !== null);
        if (!lock || this.#isClosed) return undefined;
        return new Promise((release) => (this.#release = mine = release));
      };
      const request = this.#locks?.request(this.#name, options, hold);
      request?.catch(() => {
        // Stolen by another tab, or aborted.
        resolve(false);
        if (this.#isClosed || !mine || this.#release !== mine) return;
        this.#release = undefined;
        this.#onChange(false);
        this.#tellWhen(this.#wait());
      });
    });
  }
}
