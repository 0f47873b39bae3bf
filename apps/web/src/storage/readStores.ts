/** Reads the browser's database without trusting it: older pages, other tools and accidents write to it too. */

import { makeEntry, parseEntry, readRecord } from '@coalbrook/record';
import type { Entry } from '@coalbrook/record';
import { done, fail } from '@coalbrook/rules';
import type { Result, Seat } from '@coalbrook/rules';
import { inputFault, Reading } from '@coalbrook/rules/input';
import type { InputFault } from '@coalbrook/rules/input';
import type { DamagedGame, GameSummary, ListedGame, Sheet, ShelfList } from '@coalbrook/wire';

import { fieldsOf } from '../session/fieldsOf.ts';
import { readSitters } from '../session/sitters.ts';

interface StoredDraft {
  readonly seq: number;
  readonly actions: readonly string[];
}

/** The latest time that a Date can hold. */
const LATEST = 8_640_000_000_000_000;

export const readSheet = (value: unknown): Result<Sheet, InputFault> => {
  const { id, header, sitters, seed, begun, isTakenBack } = fieldsOf(value);
  const reading = new Reading('file');
  const record = readRecord({ coalbrook: 1, ...reading.fields(header, 'header'), entries: [] });
  reading.need(sitters, 'sitters', { kind: 'list' });
  reading.need(begun, 'begun', { kind: 'wholeNumber' });
  const rest = {
    id: reading.text(id, 'id') ?? '',
    sitters: readSitters(reading, sitters, 'sitters'),
    seed: reading.text(seed, 'seed') ?? '',
    begun: reading.integer(begun, 'begun', 0, 0, LATEST),
    ...(isTakenBack === true ? ({ isTakenBack: true } as const) : {}),
  };
  const [fault] = reading.faults;
  if (fault) return fail(fault);
  return record.ok ? done({ ...rest, header: record.value.header }) : record;
};

const readEntry = (value: unknown, index: number): Result<Entry, InputFault> => {
  const { seq, who, what, check } = fieldsOf(value);
  const isSomebody = who === 'chance' || typeof who === 'number';
  if (seq !== index || !isSomebody || typeof what !== 'string' || typeof check !== 'string') {
    return fail(inputFault(`entries[${index}]`, 'wrongKind', { kind: 'entry' }, value));
  }
  return parseEntry(makeEntry({ seq, who: who as Seat | 'chance', what, check }), index);
};

/** The entries of one game, in order. */
export const readEntries = (values: readonly unknown[]): Result<readonly Entry[], InputFault> => {
  const entries: Entry[] = [];
  for (const [index, value] of values.entries()) {
    const entry = readEntry(value, index);
    if (!entry.ok) return entry;
    entries.push(entry.value);
  }
  return done(entries);
};

const readKeptDraft = (value: unknown): StoredDraft | undefined => {
  const { seq, actions } = fieldsOf(value);
  if (typeof seq !== 'number' || !Array.isArray(actions)) return undefined;
  const texts: readonly unknown[] = actions;
  return texts.every((text) => typeof text === 'string') ? { seq, actions: texts } : undefined;
};

/** The unfinished turn after `seq` entries; empty if there is none or it cannot be read. */
export const readDraft = (value: unknown, seq: number): readonly string[] => {
  const kept = readKeptDraft(value);
  return kept?.seq === seq ? kept.actions : [];
};

/** The stored data of a game, unchecked. */
export interface RawGame {
  readonly sheet: unknown;
  readonly entries: readonly unknown[];
  /** Those of its seats that were reviewed. */
  readonly reviews: readonly unknown[];
}

/** The sheet of a game whose entries are readable too. */
export const readGame = ({ sheet, entries }: Omit<RawGame, 'reviews'>): Result<Sheet, InputFault> => {
  const read = readSheet(sheet);
  if (!read.ok) return read;
  const written = readEntries(entries);
  return written.ok ? read : written;
};

/** What a picture of the game shows, as a text; earlier versions kept lists of numbers. */
const readPieces = (value: unknown): string | undefined => {
  if (typeof value === 'string') return value;
  const { tiles, links } = fieldsOf(value);
  if (!Array.isArray(tiles) || !Array.isArray(links)) return undefined;
  return [tiles, links].map((rows) => rows.map((row) => String(row).replaceAll(',', '.')).join(' ')).join('|');
};

type Progress = Omit<GameSummary, 'sheet'>;

/** The progress of a game. It only repeats the entries, so the game does not need it. */
const readProgress = (value: unknown): Progress | undefined => {
  const { touched, isOver, era, round, points, winners, pieces } = fieldsOf(value);
  const isRight =
    [touched, round].every(Number.isFinite) &&
    typeof isOver === 'boolean' &&
    typeof era === 'string' &&
    Array.isArray(points) &&
    points.every(Number.isFinite);
  if (!isRight) return undefined;
  const shown = readPieces(pieces);
  const progress = {
    touched,
    isOver,
    era,
    round,
    points,
    ...(shown === undefined ? {} : { pieces: shown }),
  } as Progress;
  const isWon = Array.isArray(winners) && winners.length > 0 && winners.every((seat) => Number.isInteger(seat));
  return isWon ? { ...progress, winners } : progress;
};

/** The contents of the stores that the list of games is made from, unchecked. */
export interface Stores {
  readonly sheets: readonly unknown[];
  readonly drafts: readonly unknown[];
  readonly spines: readonly unknown[];
}

const byGame = (values: readonly unknown[]): ReadonlyMap<unknown, unknown> =>
  new Map(values.map((value) => [fieldsOf(value)['game'], value]));

/** All games, the last played first; those whose sheet is unreadable are listed separately. */
export const readStores = (stores: Stores): ShelfList => {
  const [drafts, spines] = [byGame(stores.drafts), byGame(stores.spines)];
  const games: ListedGame[] = [];
  const damaged: DamagedGame[] = [];
  for (const value of stores.sheets) {
    const { id } = fieldsOf(value);
    // Sheets are keyed by id, and our ids are strings.
    if (typeof id !== 'string') continue;
    const sheet = readSheet(value);
    if (!sheet.ok) {
      damaged.push({ id, fault: sheet.fault });
      continue;
    }
    const blank = { touched: sheet.value.begun, isOver: false, era: '', round: 0, points: [] };
    const progress = readProgress(spines.get(id)) ?? blank;
    const isDraftLost = drafts.has(id) && !readKeptDraft(drafts.get(id));
    games.push({ ...progress, sheet: sheet.value, isDraftLost });
  }
  return { games: games.sort((one, other) => other.touched - one.touched), damaged };
};
