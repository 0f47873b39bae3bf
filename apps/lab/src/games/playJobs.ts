import { onThreads } from '@coalbrook/referee';

import { LOADER as loader } from '../labCommand.ts';
import { GameProgress } from '../progress.ts';
import type { TableName } from '../tables.ts';
import type { LabResult } from './labGame.ts';
import type { LabSetting, LabJob } from './labThread.ts';

/** Who plays where, and how. */
export interface LabRun {
  readonly tables: readonly TableName[];
  /** As the user names them. */
  readonly players: readonly string[];
  /** How long a program may think about one decision. */
  readonly seconds: number;
  readonly threads: number;
  /** Tells that the user wants to stop. */
  readonly signal: AbortSignal;
}

/** Plays games on threads, shows how far it is, and yields the results in the order of the jobs. */
export async function* playJobs(run: LabRun, jobs: readonly LabJob[]): AsyncGenerator<LabResult> {
  const { tables, players, seconds, threads, signal } = run;
  const setting: LabSetting = { tables, players, seconds };
  const module = new URL('labThread.ts', import.meta.url);
  const progress = new GameProgress(jobs.length);
  try {
    for await (const result of onThreads<LabJob, LabResult>({ module, setting, jobs, threads, loader, signal })) {
      progress.step();
      yield result;
    }
  } finally {
    progress.clear();
  }
}
