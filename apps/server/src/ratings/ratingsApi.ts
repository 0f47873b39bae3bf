import type { IncomingMessage } from 'node:http';

import type { Queries } from '../database/database.ts';
import { answer } from '../http/json.ts';
import type { HttpAnswer } from '../http/json.ts';
import { readLadders } from './ladders.ts';
import { readPlayer } from './playerFigures.ts';

const PLAYER = /^\/api\/players\/([\w-]{1,64})$/;

/** Who is how strong, for everybody to read. */
export class RatingsApi {
  readonly #queries: Queries;

  constructor(queries: Queries) {
    this.#queries = queries;
  }

  /** Undefined if a request is not about ratings. */
  async answer({ method }: IncomingMessage, path: string): Promise<HttpAnswer | undefined> {
    if (method !== 'GET') return undefined;
    if (path === '/api/ratings') return answer(200, { ladders: await readLadders(this.#queries) });
    const player = PLAYER.exec(path)?.[1];
    if (player === undefined) return undefined;
    const figures = await readPlayer(this.#queries, player);
    return figures ? answer(200, figures) : answer(404, { failed: 'absent' });
  }
}
