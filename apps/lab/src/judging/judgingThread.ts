/** A thread that plays games to judge a player. */

import { answerJobs } from '@coalbrook/referee';

import { findPlayer } from '../players/findPlayer.ts';
import { tableOf } from '../tables.ts';
import type { TableName } from '../tables.ts';
import { judgeGame } from './judgedGame.ts';

/** What every thread is told at its start. */
export interface JudgingSetting extends TableName {
  readonly player: string;
  readonly seed: string;
}

answerJobs(async ({ player, seed, ...name }: JudgingSetting) => {
  const table = tableOf(name);
  const challenger = await findPlayer(player, table);
  return (game: number) => judgeGame(table, challenger, seed, game);
});
