import type { IncomingMessage } from 'node:http';

import type { Ban } from '@coalbrook/wire';

import type { Queries } from '../database/database.ts';
import { personOf } from '../seats/person.ts';
import { hashOf, newId } from '../seats/tokens.ts';

/** Milliseconds for which an address is banned: others may get it later. */
const ADDRESS_BAN = 7 * 24 * 60 * 60 * 1000;

/** People whose address is remembered, in memory only. */
const MOST_REMEMBERED = 10_000;

interface RawBan {
  readonly id: string;
  readonly who: string;
  readonly name: string;
  readonly at: number | string;
  readonly until: number | string;
}

/** Whom the keeper does not let in. Every request is compared with what was last read. */
export class Bans {
  readonly #queries: Queries;
  readonly #now: () => number;
  readonly #addressOf: (request: IncomingMessage) => string | undefined;
  /** When each ban ends; 0 if it does not. */
  #until = new Map<string, number>();
  /** Where each person was last seen. */
  readonly #seen = new Map<string, string>();

  constructor(queries: Queries, now: () => number, addressOf: (request: IncomingMessage) => string | undefined) {
    this.#queries = queries;
    this.#now = now;
    this.#addressOf = addressOf;
  }

  /** Reads all bans; other nodes may have made some. */
  async read(): Promise<void> {
    const rows = await this.#queries.query<RawBan>('select * from bans');
    this.#until = new Map(rows.map(({ who, until }) => [who, Number(until)]));
  }

  /** Whether a request comes from somebody who is banned. */
  has(request: IncomingMessage): boolean {
    const person = personOf(request);
    const address = this.#addressOf(request);
    if (person !== undefined && address !== undefined) this.#remember(person, address);
    if (this.#until.size === 0) return false;
    return (
      (person !== undefined && this.hasPerson(person)) || (address !== undefined && this.hasPerson(hashOf(address)))
    );
  }

  async list(): Promise<readonly Ban[]> {
    const rows = await this.#queries.query<RawBan>(
      'select * from bans where until = 0 or until > $1 order by at desc',
      this.#now(),
    );
    return rows.map(({ id, name, at, until }) => ({ id, name, at: Number(at), until: Number(until) }));
  }

  /** Bans a person for good, and for a week the address at which this node has last seen them. */
  async add(person: string, name: string): Promise<void> {
    await this.#insert(person, name, 0);
    const address = this.#seen.get(person);
    if (address !== undefined) await this.#insert(hashOf(address), name, this.#now() + ADDRESS_BAN);
    await this.read();
  }

  /** Returns false if there is no such ban. */
  async lift(id: string): Promise<boolean> {
    const lifted = await this.#queries.query<{ id: string }>('delete from bans where id = $1 returning id', id);
    await this.read();
    return lifted.length > 0;
  }

  async #insert(who: string, name: string, until: number): Promise<void> {
    await this.#queries.query('delete from bans where who = $1', who);
    await this.#queries.query(
      'insert into bans (id, who, name, at, until) values ($1, $2, $3, $4, $5)',
      newId(),
      who,
      name,
      this.#now(),
      until,
    );
  }

  /** Whether somebody is banned, or the hash of an address. */
  hasPerson(who: string): boolean {
    const until = this.#until.get(who);
    return until !== undefined && (until === 0 || until > this.#now());
  }

  #remember(person: string, address: string): void {
    this.#seen.delete(person);
    this.#seen.set(person, address);
    const [oldest] = this.#seen.keys();
    if (this.#seen.size > MOST_REMEMBERED && oldest !== undefined) this.#seen.delete(oldest);
  }
}
