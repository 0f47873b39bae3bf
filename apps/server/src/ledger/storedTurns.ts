import type { Ledger, Stored } from '@coalbrook/host';
import { makeEntry, parseEntry } from '@coalbrook/record';
import type { Entry, Position } from '@coalbrook/record';
import { awaitsChance, isOver, namedCellsText, NOBODY } from '@coalbrook/rules';

import type { Clocks } from '../clocks/clocks.ts';
import { makeClock, readClock } from '../clocks/storedClock.ts';
import type { Queries } from '../database/database.ts';
import type { Orders } from '../orders/orders.ts';
import type { TurnWriter } from './turnWriter.ts';

/** The entries as one row of the database holds them. */
export const makeBody = (entries: readonly Entry[]): string => JSON.stringify(entries.map(makeEntry));

interface TurnRow {
  readonly seq: number;
  readonly body: string;
  readonly by_order: number;
}

/** Reads the entries of one row; throws if it was damaged. */
const readBody = ({ seq, body }: TurnRow): readonly Entry[] =>
  (JSON.parse(body) as readonly string[]).map((line, index) => {
    const entry = parseEntry(line, seq + index);
    if (!entry.ok) throw new Error(`entry ${seq + index} cannot be read`);
    return entry.value;
  });

/** Hears with which entries turns begin that were played by order. */
type HearUsed = (seq: number) => void;

const noteUsed = (rows: readonly TurnRow[], hear: HearUsed | undefined): void => {
  for (const { seq, by_order } of rows) if (by_order > 0) hear?.(seq);
};

/** All entries of a game. */
export const readEntries = async (queries: Queries, game: string, hear?: HearUsed): Promise<readonly Entry[]> => {
  const rows = await queries.query<TurnRow>('select seq, body, by_order from turns where game = $1 order by seq', game);
  noteUsed(rows, hear);
  const entries: Entry[] = [];
  for (const row of rows) {
    if (row.seq !== entries.length) throw new Error(`entry ${entries.length} is missing`);
    entries.push(...readBody(row));
  }
  return entries;
};

/** The entries of a game from a number on. */
export const readEntriesFrom = async (
  queries: Queries,
  game: string,
  from: number,
  hear?: HearUsed,
): Promise<readonly Entry[]> => {
  const rows = await queries.query<TurnRow>(
    `select seq, body, by_order from turns where game = $1
      and seq >= (select coalesce(max(seq), 0) from turns where game = $1 and seq <= $2) order by seq`,
    game,
    from,
  );
  noteUsed(rows, hear);
  return rows.flatMap(readBody).filter(({ seq }) => seq >= from);
};

/** What a game's row says after a turn. */
export const afterTurn = ({ table, state }: Position): { actor: number; status: string; position: string } => ({
  actor: isOver(state) || awaitsChance(state) ? NOBODY : state.actor,
  status: isOver(state) ? 'over' : 'running',
  position: namedCellsText(table, state),
});

export interface StoredTurnsEnvironment {
  readonly queries: Queries;
  readonly writer: TurnWriter;
  readonly clocks: Clocks;
  readonly orders: Pick<Orders, 'noteUsed'>;
  readonly now: () => number;
}

/** Entries in the database, and the clocks that run with them. Unfinished turns stay with the pages. */
export const storedTurns = ({ queries, writer, clocks, orders, now }: StoredTurnsEnvironment): Ledger => {
  const rereadClock = async (game: string): Promise<void> => {
    const clock = clocks.has(game) ? await readClock(queries, game) : undefined;
    if (clock) clocks.set(game, clock);
  };
  const hearUsed =
    (game: string): HearUsed =>
    (seq) =>
      orders.noteUsed(game, seq);
  return {
    read: async (game): Promise<Stored> => {
      await rereadClock(game);
      return { entries: await readEntries(queries, game, hearUsed(game)), draft: [] };
    },
    readOn: async (game, from) => {
      await rereadClock(game);
      return readEntriesFrom(queries, game, from, hearUsed(game));
    },
    append: async (game, seq, entries, after, spent) => {
      const at = now();
      const next = afterTurn(after);
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
        spent,
      });
      if (isWritten && spent?.id !== undefined) orders.noteUsed(game, seq);
      if (isWritten && clock) clocks.set(game, clock);
      return isWritten;
    },
    claim: () => Promise.resolve(),
    keepDraft: () => Promise.resolve(true),
  };
};
