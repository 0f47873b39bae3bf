import { rmSync } from 'node:fs';
import { dirname } from 'node:path';

import { Queue } from '@coalbrook/host';
import Connection from 'libsql/promise';

import type { SqlDatabase, SqlValue, Transaction } from './database.ts';
import { makeOwnFile, ownDatabaseFile, settleOnDisk } from './ownFiles.ts';

interface Statement {
  /** Whether it returns rows. */
  readonly reader: boolean;
  all(...values: readonly SqlValue[]): Promise<readonly unknown[]>;
  run(...values: readonly SqlValue[]): unknown;
}

/** Statements kept ready. Batches of different sizes have different texts. */
const MOST_STATEMENTS = 300;

/** Milliseconds to wait for another process that uses the file, such as a backup. */
const PATIENCE = 5000;

/** Acknowledged turns must survive a power failure: every commit waits for the disk. */
const SETTINGS = ['journal_mode = wal', 'synchronous = full', 'foreign_keys = on'];

/** Whether a statement writes something. */
const isChange = (text: string): boolean => /^\s*(insert|update|delete)\b/i.test(text);

/** A file of its own on this machine. Whatever waits for the disk or for a lock does so in another thread. */
export class SqliteDatabase implements SqlDatabase {
  readonly #file: string;
  readonly #connection: InstanceType<typeof Connection>;
  readonly #statements = new Map<string, Statement>();
  /** One task at a time has the connection. */
  readonly #lock = new Queue();
  readonly #ready: Promise<void>;

  constructor(file: string) {
    this.#file = file;
    ownDatabaseFile(file);
    this.#connection = new Connection(file, { timeout: PATIENCE });
    this.#ready = this.#lock.run(async () => {
      for (const setting of SETTINGS) await this.#execute(`pragma ${setting}`);
    });
    // Whoever asks something is told.
    this.#ready.catch(() => undefined);
  }

  query<Row>(text: string, ...values: readonly SqlValue[]): Promise<readonly Row[]> {
    // Only `begin` and `commit` wait in another thread.
    if (isChange(text)) return this.transaction((transaction) => transaction.query<Row>(text, ...values));
    return this.#alone(() => this.#run<Row>(text, values));
  }

  transaction<Made>(work: (transaction: Transaction) => Promise<Made>): Promise<Made> {
    const transaction: Transaction = {
      query: (text, ...values) => this.#run(text, values),
      // There is only one node.
      announce: () => Promise.resolve(),
    };
    return this.#alone(async () => {
      await this.#execute('begin immediate');
      try {
        const made = await work(transaction);
        await this.#execute('commit');
        return made;
      } catch (error) {
        await this.#execute('rollback');
        throw error;
      }
    });
  }

  alone<Made>(work: (transaction: Transaction) => Promise<Made>): Promise<Made> {
    return this.transaction(work);
  }

  /** Rejects if the file cannot be used at all. */
  reach(): Promise<void> {
    return this.#ready;
  }

  hear(): void {}

  async size(): Promise<number> {
    const [row] = await this.query<{ bytes: number }>(
      'select page_count * page_size as bytes from pragma_page_count(), pragma_page_size()',
    );
    return row.bytes;
  }

  async backup(file: string): Promise<void> {
    await this.#ready;
    makeOwnFile(file);
    // It reads what was written up to now, while others write.
    const reading = new Connection(this.#file, { timeout: PATIENCE });
    try {
      await (reading.exec(`vacuum into '${file.replaceAll("'", "''")}'`) as Promise<unknown>);
      settleOnDisk(file);
      settleOnDisk(dirname(file));
    } catch (error) {
      rmSync(file, { force: true });
      throw error;
    } finally {
      reading.close();
    }
  }

  close(): Promise<void> {
    return this.#lock.run(() => {
      this.#connection.close();
    });
  }

  #alone<Made>(work: () => Promise<Made>): Promise<Made> {
    return this.#lock.run(async () => {
      await this.#ready;
      return work();
    });
  }

  #execute(text: string): Promise<unknown> {
    return this.#connection.exec(text) as Promise<unknown>;
  }

  async #run<Row>(text: string, values: readonly SqlValue[]): Promise<readonly Row[]> {
    const statement = await this.#prepare(text);
    if (statement.reader) return (await statement.all(...values)) as readonly Row[];
    statement.run(...values);
    return [];
  }

  async #prepare(text: string): Promise<Statement> {
    const known = this.#statements.get(text);
    if (known) return known;
    const made = (await this.#connection.prepare(text.replaceAll(/\$(\d+)/g, '?$1'))) as Statement;
    if (this.#statements.size >= MOST_STATEMENTS) this.#statements.clear();
    this.#statements.set(text, made);
    return made;
  }
}
