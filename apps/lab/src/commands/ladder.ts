import { availableParallelism } from 'node:os';

import { apprentice, levelNames } from '@coalbrook/bots';
import { USUAL_SECONDS } from '@coalbrook/referee';

import { Args } from '../args.ts';
import { inRepository, STOPPED, SUCCESS } from '../labCommand.ts';
import type { LabCommand } from '../labCommand.ts';
import { runLadder } from '../ladder/runLadder.ts';
import { writeLadder } from '../ladder/writeLadder.ts';
import { tablesOf } from '../tables.ts';

export const ladder: LabCommand = {
  usage: `npm run lab -- ladder [--edition birmingham,lancashire] [--seats 3,4] [--players a,b,…] [--games 240] [--own 40]
                      [--seed ladder] [--threads N] [--bot-seconds 10] [--folder .lab/ladder] [--out docs] [--redraw]`,
  async run(words, signal) {
    const args = new Args(words, {
      edition: '',
      seats: '',
      players: ['random', ...levelNames].join(),
      games: '240',
      own: '40',
      seed: 'ladder',
      'bot-seconds': String(USUAL_SECONDS),
      threads: String(availableParallelism()),
      folder: inRepository('.lab/ladder'),
      out: inRepository('docs'),
      redraw: false,
    });
    if (args.operands.length > 0) throw new Error(ladder.usage);
    if (args.has('redraw')) {
      writeLadder(args.text('out'), []);
      return SUCCESS;
    }
    const players = [...new Set([apprentice.name, ...args.list('players')])];
    if (players.length < 2) throw new Error('--players must name somebody besides the apprentice.');
    const run = {
      tables: tablesOf(args.list('edition'), args.counts('seats')),
      players,
      games: args.count('games'),
      own: args.atLeastOne('own'),
      seed: args.text('seed'),
      seconds: args.atLeastOne('bot-seconds'),
      threads: args.atLeastOne('threads'),
      folder: args.text('folder'),
      signal,
    };
    const tables = await runLadder(run);
    if (!tables) {
      console.error('Stopped. The same command goes on from here.');
      return STOPPED;
    }
    writeLadder(args.text('out'), tables);
    return SUCCESS;
  },
};
