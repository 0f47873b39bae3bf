import { readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

import type { Backup } from '@coalbrook/wire/online';

import type { SqlDatabase } from '../../ground/database/database.ts';
import { ownFile, ownFolder, settleOnDisk } from '../../ground/database/ownFiles.ts';

const NAME = /^games-[\dTZ-]+(-daily)?\.db$/;
const DRAFT = /^games-.*\.part(?:-journal)?$/;
const DAILY = /-daily\.db$/;

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

  /** Keeps others from reading what is there, and removes what a killed server did not finish. */
  tidy(): void {
    ownFolder(this.#folder);
    for (const name of readdirSync(this.#folder)) {
      if (DRAFT.test(name)) rmSync(join(this.#folder, name), { force: true });
      else if (NAME.test(name)) ownFile(join(this.#folder, name));
    }
  }

  /** The newest first. */
  list(): readonly Backup[] {
    ownFolder(this.#folder);
    return readdirSync(this.#folder)
      .filter((name) => NAME.test(name))
      .toSorted()
      .toReversed()
      .map((name) => {
        const { size, mtimeMs } = statSync(join(this.#folder, name));
        return { name, bytes: size, at: Math.round(mtimeMs) };
      });
  }

  /** The copies of the schedule, the newest first. */
  daily(): readonly Backup[] {
    return this.list().filter(({ name }) => DAILY.test(name));
  }

  /** Only a copy that is complete gets its name. */
  async make(isDaily = false): Promise<void> {
    ownFolder(this.#folder);
    const moment = new Date(this.#now()).toISOString().replaceAll(/[:.]/g, '-');
    const name = `games-${moment}${isDaily ? '-daily' : ''}.db`;
    const draft = join(this.#folder, `${name}.part`);
    rmSync(draft, { force: true });
    await this.#database.backup(draft);
    renameSync(draft, join(this.#folder, name));
    settleOnDisk(this.#folder);
  }

  remove(name: string): void {
    rmSync(join(this.#folder, name));
  }
}
