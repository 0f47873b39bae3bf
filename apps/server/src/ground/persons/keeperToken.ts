import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { makeOwnFile, makeOwnFolder, settleOnDisk } from '../database/ownFiles.ts';
import { newToken } from './tokens.ts';

/** A shorter one could be guessed. */
export const SHORTEST_TOKEN = 16;

const OTHERS = 0o077;

export interface KeptToken {
  readonly token: string;
  /** Where it stands; only its owner can read that. */
  readonly file: string;
}

const isUsable = (file: string): boolean =>
  existsSync(file) &&
  (statSync(file).mode & OTHERS) === 0 &&
  readFileSync(file, 'utf8').trim().length >= SHORTEST_TOKEN;

/** The keeper's token of a folder. It is made once; again if its file is removed, or if others could read it. */
export const keeperTokenIn = (folder: string): KeptToken => {
  makeOwnFolder(folder);
  const file = join(folder, 'keeper-token');
  if (!isUsable(file)) {
    rmSync(file, { force: true });
    makeOwnFile(file);
    writeFileSync(file, `${newToken()}\n`);
    settleOnDisk(file);
  }
  return { token: readFileSync(file, 'utf8').trim(), file };
};
