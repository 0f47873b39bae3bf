import type { Decision } from '@coalbrook/bots';
import { moveOf } from '@coalbrook/host';
import type {
  BotChoice,
  BotQuestion,
  Bots,
  Coach,
  CoachAnswer,
  PendingAdvice,
  PendingAnswer,
  ThreadQuestion,
} from '@coalbrook/host';
import type { Header } from '@coalbrook/record';
import type { Sheet } from '@coalbrook/wire';

type Asked = BotQuestion | ThreadQuestion;
type Answered = BotChoice | CoachAnswer;

interface Waiting {
  readonly request: Asked;
  readonly resolve: (answer: Answered) => void;
  readonly reject: (error: Error) => void;
}

/** A question that waits for its answer. */
interface Pending<Answer> {
  readonly answer: Promise<Answer>;
  readonly cancel: () => void;
}

/** The bots' worker, started on first use and restarted if it crashes or is stopped. The coach works there too. */
class BotsWorker {
  #worker: Worker | undefined;
  readonly #waiting = new Map<number, Waiting>();
  #asked = 0;

  choose(question: Omit<BotQuestion, 'id'>): Pending<BotChoice> {
    return this.#ask<BotChoice>({ id: this.#asked++, ...question });
  }

  advise(question: Omit<ThreadQuestion, 'id'>): Pending<CoachAnswer> {
    return this.#ask<CoachAnswer>({ id: this.#asked++, ...question });
  }

  /** The thread answers each question in kind. */
  #ask<Answer extends Answered>(request: Asked): Pending<Answer> {
    const answer = new Promise<Answer>((resolve, reject) => {
      this.#waiting.set(request.id, { request, resolve: (given) => resolve(given as Answer), reject });
      this.#send(request);
    });
    return { answer, cancel: () => this.#cancel(request.id) };
  }

  #send(request: Asked): void {
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
    worker.addEventListener('message', ({ data }: MessageEvent<Answered>) => {
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

/** The decision as a thread gets it. */
const questionOf = ({ id, header }: Sheet, { view, count, seed }: Decision): Omit<ThreadQuestion, 'id'> => ({
  game: id,
  header: tableHeader(header),
  cells: view.cells,
  count,
  seed,
});

/** The bots of one game. */
export const botsOf = (sheet: Sheet): Bots => ({
  ask(policy, decision): PendingAnswer {
    const { answer, cancel } = bots.choose({ policy, ...questionOf(sheet, decision) });
    return { answer: answer.then((made) => moveOf(made, decision.legal)), cancel };
  },
});

/** The coach of one game. */
export const coachOf = (sheet: Sheet): Coach => ({
  advise(decision): PendingAdvice {
    const { answer, cancel } = bots.advise(questionOf(sheet, decision));
    const advice = answer.then((given) => {
      if ('failed' in given) throw new Error(given.failed);
      return given;
    });
    return { advice, cancel };
  },
});
