/** A thread that plays games to see how players play. */

import { answerJobs } from '@coalbrook/referee';

import { findPlayer } from '../players/findPlayer.ts';
import { tableOf } from '../tables.ts';
import type { TableName } from '../tables.ts';
import { styleIn } from './styleGame.ts';
import type { Style } from './styleGame.ts';

/** What every thread is told at its start. */
export interface StyleSetting extends TableName {
  /** Who has the other seats. */
  readonly company: string;
  readonly seed: string;
}

/** The deal of a number, with a player in one seat. */
export interface StyleJob {
  readonly player: string;
  readonly game: number;
}

answerJobs(async ({ company, seed, ...name }: StyleSetting) => {
  const table = tableOf(name);
  const others = await findPlayer(company, table);
  return async ({ player, game }: StyleJob): Promise<Style> =>
    styleIn(table, await findPlayer(player, table), others, seed, game);
});
