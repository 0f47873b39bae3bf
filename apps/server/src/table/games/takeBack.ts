import { replay } from '@coalbrook/record';
import type { Entry } from '@coalbrook/record';
import type { Seat } from '@coalbrook/rules';

import type { Transaction } from '../../ground/database/database.ts';
import { makeClock, parseClock, readClock } from '../clocks/storedClock.ts';
import type { StoredClock } from '../clocks/storedClock.ts';
import { afterTurn, entriesOf } from '../ledger/storedTurns.ts';
import type { TurnRow } from '../ledger/storedTurns.ts';
import type { TableListeners } from '../listeners.ts';
import type { LockedTable } from './lockedTable.ts';

interface ClockedRow extends TurnRow {
  readonly clock: string;
}

const readRows = (queries: Transaction, game: string): Promise<readonly ClockedRow[]> =>
  queries.query<ClockedRow>('select seq, body, clock from turns where game = $1 order by seq', game);

/** What would be taken back, and how many turns that is. */
export interface Taken {
  readonly entries: readonly Entry[];
  /** Whose turn it goes back to. */
  readonly seat: Seat;
  readonly turns: number;
}

/** How many turns begin from an entry on; the last one is not counted if nothing was played in it. */
const countTurns = (header: LockedTable['header'], entries: readonly Entry[], to: number): number => {
  const begins = new Set([to]);
  let next = 0;
  const played = replay(
    { header, entries },
    ({ event }) => {
      if (event === 'turnBegan' && next >= to) begins.add(next + 1);
    },
    () => next++,
  );
  if (!played.ok) throw new Error(`a game diverges at entry ${played.fault.seq}`);
  return [...begins].filter((begin) => begin < entries.length).length;
};

/**
 * What would be taken back: the entries from the beginning of a person's turn on. Undefined if no such turn begins there,
 * or if it was played elsewhere or under other rules. A bot would only move again.
 */
export const takenBack = async (
  queries: Transaction,
  { game, header, sitters, brought, seq }: LockedTable,
  to: number,
): Promise<Taken | undefined> => {
  if (to >= seq || to < brought || to < (header.resumed?.after ?? 0)) return undefined;
  const rows = await readRows(queries, game);
  if (!rows.some((row) => row.seq === to)) return undefined;
  const all = entriesOf(rows);
  const entries = all.slice(to);
  const [{ who: seat }] = entries;
  if (seat === 'chance' || sitters[seat]?.kind !== 'person') return undefined;
  return { entries, seat, turns: countTurns(header, all, to) };
};

/** Whether the turns from an entry on were taken back already, when the game was on a line. */
export const wasTakenBack = async (queries: Transaction, game: string, line: number, to: number): Promise<boolean> => {
  const rows = await queries.query<{ seq: number }>(
    'select seq from taken_back where game = $1 and line = $2 and seq = $3',
    game,
    line,
    to,
  );
  return rows.length > 0;
};

/** Nobody but the ones who take it back has moved, and nothing was drawn. */
export const isOwnAlone = ({ entries }: Taken, held: readonly Seat[]): boolean =>
  entries.every(({ who }) => who !== 'chance' && held.includes(who));

/** Nobody gains time by taking something back: neither what was used nor what was added returns. */
const clockAfter = (clock: StoredClock, before: string, to: number, at: number): StoredClock => {
  const earlier = before === '' ? clock.banks : parseClock(before).banks;
  const banks = clock.banks.map((bank, seat) => Math.min(bank, earlier[seat] ?? bank));
  return { ...clock, banks, late: clock.late.filter((seq) => seq < to), pauses: [], since: at };
};

/** Takes the entries from `to` on out of a game; they are kept apart. */
export const takeBack = async (
  queries: Transaction,
  { game, header, line, control, at }: LockedTable,
  to: number,
  dueOf: (clock: StoredClock) => number,
  listeners: TableListeners,
): Promise<void> => {
  const rows = await readRows(queries, game);
  const entries = entriesOf(rows.filter(({ seq }) => seq < to));
  const position = replay({ header, entries });
  if (!position.ok) throw new Error(`a game diverges at entry ${position.fault.seq}`);
  await queries.query(
    `insert into taken_back (game, line, seq, next, at, body)
      select game, cast($2 as integer), seq, next, at, body from turns where game = $1 and seq >= $3`,
    game,
    line,
    to,
  );
  await queries.query('delete from turns where game = $1 and seq >= $2', game, to);
  const after = afterTurn(position.value);
  await queries.query(
    `update games set seq = $2, actor = $3, status = $4, position = $5, line = line + 1, terms = terms + 1
      where id = $1`,
    game,
    to,
    after.actor,
    after.status,
    after.position,
  );
  const { table, state } = position.value;
  await listeners.takenBack(queries, game, { table, state, seq: to });
  const clock = control === '' ? undefined : await readClock(queries, game);
  if (!clock) return;
  const next = clockAfter(clock, rows.find(({ seq }) => seq === to)?.clock ?? '', to, at);
  await queries.query(
    'update games set clock = $2, since = $3, due = $4 where id = $1',
    game,
    makeClock(next),
    at,
    dueOf(next),
  );
};
