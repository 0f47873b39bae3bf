import { randomUUID } from 'node:crypto';

import pg from 'pg';

import type { SqlDatabase, Listener, SqlValue, Transaction } from './database.ts';

/** Connections of one node; turns go through one of them in large batches. */
const MOST_CONNECTIONS = 8;

/** Milliseconds to wait for a connection, and between two attempts to listen again. */
const PATIENCE = 10_000;
const PAUSE = 250;

/** How often a transaction is run that gets into the way of another node's. */
const MOST_ATTEMPTS = 5;
const COLLISIONS = new Set(['40001', '40P01']);

/** Nodes are told of written games here. */
const CHANNEL = 'coalbrook';

/** Ids of games in one message, which may have 8000 bytes. */
const MOST_WORDS = 100;

/** Held while the schema is changed. */
const SCHEMA_LOCK = 0x636f616c;

const BIGINT = 20;

/** Counts and times in milliseconds fit a number exactly. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (id, format): unknown => (id === BIGINT ? Number : pg.types.getTypeParser(id, format)),
};

const isCollision = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.code !== undefined && COLLISIONS.has(error.code);

/** A Postgres that several nodes share. */
export class PostgresDatabase implements SqlDatabase {
  readonly #url: string;
  readonly #pool: pg.Pool;
  /** Distinguishes this node's announcements from those of others. */
  readonly #node = randomUUID();
  readonly #listeners = new Set<Listener>();
  #ear: pg.Client | undefined;
  #retry: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(url: string) {
    this.#url = url;
    this.#pool = new pg.Pool({
      connectionString: url,
      types,
      keepAlive: true,
      max: MOST_CONNECTIONS,
      connectionTimeoutMillis: PATIENCE,
      // Acknowledged turns must survive a power failure, whatever the server is set to.
      options: '-c synchronous_commit=on',
    });
    // A connection that is lost while nobody uses it is replaced by the next query.
    this.#pool.on('error', () => undefined);
  }

  async query<Row>(text: string, ...values: readonly SqlValue[]): Promise<readonly Row[]> {
    const { rows } = await this.#pool.query(text, [...values]);
    return rows as readonly Row[];
  }

  async transaction<Made>(work: (transaction: Transaction) => Promise<Made>): Promise<Made> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await this.#attempt(work);
      } catch (error) {
        if (attempt === MOST_ATTEMPTS || !isCollision(error)) throw error;
      }
    }
  }

  alone<Made>(work: (transaction: Transaction) => Promise<Made>): Promise<Made> {
    return this.transaction(async (transaction) => {
      await transaction.query('select pg_advisory_xact_lock($1)', SCHEMA_LOCK);
      return work(transaction);
    });
  }

  /** Rejects if it lets nobody in. */
  async reach(): Promise<void> {
    await this.#pool.query('select 1');
  }

  hear(listener: Listener): void {
    this.#listeners.add(listener);
    if (!this.#ear) void this.#listen();
  }

  async say(words: readonly string[]): Promise<void> {
    await this.#pool.query('select pg_notify($1, $2)', [CHANNEL, [this.#node, 'presence', ...words].join(' ')]);
  }

  async size(): Promise<number> {
    const [row] = await this.query<{ bytes: string }>('select pg_database_size(current_database()) as bytes');
    return Number(row.bytes);
  }

  backup(): Promise<void> {
    return Promise.reject(new Error('Postgres is backed up with its own tools, such as pg_dump.'));
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#retry);
    await Promise.all([this.#ear?.end().catch(() => undefined), this.#pool.end()]);
  }

  async #attempt<Made>(work: (transaction: Transaction) => Promise<Made>): Promise<Made> {
    const client = await this.#pool.connect();
    let isUsable = true;
    // Without a listener, a connection lost between two queries would end the process.
    const lose = (): void => void (isUsable = false);
    client.on('error', lose);
    try {
      await client.query('begin');
      const made = await work(this.#over(client));
      await client.query('commit');
      return made;
    } catch (error) {
      await client.query('rollback').catch(lose);
      throw error;
    } finally {
      client.off('error', lose);
      client.release(!isUsable);
    }
  }

  #over(client: pg.ClientBase): Transaction {
    return {
      query: async <Row>(text: string, ...values: readonly SqlValue[]) =>
        (await client.query(text, [...values])).rows as readonly Row[],
      announce: async (change, words) => {
        // Sent by Postgres when the transaction is committed.
        for (let from = 0; from < words.length; from += MOST_WORDS) {
          const some = words.slice(from, from + MOST_WORDS);
          await client.query('select pg_notify($1, $2)', [CHANNEL, [this.#node, change, ...some].join(' ')]);
        }
      },
    };
  }

  /** Listens on a connection of its own, and on another one when that is lost. */
  async #listen(): Promise<void> {
    const ear = new pg.Client({ connectionString: this.#url, keepAlive: true });
    this.#ear = ear;
    let isLost = false;
    const lose = (): void => {
      if (isLost) return;
      isLost = true;
      ear.end().catch(() => undefined);
      if (!this.#isClosed) this.#retry = setTimeout(() => void this.#listen(), PAUSE);
    };
    ear.on('error', lose);
    ear.on('end', lose);
    ear.on('notification', ({ payload = '' }) => this.#hear(payload));
    try {
      await ear.connect();
      await ear.query(`listen ${CHANNEL}`);
      // Whatever was announced before this moment was not heard.
      this.#tell(undefined);
    } catch {
      lose();
    }
  }

  #hear(payload: string): void {
    const [node, change, ...words] = payload.split(' ');
    if (node !== this.#node) this.#tell({ change, node, words });
  }

  #tell(heard: Parameters<Listener>[0]): void {
    for (const listener of this.#listeners) listener(heard);
  }
}
