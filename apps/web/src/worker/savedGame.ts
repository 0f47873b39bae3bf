/** A game as a file: its record, and who plays it. */

import { sitterFaults } from '@coalbrook/host';
import { foreignFault, makeEntry, makeRecord, readRecord, tableOf } from '@coalbrook/record';
import type { Entry, GameRecord } from '@coalbrook/record';
import { done, fail } from '@coalbrook/rules';
import type { Result, Table } from '@coalbrook/rules';
import { parseJson, Reading } from '@coalbrook/rules/input';
import type { InputFault } from '@coalbrook/rules/input';
import type { Sheet, Sitter } from '@coalbrook/wire';
import type { NewGame } from '@coalbrook/wire';
import { capital } from '@coalbrook/words';

import { fieldsOf } from '../session/fieldsOf.ts';
import { makeSavedText, SAVED } from '../session/savedText.ts';
import type { SavedReview } from '../session/savedText.ts';
import { POSITION, readSharedPosition } from '../session/sharedPosition.ts';
import { readSitters } from '../session/sitters.ts';
import type { RawGame } from '../storage/readStores.ts';
import { colours, figures } from '../theme/seats.ts';

/** What a file holds of a game. */
export interface Saved {
  readonly record: GameRecord;
  readonly sitters: readonly Sitter[];
  readonly seed: string;
  readonly isTakenBack?: true;
  readonly reviews?: readonly SavedReview[];
}

export const makeSaved = (sheet: Sheet, record: GameRecord, reviews: readonly unknown[] = []): string =>
  makeSavedText(sheet, makeRecord(record), reviews);

const lineOf = (entry: unknown): unknown => {
  const { who, what, check } = fieldsOf(entry);
  return [who, what, check].every((part) => typeof part === 'string' || typeof part === 'number')
    ? makeEntry(entry as Entry)
    : entry;
};

/** A damaged game in the form of a saved one, with its faults left in place. */
export const makeSalvage = ({ sheet, entries, reviews }: RawGame): string => {
  const { header, sitters, seed } = fieldsOf(sheet);
  const record = { coalbrook: 1, ...fieldsOf(header), entries: entries.map(lineOf) };
  const more = reviews.length > 0 ? { reviews } : {};
  return `${JSON.stringify({ file: SAVED, version: 1, seed, sitters, ...more, record }, undefined, 1)}\n`;
};

/** A bare record does not say who played: the seats go to people named after the figures. */
const defaultSitters = (table: Table): readonly Sitter[] =>
  table.automata.map((automaton, seat) => ({
    kind: automaton ? 'automaton' : 'person',
    name: automaton?.name ?? capital(figures[seat % figures.length]),
    policy: '',
    figure: figures[seat % figures.length],
    colour: colours[seat % colours.length],
  }));

/** Reviews in a file. What they say is checked when they are shown. */
const readReviews = (reading: Reading, value: unknown, seats: number): readonly SavedReview[] =>
  reading.list(value, 'reviews').map((one, index) => {
    const fields = reading.object(one, `reviews[${index}]`);
    reading.need(fields['seat'], `reviews[${index}].seat`, { kind: 'wholeNumber' });
    return { ...fields, seat: reading.integer(fields['seat'], `reviews[${index}].seat`, 0, 0, seats - 1) };
  });

const readWhole = (value: Readonly<Record<string, unknown>>): Result<Saved, readonly InputFault[]> => {
  const record = readRecord(value['record']);
  if (!record.ok) return fail([record.fault]);
  const table = tableOf(record.value.header);
  if (!table.ok) return fail([table.fault]);
  const foreign = foreignFault(record.value);
  if (foreign) return fail([foreign]);
  const reading = new Reading('file');
  const sitters = readSitters(reading, value['sitters'], 'sitters');
  const seed = reading.text(value['seed'], 'seed') ?? '';
  const reviews = readReviews(reading, value['reviews'], table.value.seats);
  const faults = reading.faults.length > 0 ? reading.faults : sitterFaults(table.value, sitters);
  if (faults.length > 0) return fail(faults);
  const taken = value['isTakenBack'] === true ? ({ isTakenBack: true } as const) : {};
  return done({ record: record.value, sitters, seed, ...taken, ...(reviews.length > 0 ? { reviews } : {}) });
};

const readBare = (value: unknown, seed: string): Result<Saved, readonly InputFault[]> => {
  const record = readRecord(value);
  if (!record.ok) return fail([record.fault]);
  const table = tableOf(record.value.header);
  if (!table.ok) return fail([table.fault]);
  const foreign = foreignFault(record.value);
  if (foreign) return fail([foreign]);
  return done({ record: record.value, sitters: defaultSitters(table.value), seed });
};

/** Reads a saved game, a shared position or a bare record; `seed` is used if the text has none. */
export const readSaved = (text: string, seed: string): Result<Saved | NewGame, readonly InputFault[]> => {
  const json = parseJson(text, { document: 'file' });
  if (!json.ok) return fail([json.fault]);
  const fields = fieldsOf(json.value);
  switch (fields['file']) {
    case SAVED:
      return readWhole(fields);
    case POSITION:
      return readSharedPosition(fields, seed);
    default:
      return readBare(json.value, seed);
  }
};
