import type { Queries } from '../database/database.ts';
import { schemaAge } from '../database/migrations.ts';
import { answer } from './json.ts';
import type { HttpAnswer } from './json.ts';

/** Milliseconds in which the database must answer. */
const PATIENCE = 2000;

/** Milliseconds for which an answer of the database is believed. */
const FRESH = 500;

/** Whether a node can serve, or why it cannot: that of the database, or of a newer node that has changed it. */
type ServingStatus = 'ready' | 'starting' | 'stopping' | 'database' | 'schema';

/** Whether a node can serve. However often it is asked, the database hears at most one question at a time. */
export class Serving {
  readonly #patience: number;
  #queries: Queries | undefined;
  #isStopping = false;
  #asked: Promise<ServingStatus> | undefined;

  constructor(patience: number = PATIENCE) {
    this.#patience = patience;
  }

  /** Everything is in place. */
  begin(queries: Queries): void {
    this.#queries = queries;
  }

  /** From now on, people should go to another node. */
  end(): void {
    this.#isStopping = true;
  }

  async answer(): Promise<HttpAnswer> {
    const serving = await this.#serving();
    return answer(serving === 'ready' ? 200 : 503, { status: serving });
  }

  #serving(): Promise<ServingStatus> | ServingStatus {
    if (this.#isStopping) return 'stopping';
    if (!this.#queries) return 'starting';
    this.#asked ??= this.#ask(this.#queries);
    return this.#withinBounds(this.#asked);
  }

  async #ask(queries: Queries): Promise<ServingStatus> {
    try {
      return (await schemaAge(queries)) === 'fitting' ? 'ready' : 'schema';
    } catch {
      return 'database';
    } finally {
      setTimeout(() => (this.#asked = undefined), FRESH).unref();
    }
  }

  async #withinBounds(asked: Promise<ServingStatus>): Promise<ServingStatus> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<ServingStatus>((resolve) => {
      timer = setTimeout(() => resolve('database'), this.#patience);
    });
    const serving = await Promise.race([asked, late]);
    clearTimeout(timer);
    return this.#isStopping ? 'stopping' : serving;
  }
}
