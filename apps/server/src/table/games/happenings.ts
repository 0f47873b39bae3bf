import type { Happening, HappeningDetail } from '@coalbrook/wire/online';

import type { Queries } from '../../ground/database/database.ts';

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

/** A name, or several people's in one text. */
const renamed = (text: string, from: string, to: string): string =>
  text === from
    ? to
    : text
        .split(', ')
        .map((name) => (name === from ? to : name))
        .join(', ');

/** A text of JSON in which somebody has another name. */
const renamedBody = (body: string, from: string, to: string): string =>
  JSON.stringify(
    JSON.parse(body, (key, value: unknown) =>
      key === 'name' && typeof value === 'string' ? renamed(value, from, to) : value,
    ),
  );

/** Gives somebody another name in everything that was asked and decided at a table. */
export const renameIn = async (queries: Queries, game: string, from: string, to: string): Promise<void> => {
  const rows = await queries.query<Pick<RawHappening, 'number' | 'body'>>(
    'select number, body from happenings where game = $1',
    game,
  );
  for (const { number, body } of rows) {
    const text = renamedBody(body, from, to);
    if (text === body) continue;
    await queries.query('update happenings set body = $3 where game = $1 and number = $2', game, number, text);
  }
  const [open] = await queries.query<{ body: string }>('select body from proposals where game = $1', game);
  if (!open) return;
  await queries.query('update proposals set body = $2 where game = $1', game, renamedBody(open.body, from, to));
};
