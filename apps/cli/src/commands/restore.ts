import { resolve } from 'node:path';

import { done, fail } from '@coalbrook/rules';
import { counted } from '@coalbrook/words';

import type { CliCommand } from '../command.ts';
import { dataFolder, folderFlag } from '../storedGames.ts';

export const restore: CliCommand = {
  name: 'restore',
  operands: ['FILE'],
  sentence: 'Puts a backup in the place of the online games, and keeps what was there.',
  more: [
    'The server must not be running. The backup is checked first; if anything is wrong, nothing is changed. The backup',
    'itself stays where it is. A Postgres is restored with pg_restore; see docs/hosting.md.',
  ],
  flags: {
    ...folderFlag,
    anyway: { sentence: 'Also if single games in the backup cannot be read.' },
  },
  async run(flags, io) {
    const [path] = flags.operands;
    if (path === undefined) return fail('restore needs a file: restore FILE');
    const folder = dataFolder(flags);
    const { restore: restoreGames } = await import('@coalbrook/server');
    const acceptsFaults = flags.has('anyway');
    const restored = await restoreGames({ file: resolve(path), folder, acceptsFaults, now: Date.now() });
    if (!restored.ok) return io.failed(restored.fault);
    const { report, aside } = restored.value;
    const { games, entries, faults } = report;
    return done(
      [
        `The games in ${folder} are now those of ${path}: ${counted(games, 'game')}, ${counted(entries, 'entry')}.`,
        ...(faults.length === 0 ? [] : [`${counted(faults.length, 'game')} cannot be read: see coalbrook check-data.`]),
        aside === undefined ? 'There were none before.' : `What was there before is in ${aside}; nothing was deleted.`,
        'You can start the server now.',
        '',
      ].join('\n'),
    );
  },
};
