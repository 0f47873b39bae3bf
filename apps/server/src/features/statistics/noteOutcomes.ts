import { tableOf } from '@coalbrook/record';
import type { Seat } from '@coalbrook/rules';
import type { PlayedSeat } from '@coalbrook/wire/online';

import type { Queries, SqlDatabase, Transaction } from '../../ground/database/database.ts';
import { endOf } from '../../table/games/endOf.ts';
import { openingOf } from '../../table/games/outcome.ts';
import { pacesOf } from '../../table/games/paces.ts';
import { isServedHere } from '../../table/games/servedElsewhere.ts';
import type { StoredSheet } from '../../table/games/sheets.ts';
import { readEntries } from '../../table/ledger/storedTurns.ts';

/** What is stored for each seat. Its name is that at the table, which may change. */
export type StoredSeat = Omit<PlayedSeat, 'name' | 'kind'>;

interface EndedRow {
  readonly id: string;
  readonly sheet: string;
  readonly position: string;
  readonly brought: number;
}

const seatsOf = async (queries: Queries, row: EndedRow): Promise<readonly StoredSeat[] | undefined> => {
  const { header, sitters } = JSON.parse(row.sheet) as StoredSheet;
  if (header.abandoned || header.position !== undefined) return undefined;
  const ends = await endOf(queries, { id: row.id, header, position: row.position });
  const table = tableOf(header);
  if (!ends || !table.ok) return undefined;
  const entries = await readEntries(queries, row.id);
  const people = sitters.flatMap(({ kind }, seat) => (kind === 'person' ? [seat as Seat] : []));
  const paces = await pacesOf(queries, row.id, { people, brought: row.brought });
  return ends
    .toSorted((one, other) => one.seat - other.seat)
    .map(({ seat, place, points }) => {
      const pace = paces.find((one) => one.seat === seat);
      const opening = openingOf(table.value, { entries }, seat);
      return { place, points, opening, ...(pace ? { median: pace.median } : {}) };
    });
};

const noteOne = async (queries: Transaction, id: string): Promise<void> => {
  // Whoever comes first notes it.
  const [row] = await queries.query<EndedRow>(
    `update games set is_noted = 1 where id = $1 and is_noted = 0 and status = 'over'
      returning id, sheet, position, brought`,
    id,
  );
  if (!row) return;
  const seats = await seatsOf(queries, row);
  if (!seats) return;
  const [last] = await queries.query<{ at: number | string | null }>(
    'select max(at) as at from turns where game = $1',
    id,
  );
  const { header } = JSON.parse(row.sheet) as StoredSheet;
  await queries.query(
    'insert into outcomes (game, edition, seats, body, at) values ($1, $2, $3, $4, $5)',
    id,
    header.edition,
    seats.length,
    JSON.stringify(seats),
    Number(last?.at ?? 0),
  );
  await queries.query(
    'insert into played (game, seat, person) select game, seat, person from holders where game = $1 and seat >= 0',
    id,
  );
};

/** Games looked at in one go. */
const MOST = 20;

/** Notes how games ended that are over, each once. Newer nodes note those that are served elsewhere. */
export const noteOutcomes = async (database: SqlDatabase): Promise<void> => {
  for (let last = ''; ;) {
    const games = await database.query<{ id: string; sheet: string }>(
      `select id, sheet from games where is_noted = 0 and status = 'over' and id > $1 order by id limit ${MOST}`,
      last,
    );
    for (const { id, sheet } of games) {
      if (isServedHere(JSON.parse(sheet) as StoredSheet)) await database.transaction((queries) => noteOne(queries, id));
    }
    if (games.length < MOST) return;
    last = games[games.length - 1].id;
  }
};
