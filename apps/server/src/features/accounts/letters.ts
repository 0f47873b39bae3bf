import { randomInt } from 'node:crypto';

import type { Queries, SqlDatabase } from '../../ground/database/database.ts';
import { hashOf, newId, newToken } from '../../ground/persons/tokens.ts';

/** Milliseconds for which a letter can be used; the letter says so, too. */
const LIFE = 15 * 60 * 1000;

const MOST_TRIES = 5;

/** `in` to sign in, `add` for an address that becomes part of an account. */
type Purpose = 'in' | 'add';

/** What a letter was about. */
export interface CodeLetter {
  readonly purpose: Purpose;
  readonly address: string;
  /** Where the page was that asked. */
  readonly origin: string;
  /** The name under which an account is opened; empty when signing in. */
  readonly name: string;
}

/** What is written in a letter, and its id, which only the device gets that asked. */
export interface NewLetter {
  readonly id: string;
  readonly code: string;
  readonly token: string;
}

const COLUMNS = 'purpose, address, origin, name';

const hashIn = (id: string, secret: string): string => hashOf(`${id} ${secret}`);

/** Codes and tokens that were sent by mail. Each works once. */
export class Letters {
  readonly #database: SqlDatabase;
  readonly #now: () => number;

  constructor(database: SqlDatabase, now: () => number) {
    this.#database = database;
    this.#now = now;
  }

  async keep(device: string, { purpose, address, origin, name }: CodeLetter): Promise<NewLetter> {
    const letter = { id: newId(), code: String(randomInt(1_000_000)).padStart(6, '0'), token: newToken() };
    const { id, code, token } = letter;
    await this.#database.query(
      `insert into letters (id, device, purpose, address, origin, name, code, token, until)
        values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
      id,
      device,
      purpose,
      address,
      origin,
      name,
      hashIn(id, code),
      hashIn(id, token),
      this.#now() + LIFE,
    );
    return letter;
  }

  /** Counts one attempt to enter a code. Returns false if there were too many, or the letter is not this device's. */
  async mayTry(id: string, device: string): Promise<boolean> {
    const rows = await this.#database.query(
      'update letters set tries = tries + 1 where id = $1 and device = $2 and tries < $3 returning id',
      id,
      device,
      MOST_TRIES,
    );
    return rows.length > 0;
  }

  /** The letter with a code, which nobody can take a second time. */
  takeByCode(queries: Queries, id: string, code: string): Promise<CodeLetter | undefined> {
    return this.#take(queries, 'code', id, code);
  }

  /** The same by the token of a link, on any device. Only letters to sign in have links. */
  async takeByToken(queries: Queries, id: string, token: string): Promise<CodeLetter | undefined> {
    const letter = await this.#take(queries, 'token', id, token);
    return letter?.purpose === 'in' ? letter : undefined;
  }

  async clear(): Promise<void> {
    await this.#database.query('delete from letters where until < $1', this.#now());
  }

  async #take(queries: Queries, by: 'code' | 'token', id: string, secret: string): Promise<CodeLetter | undefined> {
    const [letter] = await queries.query<CodeLetter>(
      `delete from letters where id = $1 and ${by} = $2 and until > $3 returning ${COLUMNS}`,
      id,
      hashIn(id, secret),
      this.#now(),
    );
    return letter;
  }
}
