import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { done, fail } from '@coalbrook/rules';
import type { Result } from '@coalbrook/rules';

import { isOpenElsewhere, lockFolder } from './folderLock.ts';
import type { FolderUse, FreeFolder } from './folderLock.ts';
import { gamesFile } from './gamesFile.ts';
import { hasUnfinishedRestore, settleRestore } from './replaceGames.ts';

/** Earlier versions noted their process here, and left it behind when they were killed. */
const OLD_MARK = 'server.pid';

const SERVED = 'another server runs on it';

const IN_USE: Readonly<Record<FolderUse, string>> = {
  serve: `${SERVED}, or its database is being restored`,
  read: 'its database is being restored',
  replace: 'a server runs on it, or another command uses it',
};

/** Whether a server of an earlier version runs on a folder, which does not know the lock. */
const isServedByOlder = (folder: string): boolean => {
  const mark = join(folder, OLD_MARK);
  if (!existsSync(mark)) return false;
  if (isOpenElsewhere(gamesFile(folder))) return true;
  rmSync(mark, { force: true });
  return false;
};

/**
 * Takes a folder for one use until the process ends, or says why not: two servers on one file would not hear of each
 * other's turns. What an interrupted restore has left is put in order first.
 */
export const takeFolder = (folder: string, use: FolderUse): Result<FreeFolder, string> => {
  const free = lockFolder(folder, use);
  if (!free) return fail(IN_USE[use]);
  if (use === 'read') {
    if (!hasUnfinishedRestore(folder)) return done(free);
    free();
    return fail('a restore was interrupted there; start the server, or restore again');
  }
  if (isServedByOlder(folder)) {
    free();
    return fail(SERVED);
  }
  settleRestore(folder);
  return done(free);
};
