import type { TimeControl } from '@coalbrook/time';
import type { PublicTable, TableStatus } from '@coalbrook/wire/online';

import type { Queries } from '../../ground/database/database.ts';
import { SEAT } from '../games/sheets.ts';
import type { StoredSheet } from '../games/sheets.ts';

/** The most tables that wait for people, and the most games in progress. */
const MOST = 50;

interface RawTable {
  readonly id: string;
  readonly sheet: string;
  readonly status: TableStatus;
  readonly control: string;
  readonly watch_delay: number;
}

const tableOf = (raw: RawTable, free: ReadonlySet<string>): PublicTable => {
  const { header, sitters } = JSON.parse(raw.sheet) as StoredSheet;
  return {
    game: raw.id,
    edition: header.edition,
    options: header.options ?? [],
    status: raw.status,
    seats: sitters.map(({ kind, name }, seat) => ({ kind, name, isFree: free.has(`${raw.id} ${seat}`) })),
    ...(raw.control === '' ? {} : { time: JSON.parse(raw.control) as TimeControl }),
    watchDelay: raw.watch_delay,
  };
};

/** The public tables at which a person has no seat: first those that wait for people, then games; the liveliest first. */
export const publicTables = async (queries: Queries, person: string): Promise<readonly PublicTable[]> => {
  const find = (status: TableStatus): Promise<readonly RawTable[]> =>
    queries.query<RawTable>(
      `select id, sheet, status, control, watch_delay from games where is_public = 1 and status = $2
        and not exists (select 1 from holders where person = $1 and game = games.id and seat >= 0)
        order by touched desc limit ${MOST}`,
      person,
      status,
    );
  const rows = [...(await find('open')), ...(await find('running'))];
  const free = await queries.query<{ game: string; seat: number }>(
    `select seats.game as game, seats.seat as seat from seats join games on games.id = seats.game
      where games.is_public = 1 and games.status <> 'over' and seats.is_free <> ${SEAT.held}`,
  );
  const known = new Set(free.map(({ game, seat }) => `${game} ${seat}`));
  return rows.map((row) => tableOf(row, known));
};
