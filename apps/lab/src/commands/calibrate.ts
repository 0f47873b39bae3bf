import { availableParallelism } from 'node:os';

import { onThreads } from '@coalbrook/referee';

import { Args } from '../args.ts';
import { calibratedRounds } from '../calibration/calibrationFigures.ts';
import type { CalibrationTable } from '../calibration/calibrationFigures.ts';
import { calibrationLines } from '../calibration/calibrationText.ts';
import type { CalibrationSetting, CalibrationJob } from '../calibration/calibrationThread.ts';
import { writeExcesses } from '../calibration/excesses.ts';
import type { ExpectedRound } from '../calibration/expectations.ts';
import { writeCalibration } from '../calibration/writeCalibration.ts';
import { inRepository, LOADER as loader, STOPPED, SUCCESS } from '../labCommand.ts';
import type { LabCommand } from '../labCommand.ts';
import { judgeOf } from '../players/netPlayer.ts';
import { GameProgress } from '../progress.ts';
import { tableOf, tablesOf } from '../tables.ts';

const EXCESSES = 'packages/bots/data/calibration.json';

/** Compares what nets expect with what comes, round by round, and learns what to take off. */
export const calibrate: LabCommand = {
  usage: `npm run lab -- calibrate [--edition A,B] [--seats 2,3] [--games 100] [--seed calibrate] [--out docs] [--net FILE]
                         [--learn] [--threads N]`,
  async run(words, signal) {
    const args = new Args(words, {
      edition: '',
      seats: '',
      games: '100',
      seed: 'calibrate',
      out: inRepository('docs'),
      net: undefined,
      learn: false,
      threads: String(availableParallelism()),
    });
    if (args.operands.length > 0) throw new Error(calibrate.usage);
    const isBare = args.has('learn');
    const net = args.optional('net');
    if (isBare && net !== undefined) throw new Error('--learn is for the nets that come with the bots.');
    const games = args.atLeastOne('games');
    const threads = args.atLeastOne('threads');
    // Learnt and measured in different games.
    const seed = isBare ? `${args.text('seed')} learn` : args.text('seed');
    const tables = tablesOf(args.list('edition'), args.counts('seats'));
    if (net !== undefined) for (const table of tables) judgeOf(net, tableOf(table));
    const jobs = tables.flatMap((table) =>
      Array.from({ length: games }, (_, game): CalibrationJob => ({ ...table, deal: `${seed} ${game}` })),
    );
    const setting: CalibrationSetting = { net, isBare };
    const module = new URL('../calibration/calibrationThread.ts', import.meta.url);
    const progress = new GameProgress(jobs.length);
    const measured: CalibrationTable[] = [];
    const played: (readonly ExpectedRound[])[] = [];
    const work = { module, setting, jobs, threads, loader, signal };
    for await (const rounds of onThreads<CalibrationJob, readonly ExpectedRound[]>(work)) {
      const { edition, seats } = jobs[progress.done];
      progress.step();
      played.push(rounds);
      if (progress.done % games > 0) continue;
      const table = { edition, seats, seed, games, rounds: calibratedRounds(played.splice(0)) };
      measured.push(table);
      progress.clear();
      for (const line of calibrationLines(table)) console.log(line);
    }
    progress.clear();
    if (isBare) writeExcesses(inRepository(EXCESSES), measured);
    else if (net === undefined && measured.length > 0) writeCalibration(args.text('out'), measured);
    return signal.aborted ? STOPPED : SUCCESS;
  },
};
