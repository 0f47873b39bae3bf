import { appendFileSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Results in a file, one line each, under a key that says what was played and by whom. What a run has kept, the next one
 * need not play again. A line that was cut off when a run was stopped does not count.
 */
export class KeptResults<Result> {
  readonly #file: string;
  readonly #known = new Map<string, Result>();

  constructor(file: string) {
    this.#file = file;
    mkdirSync(dirname(file), { recursive: true });
    appendFileSync(file, '');
    const lines = readFileSync(file, 'utf8').split('\n');
    // A cut-off line gets an end, so that the next one begins after it.
    if (lines.pop() !== '') appendFileSync(file, '\n');
    for (const line of lines) this.#read(line);
  }

  find(key: string): Result | undefined {
    return this.#known.get(key);
  }

  keep(key: string, result: Result): void {
    this.#known.set(key, result);
    appendFileSync(this.#file, `${JSON.stringify([key, result])}\n`);
  }

  #read(line: string): void {
    try {
      const [key, result] = JSON.parse(line) as readonly [string, Result];
      this.#known.set(key, result);
    } catch {}
  }
}
