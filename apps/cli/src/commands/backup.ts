import { existsSync } from 'node:fs';

import { done, fail } from '@coalbrook/rules';

import type { CliCommand } from '../command.ts';
import { dataFlags, openDatabase } from '../storedGames.ts';

export const backup: CliCommand = {
  name: 'backup',
  operands: ['FILE'],
  sentence: 'Copies all online games to a file, also while they are being played.',
  more: ['To go back to it, stop the server and put the file in the place of games.db.'],
  flags: dataFlags,
  async run(flags) {
    const [path] = flags.operands;
    if (path === undefined) return fail('backup needs a file: backup FILE');
    if (existsSync(path)) return fail(`${path} exists already`);
    const database = await openDatabase(flags);
    try {
      await database.backup(path);
      return done(`${path}\n`);
    } catch (error) {
      return fail(error instanceof Error ? error.message : String(error));
    } finally {
      await database.close();
    }
  },
};
