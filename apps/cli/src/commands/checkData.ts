import { done, fail } from '@coalbrook/rules';
import { counted } from '@coalbrook/words';

import type { CliCommand } from '../command.ts';
import { dataFlags, openDatabase } from '../storedGames.ts';

export const checkData: CliCommand = {
  name: 'check-data',
  operands: [],
  sentence: 'Replays all online games and reports what does not fit.',
  more: [],
  flags: dataFlags,
  async run(flags) {
    const { checkData: check } = await import('@coalbrook/server');
    const database = await openDatabase(flags);
    try {
      const { games, entries, resumed, faults } = await check(database);
      const sum = `${counted(games, 'game')}, ${counted(entries, 'entry')}`;
      const note = resumed === 0 ? '' : ` ${counted(resumed, 'game')} went on under corrected rules.`;
      if (faults.length === 0) return done(`${sum}: everything fits.${note}\n`);
      return fail(faults.map(({ game, fault }) => `${game}: ${fault}`));
    } catch (error) {
      return fail(error instanceof Error ? error.message : String(error));
    } finally {
      await database.close();
    }
  },
};
