/**
 * `npm run load`: many people at many tables of one server, at a steady pace. Prints how long a commit takes, beside
 * what the machine itself needs for a core and for the disk.
 */

import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, fsyncSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import type { Seat } from '@coalbrook/rules';

import { Person } from '../testing/client.ts';
import { newTable } from '../testing/fixtures.ts';
import { LoadSeat } from './loadSeat.ts';

const SEATS = 4;
/** Requests at the same time while tables are opened. */
const AT_ONCE = 50;
const PROBES = 200;

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '1250' },
    rate: { type: 'string', default: '500' },
    seconds: { type: 'string', default: '60' },
  },
});
const [games, rate, seconds] = [Number(values.games), Number(values.rate), Number(values.seconds)];

const percentile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

const spread = (figures: readonly number[]): string => {
  const sorted = figures.toSorted((a, b) => a - b);
  return `p50 ${percentile(sorted, 0.5).toFixed(1)} ms, p99 ${percentile(sorted, 0.99).toFixed(1)} ms`;
};

const say = (line: string): void => void process.stdout.write(`${line}\n`);

const wait = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Milliseconds that the disk takes to make one small write durable. */
const probeDisk = (folder: string): readonly number[] => {
  const file = openSync(join(folder, 'probe'), 'w');
  const times = Array.from({ length: PROBES }, () => {
    const start = performance.now();
    writeSync(file, 'x'.repeat(4096));
    fsyncSync(file);
    return performance.now() - start;
  });
  closeSync(file);
  return times;
};

/** Runs a task for each number, several at a time. */
const forEach = async (count: number, work: (index: number) => Promise<void>): Promise<void> => {
  let next = 0;
  const lane = async (): Promise<void> => {
    while (next < count) await work(next++);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
};

const startChild = async (folder: string): Promise<{ readonly child: ChildProcess; readonly port: number }> => {
  const child = fork(new URL('loadServer.ts', import.meta.url), [join(folder, 'games.db')], {
    execArgv: process.execArgv,
  });
  const [port] = (await once(child, 'message')) as [number];
  return { child, port };
};

const openTable = async (port: number, index: number): Promise<readonly LoadSeat[]> => {
  const people = Array.from({ length: SEATS }, () => new Person(port));
  const opened = await people[0].open({ ...newTable('birmingham', 'pppp'), mine: [0] });
  for (const [seat, person] of people.entries()) {
    if (seat > 0) await person.sit(opened.game, opened.invite, seat, `Person ${index}.${seat}`);
  }
  return people.map((person, seat) => new LoadSeat(person, opened.game, seat as Seat));
};

interface ServerFigures {
  readonly cpu: number;
  readonly memory: number;
  readonly turns: number;
  readonly batches: number;
}

const figuresOf = async (port: number): Promise<ServerFigures> => {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  const value = (name: string): number => Number(new RegExp(`^${name} (.*)$`, 'm').exec(text)?.[1]);
  return {
    cpu: value('process_cpu_seconds_total'),
    memory: value('process_resident_memory_bytes'),
    turns: value('coalbrook_turns_total'),
    batches: value('coalbrook_batches_total'),
  };
};

/** Plays turns at the wanted rate; a turn that finds nobody ready is skipped. */
const drive = async (all: readonly LoadSeat[]) => {
  const [latencies, lags]: [number[], number[]] = [[], []];
  let [refused, skipped] = [0, 0];
  const running = new Set<Promise<void>>();
  const busy = new Set<string>();
  const start = performance.now();
  let at = 0;
  for (let turn = 0; turn < rate * seconds; turn++) {
    const due = start + (turn / rate) * 1000;
    if (performance.now() < due) {
      const asked = performance.now();
      const pause = due - asked;
      await wait(pause);
      lags.push(performance.now() - asked - pause);
    }
    let seat: LoadSeat | undefined;
    for (let tried = 0; tried < all.length && !seat; tried++) {
      const one = all[at++ % all.length];
      if (one.isActing && !busy.has(one.game)) seat = one;
    }
    if (!seat) {
      skipped++;
      continue;
    }
    const { game } = seat;
    busy.add(game);
    const sent = performance.now();
    const played = seat
      .play(turn * 7)
      .then((isPlayed) => {
        if (isPlayed) latencies.push(performance.now() - sent);
        else refused++;
      })
      .catch(() => void refused++)
      .finally(() => {
        busy.delete(game);
        running.delete(played);
      });
    running.add(played);
  }
  await Promise.all(running);
  return { latencies, lags, refused, skipped, elapsed: (performance.now() - start) / 1000 };
};

const folder = mkdtempSync(join(tmpdir(), 'coalbrook-load-'));
const { child, port } = await startChild(folder);
try {
  say(`the disk alone: ${spread(probeDisk(folder))} for one durable write`);
  const seats: LoadSeat[] = [];
  const opening = performance.now();
  await forEach(games, async (index) => void seats.push(...(await openTable(port, index))));
  await forEach(seats.length, async (index) => {
    await seats[index].person.connect();
    await seats[index].join();
  });
  say(`${games} games, ${seats.length} connections after ${((performance.now() - opening) / 1000).toFixed(1)} s`);
  const before = await figuresOf(port);
  const { latencies, lags, refused, skipped, elapsed } = await drive(seats);
  const after = await figuresOf(port);
  const turns = after.turns - before.turns;
  say(
    `${turns} turns in ${elapsed.toFixed(1)} s (${(turns / elapsed).toFixed(0)}/s), ${refused} refused, ${skipped} skipped`,
  );
  say(`commit to answer: ${spread(latencies)}, with drafting the turn in the load generator`);
  say(`wait for a core: ${spread(lags)} (a timer of the load generator)`);
  say(
    `server: ${(((after.cpu - before.cpu) * 1000) / turns).toFixed(3)} ms CPU a turn, ${(after.memory / 2 ** 20).toFixed(0)} MB`,
  );
  say(
    `${after.batches - before.batches} transactions, ${(turns / (after.batches - before.batches)).toFixed(1)} turns each`,
  );
  say(`${seats.reduce((sum, { received }) => sum + received, 0)} messages with steps received`);
} finally {
  child.kill();
  rmSync(folder, { recursive: true, force: true });
}
process.exit();
