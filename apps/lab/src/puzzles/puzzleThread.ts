/** A thread that looks for puzzles in games, at any of some tables. */

import { answerJobs, fetchNet, ownNets } from '@coalbrook/referee';
import type { Table } from '@coalbrook/rules';

import { tableOf } from '../tables.ts';
import type { TableName } from '../tables.ts';
import { findPuzzles } from './puzzleGame.ts';

/** A game and the number of its table. */
export interface PuzzleJob {
  readonly table: number;
  readonly seed: string;
}

const withNet = async (name: TableName): Promise<Table> => {
  const table = tableOf(name);
  const problem = await fetchNet(ownNets, table);
  if (problem !== undefined) throw new Error(problem);
  return table;
};

answerJobs(async (names: readonly TableName[]) => {
  const tables = await Promise.all(names.map(withNet));
  return ({ table: number, seed }: PuzzleJob) => {
    const table = tables[number];
    return findPuzzles(table, ownNets.judgeFor(table), seed);
  };
});
