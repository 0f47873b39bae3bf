/** A thread that plays games of the laboratory, at any of some tables. */

import { answerJobs } from '@coalbrook/referee';
import type { Contestant } from '@coalbrook/referee';
import type { Table } from '@coalbrook/rules';

import { findPlayer } from '../players/findPlayer.ts';
import { tableOf } from '../tables.ts';
import type { TableName } from '../tables.ts';
import type { LabGame } from './labGame.ts';
import { playLabGame } from './playLabGame.ts';

/** What every thread is told at its start. */
export interface LabSetting {
  readonly tables: readonly TableName[];
  /** As the user names them. */
  readonly players: readonly string[];
  /** How long a program may think about one decision. */
  readonly seconds: number;
}

/** A game and the number of its table. */
export interface LabJob extends LabGame {
  readonly table: number;
}

interface Company {
  readonly table: Table;
  readonly players: readonly Contestant[];
}

answerJobs(async ({ tables, players, seconds }: LabSetting) => {
  const companies = await Promise.all(
    tables.map(async (name): Promise<Company> => {
      const table = tableOf(name);
      return { table, players: await Promise.all(players.map((player) => findPlayer(player, table, seconds))) };
    }),
  );
  return ({ table: number, ...game }: LabJob) => {
    const { table, players: seated } = companies[number];
    return playLabGame(table, seated, game);
  };
});
