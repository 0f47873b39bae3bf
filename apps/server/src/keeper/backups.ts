import { mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

import type { Backup } from '@coalbrook/wire/online';

import type { SqlDatabase } from '../database/database.ts';

const NAME = /^games-[\dTZ-]+\.db$/;

/** Copies of the database in a folder beside it. */
export class Backups {
  readonly #database: SqlDatabase;
  readonly #folder: string;
  readonly #now: () => number;

  constructor(database: SqlDatabase, folder: string, now: () => number) {
    this.#database = database;
    this.#folder = folder;
    this.#now = now;
  }

  /** The newest first. */
  list(): readonly Backup[] {
    mkdirSync(this.#folder, { recursive: true });
    return readdirSync(this.#folder)
      .filter((name) => NAME.test(name))
      .toSorted()
      .toReversed()
      .map((name) => {
        const { size, mtimeMs } = statSync(join(this.#folder, name));
        return { name, bytes: size, at: Math.round(mtimeMs) };
      });
  }

  /** Only a copy that is complete gets its name. */
  async make(): Promise<void> {
    mkdirSync(this.#folder, { recursive: true });
    const name = `games-${new Date(this.#now()).toISOString().replaceAll(/[:.]/g, '-')}.db`;
    const draft = join(this.#folder, `${name}.part`);
    rmSync(draft, { force: true });
    await this.#database.backup(draft);
    renameSync(draft, join(this.#folder, name));
  }
}
