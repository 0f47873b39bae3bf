/** Draws that nobody can guess or choose, and everybody can verify when the game is over. */

import { createHash, createHmac, randomBytes } from 'node:crypto';

import type { Chance } from '@coalbrook/host';
import { drawBy } from '@coalbrook/rules';

const SECRET_BYTES = 32;

export const newSecret = (): string => randomBytes(SECRET_BYTES).toString('hex');

/** Shown before the first card, so that the secret cannot be changed later. */
export const commitmentTo = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/** The key of a game's draws: the server's secret with a number from each person, so that neither side chooses it. */
export const keyOf = (secret: string, game: string, nonces: readonly string[]): Buffer =>
  createHmac('sha256', secret)
    .update(JSON.stringify([game, ...nonces]))
    .digest();

/** The seed of the bots, from which nothing about the draws can be learned. */
export const botSeed = (secret: string, game: string): string =>
  createHmac('sha256', secret).update(`bots of ${game}`).digest('hex');

const WORD = 2 ** 32;
const WORDS_PER_BLOCK = 8;

/** An endless row of numbers for one request. */
class Numbers {
  readonly #key: Buffer;
  readonly #request: number;
  #block = Buffer.alloc(0);
  #used = 0;

  constructor(key: Buffer, request: number) {
    this.#key = key;
    this.#request = request;
  }

  /** From 0 up to, but not including, a limit; each equally likely, so some words are rejected. */
  below(limit: number): number {
    const fair = WORD - (WORD % limit);
    for (;;) {
      const word = this.#next();
      if (word < fair) return word % limit;
    }
  }

  #next(): number {
    const at = this.#used++ % WORDS_PER_BLOCK;
    if (at === 0) {
      const block = (this.#used - 1) / WORDS_PER_BLOCK;
      this.#block = createHmac('sha256', this.#key).update(`${this.#request}/${block}`).digest();
    }
    return this.#block.readUInt32BE(at * 4);
  }
}

/** The draw of a request depends only on the key, its number and the contents of the urn. */
export const sealedChance = (key: Buffer): Chance => ({
  draw: (table, state) => {
    const numbers = new Numbers(key, state.draws);
    return drawBy(table, state, (count) => numbers.below(count));
  },
});
