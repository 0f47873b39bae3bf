/**
 * Files that only their owner may read: they hold hands, drafts, addresses and keys. None of this opens a file that a
 * database may have open, because closing it again would free the locks of this process.
 */

import { chmodSync, chownSync, closeSync, existsSync, fsyncSync, mkdirSync, openSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

const FILE_MODE = 0o600;
const FOLDER_MODE = 0o700;
const OTHERS = 0o077;

/** What SQLite keeps beside a database file. */
export const BESIDE = ['-wal', '-shm'];

/** What the administrator makes in somebody's folder belongs to the owner of that folder, who must be able to use it. */
const giveToOwner = (path: string): void => {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = statSync(dirname(path));
  if (uid !== 0) chownSync(path, uid, gid);
};

const closeToOthers = (path: string, mode: number): void => {
  if (!existsSync(path) || (statSync(path).mode & OTHERS) === 0) return;
  try {
    chmodSync(path, mode);
  } catch (error) {
    // Only whoever owns it may change that.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') throw error;
  }
};

/** Makes a file, empty and private. Fails if it exists. */
export const makeOwnFile = (file: string): void => {
  closeSync(openSync(file, 'wx', FILE_MODE));
  giveToOwner(file);
};

/** Makes a database file if it is missing, and keeps others from reading it and what is beside it. */
export const ownDatabaseFile = (file: string): void => {
  if (!existsSync(file)) makeOwnFile(file);
  for (const end of ['', ...BESIDE]) closeToOthers(`${file}${end}`, FILE_MODE);
};

/** Makes a folder if it is missing, together with those above it. One that exists keeps its mode. */
export const makeOwnFolder = (folder: string): void => {
  if (existsSync(folder)) return;
  mkdirSync(dirname(folder), { recursive: true });
  mkdirSync(folder, { mode: FOLDER_MODE });
  giveToOwner(folder);
};

/** The same for a folder that is the server's alone: others are kept out, also where they were not before. */
export const ownFolder = (folder: string): void => {
  makeOwnFolder(folder);
  closeToOthers(folder, FOLDER_MODE);
};

/** Keeps others from reading a file. */
export const ownFile = (file: string): void => closeToOthers(file, FILE_MODE);

/** Resolves when a file, or the names in a folder, would survive a power failure. */
export const settleOnDisk = (path: string): void => {
  const opened = openSync(path, 'r');
  try {
    fsyncSync(opened);
  } finally {
    closeSync(opened);
  }
};
