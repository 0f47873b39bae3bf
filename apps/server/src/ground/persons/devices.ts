import type { IncomingMessage } from 'node:http';

import type { AccountDevice } from '@coalbrook/wire/online';

import type { Queries, SqlDatabase } from '../database/database.ts';
import { deviceOf, meet } from './person.ts';
import { newId } from './tokens.ts';

/** Milliseconds for which it is remembered whose a device is. Other nodes say if it is signed out earlier. */
const REMEMBERED = 5000;
const MOST_REMEMBERED = 10_000;

/** Milliseconds after which it is noted again that a device was seen. */
const NOTED_EVERY = 60 * 60 * 1000;

interface RawDevice {
  readonly id: string;
  readonly token_hash: string;
  readonly person: string;
  readonly name: string;
  readonly since: number | string;
  readonly seen: number | string;
}

/** A device on its way into an account. */
export interface NewDevice {
  readonly hash: string;
  readonly name: string;
}

/** One device by its id or its hash, or all but one. */
export type WhichDevices = { readonly id: string } | { readonly hash: string } | { readonly allBut: string };

const conditionOf = (which: WhichDevices): readonly [condition: string, value: string] => {
  if ('id' in which) return ['id = $2', which.id];
  return 'hash' in which ? ['token_hash = $2', which.hash] : ['token_hash <> $2', which.allBut];
};

/** Signs a device in. */
export const addDevice = (queries: Queries, person: string, { hash, name }: NewDevice, at: number): Promise<unknown> =>
  queries.query(
    'insert into devices (token_hash, id, person, name, since, seen) values ($1, $2, $3, $4, $5, $5)',
    hash,
    newId(),
    person,
    name,
    at,
  );

/** The devices of a person, those seen last first. */
export const readDevices = async (queries: Queries, person: string, own = ''): Promise<readonly AccountDevice[]> => {
  const rows = await queries.query<RawDevice>(
    'select * from devices where person = $1 order by seen desc, since desc, id',
    person,
  );
  return rows.map(({ id, token_hash, name, since, seen }) => ({
    id,
    name,
    since: Number(since),
    seen: Number(seen),
    isThis: token_hash === own,
  }));
};

/**
 * Who sends a request: the person of an account if the device is signed in, else the device itself, without asking
 * anybody. Cookies of signed-in devices are made when they are stored, so none becomes valid later.
 */
export class Devices {
  readonly #database: SqlDatabase;
  readonly #now: () => number;
  readonly #known = new Map<string, { readonly person: string; readonly until: number }>();

  constructor(database: SqlDatabase, now: () => number) {
    this.#database = database;
    this.#now = now;
  }

  /** Finds out who sends a request; `personOf` knows it from then on. */
  async meet(request: IncomingMessage): Promise<void> {
    const device = deviceOf(request);
    meet(request, device?.isSignedIn ? await this.personOf(device.hash) : device?.hash);
  }

  /** Whose a signed-in device is; undefined if it is not any more. */
  async personOf(hash: string): Promise<string | undefined> {
    const known = this.#known.get(hash);
    if (known && known.until > this.#now()) return known.person;
    const [row] = await this.#database.query<RawDevice>('select * from devices where token_hash = $1', hash);
    this.#known.delete(hash);
    if (!row) return undefined;
    this.#remember(hash, row.person);
    if (Number(row.seen) < this.#now() - NOTED_EVERY) await this.#noteSeen(hash);
    return row.person;
  }

  /** Devices of these people may have been signed out, or of anybody. */
  forget(people?: readonly string[]): void {
    for (const [hash, { person }] of this.#known) if (!people || people.includes(person)) this.#known.delete(hash);
  }

  /** Signs devices out. Returns false if there were none. */
  remove(person: string, which: WhichDevices): Promise<boolean> {
    const [condition, value] = conditionOf(which);
    return this.#database.transaction(async (queries) => {
      const rows = await queries.query<{ id: string }>(
        `delete from devices where person = $1 and ${condition} returning id`,
        person,
        value,
      );
      await queries.announce('people', [person]);
      return rows.length > 0;
    });
  }

  async #noteSeen(hash: string): Promise<void> {
    await this.#database.query('update devices set seen = $2 where token_hash = $1', hash, this.#now());
  }

  #remember(hash: string, person: string): void {
    this.#known.set(hash, { person, until: this.#now() + REMEMBERED });
    const [oldest] = this.#known.keys();
    if (this.#known.size > MOST_REMEMBERED && oldest !== undefined) this.#known.delete(oldest);
  }
}
