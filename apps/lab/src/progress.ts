const WIDTH = 30;
const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Such as "2 h 5 min", "3 min", "40 s". */
export const sayTime = (seconds: number): string => {
  if (seconds >= HOUR) return `${Math.floor(seconds / HOUR)} h ${Math.round((seconds % HOUR) / MINUTE)} min`;
  return seconds >= 2 * MINUTE ? `${Math.round(seconds / MINUTE)} min` : `${Math.ceil(seconds)} s`;
};

/** A bar with the time that is left, judged by the time taken so far. */
export const progressLine = (done: number, all: number, seconds: number): string => {
  const filled = Math.floor((WIDTH * done) / all);
  const left = done === 0 ? '' : `, ${sayTime((seconds / done) * (all - done))} left`;
  return `${'█'.repeat(filled)}${'░'.repeat(WIDTH - filled)} ${done} of ${all} games${left}`;
};

/** Shows on a terminal how far some games are. */
export class GameProgress {
  readonly #all: number;
  readonly #start = performance.now();
  #done = 0;

  constructor(all: number) {
    this.#all = all;
    this.#draw();
  }

  get done(): number {
    return this.#done;
  }

  step(): void {
    this.#done++;
    this.#draw();
  }

  /** Makes room for other output. */
  clear(): void {
    if (process.stderr.isTTY) process.stderr.write('\r\u001B[K');
  }

  #draw(): void {
    if (!process.stderr.isTTY || this.#all === 0) return;
    const seconds = (performance.now() - this.#start) / 1000;
    process.stderr.write(`\r\u001B[K${progressLine(this.#done, this.#all, seconds)}`);
  }
}
