/** Shows what others did, one thing after the other, each long enough to follow. */

import type { Clock } from '@coalbrook/host';

export const browserClock: Clock = {
  after: (milliseconds, run) => {
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  },
};

export class Telling<Told> {
  readonly #clock: Clock;
  readonly #show: (told: Told | undefined) => void;
  readonly #weigh: (told: Told) => number;
  #queue: Told[] = [];
  #now: Told | undefined;
  #isTelling = false;
  #cancel: (() => void) | undefined;
  #pace: number;
  #isPaused = false;

  /**
   * `show` receives each thing when it is due, and undefined after the last.
   * A thing is shown for the pace times its weight.
   */
  constructor(
    clock: Clock,
    pace: number,
    show: (told: Told | undefined) => void,
    weigh: (told: Told) => number = () => 1,
  ) {
    this.#clock = clock;
    this.#pace = pace;
    this.#show = show;
    this.#weigh = weigh;
  }

  get isTelling(): boolean {
    return this.#isTelling;
  }

  /** The thing being told and those still to come. */
  get rest(): readonly Told[] {
    return this.#now === undefined ? this.#queue : [this.#now, ...this.#queue];
  }

  get pace(): number {
    return this.#pace;
  }

  get isPaused(): boolean {
    return this.#isPaused;
  }

  /** Adds things to tell; at pace 0 all are told at once. */
  tell(things: readonly Told[]): void {
    if (things.length === 0) return;
    this.#queue.push(...things);
    if (this.#pace === 0 && !this.#isPaused) this.#end();
    else if (!this.#isTelling) this.#next();
  }

  pause(isPaused: boolean): void {
    this.#isPaused = isPaused;
    this.#stop();
    if (this.#isTelling && !isPaused) this.#wait();
  }

  setPace(pace: number): void {
    this.#pace = pace;
    if (!this.#isTelling || this.#isPaused) return;
    this.#stop();
    if (pace === 0) this.#end();
    else this.#wait();
  }

  /** Tells the next thing at once. */
  step(): void {
    if (!this.#isTelling) return;
    this.#stop();
    this.#next();
  }

  /** Skips the rest. */
  skip(): void {
    if (this.#isTelling) this.#end();
  }

  /** Drops everything without showing it. */
  close(): void {
    this.#stop();
    this.#queue = [];
    this.#now = undefined;
    this.#isTelling = false;
  }

  #next(): void {
    const told = this.#queue.shift();
    if (told === undefined) {
      this.#end();
      return;
    }
    this.#isTelling = true;
    this.#now = told;
    this.#show(told);
    if (!this.#isPaused) this.#wait();
  }

  #wait(): void {
    const weight = this.#now === undefined ? 1 : this.#weigh(this.#now);
    this.#cancel = this.#clock.after(this.#pace * weight, () => this.#next());
  }

  #stop(): void {
    this.#cancel?.();
    this.#cancel = undefined;
  }

  #end(): void {
    this.close();
    this.#show(undefined);
  }
}
