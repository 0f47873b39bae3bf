import { existsSync } from 'node:fs';
import { join } from 'node:path';

import Connection from 'libsql';

import { makeOwnFile } from './ownFiles.ts';

/**
 * How a folder of games is used: one process serves it, others may read it meanwhile, and whoever replaces the database
 * is alone with it.
 */
export type FolderUse = 'serve' | 'read' | 'replace';

/** Frees the folder. The operating system does the same when the process ends, however it ends. */
export type FreeFolder = () => void;

const BUSY = 'SQLITE_BUSY';

const LOCKS: Readonly<Record<FolderUse, readonly string[]>> = {
  serve: ['begin immediate'],
  read: ['begin', 'select count(*) from sqlite_schema'],
  replace: ['begin exclusive'],
};

/** A lock lasts as long as its connection, so none may be collected as garbage. */
const held = new Set<InstanceType<typeof Connection>>();

/**
 * Locks a folder, or returns undefined if its use by another process does not allow that. Node has no locks on files, but
 * SQLite has those that are needed: an empty database is locked and never written. They hold between containers that
 * share a folder. The file may not be opened otherwise, because closing it again would free the lock.
 */
export const lockFolder = (folder: string, use: FolderUse): FreeFolder | undefined => {
  const file = join(folder, 'server.lock');
  if (!existsSync(file)) {
    try {
      makeOwnFile(file);
    } catch (error) {
      // Another process may have been faster.
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
  const connection = new Connection(file, { timeout: 0 });
  try {
    connection.exec('pragma journal_mode = memory');
    for (const text of LOCKS[use]) connection.exec(text);
  } catch (error) {
    connection.close();
    if ((error as { readonly code?: string }).code === BUSY) return undefined;
    throw error;
  }
  held.add(connection);
  return () => {
    if (held.delete(connection)) connection.close();
  };
};

/** Whether another process has a database file open. Finishes what a killed process left unfinished in it. */
export const isOpenElsewhere = (file: string): boolean => {
  if (!existsSync(file)) return false;
  let connection: InstanceType<typeof Connection> | undefined;
  try {
    connection = new Connection(file, { timeout: 0 });
    // Everybody who has it open holds a lock that leaves no room for this one.
    for (const text of ['pragma locking_mode = exclusive', 'begin exclusive', 'rollback']) connection.exec(text);
    return false;
  } catch (error) {
    // Of a damaged file nothing can be said here; whoever opens it will.
    return (error as { readonly code?: string }).code === BUSY;
  } finally {
    connection?.close();
  }
};
