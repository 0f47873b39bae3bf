// A progress line at the bottom of a terminal: the running steps, how far they are and for how long.

const clear = '\r\u001B[K';

/** @typedef {{ done: number, total: number, of: string }} Count */

/**
 * @param {readonly { name: string, seconds: number, count?: Count | undefined }[]} steps
 * @param {number} width
 */
export function progressLine(steps, width) {
  const parts = steps.map(({ name, seconds, count }) => {
    const share = count && count.total > 0 ? ` ${count.done} of ${count.total} ${count.of},` : '';
    return `${name}${share} ${Math.floor(seconds)} s`;
  });
  const line = parts.join(' · ');
  return line.length < width ? line : `${line.slice(0, Math.max(width - 2, 0))}…`;
}

export class Progress {
  /** @readonly */
  #running = new Map();
  #timer;

  /** @param {{ isTTY?: boolean, columns?: number, write(text: string): unknown }} terminal */
  constructor(terminal, now = () => performance.now()) {
    this.terminal = terminal;
    this.now = now;
  }

  get isShown() {
    return this.terminal.isTTY === true;
  }

  /** @param {string} name */
  begin(name) {
    this.#running.set(name, { start: this.now(), count: undefined });
    if (!this.isShown) return;
    this.#timer ??= setInterval(() => this.#draw(), 1000).unref();
    this.#draw();
  }

  /**
   * @param {string} name
   * @param {Count} count
   */
  report(name, count) {
    const step = this.#running.get(name);
    if (!step) return;
    step.count = count;
    this.#draw();
  }

  /**
   * Prints the result of a step instead of its progress; the other steps continue below.
   *
   * @param {string} name
   * @param {string} line
   */
  end(name, line) {
    this.#running.delete(name);
    this.terminal.write(`${this.isShown ? clear : ''}${line}\n`);
    if (this.#running.size > 0) this.#draw();
    else {
      clearInterval(this.#timer);
      this.#timer = undefined;
    }
  }

  /**
   * Prints what a step says while it runs, above the progress.
   *
   * @param {string} text
   */
  say(text) {
    this.terminal.write(`${this.isShown ? clear : ''}${text.endsWith('\n') ? text : `${text}\n`}`);
    this.#draw();
  }

  #draw() {
    if (!this.isShown) return;
    const steps = [...this.#running].map(([name, { start, count }]) => ({
      name,
      seconds: (this.now() - start) / 1000,
      count,
    }));
    this.terminal.write(`${clear}${progressLine(steps, this.terminal.columns || 80)}`);
  }
}
