import { foreignFault, parseRecord, replay as follow, tableOf } from '@coalbrook/record';
import type { Game, GameRecord } from '@coalbrook/record';
import { divergenceOf, gameOf, sentenceOf } from '@coalbrook/referee';
import { done, fail, isOver, pendingOf, standings } from '@coalbrook/rules';
import type { Result, Tell } from '@coalbrook/rules';
import { counted, namesOf, oneLine } from '@coalbrook/words';

import type { CliCommand } from '../command.ts';
import type { CommandIo } from '../commandIo.ts';
import { JournalText } from '../text/journalText.ts';
import { replayNotes, sayReplayNotes } from '../text/replayNotes.ts';

const readFile = (path: string, io: CommandIo): Result<GameRecord, string> => {
  const text = io.read(path);
  if (!text.ok) return text;
  const record = parseRecord(text.value);
  if (!record.ok) return fail(sentenceOf(record.fault));
  const fault = foreignFault(record.value);
  return fault ? fail(sentenceOf(fault)) : record;
};

const resultOf = (game: Game): Readonly<Record<string, unknown>> => {
  const { table, state, entries } = game;
  return {
    ...gameOf(table),
    entries: entries.length,
    check: entries.at(-1)?.check,
    over: isOver(state),
    ...replayNotes(game),
    scores: Array.from({ length: table.seats }, (_, seat) => state.points[seat]),
    standings: standings(table, state),
  };
};

/** What an unfinished game is waiting for. */
const closingOf = ({ table, state, entries, isAbandoned }: Game): string => {
  const pending = pendingOf(table, state);
  if (pending.awaits === 'nothing' || isAbandoned) return '';
  const whom = pending.awaits === 'chance' ? 'a draw' : `${namesOf(table)[pending.seat]} (${pending.awaits})`;
  return `\nThe record ends after ${counted(entries.length, 'entry')}, before the game is over; waiting for ${whom}.\n`;
};

export const replay: CliCommand = {
  name: 'replay',
  operands: ['FILE'],
  sentence: 'Replays a record, checks every entry, and prints the journal.',
  more: ['Stops at the first entry that is illegal or leads to a different position than recorded.'],
  flags: { json: { sentence: 'Prints the final result as one line of JSON instead.' } },
  run(flags, io) {
    const [path] = flags.operands;
    if (path === undefined) return fail('replay needs a file: replay FILE');
    const at = (line: string): string => oneLine(`${path}: ${line}`);
    const record = readFile(path, io);
    if (!record.ok) return fail(at(record.fault));
    const table = tableOf(record.value.header);
    if (!table.ok) return fail(at(sentenceOf(table.fault)));

    const journal = flags.has('json') ? undefined : new JournalText(table.value, io.width);
    const tell: Tell = journal?.tell;
    const game = follow(record.value, tell);
    if (!game.ok) return fail(at(divergenceOf(game.fault, record.value.header)));
    return done(
      journal
        ? `${journal.text(io.colour)}${closingOf(game.value)}${sayReplayNotes(game.value)}`
        : `${JSON.stringify(resultOf(game.value))}\n`,
    );
  },
};
