import type { Seat } from '@coalbrook/rules';
import type { FailedOrder, LeftOrder, OrderTrouble, TurnChoices } from '@coalbrook/wire/online';

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

/**
 * What an order says, as its row holds it. With `turns`, the draft is empty: a node of a version that does not know them
 * then plays nothing.
 */
export type OrderBody = Pick<LeftOrder, 'draft' | 'limit' | 'turns'>;

export const makeOrderBody = ({ draft, limit, turns }: OrderBody): string => JSON.stringify({ draft, limit, turns });

/** What is left for each turn, whether there are conditions or not. */
export const turnsOf = ({ draft, limit, turns }: OrderBody): readonly TurnChoices[] =>
  turns ?? [[{ when: [], draft, limit }]];

/** The body of an order for these turns. One turn without conditions is written as it always was. */
export const bodyOf = (turns: readonly TurnChoices[]): OrderBody => {
  const [[{ when, draft, limit }, ...others], ...later] = turns;
  const isPlain = when.length === 0 && others.length === 0 && later.length === 0;
  return isPlain ? { draft, ...(limit === undefined ? {} : { limit }) } : { draft: [], turns };
};

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
  const { draft, limit, turns } = JSON.parse(raw.body) as OrderBody;
  const rest = { ...(limit === undefined ? {} : { limit }), ...(turns ? { turns } : {}) };
  return { seat: raw.seat as Seat, id: raw.id, draft, ...rest, ...failureOf(raw) };
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

export const writeOrder = (queries: Queries, game: string, seat: Seat, id: string, body: OrderBody): Promise<unknown> =>
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

/** Changes what an order says, without anybody noticing that it is another one. */
export const rewriteOrder = (queries: Queries, game: string, seat: Seat, body: OrderBody): Promise<unknown> =>
  queries.query('update orders set body = $3 where game = $1 and seat = $2', game, seat, makeOrderBody(body));

/** Why an order was not used, and the turn that was tried; of an order with conditions, the one that applied. */
export interface FailedTrial {
  readonly why: OrderTrouble;
  readonly tried: OrderBody;
}

/** Notes that an order was tried after so many entries, and how that failed; nothing if it waits on. */
export const noteTried = async (
  queries: Queries,
  { game, seat, id, at, ...order }: DueOrder,
  failure: FailedTrial | undefined,
): Promise<boolean> => {
  const noted = await queries.query(
    `update orders set seq = $4, why = $5, body = $6 where game = $1 and seat = $2 and id = $3 and why = ''
      and exists (select 1 from games where games.id = $1 and games.seq = $4) returning id`,
    game,
    seat,
    id,
    at,
    failure ? JSON.stringify(failure.why) : '',
    makeOrderBody(failure?.tried ?? order),
  );
  return noted.length > 0;
};
