import { done, fail } from '@coalbrook/rules';
import { counted } from '@coalbrook/words';

import type { CliCommand } from '../command.ts';
import { dataFlags, withGames } from '../storedGames.ts';

export const checkData: CliCommand = {
  name: 'check-data',
  operands: [],
  sentence: 'Replays all online games and reports what does not fit.',
  more: [],
  flags: dataFlags,
  async run(flags, io) {
    const { checkData: check } = await import('@coalbrook/server');
    return withGames(flags, io, { anySchema: false }, async (database) => {
      const { games, entries, resumed, faults } = await check(database);
      const sum = `${counted(games, 'game')}, ${counted(entries, 'entry')}`;
      const note = resumed === 0 ? '' : ` ${counted(resumed, 'game')} went on under corrected rules.`;
      if (faults.length === 0) return done(`${sum}: everything fits.${note}\n`);
      return fail(faults.map(({ game, fault }) => `${game}: ${fault}`));
    });
  },
};
