/**
 * Puts another database in the place of the one that is there, with everything beside it, wholly or not at all, also if
 * the power fails on the way. The new one waits in a folder of its own. Whether it still waits there says how far an
 * interrupted attempt had come.
 */

import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { gamesFile } from './gamesFile.ts';
import { BESIDE, ownFolder, settleOnDisk } from './ownFiles.ts';

const UNFINISHED = /^restore-[\dTZ-]+\.unfinished$/;
const NEW = 'new.db';

const unfinishedIn = (folder: string): readonly string[] => readdirSync(folder).filter((name) => UNFINISHED.test(name));

export const hasUnfinishedRestore = (folder: string): boolean => unfinishedIn(folder).length > 0;

/** The files of the database in a folder; the main one last, so that it is never without the others. */
const filesIn = (folder: string): readonly string[] =>
  [...BESIDE.map((end) => `${gamesFile('')}${end}`), gamesFile('')].filter((name) => existsSync(join(folder, name)));

const move = (names: readonly string[], from: string, to: string): void => {
  for (const name of names) renameSync(join(from, name), join(to, name));
  settleOnDisk(from);
  settleOnDisk(to);
};

const asideOf = (unfinished: string): string => unfinished.replace(/^restore/, 'before-restore').replace(/\.\w+$/, '');

/** Gives what was moved aside its lasting name, or removes the folder if nothing was. */
const finish = (folder: string, unfinished: string): string | undefined => {
  const place = join(folder, unfinished);
  if (filesIn(place).length === 0) {
    rmSync(place, { recursive: true });
    return undefined;
  }
  const aside = join(folder, asideOf(unfinished));
  renameSync(place, aside);
  settleOnDisk(folder);
  return aside;
};

/** Ends what an interrupted restore has begun: completes it if the new database is in place, or else undoes it. */
export const settleRestore = (folder: string): void => {
  for (const unfinished of unfinishedIn(folder)) {
    const place = join(folder, unfinished);
    const isInPlace = !existsSync(join(place, NEW)) && filesIn(folder).length > 0;
    if (!isInPlace) {
      move(filesIn(place), place, folder);
      rmSync(place, { recursive: true });
    } else finish(folder, unfinished);
  }
};

/** A database that is being prepared to take the place of the one in a folder. */
export interface Replacement {
  /** Where to write it. */
  readonly file: string;
  /** Puts it in place. Returns where everything is that was there; undefined if there was nothing. */
  putInPlace(): string | undefined;
  /** Forgets it. What is in place stays. */
  drop(): void;
}

/** Begins to replace the database of a folder, which this process must have for itself. */
export const replaceGames = (folder: string, now: number): Replacement => {
  const unfinished = `restore-${new Date(now).toISOString().replaceAll(/[:.]/g, '-')}.unfinished`;
  const place = join(folder, unfinished);
  ownFolder(place);
  const file = join(place, NEW);
  return {
    file,
    putInPlace: () => {
      settleOnDisk(file);
      settleOnDisk(place);
      settleOnDisk(folder);
      try {
        move(filesIn(folder), folder, place);
        renameSync(file, gamesFile(folder));
      } catch (error) {
        settleRestore(folder);
        throw error;
      }
      settleOnDisk(folder);
      return finish(folder, unfinished);
    },
    drop: () => rmSync(place, { recursive: true, force: true }),
  };
};
