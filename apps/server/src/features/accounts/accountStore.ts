import type { Account, AccountAddress, Passkey } from '@coalbrook/wire/online';

import type { Queries, SqlDatabase } from '../../ground/database/database.ts';
import { readDevices } from '../../ground/persons/devices.ts';

/** A passkey as its row holds it. */
export interface StoredPasskey {
  readonly id: string;
  readonly person: string;
  readonly host: string;
  readonly public_key: string;
  readonly counter: number | string;
  readonly transports: string;
  readonly name: string;
  readonly since: number | string;
  readonly used: number | string;
}

const MOST_PASSKEYS = 20;
const MOST_ADDRESSES = 5;

/** Addresses are the same in capital letters. */
export const addressKey = (written: string): string => written.toLowerCase();

/** Locks an account until the end of the transaction. Returns false if there is none. */
export const lockAccount = async (queries: Queries, person: string): Promise<boolean> =>
  (await queries.query('update accounts set since = since where person = $1 returning person', person)).length > 0;

export const addAccount = (queries: Queries, person: string, name: string, at: number): Promise<unknown> =>
  queries.query('insert into accounts (person, name, since) values ($1, $2, $3)', person, name, at);

const countOf = async (queries: Queries, table: 'passkeys' | 'addresses', person: string): Promise<number> => {
  const text = `select count(*) as count from ${table} where person = $1`;
  const [row] = await queries.query<{ count: number | string }>(text, person);
  return Number(row.count);
};

/** Adds a passkey to an account that is locked. Returns false if it is known already, or there are too many. */
export const addPasskey = async (
  queries: Queries,
  passkey: Omit<StoredPasskey, 'since' | 'used'>,
  at: number,
): Promise<boolean> => {
  const { id, person, host, public_key, counter, transports, name } = passkey;
  if ((await countOf(queries, 'passkeys', person)) >= MOST_PASSKEYS) return false;
  const added = await queries.query(
    `insert into passkeys (id, person, host, public_key, counter, transports, name, since, used)
      values ($1, $2, $3, $4, $5, $6, $7, $8, 0) on conflict do nothing returning id`,
    id,
    person,
    host,
    public_key,
    counter,
    transports,
    name,
    at,
  );
  return added.length > 0;
};

/** Notes that a passkey was used. Returns false if it is gone, or was used meanwhile by somebody who has a copy of it. */
export const usePasskey = async (queries: Queries, id: string, counter: number, at: number): Promise<boolean> => {
  const used = await queries.query(
    `update passkeys set counter = $2, used = $3 where id = $1 and (counter < $2 or counter = 0) returning id`,
    id,
    counter,
    at,
  );
  return used.length > 0;
};

/** A confirmed mail address. */
export interface ConfirmedAddress {
  readonly written: string;
  readonly origin: string;
}

/** Whose an address is; undefined if it is nobody's. */
export const findAddress = async (
  queries: Queries,
  written: string,
): Promise<(ConfirmedAddress & { readonly person: string }) | undefined> => {
  const [row] = await queries.query<ConfirmedAddress & { person: string }>(
    'select person, written, origin from addresses where address = $1',
    addressKey(written),
  );
  return row;
};

/** Adds an address to an account that is locked. Returns false if it is somebody's already, or there are too many. */
export const addAddress = async (
  queries: Queries,
  person: string,
  { written, origin }: ConfirmedAddress,
  at: number,
): Promise<boolean> => {
  if ((await countOf(queries, 'addresses', person)) >= MOST_ADDRESSES) return false;
  const added = await queries.query(
    `insert into addresses (address, person, written, origin, since) values ($1, $2, $3, $4, $5)
      on conflict do nothing returning address`,
    addressKey(written),
    person,
    written,
    origin,
    at,
  );
  return added.length > 0;
};

const shownPasskey = ({ id, name, host, since, used }: StoredPasskey): Passkey => ({
  id,
  name,
  host,
  since: Number(since),
  used: Number(used),
});

export const readPasskeys = (queries: Queries, person: string): Promise<readonly StoredPasskey[]> =>
  queries.query<StoredPasskey>('select * from passkeys where person = $1 order by since, id', person);

/** An account as its person sees it. */
export const readAccount = async (queries: Queries, person: string, device: string): Promise<Account | undefined> => {
  const [row] = await queries.query<{ name: string; since: number | string }>(
    'select name, since from accounts where person = $1',
    person,
  );
  if (!row) return undefined;
  const addresses = await queries.query<{ written: string; since: number | string }>(
    'select written, since from addresses where person = $1 order by since, address',
    person,
  );
  return {
    name: row.name,
    since: Number(row.since),
    devices: await readDevices(queries, person, device),
    passkeys: (await readPasskeys(queries, person)).map(shownPasskey),
    addresses: addresses.map(({ written, since }): AccountAddress => ({ address: written, since: Number(since) })),
  };
};

export type Removal = 'removed' | 'absent' | 'last';

/** Accounts, and how their people sign in. */
export class AccountStore {
  readonly #database: SqlDatabase;
  readonly #canMail: boolean;

  constructor(database: SqlDatabase, canMail: boolean) {
    this.#database = database;
    this.#canMail = canMail;
  }

  read(person: string, device: string): Promise<Account | undefined> {
    return readAccount(this.#database, person, device);
  }

  async nameOf(person: string): Promise<string | undefined> {
    const [row] = await this.#database.query<{ name: string }>('select name from accounts where person = $1', person);
    return row?.name;
  }

  /** Returns false if there is no such account. */
  async rename(person: string, name: string): Promise<boolean> {
    const text = 'update accounts set name = $2 where person = $1 returning person';
    return (await this.#database.query(text, person, name)).length > 0;
  }

  passkeysOf(person: string): Promise<readonly StoredPasskey[]> {
    return readPasskeys(this.#database, person);
  }

  async findPasskey(id: string): Promise<StoredPasskey | undefined> {
    const [row] = await this.#database.query<StoredPasskey>('select * from passkeys where id = $1', id);
    return row;
  }

  removePasskey(person: string, id: string): Promise<Removal> {
    return this.#remove(person, 'delete from passkeys where person = $1 and id = $2 returning id', id);
  }

  removeAddress(person: string, address: string): Promise<Removal> {
    const text = 'delete from addresses where person = $1 and address = $2 returning address';
    return this.#remove(person, text, addressKey(address));
  }

  /** Removes a way to sign in, unless it is the last one. */
  async #remove(person: string, text: string, which: string): Promise<Removal> {
    try {
      return await this.#database.transaction(async (queries) => {
        if (!(await lockAccount(queries, person))) return 'absent';
        if ((await queries.query(text, person, which)).length === 0) return 'absent';
        // An address is of no use where no mail is sent.
        const ways =
          (await countOf(queries, 'passkeys', person)) +
          (this.#canMail ? await countOf(queries, 'addresses', person) : 0);
        if (ways === 0) throw new LastWay();
        return 'removed';
      });
    } catch (error) {
      if (error instanceof LastWay) return 'last';
      throw error;
    }
  }
}

/** Undoes the removal of the last way to sign in. */
class LastWay extends Error {}
