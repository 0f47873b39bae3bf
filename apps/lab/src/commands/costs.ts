import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';

import { parseRecord } from '@coalbrook/record';
import { onThreads, sentenceOf } from '@coalbrook/referee';

import { Args } from '../args.ts';
import type { CostsSetting, CostsJob } from '../costs/costsThread.ts';
import type { PlayedMoment } from '../costs/playedOn.ts';
import { figureOf, show } from '../figures.ts';
import { STOPPED, SUCCESS } from '../labCommand.ts';
import type { LabCommand } from '../labCommand.ts';

/** The seats of a recorded game; throws an error with one sentence if it is none. */
const jobsOf = (path: string): readonly CostsJob[] => {
  const record = parseRecord(readFileSync(path, 'utf8'));
  if (!record.ok) throw new Error(`${path}: ${sentenceOf(record.fault)}`);
  return Array.from({ length: record.value.header.seats }, (_, seat) => ({ path, seat }));
};

const summaryOf = (kind: PlayedMoment['kind'], all: readonly PlayedMoment[]): string => {
  const moments = all.filter((moment) => moment.kind === kind);
  const mean = (values: readonly number[]): number => figureOf(values).mean;
  const doubt = Math.sqrt(mean(moments.map(({ played }) => played.doubt ** 2)) / moments.length);
  const played = { mean: mean(moments.map((moment) => moment.played.mean)), doubt };
  const told = mean(moments.map((moment) => moment.told.mean)).toFixed(1);
  return `${kind.padEnd(6)} ${moments.length} moments, told ${told}, played on ${show(played)}`;
};

/** Compares what reviews tell with what happens when the games are played on. */
export const costs: LabCommand = {
  usage: 'npm run lab -- costs RECORD... [--games 12] [--threads N]',
  async run(words, signal) {
    const args = new Args(words, { games: '12', threads: String(availableParallelism()) });
    if (args.operands.length === 0) throw new Error(costs.usage);
    const jobs = args.operands.flatMap(jobsOf);
    const setting: CostsSetting = { games: args.atLeastOne('games') };
    const module = new URL('../costs/costsThread.ts', import.meta.url);
    const threads = args.atLeastOne('threads');
    const all: PlayedMoment[] = [];
    let done = 0;
    for await (const moments of onThreads<CostsJob, readonly PlayedMoment[]>({
      module,
      setting,
      jobs,
      threads,
      signal,
    })) {
      const { path, seat } = jobs[done++];
      for (const { kind, entry, told, played } of moments)
        console.log(
          `${path} seat ${seat + 1} entry ${entry} ${kind}: told ${told.mean.toFixed(1)}, played on ${show(played)}`,
        );
      all.push(...moments);
    }
    for (const kind of ['costly', 'best'] as const)
      if (all.some((one) => one.kind === kind)) console.log(summaryOf(kind, all));
    return signal.aborted ? STOPPED : SUCCESS;
  },
};
