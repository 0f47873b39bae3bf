import { Game } from '@coalbrook/record';
import { linesOf, Match, Referee, rejectInput } from '@coalbrook/referee';
import { done, seedOf } from '@coalbrook/rules';
import type { Result } from '@coalbrook/rules';

import type { CliCommand, Complaint } from '../command.ts';
import type { CommandIo } from '../commandIo.ts';
import type { Flags } from '../flags.ts';
import { readTable, seedFlag, tableFlags } from '../tableFlags.ts';

/** Far more than any record needs. */
const MOST_BYTES = 1 << 20;

const tooLong = JSON.stringify(
  rejectInput({
    at: '',
    document: 'line',
    problem: 'outOfRange',
    expected: { kind: 'bytes', most: MOST_BYTES },
    found: { kind: 'longerLine' },
  }),
);

const gameFlags = { ...tableFlags, ...seedFlag('the client draws') };

/** The game that the flags ask for, if they do. */
const openMatch = (flags: Flags, io: CommandIo): Result<Match | undefined, Complaint> => {
  if (!Object.keys(gameFlags).some((name) => flags.has(name))) return done(undefined);
  const table = readTable(flags, io);
  if (!table.ok) return table;
  const seed = flags.close(flags.text('seed'));
  if (!seed.ok) return seed;
  return done(new Match(new Game(table.value), seed.value === undefined ? undefined : seedOf(seed.value)));
};

export const referee: CliCommand = {
  name: 'referee',
  operands: [],
  sentence: 'Lets a program in any language play by the rules: JSON lines in, JSON lines out.',
  more: [
    'Every request gets one answer line; docs/referee.md describes all of them and shows a session.',
    'With any of these flags a game is open from the start; otherwise the first request opens one.',
  ],
  flags: gameFlags,
  async run(flags, io) {
    const match = openMatch(flags, io);
    if (!match.ok) return match;
    const judge = new Referee(match.value);
    for await (const line of linesOf(io.input, MOST_BYTES)) {
      const request = line?.trim();
      if (request === '') continue;
      await io.print(`${request === undefined ? tooLong : judge.answer(request)}\n`);
      if (judge.hasQuit) break;
    }
    return done('');
  },
};
