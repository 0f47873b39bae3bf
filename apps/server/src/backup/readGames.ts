/** Stored games as they are, for those who look after them. */

import type { Entry, Header } from '@coalbrook/record';

import type { Queries } from '../database/database.ts';
import { readEntries } from '../ledger/storedTurns.ts';

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

export interface StoredGame {
  readonly header: Header;
  readonly entries: readonly Entry[];
  readonly row: StoredRow;
}

/** A game with its entries, or why it cannot be read. */
export const readGame = async (queries: Queries, game: string): Promise<StoredGame | { readonly unread: string }> => {
  const [row] = await queries.query<StoredRow>(
    'select sheet, status, seq, actor, position from games where id = $1',
    game,
  );
  if (!row) return { unread: 'there is no such game' };
  try {
    const { header } = JSON.parse(row.sheet) as { readonly header: Header };
    return { header, entries: await readEntries(queries, game), row };
  } catch (error) {
    return { unread: error instanceof Error ? error.message : String(error) };
  }
};
