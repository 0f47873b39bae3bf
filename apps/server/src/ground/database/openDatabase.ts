import { existsSync } from 'node:fs';

import { done, fail } from '@coalbrook/rules';
import type { Result } from '@coalbrook/rules';
import pg from 'pg';

import { causeOf } from './causeOf.ts';
import { gamesFile } from './gamesFile.ts';
import { makeOwnFolder } from './ownFiles.ts';
import { PostgresDatabase } from './postgres.ts';
import { SqliteDatabase } from './sqlite.ts';
import { takeFolder } from './takeFolder.ts';

/** A database that is open, and how to close it. */
export interface OpenFolder {
  readonly database: SqliteDatabase;
  /** Closes the database and frees the folder. */
  close(): Promise<void>;
}

const openFile = async (file: string): Promise<SqliteDatabase> => {
  const database = new SqliteDatabase(file);
  try {
    await database.reach();
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
};

/** Takes a folder and opens its database, or says why not. A server makes both if they are missing. */
export const openFolder = async (folder: string, use: 'serve' | 'read'): Promise<Result<OpenFolder, string>> => {
  const file = gamesFile(folder);
  if (use === 'read' && !existsSync(file)) return fail(`there are no games in ${folder}`);
  let place = folder;
  try {
    makeOwnFolder(folder);
    const taken = takeFolder(folder, use);
    if (!taken.ok) return fail(`${folder} is in use: ${taken.fault}`);
    const free = taken.value;
    place = file;
    try {
      const database = await openFile(file);
      return done({ database, close: () => database.close().finally(free) });
    } catch (error) {
      free();
      throw error;
    }
  } catch (error) {
    const cause = causeOf(error);
    if (cause === undefined) throw error;
    return fail(`${place} cannot be used: ${cause}`);
  }
};

const TIMEOUT = /timeout/;

/** Why a Postgres does not let us in. Its own words never hold the password. */
const refusalOf = (error: unknown): string => {
  const { message } = error as Error;
  return causeOf(error) ?? (TIMEOUT.test(message) ? 'nothing answers there' : message);
};

/** Where a Postgres is, without user and password. */
const placeOf = (url: string): string => {
  const { host, port, database } = new pg.Client({ connectionString: url });
  return `${database ?? ''} on ${host}:${port}`;
};

/** Whether a text is the address of a Postgres. */
export const isPostgres = (url: string): boolean =>
  URL.canParse(url) && /^postgres(?:ql)?:$/.test(new URL(url).protocol);

/** Opens a Postgres, or says why that cannot be done. */
export const openPostgres = async (url: string): Promise<Result<PostgresDatabase, string>> => {
  const database = new PostgresDatabase(url);
  try {
    await database.reach();
    return done(database);
  } catch (error) {
    await database.close();
    return fail(`the database ${placeOf(url)} cannot be used: ${refusalOf(error)}`);
  }
};
