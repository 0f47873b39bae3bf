import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';

import type { Habits } from '@coalbrook/coach';
import { onThreads } from '@coalbrook/referee';

import { Args } from '../args.ts';
import type { HabitsJob } from '../habits/habitsThread.ts';
import { usualHabits } from '../habits/usualHabits.ts';
import { inRepository, STOPPED, SUCCESS } from '../labCommand.ts';
import type { LabCommand } from '../labCommand.ts';
import { GameProgress } from '../progress.ts';
import { tablesOf } from '../tables.ts';

const OUT = 'packages/coach/data/masters.json';

/** Writes what masters usually do, for the coach. Tables that are not played keep their figures. */
export const habits: LabCommand = {
  usage: 'npm run lab -- habits [--edition A,B] [--seats 2,3] [--games 40] [--seed habits] [--out FILE] [--threads N]',
  async run(words, signal) {
    const args = new Args(words, {
      edition: '',
      seats: '',
      games: '40',
      seed: 'habits',
      out: inRepository(OUT),
      threads: String(availableParallelism()),
    });
    const games = args.atLeastOne('games');
    const threads = args.atLeastOne('threads');
    const tables = tablesOf(args.list('edition'), args.counts('seats'));
    const seed = args.text('seed');
    const jobs = tables.flatMap((table) =>
      Array.from({ length: games }, (_, game): HabitsJob => ({ ...table, deal: `${seed} ${game}` })),
    );
    const out = args.text('out');
    const known = JSON.parse(readFileSync(out, 'utf8')) as Record<string, Record<string, object>>;
    const module = new URL('../habits/habitsThread.ts', import.meta.url);
    const progress = new GameProgress(jobs.length);
    const counted: Habits[] = [];
    for await (const seats of onThreads<HabitsJob, readonly Habits[]>({
      module,
      setting: undefined,
      jobs,
      threads,
      signal,
    })) {
      const { edition, seats: count } = jobs[progress.done];
      progress.step();
      counted.push(...seats);
      if (progress.done % games > 0) continue;
      known[edition] = { ...known[edition], [count]: { games, ...usualHabits(counted.splice(0)) } };
      writeFileSync(out, `${JSON.stringify(known, undefined, 2)}\n`);
    }
    progress.clear();
    return signal.aborted ? STOPPED : SUCCESS;
  },
};
