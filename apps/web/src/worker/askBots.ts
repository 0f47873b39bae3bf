import type { Bots, Sheet } from '@coalbrook/host';
import type { Header } from '@coalbrook/record';

import type { Puzzle, Solution } from './thinking.ts';

interface Waiting {
  readonly resolve: (index: number) => void;
  readonly reject: (error: Error) => void;
}

/** The worker where bots think, started when it is first needed and again if it breaks down. */
class BotsWorker {
  #worker: Worker | undefined;
  readonly #waiting = new Map<number, Waiting>();
  #asked = 0;

  ask(puzzle: Omit<Puzzle, 'id'>): Promise<number> {
    const id = this.#asked++;
    const worker = (this.#worker ??= this.#start());
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      worker.postMessage({ id, ...puzzle } satisfies Puzzle);
    });
  }

  #start(): Worker {
    const worker = new Worker(new URL('./bots.worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<Solution>) => {
      const waiting = this.#waiting.get(data.id);
      this.#waiting.delete(data.id);
      if ('index' in data) waiting?.resolve(data.index);
      else waiting?.reject(new Error(data.failed));
    });
    worker.addEventListener('error', ({ message }) => {
      this.#worker = undefined;
      worker.terminate();
      for (const { reject } of this.#waiting.values()) reject(new Error(message || 'the bots cannot be reached'));
      this.#waiting.clear();
    });
    return worker;
  }
}

const bots = new BotsWorker();

/** The table of a game without where it began, which holds cards that nobody may know. */
const tableHeader = ({ edition, rules, seats, options, automata, files }: Header): Puzzle['header'] => ({
  edition,
  rules,
  seats,
  ...(options ? { options } : {}),
  ...(automata ? { automata } : {}),
  ...(files ? { files } : {}),
});

/** The bots of one game. */
export const botsOf = ({ id, header }: Sheet): Bots => ({
  async choose(policy, { view, legal, count, seed }) {
    const index = await bots.ask({ policy, game: id, header: tableHeader(header), cells: view.cells, count, seed });
    const action = legal[index];
    if (!action) throw new Error(`${policy} chose an action that was not offered`);
    return action;
  },
});
