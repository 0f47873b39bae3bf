/** A thread that reviews recorded games, and plays on from the moments that it finds. */

import { readFileSync } from 'node:fs';

import { reviewBudgets } from '@coalbrook/coach';
import { parseRecord, tableOf } from '@coalbrook/record';
import { answerJobs, fetchNet, ownNets, sentenceOf } from '@coalbrook/referee';
import type { Seat } from '@coalbrook/rules';

import { playMomentsOn } from './playedOn.ts';
import type { PlayedMoment } from './playedOn.ts';

/** What every thread is told at its start. */
export interface CostsSetting {
  readonly games: number;
}

/** A seat of a recorded game. */
export interface CostsJob {
  readonly path: string;
  readonly seat: number;
}

const costsOf = async ({ path, seat }: CostsJob, games: number): Promise<readonly PlayedMoment[]> => {
  const record = parseRecord(readFileSync(path, 'utf8'));
  if (!record.ok) throw new Error(`${path}: ${sentenceOf(record.fault)}`);
  const table = tableOf(record.value.header);
  if (!table.ok) throw new Error(`${path}: ${sentenceOf(table.fault)}`);
  const lack = await fetchNet(ownNets, table.value);
  if (lack !== undefined) throw new Error(`${path}: ${lack}`);
  const budget = ownNets.has(table.value) ? reviewBudgets.byNet : reviewBudgets.byThumb;
  const judge = ownNets.judgeFor(table.value);
  return playMomentsOn(record.value, table.value, seat as Seat, { judge, budget, games });
};

answerJobs(({ games }: CostsSetting) => Promise.resolve((job: CostsJob) => costsOf(job, games)));
