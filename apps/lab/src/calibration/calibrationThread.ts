/** A thread that plays games to compare what is expected with what comes. */

import type { Judge } from '@coalbrook/bots/study';
import { answerJobs, fetchNet, ownNets } from '@coalbrook/referee';
import type { Table } from '@coalbrook/rules';

import { judgeOf } from '../players/netPlayer.ts';
import { tableOf } from '../tables.ts';
import type { TableName } from '../tables.ts';
import { bareNetFor } from './bareNet.ts';
import { expectationsIn } from './expectations.ts';
import type { ExpectedRound } from './expectations.ts';

/** What every thread is told at its start. */
export interface CalibrationSetting {
  /** A file with weights; otherwise the nets that come with the bots. */
  readonly net: string | undefined;
  /** Whether nets are asked without what is taken off their expectations. */
  readonly isBare: boolean;
}

/** A game at a table. */
export interface CalibrationJob extends TableName {
  readonly deal: string;
}

const judgeFor = async (table: Table, { net, isBare }: CalibrationSetting): Promise<Judge> => {
  if (net !== undefined) return judgeOf(net, table);
  if (isBare) return judgeOf(bareNetFor(table), table);
  const lack = await fetchNet(ownNets, table);
  if (lack !== undefined) throw new Error(lack);
  return ownNets.judgeFor(table);
};

answerJobs((setting: CalibrationSetting) =>
  Promise.resolve(async ({ deal, ...name }: CalibrationJob): Promise<readonly ExpectedRound[]> => {
    const table = tableOf(name);
    return expectationsIn(table, await judgeFor(table, setting), deal);
  }),
);
