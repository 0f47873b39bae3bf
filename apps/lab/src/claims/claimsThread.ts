/** A thread that plays games among different players, reviews their seats, and plays on from what the reviews claim. */

import { reviewBudgets } from '@coalbrook/coach';
import { Game, headerOf } from '@coalbrook/record';
import { answerJobs, fetchNet, ownNets, playContest } from '@coalbrook/referee';
import { seedOf } from '@coalbrook/rules';
import type { Seat } from '@coalbrook/rules';

import { playMomentsOn } from '../costs/playedOn.ts';
import type { PlayedMoment } from '../costs/playedOn.ts';
import { findPlayer } from '../players/findPlayer.ts';
import { tableOf } from '../tables.ts';
import type { TableName } from '../tables.ts';

/** What every thread is told at its start. */
export interface ClaimsSetting {
  /** The players by name; each game has them in another order. */
  readonly players: readonly string[];
  /** How many times each claim is played on. */
  readonly games: number;
}

/** A game, and the seat whose review is asked for. */
export interface ClaimsJob {
  readonly table: TableName;
  readonly deal: string;
  /** The player in the first seat; the next ones follow. */
  readonly first: number;
  readonly seat: number;
}

const claimsOf = async (
  { table: name, deal, first, seat }: ClaimsJob,
  { players, games }: ClaimsSetting,
): Promise<readonly PlayedMoment[]> => {
  const table = tableOf(name);
  const lack = await fetchNet(ownNets, table);
  if (lack !== undefined) throw new Error(lack);
  const seated = Array.from({ length: name.seats }, (_, index) => players[(first + index) % players.length]);
  const game = new Game(table);
  await playContest(game, await Promise.all(seated.map((player) => findPlayer(player, table))), seedOf(deal));
  const record = { header: headerOf(table), entries: game.entries };
  const budget = ownNets.has(table) ? reviewBudgets.byNet : reviewBudgets.byThumb;
  return playMomentsOn(record, table, seat as Seat, { judge: ownNets.judgeFor(table), budget, games });
};

answerJobs((setting: ClaimsSetting) => Promise.resolve((job: ClaimsJob) => claimsOf(job, setting)));
