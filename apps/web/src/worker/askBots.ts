import { moveOf } from '@coalbrook/host';
import type { BotChoice, BotQuestion, Bots, PendingAnswer } from '@coalbrook/host';
import type { Header } from '@coalbrook/record';
import type { Sheet } from '@coalbrook/wire';

interface Waiting {
  readonly request: BotQuestion;
  readonly resolve: (choice: BotChoice) => void;
  readonly reject: (error: Error) => void;
}

/** The bots' worker, started on first use and restarted if it crashes or is stopped. */
class BotsWorker {
  #worker: Worker | undefined;
  readonly #waiting = new Map<number, Waiting>();
  #asked = 0;

  ask(request: Omit<BotQuestion, 'id'>): { readonly choice: Promise<BotChoice>; readonly cancel: () => void } {
    const asked: BotQuestion = { id: this.#asked++, ...request };
    const choice = new Promise<BotChoice>((resolve, reject) => {
      this.#waiting.set(asked.id, { request: asked, resolve, reject });
      this.#send(asked);
    });
    return { choice, cancel: () => this.#cancel(asked.id) };
  }

  #send(request: BotQuestion): void {
    this.#worker ??= this.#start();
    this.#worker.postMessage(request);
  }

  /** A running bot cannot be interrupted: the worker is stopped, and all other requests are sent again. */
  #cancel(id: number): void {
    if (!this.#waiting.delete(id)) return;
    this.#worker?.terminate();
    this.#worker = undefined;
    for (const { request } of this.#waiting.values()) this.#send(request);
  }

  #start(): Worker {
    const worker = new Worker(new URL('./bots.worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<BotChoice>) => {
      const waiting = this.#waiting.get(data.id);
      this.#waiting.delete(data.id);
      waiting?.resolve(data);
    });
    worker.addEventListener('error', ({ message }) => {
      if (this.#worker !== worker) return;
      this.#worker = undefined;
      worker.terminate();
      for (const { reject } of this.#waiting.values()) reject(new Error(message || 'the bots cannot be reached'));
      this.#waiting.clear();
    });
    return worker;
  }
}

const bots = new BotsWorker();

/** The header of a game without its starting position, which may hold hidden cards. */
const tableHeader = ({ edition, rules, seats, options, automata, files }: Header): BotQuestion['header'] => ({
  edition,
  rules,
  seats,
  ...(options ? { options } : {}),
  ...(automata ? { automata } : {}),
  ...(files ? { files } : {}),
});

/** The bots of one game. */
export const botsOf = ({ id, header }: Sheet): Bots => ({
  ask(policy, { view, legal, count, seed }): PendingAnswer {
    const { choice, cancel } = bots.ask({
      policy,
      game: id,
      header: tableHeader(header),
      cells: view.cells,
      count,
      seed,
    });
    return { answer: choice.then((made) => moveOf(made, legal)), cancel };
  },
});
