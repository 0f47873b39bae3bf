import type { Seat } from '@coalbrook/rules';
import type { OrderTrouble } from '@coalbrook/wire/online';

import type { Queries, Transaction } from '../../ground/database/database.ts';
import { UnwrittenTurn } from '../../table/listeners.ts';
import type { NewTurn } from '../../table/listeners.ts';
import { newOrderId } from './orders.ts';
import { bodyOf, deleteOrder, makeOrderBody, readOrder, turnsOf } from './storedOrders.ts';

/** Lets an order stand for the turn after the one that it caused; false if it does not. */
const keepSecond = async (queries: Queries, game: string, seat: Seat, id: string): Promise<boolean> => {
  const stored = await readOrder(queries, game, seat);
  const [, second] = stored?.id === id && !stored.failed ? turnsOf(stored) : [];
  if (!second) return false;
  await queries.query(
    'update orders set id = $4, body = $5, seq = -1 where game = $1 and seat = $2 and id = $3',
    game,
    seat,
    id,
    newOrderId(),
    makeOrderBody(bodyOf([second])),
  );
  return true;
};

/** Removes an order with the turn that it caused or that was played in its stead; keeps steps and a turn that are left. */
const spendOrder = async (queries: Queries, { game, next, spent }: NewTurn): Promise<void> => {
  if (!spent) return;
  const { seat, id, rest = [] } = spent;
  if (id === undefined) {
    await deleteOrder(queries, game, seat);
    return;
  }
  if (rest.length === 0 && (await keepSecond(queries, game, seat, id))) return;
  const where = "where game = $1 and seat = $2 and id = $3 and why = '' returning id";
  const kept =
    rest.length === 0
      ? await queries.query(`delete from orders ${where}`, game, seat, id)
      : await queries.query(
          `update orders set body = $4, seq = $5, why = $6 ${where}`,
          game,
          seat,
          id,
          makeOrderBody({ draft: rest }),
          next,
          JSON.stringify({ trouble: 'revealed' } satisfies OrderTrouble),
        );
  // Another order has been left meanwhile, or none stands any more.
  if (kept.length === 0) throw new UnwrittenTurn();
};

/** Turns are written, and what was left for them goes with them. After the last one, nothing can be played any more. */
export const spendOrders = async (queries: Transaction, turns: readonly NewTurn[]): Promise<void> => {
  const withOrders = turns.filter(({ spent }) => spent);
  for (const turn of withOrders) await spendOrder(queries, turn);
  for (const { game, status } of turns)
    if (status === 'over') await queries.query('delete from orders where game = $1', game);
  await queries.announce(
    'orders',
    withOrders.map(({ game }) => game),
  );
};
