import type { Seat } from '@coalbrook/rules';
import type { Customs, TableStatus } from '@coalbrook/wire/online';

import type { Queries } from '../../ground/database/database.ts';
import { readCustoms } from './gameRow.ts';
import { SEAT } from './sheets.ts';
import type { StoredSheet } from './sheets.ts';

/** A game whose row is locked until the end of the transaction. */
export interface LockedTable extends StoredSheet {
  readonly game: string;
  readonly status: TableStatus;
  readonly seq: number;
  readonly line: number;
  readonly actor: number;
  /** Since when it pauses; 0 if it does not. */
  readonly paused: number;
  readonly control: string;
  readonly due: number;
  readonly customs: Customs;
  /** How many entries were played elsewhere before. */
  readonly brought: number;
  /** What `games.rated` holds. */
  readonly rated: number;
  /** The moment of the transaction. */
  readonly at: number;
}

type RawTable = Omit<LockedTable, 'paused' | 'due' | 'customs' | 'at' | keyof StoredSheet> & {
  readonly sheet: string;
  readonly customs: string;
  readonly paused: number | string;
  readonly due: number | string;
};

export const lockTable = async (queries: Queries, game: string, at: number): Promise<LockedTable | undefined> => {
  const [row] = await queries.query<RawTable>(
    `update games set touched = $2 where id = $1
      returning id as game, sheet, status, seq, line, actor, paused, control, due, customs, brought, rated`,
    game,
    at,
  );
  if (!row) return undefined;
  const { sheet, customs, paused, due, ...rest } = row;
  return {
    ...rest,
    ...(JSON.parse(sheet) as StoredSheet),
    customs: readCustoms(customs),
    paused: Number(paused),
    due: Number(due),
    at,
  };
};

/** The seats at which people sit. */
export const seatsHeld = async (queries: Queries, game: string): Promise<readonly Seat[]> => {
  const rows = await queries.query<{ seat: number }>(
    `select seat from seats where game = $1 and is_free = ${SEAT.held} order by seat`,
    game,
  );
  return rows.map(({ seat }) => seat as Seat);
};

/** The seats of a person, without nobody's. */
export const seatsOf = async (queries: Queries, game: string, person: string): Promise<readonly Seat[]> => {
  const rows = await queries.query<{ seat: number }>(
    'select seat from holders where game = $1 and person = $2 and seat >= 0 order by seat',
    game,
    person,
  );
  return rows.map(({ seat }) => seat as Seat);
};
