import type { Happening, HappeningDetail } from '@coalbrook/wire';

import type { Queries } from '../database/database.ts';

interface RawHappening {
  readonly number: number;
  readonly at: number | string;
  readonly seq: number;
  readonly body: string;
}

/** The most that is shown: the last ones. */
const MOST = 200;

/** Notes what was asked, decided or done at a table that is locked. */
export const noteHappening = async (
  queries: Queries,
  game: string,
  { at, seq, what }: { readonly at: number; readonly seq: number; readonly what: HappeningDetail },
): Promise<void> => {
  const [last] = await queries.query<{ next: number }>(
    'select coalesce(max(number) + 1, 0) as next from happenings where game = $1',
    game,
  );
  const text = 'insert into happenings (game, number, at, seq, body) values ($1, $2, $3, $4, $5)';
  await queries.query(text, game, last?.next ?? 0, at, seq, JSON.stringify(what));
};

/** What was asked and decided at a table, in order. */
export const readHappenings = async (queries: Queries, game: string): Promise<readonly Happening[]> => {
  const rows = await queries.query<RawHappening>(
    'select number, at, seq, body from happenings where game = $1 order by number desc limit $2',
    game,
    MOST,
  );
  return rows.toReversed().map(({ number, at, seq, body }) => ({
    number,
    at: Number(at),
    seq,
    what: JSON.parse(body) as HappeningDetail,
  }));
};

export const countHappenings = async (queries: Queries, game: string): Promise<number> => {
  const [row] = await queries.query<{ count: number | string }>(
    'select count(*) as count from happenings where game = $1',
    game,
  );
  return Number(row?.count ?? 0);
};
