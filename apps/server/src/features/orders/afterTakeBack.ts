import { questionOf } from '@coalbrook/rules';
import type { OrderTrouble, TurnChoices } from '@coalbrook/wire/online';

import type { Transaction } from '../../ground/database/database.ts';
import type { EarlierPosition } from '../../table/listeners.ts';
import { orderFault } from './orderFault.ts';
import { bodyOf, deleteOrder, putAside, readOrders, rewriteOrder, turnsOf, waitOn } from './storedOrders.ts';
import type { StoredOrder } from './storedOrders.ts';

/** Why an order does not stand at an earlier position; undefined if it could be left there, too. */
const troubleOf = ({ table, state }: EarlierPosition, order: StoredOrder): OrderTrouble | undefined => {
  const { seat } = order;
  // Whoever is to move again wants to decide anew.
  if (state.actor === seat && questionOf(state) === 'action') return { trouble: 'takenBack' };
  const fault = orderFault(table, state, seat, turnsOf(order));
  return fault?.denied === 'refused' ? { trouble: 'takenBack', refusal: fault.refusal } : undefined;
};

/** Conditions count from where the game is now, if it has gone back further than to where they began to. */
const sinceAtMost = (order: StoredOrder, seq: number): readonly TurnChoices[] =>
  turnsOf(order).map((choices) =>
    choices.map((choice) => (choice.since === undefined ? choice : { ...choice, since: Math.min(choice.since, seq) })),
  );

/** Judges the orders of a game anew after turns were taken back. What is still possible stands. */
export const judgeOrdersAgain = async (
  queries: Transaction,
  game: string,
  position: EarlierPosition,
): Promise<void> => {
  for (const order of await readOrders(queries, game)) {
    const { seat, failed } = order;
    const trouble = troubleOf(position, order);
    // What was not carried out in an earlier turn lies on nobody's desk any more; its person may not know what was lost before.
    if (failed && failed.why.trouble !== 'takenBack') await deleteOrder(queries, game, seat);
    else if (trouble) await putAside(queries, game, seat, position.seq, trouble);
    else if (!failed) {
      await waitOn(queries, game, seat);
      if (order.turns) await rewriteOrder(queries, game, seat, bodyOf(sinceAtMost(order, position.seq)));
    }
  }
  await queries.announce('orders', [game]);
};
