import type { Seat } from '@coalbrook/rules';
import type { FailedOrder, LeftOrder, OrderTrouble } from '@coalbrook/wire/online';

import type { Queries } from '../../ground/database/database.ts';

/** A seat's order as the database has it. */
export interface StoredOrder extends LeftOrder {
  readonly seat: Seat;
}

/** An order whose turn has come. */
export interface DueOrder extends StoredOrder {
  readonly game: string;
  /** How many entries the game has. */
  readonly at: number;
}

/** What an order says, as its row holds it. */
type Body = Pick<LeftOrder, 'draft' | 'limit'>;

export const makeOrderBody = ({ draft, limit }: Body): string => JSON.stringify({ draft, limit });

interface RawOrder {
  readonly game: string;
  readonly seat: number;
  readonly id: string;
  readonly body: string;
  readonly seq: number;
  readonly why: string;
}

const failureOf = ({ seq, why }: RawOrder): { readonly failed?: FailedOrder } =>
  why === '' ? {} : { failed: { seq, why: JSON.parse(why) as OrderTrouble } };

const orderOf = (raw: RawOrder): StoredOrder => {
  const { draft, limit } = JSON.parse(raw.body) as Body;
  return { seat: raw.seat as Seat, id: raw.id, draft, ...(limit === undefined ? {} : { limit }), ...failureOf(raw) };
};

const COLUMNS = 'orders.game, orders.seat, orders.id, orders.body, orders.seq, orders.why';

export const readOrders = async (queries: Queries, game: string): Promise<readonly StoredOrder[]> =>
  (await queries.query<RawOrder>(`select ${COLUMNS} from orders where game = $1`, game)).map(orderOf);

export const readOrder = async (queries: Queries, game: string, seat: Seat): Promise<StoredOrder | undefined> => {
  const [raw] = await queries.query<RawOrder>(
    `select ${COLUMNS} from orders where game = $1 and seat = $2`,
    game,
    seat,
  );
  return raw && orderOf(raw);
};

/** Games in one question. There are always so many placeholders, so that the text stays the same. */
export const MOST_GAMES = 64;

const AMONG = Array.from({ length: MOST_GAMES }, (_, at) => `$${at + 1}`).join(', ');

/** An order that has not been tried at the present position of its game, whose seat decides there. */
export const UNTRIED = `orders.game = games.id and orders.seat = games.actor and orders.why = '' and orders.seq < games.seq`;

const DUE = `select ${COLUMNS}, games.seq as now from orders join games on ${UNTRIED}
  where games.status = 'running' and games.paused = 0`;

/** Orders whose turn has come, in some games, at most `MOST_GAMES`, or in any. */
export const readDueOrders = async (queries: Queries, games?: readonly string[]): Promise<readonly DueOrder[]> => {
  const rows = games
    ? await queries.query<RawOrder & { now: number }>(
        `${DUE} and games.id in (${AMONG})`,
        ...Array.from({ length: MOST_GAMES }, (_, at) => games[at] ?? ''),
      )
    : await queries.query<RawOrder & { now: number }>(DUE);
  return rows.map((raw) => ({ ...orderOf(raw), game: raw.game, at: raw.now }));
};

export const areAnyOrders = async (queries: Queries): Promise<boolean> =>
  (await queries.query('select 1 as one from orders limit 1')).length > 0;

export const writeOrder = (queries: Queries, game: string, seat: Seat, id: string, body: Body): Promise<unknown> =>
  queries.query(
    `insert into orders (game, seat, id, body) values ($1, $2, $3, $4)
      on conflict (game, seat) do update set id = excluded.id, body = excluded.body, seq = -1, why = ''`,
    game,
    seat,
    id,
    makeOrderBody(body),
  );

export const deleteOrder = async (queries: Queries, game: string, seat: Seat): Promise<void> => {
  await queries.query('delete from orders where game = $1 and seat = $2', game, seat);
};

/** Notes why an order does not stand any more after so many entries. */
export const putAside = (
  queries: Queries,
  game: string,
  seat: Seat,
  seq: number,
  why: OrderTrouble,
): Promise<unknown> =>
  queries.query(
    'update orders set seq = $3, why = $4 where game = $1 and seat = $2',
    game,
    seat,
    seq,
    JSON.stringify(why),
  );

/** Lets an order wait for its turn, as if it had never been tried. */
export const waitOn = (queries: Queries, game: string, seat: Seat): Promise<unknown> =>
  queries.query('update orders set seq = -1 where game = $1 and seat = $2', game, seat);

/** Notes that an order was tried after so many entries, and why it was not used; no reason if it waits on. */
export const noteTried = async (
  queries: Queries,
  { game, seat, id, at }: DueOrder,
  why: OrderTrouble | undefined,
): Promise<boolean> => {
  const noted = await queries.query(
    `update orders set seq = $4, why = $5 where game = $1 and seat = $2 and id = $3 and why = ''
      and exists (select 1 from games where games.id = $1 and games.seq = $4) returning id`,
    game,
    seat,
    id,
    at,
    why ? JSON.stringify(why) : '',
  );
  return noted.length > 0;
};
