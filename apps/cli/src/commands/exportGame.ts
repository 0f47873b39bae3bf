import { existsSync, writeFileSync } from 'node:fs';

import { done, fail } from '@coalbrook/rules';

import type { CliCommand } from '../command.ts';
import { dataFlags, withGames } from '../storedGames.ts';

export const exportGame: CliCommand = {
  name: 'export',
  operands: ['GAME'],
  sentence: 'Prints the record of an online game, with everything hidden in it.',
  more: [],
  flags: {
    ...dataFlags,
    file: { value: 'FILE', sentence: 'Writes it to a file that only its owner can read, instead.' },
  },
  async run(flags, io) {
    const [game] = flags.operands;
    if (game === undefined) return fail('export needs the id of a game: export GAME');
    const file = flags.text('file');
    if (file !== undefined && existsSync(file)) return fail(`${file} exists already`);
    const server = await import('@coalbrook/server');
    return withGames(flags, io, { anySchema: false }, async (database) => {
      const exported = await server.exportGame(database, game);
      if (!exported.ok) return fail(`${game}: ${exported.fault}`);
      if (file === undefined) return done(exported.value);
      server.makeOwnFile(file);
      writeFileSync(file, exported.value);
      return done(`${file}\n`);
    });
  },
};
