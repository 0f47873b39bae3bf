import { playGame } from '@coalbrook/bots';
import { makeRecord } from '@coalbrook/record';
import { done, fail, seedOf } from '@coalbrook/rules';
import type { Seed } from '@coalbrook/rules';

import { botsSentence, botsValue, seatBots } from '../bots.ts';
import type { CliCommand } from '../command.ts';
import { gameOf } from '../company.ts';
import { playing } from '../ownBot.ts';
import { Tallying } from '../simulate/gameTally.ts';
import { recordGame } from '../simulate/recordGame.ts';
import { reportOf } from '../simulate/report.ts';
import { readTable, seedFlag, tableFlags } from '../tableFlags.ts';

const MOST_GAMES = 1_000_000;

/** Each game has its own seed, so that it can be played again alone. */
const seedOfGame = (seed: string, game: number): Seed => seedOf(`${seed}/${game}`);

export const simulate: CliCommand = {
  name: 'simulate',
  operands: [],
  sentence: 'Plays many games between bots and adds up the results.',
  more: [
    'Bots take the seats in the given order, starting over until all seats are taken.',
    'Automata sit after them and are counted like bots.',
    'Your own bot is a module that exports one policy; CONTRIBUTING.md explains how to write one.',
    'A shared win counts for everyone who shares it.',
    'Game 7 of seed S uses the seed S/7. The same flags always print the same JSON.',
  ],
  flags: {
    ...tableFlags,
    ...seedFlag('1'),
    games: { value: 'N', sentence: 'How many games; default: 100.' },
    bots: { value: botsValue, sentence: botsSentence('random') },
    record: { value: 'FILE', sentence: 'Writes the record of the first game to FILE.' },
    json: { sentence: 'Prints one line of JSON instead.' },
  },
  async run(flags, io) {
    const found = readTable(flags, io);
    if (!found.ok) return found;
    const table = found.value;
    const wish = flags.close({
      seed: flags.text('seed', '1'),
      games: flags.integer('games', 100, 1, MOST_GAMES),
      bots: flags.text('bots', 'random'),
      record: flags.text('record'),
    });
    if (!wish.ok) return wish;
    const { seed, games, record } = wish.value;
    const bots = await seatBots(wish.value.bots, table, io);
    if (!bots.ok) return bots;

    if (record !== undefined) {
      const game = playing(() => recordGame(table, bots.value, seedOfGame(seed, 1)));
      if (!game.ok) return game;
      const written = io.write(record, makeRecord(game.value.record()));
      if (!written.ok) return written;
    }
    const start = io.now();
    const tallying = new Tallying(table, [...bots.value.map(({ name }) => name), ...table.wish.automata]);
    for (let number = 1; number <= games; number++) {
      const game = playing(() => playGame(table, bots.value, seedOfGame(seed, number)));
      if (!game.ok) return fail(`game ${number}: ${game.fault}`);
      tallying.add(game.value);
    }
    const tally = tallying.tally();
    if (!flags.has('json')) return done(reportOf(table, tally, (io.now() - start) / 1000));

    const deck = flags.has('automa-deck') ? { automaDeck: true } : {};
    return done(`${JSON.stringify({ ...gameOf(table), ...deck, seed, ...tally })}\n`);
  },
};
