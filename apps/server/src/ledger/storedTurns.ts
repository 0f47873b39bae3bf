import type { Ledger, Stored } from '@coalbrook/host';
import { makeEntry, parseEntry } from '@coalbrook/record';
import type { Entry, Position } from '@coalbrook/record';
import { awaitsChance, isOver, namedCellsText, NOBODY } from '@coalbrook/rules';

import type { Queries } from '../database/database.ts';
import type { TurnWriter } from './turnWriter.ts';

/** The entries as one row of the database holds them. */
export const makeBody = (entries: readonly Entry[]): string => JSON.stringify(entries.map(makeEntry));

interface TurnRow {
  readonly seq: number;
  readonly body: string;
}

/** Reads the entries of one row; throws if it was damaged. */
const readBody = ({ seq, body }: TurnRow): readonly Entry[] =>
  (JSON.parse(body) as readonly string[]).map((line, index) => {
    const entry = parseEntry(line, seq + index);
    if (!entry.ok) throw new Error(`entry ${seq + index} cannot be read`);
    return entry.value;
  });

/** All entries of a game. */
export const readEntries = async (queries: Queries, game: string): Promise<readonly Entry[]> => {
  const rows = await queries.query<TurnRow>('select seq, body from turns where game = $1 order by seq', game);
  const entries: Entry[] = [];
  for (const row of rows) {
    if (row.seq !== entries.length) throw new Error(`entry ${entries.length} is missing`);
    entries.push(...readBody(row));
  }
  return entries;
};

/** The entries of a game from a number on. */
const readEntriesFrom = async (queries: Queries, game: string, from: number): Promise<readonly Entry[]> => {
  const rows = await queries.query<TurnRow>(
    `select seq, body from turns where game = $1
      and seq >= (select coalesce(max(seq), 0) from turns where game = $1 and seq <= $2) order by seq`,
    game,
    from,
  );
  return rows.flatMap(readBody).filter(({ seq }) => seq >= from);
};

/** What a game's row says after a turn. */
export const afterTurn = ({ table, state }: Position): { actor: number; status: string; position: string } => ({
  actor: isOver(state) || awaitsChance(state) ? NOBODY : state.actor,
  status: isOver(state) ? 'over' : 'running',
  position: namedCellsText(table, state),
});

/** Entries in the database. Unfinished turns stay with the pages. */
export const storedTurns = (queries: Queries, writer: TurnWriter, now: () => number): Ledger => ({
  read: async (game): Promise<Stored> => ({ entries: await readEntries(queries, game), draft: [] }),
  readOn: (game, from) => readEntriesFrom(queries, game, from),
  append: (game, seq, entries, after) =>
    writer.write({
      game,
      seq,
      next: seq + entries.length,
      body: makeBody(entries),
      at: now(),
      ...afterTurn(after),
    }),
  claim: () => Promise.resolve(),
  keepDraft: () => Promise.resolve(true),
});
