/** Programs that run while a test does. */
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';

/** How long a program may take to start, in milliseconds. */
const PATIENCE = 90_000;

export class Program {
  readonly #name: string;
  readonly #child: ChildProcess;
  readonly #kill = (): void => this.end();
  #output = '';
  #fault: string | undefined;

  constructor(path: string, args: readonly string[], env: Readonly<Record<string, string>> = {}) {
    this.#name = path;
    // In a process group of its own, so that its children end with it.
    this.#child = spawn(path, args, {
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...env },
    });
    const hear = (part: Buffer): void => {
      this.#output += part.toString();
    };
    this.#child.stdout?.on('data', hear);
    this.#child.stderr?.on('data', hear);
    this.#child.on('error', ({ message }) => (this.#fault = message));
    this.#child.on('exit', (code, signal) => (this.#fault = `ended with ${code ?? signal}`));
    process.on('exit', this.#kill);
  }

  /** Asks again and again until there is an answer; throws if the program ends or takes too long. */
  async until<Answer>(ask: (output: string) => Answer | undefined | Promise<Answer | undefined>): Promise<Answer> {
    for (const start = performance.now(); performance.now() - start < PATIENCE;) {
      const answer = await ask(this.#output);
      if (answer !== undefined) return answer;
      if (this.#fault !== undefined) throw new Error(`${this.#name}: ${this.#fault}\n${this.#output}`);
      await new Promise((resolve) => {
        setTimeout(resolve, 100);
      });
    }
    throw new Error(`${this.#name} did not start within ${PATIENCE / 1000} seconds\n${this.#output}`);
  }

  /** Kills the program and its children. */
  end(): void {
    process.off('exit', this.#kill);
    const { pid } = this.#child;
    if (pid === undefined) return;
    try {
      process.kill(-pid, 'SIGKILL');
    } catch {
      // It has already ended.
    }
  }
}
