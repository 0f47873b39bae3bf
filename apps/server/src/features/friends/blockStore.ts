/** Whom people have blocked. Nobody is told that they were. */

import type { BlockedPerson } from '@coalbrook/wire/online';

import type { SqlDatabase } from '../../ground/database/database.ts';
import { newId } from '../../ground/persons/tokens.ts';
import { part } from './part.ts';

const MOST_BLOCKED = 500;

export class BlockStore {
  readonly #database: SqlDatabase;
  readonly #now: () => number;

  constructor(database: SqlDatabase, now: () => number) {
    this.#database = database;
    this.#now = now;
  }

  /** Blocks somebody, who is no friend any more. Returns false if too many are blocked. */
  add(person: string, other: string, name: string): Promise<boolean> {
    return this.#database.transaction(async (queries) => {
      const rows = await queries.query('select id from blocks where person = $1', person);
      if (rows.length >= MOST_BLOCKED) return false;
      await part(queries, person, other);
      await queries.query(
        'insert into blocks (id, person, other, name, at) values ($1, $2, $3, $4, $5) on conflict do nothing',
        newId(),
        person,
        other,
        name,
        this.#now(),
      );
      return true;
    });
  }

  async remove(person: string, block: string): Promise<boolean> {
    const rows = await this.#database.query(
      'delete from blocks where id = $1 and person = $2 returning id',
      block,
      person,
    );
    return rows.length > 0;
  }

  list(person: string): Promise<readonly BlockedPerson[]> {
    return this.#database.query<BlockedPerson>(
      'select id as block, name from blocks where person = $1 order by at desc, id',
      person,
    );
  }
}
