/** A record: a header and one line for everything that happened. Nothing else needs to be stored. */

import { done, fail } from '@coalbrook/rules';
import type { NamedCells, Result, Seat, Table, Wish } from '@coalbrook/rules';
import { faultWithin, inputFault, parseJson, Reading } from '@coalbrook/rules/input';
import type { InputFault } from '@coalbrook/rules/input';

import { openDraft } from './draft.ts';
import type { Draft } from './draft.ts';
import { openCells } from './openCells.ts';
import { readRules, readWish, tableFor, wishFields } from './tableFor.ts';

export interface Header extends Wish {
  readonly edition: string;
  /** The edition's rules number when the game was played. */
  readonly rules: number;
  /** The position the game starts from, if not the set-up: a draft that leaves nothing to chance. */
  readonly position?: Draft;
  /** Where the game went on under other rules. */
  readonly resumed?: Resumption;
  /** The people at the table ended the game after its last entry, before it was over. */
  readonly abandoned?: true;
}

/**
 * A rule was mended while the game was played, and its entries no longer fit. It went on from a position, under the
 * rules number of the header. Of the entries before it, as many are replayed as still fit.
 */
export interface Resumption {
  /** The number of entries before it. */
  readonly after: number;
  /** The rules number under which those were played. */
  readonly rules: number;
  readonly position: NamedCells;
}

export interface Entry {
  readonly seq: number;
  /** The seat that acted, or chance. */
  readonly who: Seat | 'chance';
  /** The action or draw in notation. */
  readonly what: string;
  /** Check value of the position after it. */
  readonly check: string;
}

export interface GameRecord {
  readonly header: Header;
  readonly entries: readonly Entry[];
}

/** The version of the file format, not of the rules. */
const FORMAT = 1;
const CHECK_LENGTH = 4;
const CHANCE_MARK = '?';
const MOST_ENTRIES = 99_999;

/** A fingerprint as four characters. */
export const makeCheck = (fingerprint: number): string =>
  (fingerprint % 36 ** CHECK_LENGTH).toString(36).padStart(CHECK_LENGTH, '0');

export const makeEntry = ({ who, what, check }: Entry): string =>
  `${who === 'chance' ? CHANCE_MARK : who} ${what} =${check}`;

const ENTRY = new RegExp(`^(\\${CHANCE_MARK}|\\d) (.{1,400}) =([0-9a-z]{${CHECK_LENGTH}})$`);

export const parseEntry = (text: string, seq: number): Result<Entry, InputFault> => {
  const [, who, what, check] = ENTRY.exec(text) ?? [];
  if (who === undefined || what === undefined || check === undefined) {
    return fail(inputFault(`entries[${seq}]`, 'wrongKind', { kind: 'entry' }, text));
  }
  // Cheaper than a pattern, for every entry of every game that is opened.
  if (what.startsWith(' ') || what.endsWith(' ') || what.includes('  ') || what.includes('\t')) {
    return fail(inputFault(`entries[${seq}]`, 'wrongKind', { kind: 'singleBlanks' }, text));
  }
  return done({ seq, who: who === CHANCE_MARK ? 'chance' : (Number(who) as Seat), what, check });
};

/** Automata and files are left out of the header if there are none. */
const shortWish = ({ seats, options, automata, files }: Required<Omit<Wish, 'rules'>>): Wish => ({
  seats,
  options,
  ...(automata.length > 0 ? { automata } : {}),
  ...(Object.keys(files).length > 0 ? { files } : {}),
});

export const headerOf = (table: Table, position?: Draft): Header => ({
  edition: table.edition.slug,
  rules: table.wish.rules,
  ...shortWish(table.wish),
  ...(position ? { position } : {}),
});

/** The file: one JSON object with one string per entry. */
export const makeRecord = ({ header, entries }: GameRecord): string => {
  const lines = entries.map((entry) => JSON.stringify(makeEntry(entry)));
  const head = JSON.stringify({ coalbrook: FORMAT, ...header }).slice(0, -1);
  return `${head},"entries":[${lines.length > 0 ? `\n${lines.join(',\n')}\n` : ''}]}\n`;
};

/** The table that a header asks for, under the rules of its number. */
export const tableOf = (header: Header): Result<Table, InputFault> => {
  const table = tableFor(header.edition, header);
  return table.ok ? table : fail(table.fault[0]);
};

/** A position must be for the table of its header: the same edition and the same wish. */
const readPosition = (reading: Reading, value: unknown, header: Header): Draft => {
  const opened = openDraft(value, header.rules);
  if (!opened.ok) {
    reading.add(opened.fault.map((fault) => faultWithin('position', fault)));
    return header;
  }
  const asked = tableOf(header);
  const found = headerOf(opened.value.table);
  if (asked.ok && JSON.stringify(headerOf(asked.value)) !== JSON.stringify(found)) {
    reading.fault('position', 'impossible', { kind: 'tableOfHeader' }, found.edition);
  }
  return value as Draft;
};

const readResumption = (reading: Reading, value: unknown, header: Header): Resumption => {
  const fields = reading.object(value, 'resumed', ['after', 'rules', 'position']);
  const readAfter = (): number => {
    reading.need(fields['after'], 'resumed.after', { kind: 'wholeNumber' });
    return reading.integer(fields['after'], 'resumed.after', 1, 1, MOST_ENTRIES);
  };
  const position = reading.object(fields['position'], 'resumed.position') as NamedCells;
  const table = tableFor(header.edition, header);
  const state = table.ok ? openCells(table.value, position) : table;
  if (!state.ok) reading.add([state.fault].flat());
  return { after: readAfter(), rules: readRules(reading, fields['rules'], 'resumed.rules'), position };
};

const readHeader = (reading: Reading, value: Readonly<Record<string, unknown>>): Header => {
  const edition = reading.text(value['edition'], 'edition') ?? '';
  if (value['coalbrook'] !== FORMAT)
    reading.fault('coalbrook', 'wrongKind', { kind: 'exactly', value: String(FORMAT) }, value['coalbrook']);
  const header = {
    edition,
    rules: readRules(reading, value['rules']),
    ...shortWish(readWish(reading, value)),
  };
  const { position, resumed, abandoned } = value;
  if (abandoned !== undefined && abandoned !== true)
    reading.fault('abandoned', 'wrongKind', { kind: 'exactly', value: 'true' }, abandoned);
  return {
    ...header,
    ...(position === undefined ? {} : { position: readPosition(reading, position, header) }),
    ...(resumed === undefined ? {} : { resumed: readResumption(reading, resumed, header) }),
    ...(abandoned === true ? { abandoned } : {}),
  };
};

/** Reads a record file. The entries are well formed; whether they are legal shows in the replay. */
export const parseRecord = (text: string): Result<GameRecord, InputFault> => {
  const json = parseJson(text, { document: 'file' });
  return json.ok ? readRecord(json.value) : json;
};

/** Reads a record that is already parsed. */
export const readRecord = (value: unknown): Result<GameRecord, InputFault> => {
  const reading = new Reading('record');
  const file = reading.object(value, '', [
    'coalbrook',
    'edition',
    'rules',
    ...wishFields,
    'position',
    'resumed',
    'abandoned',
    'entries',
  ]);
  const header = readHeader(reading, file);
  const entries: Entry[] = [];
  reading.need(file['entries'], 'entries', { kind: 'list' });
  reading.list(file['entries'], 'entries').forEach((line, seq) => {
    const entryText = reading.text(line, `entries[${seq}]`);
    if (entryText === undefined) return;
    const entry = parseEntry(entryText, seq);
    if (entry.ok) entries.push(entry.value);
    else reading.add([entry.fault]);
  });
  const [fault] = reading.faults;
  return fault ? fail(fault) : done({ header, entries });
};
