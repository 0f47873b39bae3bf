import { existsSync } from 'node:fs';

import { done, fail } from '@coalbrook/rules';

import type { CliCommand } from '../command.ts';
import { dataFlags, withGames } from '../storedGames.ts';

export const backup: CliCommand = {
  name: 'backup',
  operands: ['FILE'],
  sentence: 'Copies all online games to a file, also while they are being played.',
  more: ['Only its owner can read it. To go back to it, stop the server and use coalbrook restore FILE.'],
  flags: dataFlags,
  run(flags, io) {
    const [path] = flags.operands;
    if (path === undefined) return fail('backup needs a file: backup FILE');
    if (existsSync(path)) return fail(`${path} exists already`);
    return withGames(flags, io, { anySchema: true }, async (database) => {
      await database.backup(path);
      return done(`${path}\n`);
    });
  },
};
