import type { TimeControl } from '@coalbrook/time';
import type { PublicSeat, PublicTable, TableStatus } from '@coalbrook/wire/online';

import type { Queries } from '../../ground/database/database.ts';
import { readRatingRange } from '../games/gameRow.ts';
import { SEAT } from '../games/sheets.ts';
import type { StoredSheet } from '../games/sheets.ts';

/** The most tables that wait for people, and the most games in progress. */
export const MOST_LISTED = 500;

/** Tables in one question. There are always so many placeholders, so that the text stays the same. */
const AT_ONCE = 32;

interface RawTable {
  readonly id: string;
  readonly sheet: string;
  readonly status: TableStatus;
  readonly control: string;
  readonly watch_delay: number;
  readonly begun: number | string;
  readonly rated: number;
  readonly has_hints: number;
  readonly rating_range: string;
  readonly talk_language: string;
}

interface RawSeat {
  readonly game: string;
  readonly seat: number;
}

const COLUMNS = `id, sheet, status, control, watch_delay, begun, rated, has_hints, rating_range, talk_language`;

const FREE = `select seats.game as game, seats.seat as seat from seats join games on games.id = seats.game
  where games.is_public = 1 and games.status <> 'over' and seats.is_free <> ${SEAT.held}`;

const NAMED = `in (${Array.from({ length: AT_ONCE }, (_, at) => `$${at + 1}`).join(', ')})`;

/** A name that whoever opened the table has given to somebody who has not come is nobody else's business. */
const seatOf = ({ kind, name }: Pick<PublicSeat, 'kind' | 'name'>, isFree: boolean): PublicSeat => ({
  kind,
  name: isFree && kind === 'person' ? '' : name,
  isFree,
});

const tableOf = (raw: RawTable, free: ReadonlySet<string>): PublicTable => {
  const { header, sitters } = JSON.parse(raw.sheet) as StoredSheet;
  const ratings = readRatingRange(raw.rating_range);
  return {
    game: raw.id,
    edition: header.edition,
    options: header.options ?? [],
    status: raw.status,
    seats: sitters.map((sitter, seat) => seatOf(sitter, free.has(`${raw.id} ${seat}`))),
    ...(raw.control === '' ? {} : { time: JSON.parse(raw.control) as TimeControl }),
    watchDelay: raw.watch_delay,
    begun: Number(raw.begun),
    ...(raw.rated > 0 ? { isRated: true } : {}),
    ...(raw.has_hints === 1 ? { hasHints: true } : {}),
    ...(ratings ? { ratings } : {}),
    ...(raw.talk_language === '' ? {} : { language: raw.talk_language }),
  };
};

const tablesOf = (rows: readonly RawTable[], free: readonly RawSeat[]): readonly PublicTable[] => {
  const known = new Set(free.map(({ game, seat }) => `${game} ${seat}`));
  return rows.map((row) => tableOf(row, known));
};

/** All public tables: first those that wait for people, then games; the liveliest first. */
export const readPublicTables = async (queries: Queries): Promise<readonly PublicTable[]> => {
  const find = (status: TableStatus): Promise<readonly RawTable[]> =>
    queries.query<RawTable>(
      `select ${COLUMNS} from games where is_public = 1 and status = $1 order by touched desc limit ${MOST_LISTED}`,
      status,
    );
  const rows = [...(await find('open')), ...(await find('running'))];
  return tablesOf(rows, await queries.query<RawSeat>(FREE));
};

/** Those of these tables that are listed. */
export const findPublicTables = async (queries: Queries, games: readonly string[]): Promise<readonly PublicTable[]> => {
  const found: PublicTable[] = [];
  for (let from = 0; from < games.length; from += AT_ONCE) {
    const some = Array.from({ length: AT_ONCE }, (_, at) => games[from + at] ?? '');
    const rows = await queries.query<RawTable>(
      `select ${COLUMNS} from games where is_public = 1 and status <> 'over' and id ${NAMED}`,
      ...some,
    );
    found.push(...tablesOf(rows, await queries.query<RawSeat>(`${FREE} and games.id ${NAMED}`, ...some)));
  }
  return found;
};

/** The public tables at which a person has a seat. */
export const ownPublicTables = async (queries: Queries, person: string): Promise<readonly string[]> => {
  const rows = await queries.query<{ id: string }>(
    `select distinct games.id as id from games join holders on holders.game = games.id
      where holders.person = $1 and holders.seat >= 0 and games.is_public = 1 and games.status <> 'over'`,
    person,
  );
  return rows.map(({ id }) => id);
};
