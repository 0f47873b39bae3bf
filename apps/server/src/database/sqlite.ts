import { Queue } from '@coalbrook/host';
import Connection from 'libsql';

import type { SqlDatabase, SqlValue, Transaction } from './database.ts';

interface Statement {
  readonly reader: boolean;
  all(...values: readonly SqlValue[]): readonly unknown[];
  run(...values: readonly SqlValue[]): unknown;
}

/** Statements kept ready. Batches of different sizes have different texts. */
const MOST_STATEMENTS = 300;

/** Milliseconds to wait for another process that uses the file, such as a backup. */
const PATIENCE = 5000;

/** A file of its own on this machine. */
export class SqliteDatabase implements SqlDatabase {
  readonly #connection: InstanceType<typeof Connection>;
  readonly #statements = new Map<string, Statement>();
  readonly #lock = new Queue();

  constructor(file: string) {
    this.#connection = new Connection(file, { timeout: PATIENCE });
    // Acknowledged turns must survive a power failure: every commit waits for the disk.
    for (const setting of ['journal_mode = wal', 'synchronous = full', 'foreign_keys = on'])
      this.#connection.exec(`pragma ${setting}`);
  }

  query<Row>(text: string, ...values: readonly SqlValue[]): Promise<readonly Row[]> {
    return this.#lock.run(() => this.#run<Row>(text, values));
  }

  transaction<Made>(work: (transaction: Transaction) => Promise<Made>): Promise<Made> {
    const transaction: Transaction = {
      query: (text, ...values) => Promise.resolve().then(() => this.#run(text, values)),
      // There is only one node.
      announce: () => Promise.resolve(),
    };
    return this.#lock.run(async () => {
      this.#connection.exec('begin immediate');
      try {
        const made = await work(transaction);
        this.#connection.exec('commit');
        return made;
      } catch (error) {
        this.#connection.exec('rollback');
        throw error;
      }
    });
  }

  alone<Made>(work: (transaction: Transaction) => Promise<Made>): Promise<Made> {
    return this.transaction(work);
  }

  hear(): void {}

  backup(file: string): Promise<void> {
    return this.#lock.run(() => {
      this.#connection.prepare('vacuum into ?').run(file);
    });
  }

  close(): Promise<void> {
    return this.#lock.run(() => {
      this.#connection.close();
    });
  }

  #run<Row>(text: string, values: readonly SqlValue[]): readonly Row[] {
    const statement = this.#prepare(text);
    if (statement.reader) return statement.all(...values) as readonly Row[];
    statement.run(...values);
    return [];
  }

  #prepare(text: string): Statement {
    const known = this.#statements.get(text);
    if (known) return known;
    const made = this.#connection.prepare(text.replaceAll(/\$(\d+)/g, '?$1')) as Statement;
    if (this.#statements.size >= MOST_STATEMENTS) this.#statements.clear();
    this.#statements.set(text, made);
    return made;
  }
}
