/**
 * `npm run load`: many people at many tables of one server, at a steady pace. Prints what a turn costs the server, and
 * how long it takes beside what the machine itself needs for a core and for the disk.
 */

import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';

import { LoadGame } from './loadGame.ts';
import { LoadMatches } from './loadMatches.ts';
import { LobbyProcess } from './lobbyProcess.ts';
import type { MachineFigures } from './machineProbe.ts';
import { prepareGame } from './preparedGames.ts';

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '1250' },
    seats: { type: 'string', default: '4' },
    watchers: { type: 'string', default: '0' },
    /** People who look at the list of public tables, the tables there, and how often a second one of these changes. */
    lobby: { type: 'string', default: '5000' },
    tables: { type: 'string', default: '100' },
    changes: { type: 'string', default: '5' },
    /** Pairs of people who search for a table, a minute. */
    matches: { type: 'string', default: '200' },
    rate: { type: 'string', default: '500' },
    seconds: { type: 'string', default: '60' },
    /** Seconds at the same rate before anything is measured: a server that has just started is still being compiled. */
    warmup: { type: 'string', default: '15' },
    edition: { type: 'string', default: 'birmingham' },
    /** A folder on the disk to be tested. */
    data: { type: 'string', default: tmpdir() },
    /** A folder for a profile of the server. */
    profile: { type: 'string' },
  },
});
const [games, seats, watchers, readers, tables, changes, pairs, rate, seconds, warmup] = [
  values.games,
  values.seats,
  values.watchers,
  values.lobby,
  values.tables,
  values.changes,
  values.matches,
  values.rate,
  values.seconds,
  values.warmup,
].map(Number);

/** Different games that are prepared. */
const PREPARED = 12;
/** Tables opened at the same time, and tables whose people come back together after a restart. */
const OPENED_AT_ONCE = 20;
const REJOINED_AT_ONCE = 100;
/** Files a process needs besides its connections. */
const OTHER_FILES = 100;

const say = (line: string): void => void process.stdout.write(`${line}\n`);

const wait = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

const percentile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

const spread = (figures: readonly number[]): string => {
  const sorted = figures.toSorted((a, b) => a - b);
  return `p50 ${percentile(sorted, 0.5).toFixed(1)} ms, p99 ${percentile(sorted, 0.99).toFixed(1)} ms`;
};

/** Runs a task for each number, several at a time. */
const forEach = async (count: number, atOnce: number, work: (index: number) => Promise<void>): Promise<void> => {
  let next = 0;
  const lane = async (): Promise<void> => {
    while (next < count) await work(next++);
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
};

/** The most files a process may open here, where the system says so. Node has raised its own limit to the highest. */
const mostFiles = (): number => {
  try {
    return Number(/^Max open files\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8'))?.[1] ?? Infinity);
  } catch {
    return Infinity;
  }
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

/** The highest memory of the server until it is stopped. */
const watchMemory = (port: number): (() => number) => {
  let most = 0;
  const timer = setInterval(() => void figuresOf(port).then(({ memory }) => (most = Math.max(most, memory))), 1000);
  return () => {
    clearInterval(timer);
    return most;
  };
};

/** Plays turns at the wanted rate; a turn for which no game is ready is skipped. */
const drive = async (all: readonly LoadGame[], duration: number) => {
  const [answered, seen]: [number[], number[]] = [[], []];
  let [refused, skipped, at] = [0, 0, 0];
  const running = new Set<Promise<void>>();
  const playOne = (): void => {
    let game: LoadGame | undefined;
    for (let tried = 0; tried < all.length && !game; tried++) {
      const one = all[at++ % all.length];
      if (one.isReady) game = one;
    }
    if (!game) {
      skipped++;
      return;
    }
    const played = game
      .play()
      .then((turn) => {
        answered.push(turn.answered);
        if (turn.seen === undefined) refused++;
        else seen.push(turn.seen);
      })
      .finally(() => running.delete(played));
    running.add(played);
  };
  const start = performance.now();
  for (let turn = 0; turn < rate * duration; turn++) {
    const due = start + (turn / rate) * 1000;
    if (performance.now() < due) await wait(due - performance.now());
    playOne();
  }
  await Promise.all(running);
  return { answered, seen, refused, skipped, elapsed: (performance.now() - start) / 1000 };
};

const folder = mkdtempSync(join(values.data, 'coalbrook-load-'));
const profile = values.profile === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${values.profile}`];

interface Server {
  readonly port: number;
  /** Milliseconds so far in which it was ready to run, but other programs had the cores; where the system says so. */
  waited(): number | undefined;
  stop(): Promise<void>;
}

const startServer = async (): Promise<Server> => {
  const child = fork(new URL('loadServer.ts', import.meta.url), [join(folder, 'games.db')], {
    execArgv: [...process.execArgv, ...profile],
  });
  const ended = once(child, 'exit');
  const [port] = (await once(child, 'message')) as [number];
  return {
    port,
    waited: () => {
      try {
        return Number(readFileSync(`/proc/${child.pid}/schedstat`, 'utf8').split(' ')[1]) / 1e6;
      } catch {
        return undefined;
      }
    },
    stop: async () => {
      if (child.connected) child.disconnect();
      await ended;
    },
  };
};

/** Starts the server again; everybody comes back. */
const restart = async (before: Server, all: readonly LoadGame[], lobby: LobbyProcess): Promise<Server> => {
  await before.stop();
  const server = await startServer();
  const { cpu } = await figuresOf(server.port);
  const start = performance.now();
  const times: number[] = [];
  await forEach(
    all.length,
    REJOINED_AT_ONCE,
    async (index) => void times.push(...(await all[index].rejoin(server.port))),
  );
  const passed = (performance.now() - start) / 1000;
  const after = await figuresOf(server.port);
  say(
    `restart: ${times.length} people back after ${passed.toFixed(1)} s, ${spread(times)}; ` +
      `${(((after.cpu - cpu) * 1000) / all.length).toFixed(1)} ms CPU to open a table for everybody at it`,
  );
  const came = performance.now();
  await lobby.ask('come', server.port);
  if (lobby.readers > 0)
    say(`lobby: ${lobby.readers} people back after ${((performance.now() - came) / 1000).toFixed(1)} s`);
  return server;
};

let server: Server | undefined;
let lobby: LobbyProcess | undefined;
const probe = new Worker(new URL('machineProbe.ts', import.meta.url), { workerData: join(folder, 'probe') });
const probed = async (message: string): Promise<MachineFigures> => {
  probe.postMessage(message);
  return ((await once(probe, 'message')) as [MachineFigures])[0];
};
try {
  const connections = games * (seats + watchers) + readers;
  if (connections + OTHER_FILES > mostFiles()) {
    throw new Error(
      `${connections} connections need as many open files, but only ${mostFiles()} are allowed here: raise \`ulimit -n\`.`,
    );
  }
  server = await startServer();
  const { port } = server;
  const prepared = Array.from({ length: PREPARED }, (_, number) => prepareGame(values.edition, seats, number));
  const turnsPerGame = Math.ceil((rate * (warmup + seconds)) / games);
  const opening = performance.now();
  const all: LoadGame[] = [];
  await forEach(games, OPENED_AT_ONCE, async (index) => {
    const game = prepared[index % PREPARED];
    // Games are at different moments, from the first turn to the last that leaves enough.
    const from = Math.floor((index / games) * Math.max(1, game.turns.length - turnsPerGame));
    all.push(await LoadGame.open(port, values.edition, seats, watchers, game, from));
  });
  lobby = new LobbyProcess(values.edition, readers);
  await lobby.ask('open', port);
  await lobby.ask('tables', tables);
  await lobby.ask('come', port);
  await lobby.ask('stir', changes);
  const matches = new LoadMatches(port, values.edition);
  matches.begin(pairs);
  say(
    `${games} games, ${tables} public tables, ${connections} connections after ${((performance.now() - opening) / 1000).toFixed(1)} s`,
  );
  const memory = watchMemory(port);
  await drive(all, warmup);
  await probed('anew');
  await lobby.ask('forget');
  matches.told.length = 0;
  const before = await figuresOf(port);
  const waited = server.waited();
  const own = process.cpuUsage();
  const { answered, seen, refused, skipped, elapsed } = await drive(all, seconds);
  const { user, system } = process.cpuUsage(own);
  const after = await figuresOf(port);
  const heard = await lobby.ask('rest');
  const seated = matches.told.length;
  await matches.rest();
  const most = Math.max(memory(), after.memory);
  const starved = (server.waited() ?? 0) - (waited ?? 0);
  const { core, disk } = await probed('end');
  const [turns, batches] = [after.turns - before.turns, after.batches - before.batches];
  say(
    `${turns} turns in ${elapsed.toFixed(1)} s (${(turns / elapsed).toFixed(0)}/s), ${refused} refused, ${skipped} skipped`,
  );
  say(
    `server: ${(((after.cpu - before.cpu) * 1000) / turns).toFixed(3)} ms CPU a turn, at most ${(most / 1e6).toFixed(0)} MB, ${batches} transactions`,
  );
  say(`commit to answer:           ${spread(answered)}`);
  say(`commit to the last who saw: ${spread(seen)}`);
  if (readers > 0) say(`change in the lobby to the last of ${readers} who read it: ${spread(heard)}`);
  if (pairs > 0)
    say(
      `quick match: ${((seated / elapsed) * 60).toFixed(0)} tables a minute, ${matches.failed} failed; ` +
        `second search to the first who waited: ${spread(matches.told)}`,
    );
  say(
    `wait for a core:            ${spread(core)}; the server waited ${((starved / elapsed / 1000) * 100).toFixed(0)} % of the time`,
  );
  say(`one durable write:          ${spread(disk)}`);
  say(`load generator: ${((user + system) / 1000 / turns).toFixed(3)} ms CPU a turn`);
  if (refused + skipped + matches.failed > 0) process.exitCode = 1;
  server = await restart(server, all, lobby);
} catch (error) {
  say(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
} finally {
  lobby?.end();
  await server?.stop();
  rmSync(folder, { recursive: true, force: true });
}
process.exit();
