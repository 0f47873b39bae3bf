/** A thread that plays games of the ladder, at any of its tables. */

import { answerTasks } from '@coalbrook/referee';
import type { Contestant } from '@coalbrook/referee';
import type { Table } from '@coalbrook/rules';

import { findPlayer } from '../players/findPlayer.ts';
import { tableOf } from '../tables.ts';
import type { TableName } from '../tables.ts';
import { playLadderGame } from './playLadderGame.ts';
import type { LadderGame } from './schedule.ts';

/** What every thread is told at its start. */
export interface LadderSetting {
  readonly tables: readonly TableName[];
  /** As the user names them. */
  readonly players: readonly string[];
}

/** A game and the number of its table. */
export interface LadderTask extends LadderGame {
  readonly table: number;
}

interface Company {
  readonly table: Table;
  readonly players: readonly Contestant[];
}

answerTasks(async ({ tables, players }: LadderSetting) => {
  const companies = await Promise.all(
    tables.map(async (name): Promise<Company> => {
      const table = tableOf(name);
      return { table, players: await Promise.all(players.map((player) => findPlayer(player, table))) };
    }),
  );
  return ({ table: number, ...game }: LadderTask) => {
    const { table, players: seated } = companies[number];
    return playLadderGame(table, seated, game);
  };
});
