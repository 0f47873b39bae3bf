import { constants, copyFileSync, existsSync, realpathSync, rmSync, statSync } from 'node:fs';

import { done, fail } from '@coalbrook/rules';
import type { Result } from '@coalbrook/rules';

import { causeOf } from '../ground/database/causeOf.ts';
import { gamesFile } from '../ground/database/gamesFile.ts';
import { BESIDE, makeOwnFolder } from '../ground/database/ownFiles.ts';
import { replaceGames } from '../ground/database/replaceGames.ts';
import { SqliteDatabase } from '../ground/database/sqlite.ts';
import { takeFolder } from '../ground/database/takeFolder.ts';
import { checkBackup } from './checkBackup.ts';
import type { DataReport } from './checkData.ts';

export interface Restored {
  readonly report: DataReport;
  /** Where everything is that was there before; undefined if there was nothing. */
  readonly aside: string | undefined;
}

interface Restoring {
  /** The copy to go back to. It is only read. */
  readonly file: string;
  readonly folder: string;
  /** Whether games that cannot be read are put up with. */
  readonly acceptsFaults: boolean;
  readonly now: number;
}

const isSameFile = (one: string, other: string): boolean =>
  existsSync(one) && existsSync(other) && realpathSync(one) === realpathSync(other);

/** What is wrong with a file, before anything is made. */
const faultOf = (file: string, folder: string): string | undefined => {
  if (!existsSync(file)) return 'there is no such file';
  if (!statSync(file).isFile()) return 'it is no file';
  if (isSameFile(file, gamesFile(folder))) return 'it is the database that is in use';
  return undefined;
};

/** Copies a backup, with what a server may have left beside it. */
const copy = (from: string, to: string): void => {
  copyFileSync(from, to, constants.COPYFILE_EXCL);
  if (existsSync(`${from}-wal`)) copyFileSync(`${from}-wal`, `${to}-wal`, constants.COPYFILE_EXCL);
};

/**
 * Checks a copy of a backup and writes another one, in one file, which nobody has opened: the library frees a file only
 * when its garbage is collected.
 */
const prepare = async (from: string, to: string): Promise<Result<DataReport, string>> => {
  const draft = `${to}.checked`;
  copy(from, draft);
  const database = new SqliteDatabase(draft);
  try {
    const checked = await checkBackup(database);
    if (checked.ok) await database.backup(to);
    return checked;
  } finally {
    await database.close();
    for (const end of ['', ...BESIDE]) rmSync(`${draft}${end}`, { force: true });
  }
};

const firstFault = ({ faults: [{ game, fault }, ...more] }: DataReport): string =>
  `game ${game} cannot be read (${fault})${more.length === 0 ? '' : `, nor can ${more.length} more`}`;

/**
 * Puts a backup in the place of a folder's database, or says why not; then nothing has changed. What was there is moved
 * aside as a whole: the log of a killed server that stayed behind would be played over the backup.
 */
export const restore = async ({ file, folder, acceptsFaults, now }: Restoring): Promise<Result<Restored, string>> => {
  try {
    const early = faultOf(file, folder);
    if (early !== undefined) return fail(`${file}: ${early}`);
    makeOwnFolder(folder);
    const free = takeFolder(folder, 'replace');
    if (!free.ok) return fail(`${folder} is in use: ${free.fault}`);
    try {
      const replacement = replaceGames(folder, now);
      try {
        const checked = await prepare(file, replacement.file);
        if (!checked.ok) return fail(`${file}: ${checked.fault}`);
        const report = checked.value;
        if (report.faults.length > 0 && !acceptsFaults) return fail(`${file}: ${firstFault(report)}`);
        return done({ report, aside: replacement.putInPlace() });
      } finally {
        replacement.drop();
      }
    } finally {
      free.value();
    }
  } catch (error) {
    const cause = causeOf(error);
    if (cause === undefined) throw error;
    return fail(`${file} was not restored: ${cause}`);
  }
};
