/** Milliseconds between two questions to one connection. */
const PERIOD = 30_000;

/** Connections are asked in so many groups: thousands at once would keep everybody else waiting. */
const GROUPS = 100;

/** A connection that can be asked for a sign of life. */
export interface Pulse {
  ping(): void;
  terminate(): void;
  on(event: 'pong' | 'close', hear: () => void): unknown;
}

/** Ends connections that give no sign of life from one question to the next. */
export class Heartbeat {
  readonly #groups = Array.from({ length: GROUPS }, () => new Set<Pulse>());
  readonly #alive = new WeakSet<Pulse>();
  readonly #timer: NodeJS.Timeout;
  #beats = 0;
  #added = 0;

  constructor() {
    this.#timer = setInterval(() => this.#beat(), PERIOD / GROUPS);
    this.#timer.unref();
  }

  add(pulse: Pulse): void {
    const group = this.#groups[this.#added++ % GROUPS];
    group?.add(pulse);
    this.#alive.add(pulse);
    pulse.on('pong', () => this.#alive.add(pulse));
    pulse.on('close', () => group?.delete(pulse));
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  #beat(): void {
    for (const pulse of this.#groups[this.#beats++ % GROUPS] ?? []) {
      if (this.#alive.delete(pulse)) pulse.ping();
      else pulse.terminate();
    }
  }
}
