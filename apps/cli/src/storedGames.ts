import { resolve } from 'node:path';

import { done, fail } from '@coalbrook/rules';
import type { Result } from '@coalbrook/rules';
import type { SqlDatabase } from '@coalbrook/server';

import type { CommandOutcome } from './command.ts';
import type { CommandIo } from './commandIo.ts';
import type { Flags, FlagsByName } from './flags.ts';

/** A flag, or else its environment variable. An empty variable is none. */
export const setting = (flags: Flags, name: string): string | undefined =>
  flags.text(name) ?? (process.env[`COALBROOK_${name.toUpperCase()}`] || undefined);

export const folderFlag: FlagsByName = {
  data: { value: 'DIR', sentence: 'Folder of the games; ./data by default.' },
};

export const dataFlags: FlagsByName = {
  ...folderFlag,
  database: { value: 'URL', sentence: 'A Postgres instead, as postgres://user:password@host/name.' },
};

/** The folder of the games. */
export const dataFolder = (flags: Flags): string => resolve(setting(flags, 'data') ?? 'data');

/** Games that are open, and how to close them. */
export interface OpenGames {
  readonly database: SqlDatabase;
  close(): Promise<void>;
}

/** Opens the games that the flags name, to serve them or to read them while they may be served. */
export const openGames = async (flags: Flags, use: 'serve' | 'read'): Promise<Result<OpenGames, string>> => {
  const { openFolder, openPostgres } = await import('@coalbrook/server');
  const url = setting(flags, 'database');
  if (url === undefined) return openFolder(dataFolder(flags), use);
  const opened = await openPostgres(url);
  return opened.ok ? done({ database: opened.value, close: () => opened.value.close() }) : opened;
};

/** What is wrong with the address of a database, if one is given. */
export const databaseFault = async (flags: Flags): Promise<string | undefined> => {
  const { isPostgres } = await import('@coalbrook/server');
  const url = setting(flags, 'database');
  return url === undefined || isPostgres(url)
    ? undefined
    : '--database: expected an address such as postgres://user:password@host/name';
};

const AGES = {
  older:
    'these games were written by an older version of Coalbrook; start the server once, which brings them up to date',
  newer: 'these games were written by a newer version of Coalbrook',
} as const;

interface ReadingGames {
  /** Whether a schema of another version will do. */
  readonly anySchema: boolean;
}

/** Does something with the games that the flags name. */
export const withGames = async (
  flags: Flags,
  io: CommandIo,
  { anySchema }: ReadingGames,
  work: (database: SqlDatabase) => Promise<CommandOutcome>,
): Promise<CommandOutcome> => {
  const { causeOf, schemaAge } = await import('@coalbrook/server');
  const wrong = await databaseFault(flags);
  if (wrong !== undefined) return fail(wrong);
  const opened = await openGames(flags, 'read');
  if (!opened.ok) return io.failed(opened.fault);
  const { database } = opened.value;
  try {
    const age = anySchema ? 'fitting' : await schemaAge(database);
    return age === 'fitting' ? await work(database) : io.failed(AGES[age]);
  } catch (error) {
    const cause = causeOf(error);
    return io.failed(cause ?? (error instanceof Error ? error.message : String(error)));
  } finally {
    await opened.value.close();
  }
};
