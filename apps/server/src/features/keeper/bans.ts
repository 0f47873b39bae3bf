import type { IncomingMessage } from 'node:http';

import type { Ban } from '@coalbrook/wire/online';

import type { Queries } from '../../ground/database/database.ts';
import { personOf } from '../../ground/persons/person.ts';
import { hashOf, newId } from '../../ground/persons/tokens.ts';

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
  readonly reason: string;
}

/** A ban as those learn of it whom it concerns. */
interface KnownBan {
  /** When it ends; 0 if it does not. */
  readonly until: number;
  readonly reason: string;
}

/** Whom the keeper does not let in. Every request is compared with what was last read. */
export class Bans {
  readonly #queries: Queries;
  readonly #now: () => number;
  readonly #addressOf: (request: IncomingMessage) => string | undefined;
  /** By person, or by the hash of an address. */
  #known = new Map<string, KnownBan>();
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
    this.#known = new Map(rows.map(({ who, until, reason }) => [who, { until: Number(until), reason }]));
  }

  /** Why a request is refused, which may be empty; undefined if it does not come from somebody who is banned. */
  reasonFor(request: IncomingMessage): string | undefined {
    const person = personOf(request);
    const address = this.#addressOf(request);
    if (person !== undefined && address !== undefined) this.#remember(person, address);
    if (this.#known.size === 0) return undefined;
    return (
      (person === undefined ? undefined : this.#find(person)?.reason) ??
      (address === undefined ? undefined : this.#find(hashOf(address))?.reason)
    );
  }

  async list(): Promise<readonly Ban[]> {
    const rows = await this.#queries.query<RawBan>(
      'select * from bans where until = 0 or until > $1 order by at desc',
      this.#now(),
    );
    return rows.map(({ id, name, at, until, reason }) => ({
      id,
      name,
      at: Number(at),
      until: Number(until),
      reason,
    }));
  }

  /** Bans a person for good, and for a week the address at which this node has last seen them. */
  async add(person: string, name: string, reason: string): Promise<void> {
    await this.#insert(person, name, reason, 0);
    const address = this.#seen.get(person);
    if (address !== undefined) await this.#insert(hashOf(address), name, reason, this.#now() + ADDRESS_BAN);
    await this.read();
  }

  /** Returns false if there is no such ban. */
  async lift(id: string): Promise<boolean> {
    const lifted = await this.#queries.query<{ id: string }>('delete from bans where id = $1 returning id', id);
    await this.read();
    return lifted.length > 0;
  }

  async #insert(who: string, name: string, reason: string, until: number): Promise<void> {
    await this.#queries.query('delete from bans where who = $1', who);
    await this.#queries.query(
      'insert into bans (id, who, name, at, until, reason) values ($1, $2, $3, $4, $5, $6)',
      newId(),
      who,
      name,
      this.#now(),
      until,
      reason,
    );
  }

  hasPerson(person: string): boolean {
    return this.#find(person) !== undefined;
  }

  #find(who: string): KnownBan | undefined {
    const ban = this.#known.get(who);
    return ban && (ban.until === 0 || ban.until > this.#now()) ? ban : undefined;
  }

  #remember(person: string, address: string): void {
    this.#seen.delete(person);
    this.#seen.set(person, address);
    const [oldest] = this.#seen.keys();
    if (this.#seen.size > MOST_REMEMBERED && oldest !== undefined) this.#seen.delete(oldest);
  }
}
