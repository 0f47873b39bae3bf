import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';

import type { PuzzleEntry } from '@coalbrook/puzzles';
import { onThreads } from '@coalbrook/referee';

import { Args } from '../args.ts';
import { KeptResults } from '../games/keptResults.ts';
import { inRepository, STOPPED, SUCCESS } from '../labCommand.ts';
import type { LabCommand } from '../labCommand.ts';
import { needsThought } from '../puzzles/luck.ts';
import { puzzleFile } from '../puzzles/puzzleFile.ts';
import type { PuzzleJob } from '../puzzles/puzzleThread.ts';
import { tableOf, tablesOf } from '../tables.ts';

export const puzzles: LabCommand = {
  usage: `npm run lab -- puzzles --out FILE [--edition birmingham] [--seats 2,3,4] [--count 200] [--seed puzzles]
                    [--threads N] [--folder .lab/puzzles]`,
  async run(words, signal) {
    const args = new Args(words, {
      edition: 'birmingham',
      seats: '',
      count: '200',
      seed: 'puzzles',
      out: '',
      threads: String(availableParallelism()),
      folder: inRepository('.lab/puzzles'),
    });
    if (args.operands.length > 0) throw new Error(puzzles.usage);
    const out = args.text('out');
    if (out === '') throw new Error('--out must name a file.');
    const tables = tablesOf([args.text('edition')], args.counts('seats'));
    const count = args.atLeastOne('count');
    const { slug } = tableOf(tables[0]).edition;
    const seed = args.text('seed');
    const kept = new KeptResults<readonly PuzzleEntry[]>(join(args.text('folder'), `${slug}.jsonl`));
    const jobOf = (game: number): PuzzleJob => ({ table: game % tables.length, seed: `${seed} ${game}` });
    const keyOf = ({ table, seed: game }: PuzzleJob): string => `${JSON.stringify(tables[table])} ${game}`;
    const found: PuzzleEntry[] = [];
    let gathered = 0;
    /** Takes the puzzles of all games up to the first that was not played yet. */
    const gather = (): void => {
      for (; found.length < count; gathered++) {
        const known = kept.find(keyOf(jobOf(gathered)));
        if (!known) return;
        found.push(...known.filter(needsThought));
      }
    };
    const asked: string[] = [];
    function* unplayed(): Generator<PuzzleJob> {
      for (let game = gathered; found.length < count; game++) {
        const key = keyOf(jobOf(game));
        if (kept.find(key)) continue;
        asked.push(key);
        yield jobOf(game);
      }
    }
    gather();
    const games = onThreads<PuzzleJob, readonly PuzzleEntry[]>({
      module: new URL('../puzzles/puzzleThread.ts', import.meta.url),
      setting: tables,
      jobs: unplayed(),
      threads: args.atLeastOne('threads'),
      signal,
    });
    for await (const entries of games) {
      const key = asked.shift();
      if (key !== undefined) kept.keep(key, entries);
      gather();
      console.log(`${found.length} of ${count} puzzles`);
      if (found.length >= count) break;
    }
    writeFileSync(out, puzzleFile(found.slice(0, count)));
    if (!signal.aborted) return SUCCESS;
    console.error(`Stopped with ${found.length} puzzles. The same command goes on from here.`);
    return STOPPED;
  },
};
