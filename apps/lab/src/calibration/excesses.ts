import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';

import type { NetExcesses, RoundExcesses } from '@coalbrook/bots/training';

import { tableOf } from '../tables.ts';
import { bareNetFor } from './bareNet.ts';
import type { CalibratedRound, CalibrationTable } from './calibrationFigures.ts';

const rounded = (value: number): number => Math.round(value * 10) / 10;

/** The means of every era, one for each round. */
const byEra = (rounds: readonly CalibratedRound[]): readonly (readonly number[])[] => {
  const means: number[][] = [];
  for (const { era, round, mean } of rounds) {
    means[era] ??= [];
    means[era][round - 1] = rounded(mean);
  }
  // A round in which nobody had a choice is like the one before it.
  return means.map((era) =>
    Array.from(era, (_, round) => era.slice(0, round + 1).findLast((one) => one !== undefined) ?? 0),
  );
};

/**
 * What is to be taken off at one table. Where a game may be over, futures that end with it are compared with others that
 * go on, so nothing is taken off at the start of a round that some games did not reach.
 */
const excessesAt = ({ rounds, games }: CalibrationTable): RoundExcesses => ({
  start: byEra(rounds.filter((one) => one.occasion === 'start' && one.games === games)),
  action: byEra(rounds.filter(({ occasion }) => occasion === 'action')),
});

const sha256 = (file: string): string => createHash('sha256').update(readFileSync(file)).digest('hex');

/** Writes what the nets of some tables expect too much. What was known about other tables of the same nets stays. */
export const writeExcesses = (file: string, tables: readonly CalibrationTable[]): void => {
  const known: Record<string, NetExcesses> = existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, NetExcesses>)
    : {};
  for (const table of tables) {
    const path = bareNetFor(tableOf(table));
    const net = basename(path);
    const hash = sha256(path);
    const { seats = {} } = known[net]?.sha256 === hash ? known[net] : {};
    known[net] = { sha256: hash, seats: { ...seats, [table.seats]: excessesAt(table) } };
  }
  writeFileSync(file, `${JSON.stringify(known, undefined, 2)}\n`);
};
