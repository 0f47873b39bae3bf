import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';

import type { Flags, FlagsByName } from './flags.ts';

/** A flag, or else its environment variable. */
export const setting = (flags: Flags, name: string): string | undefined =>
  flags.text(name) ?? process.env[`COALBROOK_${name.toUpperCase()}`];

export const dataFlags: FlagsByName = {
  data: { value: 'DIR', sentence: 'Folder of the games; ./data by default.' },
  database: { value: 'URL', sentence: 'A Postgres instead, as postgres://user:password@host/name.' },
};

/** The folder of the games. It is made if it is missing. */
export const dataFolder = (flags: Flags): string => {
  const folder = resolve(setting(flags, 'data') ?? 'data');
  mkdirSync(folder, { recursive: true });
  return folder;
};

/** The database that the flags name. */
export const openDatabase = async (flags: Flags) => {
  const { PostgresDatabase, SqliteDatabase } = await import('@coalbrook/server');
  const url = setting(flags, 'database');
  return url === undefined ? new SqliteDatabase(join(dataFolder(flags), 'games.db')) : new PostgresDatabase(url);
};
