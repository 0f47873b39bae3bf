import { foreignFault, readSavedGames, replay as follow, tableOf } from '@coalbrook/record';
import type { Game, SavedRecord } from '@coalbrook/record';
import { divergenceOf, gameOf, sentenceOf } from '@coalbrook/referee';
import { done, fail, isOver, pendingOf, standings } from '@coalbrook/rules';
import type { Result, Tell } from '@coalbrook/rules';
import { counted, namesOf, oneLine } from '@coalbrook/words';

import type { CliCommand } from '../command.ts';
import type { CommandIo } from '../commandIo.ts';
import { JournalText } from '../text/journalText.ts';
import { replayNotes, sayReplayNotes } from '../text/replayNotes.ts';

const readFile = (path: string, io: CommandIo): Result<readonly SavedRecord[], string> => {
  const text = io.read(path);
  if (!text.ok) return text;
  const saved = readSavedGames(text.value);
  return saved.ok ? saved : fail(sentenceOf(saved.fault));
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
const closingOf = ({ table, state, entries, isAbandoned }: Game, names: readonly string[] = namesOf(table)): string => {
  const pending = pendingOf(table, state);
  if (pending.awaits === 'nothing' || isAbandoned) return '';
  const whom = pending.awaits === 'chance' ? 'a draw' : `${names[pending.seat]} (${pending.awaits})`;
  return `\nThe record ends after ${counted(entries.length, 'entry')}, before the game is over; waiting for ${whom}.\n`;
};

/** Replays one record. Returns its journal, or its result as JSON. */
const replayOne = ({ record, names }: SavedRecord, isJson: boolean, io: CommandIo): Result<string, string> => {
  const claim = foreignFault(record);
  if (claim) return fail(sentenceOf(claim));
  const table = tableOf(record.header);
  if (!table.ok) return fail(sentenceOf(table.fault));
  const seated = names?.length === table.value.seats ? names : undefined;
  const journal = isJson ? undefined : new JournalText(table.value, io.width, seated);
  const tell: Tell = journal?.tell;
  const game = follow(record, tell);
  if (!game.ok) return fail(divergenceOf(game.fault, record.header));
  return done(
    journal
      ? `${journal.text(io.colour)}${closingOf(game.value, seated)}${sayReplayNotes(game.value)}`
      : `${JSON.stringify(resultOf(game.value))}\n`,
  );
};

/** Replays every record of a file, with a heading for each if there are several. */
const replayAll = (saved: readonly SavedRecord[], isJson: boolean, io: CommandIo): Result<string, string> => {
  let text = '';
  for (const [index, one] of saved.entries()) {
    const played = replayOne(one, isJson, io);
    if (saved.length === 1) return played;
    if (!played.ok) return fail(`games[${index}]: ${played.fault}`);
    text += isJson ? played.value : `${index > 0 ? '\n' : ''}Game ${index + 1} of ${saved.length}\n\n${played.value}`;
  }
  return done(text);
};

export const replay: CliCommand = {
  name: 'replay',
  operands: ['FILE'],
  sentence: 'Replays a record, checks every entry, and prints the journal.',
  more: [
    'Reads bare records and the files that the page saves, with one game or several.',
    'Stops at the first entry that is illegal or leads to a different position than recorded.',
  ],
  flags: { json: { sentence: 'Prints the final result as one line of JSON instead, for each game.' } },
  run(flags, io) {
    const [path] = flags.operands;
    if (path === undefined) return fail('replay needs a file: replay FILE');
    const at = (line: string): string => oneLine(`${path}: ${line}`);
    const saved = readFile(path, io);
    if (!saved.ok) return fail(at(saved.fault));
    const played = replayAll(saved.value, flags.has('json'), io);
    return played.ok ? played : fail(at(played.fault));
  },
};
