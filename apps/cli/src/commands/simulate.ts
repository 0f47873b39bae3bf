import { Game, makeRecord } from '@coalbrook/record';
import { gameOf, playContest, playing, seatBots } from '@coalbrook/referee';
import type { Contestant } from '@coalbrook/referee';
import { done, fail } from '@coalbrook/rules';
import type { Result, Table } from '@coalbrook/rules';

import { botFlags, botSeconds } from '../botFlags.ts';
import type { CliCommand } from '../command.ts';
import type { CommandIo } from '../commandIo.ts';
import type { Flags } from '../flags.ts';
import { Tallying } from '../simulate/gameTally.ts';
import { seedOfGame } from '../simulate/numberedGame.ts';
import { playGames } from '../simulate/playGames.ts';
import { reportOf } from '../simulate/report.ts';
import { readTable, seedFlag, tableFlags } from '../tableFlags.ts';

const MOST_GAMES = 1_000_000;
const MOST_THREADS = 1_000;

/** Games that take less than this together are sooner over than threads have started, in milliseconds. */
const SHORT = 1_000;

interface SimulationWish {
  readonly seed: string;
  readonly games: number;
  readonly bots: string;
  /** How long a program may think. */
  readonly seconds: number;
  /** Undefined: all cores, if it is worth it. */
  readonly threads: number | undefined;
  readonly record: string | undefined;
}

const readWish = (flags: Flags, { cores }: CommandIo): Result<SimulationWish, string> =>
  flags.close({
    seed: flags.text('seed', '1'),
    games: flags.integer('games', 100, 1, MOST_GAMES),
    bots: flags.text('bots', 'random'),
    seconds: botSeconds(flags),
    threads: flags.has('threads') ? flags.integer('threads', cores, 1, MOST_THREADS) : undefined,
    record: flags.text('record'),
  });

/** Writes the record of the first game. */
const writeRecord = async (
  table: Table,
  bots: readonly Contestant[],
  { seed, record }: SimulationWish,
  io: CommandIo,
): Promise<Result<unknown, string>> => {
  if (record === undefined) return done(undefined);
  const game = new Game(table);
  const played = await playing(() => playContest(game, bots, seedOfGame(seed, 1)));
  return played.ok ? io.write(record, makeRecord(game.record())) : played;
};

export const simulate: CliCommand = {
  name: 'simulate',
  operands: [],
  sentence: 'Plays many games between bots and adds up the results.',
  more: [
    'Bots take the seats in the given order, starting over until all seats are taken.',
    'Automata sit after them and are counted like bots.',
    'Your own bot is a module that exports one policy, or any program; CONTRIBUTING.md explains how to write one.',
    'A shared win counts for everyone who shares it.',
    'Game 7 of seed S uses the seed S/7. The same flags always print the same JSON, on any number of cores.',
    'Ctrl-C ends the simulation and adds up the games played so far.',
  ],
  flags: {
    ...tableFlags,
    ...seedFlag('1'),
    games: { value: 'N', sentence: 'How many games; default: 100.' },
    ...botFlags('random'),
    threads: { value: 'N', sentence: 'How many games are played at the same time; default: one on each core.' },
    record: { value: 'FILE', sentence: 'Writes the record of the first game to FILE.' },
    json: { sentence: 'Prints one line of JSON instead.' },
  },
  async run(flags, io) {
    const found = readTable(flags, io);
    if (!found.ok) return found;
    const table = found.value;
    const wish = readWish(flags, io);
    if (!wish.ok) return wish;
    const { seed, games, seconds, threads } = wish.value;
    const bots = await seatBots(wish.value.bots, table, { ...io, seconds });
    if (!bots.ok) return fail(`--bots: ${bots.fault}`);
    const written = await writeRecord(table, bots.value, wish.value, io);
    if (!written.ok) return written;

    const start = io.now();
    const signal = io.heedStop();
    const tallying = new Tallying([...bots.value.map(({ name }) => name), ...table.wish.automata]);
    const played = playGames({
      simulation: { edition: table.edition.slug, wish: table.wish, bots: wish.value.bots, seconds, seed },
      table,
      bots: bots.value,
      games,
      threads: threads ?? io.cores,
      isEnoughAlone: () => threads === undefined && io.now() - start < SHORT,
      signal,
    });
    for await (const game of played) {
      if (!game.ok) return game;
      tallying.add(game.value);
    }
    if (tallying.games === 0) return fail('stopped before the first game was over');
    const tally = tallying.tally();
    if (!flags.has('json')) {
      const stopped = signal.aborted ? [`Stopped; ${games} games were asked for.`] : [];
      return done(reportOf(table, tally, (io.now() - start) / 1000, stopped));
    }
    const deck = flags.has('automa-deck') ? { automaDeck: true } : {};
    return done(`${JSON.stringify({ ...gameOf(table), ...deck, seed, ...tally })}\n`);
  },
};
