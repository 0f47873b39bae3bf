import { done, fail } from '@coalbrook/rules';

import type { CliCommand } from '../command.ts';
import { dataFlags, openDatabase } from '../storedGames.ts';

export const exportGame: CliCommand = {
  name: 'export',
  operands: ['GAME'],
  sentence: 'Prints the record of an online game, with everything hidden in it.',
  more: [],
  flags: dataFlags,
  async run(flags) {
    const [game] = flags.operands;
    if (game === undefined) return fail('export needs the id of a game: export GAME');
    const server = await import('@coalbrook/server');
    const database = await openDatabase(flags);
    try {
      const exported = await server.exportGame(database, game);
      return exported.ok ? done(exported.value) : fail(`${game}: ${exported.fault}`);
    } catch (error) {
      return fail(error instanceof Error ? error.message : String(error));
    } finally {
      await database.close();
    }
  },
};
