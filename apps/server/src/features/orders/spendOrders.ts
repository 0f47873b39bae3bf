import type { OrderTrouble } from '@coalbrook/wire/online';

import type { Queries, Transaction } from '../../ground/database/database.ts';
import { UnwrittenTurn } from '../../table/listeners.ts';
import type { NewTurn } from '../../table/listeners.ts';
import { deleteOrder, makeOrderBody } from './storedOrders.ts';

/** Removes an order with the turn that it caused or that was played in its stead; keeps steps that are left. */
const spendOrder = async (queries: Queries, { game, next, spent }: NewTurn): Promise<void> => {
  if (!spent) return;
  const { seat, id, rest = [] } = spent;
  if (id === undefined) {
    await deleteOrder(queries, game, seat);
    return;
  }
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
