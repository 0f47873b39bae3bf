import type { Ledger, Stored } from '@coalbrook/host';
import { makeEntry, parseEntry } from '@coalbrook/record';
import type { Entry, Position } from '@coalbrook/record';
import { awaitsChance, isOver, namedCellsText, NOBODY } from '@coalbrook/rules';

import type { Queries } from '../../ground/database/database.ts';
import type { Clocks } from '../clocks/clocks.ts';
import { makeClock, readClock } from '../clocks/storedClock.ts';
import type { TurnsByOrder } from './turnsByOrder.ts';
import type { TurnWriter } from './turnWriter.ts';

/** The entries as one row of the database holds them. */
export const makeBody = (entries: readonly Entry[]): string => JSON.stringify(entries.map(makeEntry));

export interface TurnRow {
  readonly seq: number;
  readonly body: string;
  readonly by_order: number;
}

/** Reads the entries of one row; throws if it was damaged. */
const readBody = ({ seq, body }: Pick<TurnRow, 'seq' | 'body'>): readonly Entry[] =>
  (JSON.parse(body) as readonly string[]).map((line, index) => {
    const entry = parseEntry(line, seq + index);
    if (!entry.ok) throw new Error(`entry ${seq + index} cannot be read`);
    return entry.value;
  });

/** The entries of rows in their order, beginning with a number; throws if one is missing. */
export const entriesOf = (rows: readonly Pick<TurnRow, 'seq' | 'body'>[], from = 0): readonly Entry[] => {
  const entries: Entry[] = [];
  for (const row of rows) {
    if (row.seq !== from + entries.length) throw new Error(`entry ${from + entries.length} is missing`);
    entries.push(...readBody(row));
  }
  return entries;
};

/** All entries of a game. */
export const readEntries = async (queries: Queries, game: string): Promise<readonly Entry[]> =>
  entriesOf(await queries.query<TurnRow>('select seq, body from turns where game = $1 order by seq', game));

const FROM = `select seq, body, by_order from turns where game = $1
  and seq >= (select coalesce(max(seq), 0) from turns where game = $1 and seq <= $2)`;

const entriesFrom = (rows: readonly TurnRow[], from: number): readonly Entry[] =>
  rows.flatMap(readBody).filter(({ seq }) => seq >= from);

/** The entries of a game from a number on. */
export const readEntriesFrom = async (queries: Queries, game: string, from: number): Promise<readonly Entry[]> =>
  entriesFrom(await queries.query<TurnRow>(`${FROM} order by seq`, game, from), from);

/** What a game's row says after a turn. */
export const afterTurn = ({ table, state }: Position): { actor: number; status: string; position: string } => ({
  actor: isOver(state) || awaitsChance(state) ? NOBODY : state.actor,
  status: isOver(state) ? 'over' : 'running',
  position: namedCellsText(table, state),
});

const IN_LINE = 'exists (select 1 from games where id = $1 and line =';

/** What a node knows of a game apart from its entries. Changed when the table changes. */
export interface KnownTerms {
  /** How often turns were taken back. */
  readonly line: number;
  /** How often anything changed on which a turn depends. */
  terms: number;
}

export interface StoredTurnsEnvironment {
  readonly queries: Queries;
  readonly writer: TurnWriter;
  readonly clocks: Clocks;
  readonly byOrder: TurnsByOrder;
  readonly now: () => number;
}

/**
 * Entries in the database, and the clocks that run with them. Unfinished turns stay with the pages. Once turns were taken
 * back, there is nothing more to read or write for those who do not know that.
 */
export const storedTurns = (
  { queries, writer, clocks, byOrder, now }: StoredTurnsEnvironment,
  known: KnownTerms,
): Ledger => {
  const rereadClock = async (game: string): Promise<void> => {
    const clock = clocks.has(game) ? await readClock(queries, game) : undefined;
    if (clock) clocks.set(game, clock);
  };
  const readRows = async (game: string, text: string, ...values: readonly number[]): Promise<readonly TurnRow[]> => {
    const rows = await queries.query<TurnRow>(text, game, ...values);
    for (const { seq, by_order } of rows) if (by_order > 0) byOrder.note(game, seq);
    return rows;
  };
  return {
    read: async (game): Promise<Stored> => {
      await rereadClock(game);
      const text = `select seq, body, by_order from turns where game = $1 and ${IN_LINE} $2) order by seq`;
      return { entries: entriesOf(await readRows(game, text, known.line)), draft: [] };
    },
    readOn: async (game, from) => {
      await rereadClock(game);
      const text = `${FROM} and ${IN_LINE} $3) order by seq`;
      return entriesFrom(await readRows(game, text, from, known.line), from);
    },
    append: async (game, seq, entries, after, spent) => {
      const at = now();
      const next = afterTurn(after);
      const clockBefore = clocks.textOf(game);
      const clock = clocks.after(
        game,
        { seq, next: seq + entries.length, who: entries[0]?.who ?? 'chance', actor: next.actor },
        at,
      );
      const isWritten = await writer.write({
        game,
        seq,
        next: seq + entries.length,
        body: makeBody(entries),
        at,
        ...next,
        clock: clock ? makeClock(clock) : '',
        due: clock?.due ?? 0,
        clockBefore,
        terms: known.terms,
        spent,
      });
      if (isWritten && spent?.id !== undefined) byOrder.note(game, seq);
      if (isWritten && clock) clocks.set(game, clock);
      return isWritten;
    },
    claim: () => Promise.resolve(),
    keepDraft: () => Promise.resolve(true),
  };
};
