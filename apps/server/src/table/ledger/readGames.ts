/** Stored games as they are, for those who look after them. */

import type { Entry, Header } from '@coalbrook/record';

import type { Queries } from '../../ground/database/database.ts';
import { entriesOf, readEntries } from './storedTurns.ts';
import type { TurnRow } from './storedTurns.ts';

const PAGE = 200;

/** All games in the order of their ids. */
export async function* gameIds(queries: Queries): AsyncGenerator<string> {
  for (let last = ''; ;) {
    const rows = await queries.query<{ id: string }>(
      'select id from games where id > $1 order by id limit $2',
      last,
      PAGE,
    );
    for (const { id } of rows) yield id;
    const end = rows.at(-1);
    if (!end) return;
    last = end.id;
  }
}

interface StoredRow {
  readonly sheet: string;
  readonly status: string;
  readonly seq: number;
  readonly actor: number;
  readonly position: string;
}

/** Turns that were taken back, by line, as the rows of that line held them. */
export type TakenBack = readonly (readonly Entry[])[];

export interface StoredGame {
  readonly header: Header;
  readonly entries: readonly Entry[];
  readonly row: StoredRow;
  readonly takenBack: TakenBack;
}

const readTakenBack = async (queries: Queries, game: string): Promise<TakenBack> => {
  const rows = await queries.query<TurnRow & { readonly line: number }>(
    'select line, seq, body from taken_back where game = $1 order by line, seq',
    game,
  );
  const lines: (TurnRow & { readonly line: number })[][] = [];
  for (const row of rows) (lines[row.line] ??= []).push(row);
  return Array.from(lines, (line: readonly TurnRow[] | undefined) => entriesOf(line ?? [], line?.[0]?.seq ?? 0));
};

/** A game with its entries, or why it cannot be read. */
export const readGame = async (queries: Queries, game: string): Promise<StoredGame | { readonly unread: string }> => {
  const [row] = await queries.query<StoredRow>(
    'select sheet, status, seq, actor, position from games where id = $1',
    game,
  );
  if (!row) return { unread: 'there is no such game' };
  try {
    const { header } = JSON.parse(row.sheet) as { readonly header: Header };
    return { header, entries: await readEntries(queries, game), row, takenBack: await readTakenBack(queries, game) };
  } catch (error) {
    return { unread: error instanceof Error ? error.message : String(error) };
  }
};
