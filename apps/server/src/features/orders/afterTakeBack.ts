import { questionOf } from '@coalbrook/rules';
import type { OrderTrouble } from '@coalbrook/wire/online';

import type { Transaction } from '../../ground/database/database.ts';
import type { EarlierPosition } from '../../table/listeners.ts';
import { orderFault } from './orderFault.ts';
import { deleteOrder, putAside, readOrders, waitOn } from './storedOrders.ts';
import type { StoredOrder } from './storedOrders.ts';

/** Why an order does not stand at an earlier position; undefined if it could be left there, too. */
const troubleOf = ({ table, state }: EarlierPosition, { seat, draft }: StoredOrder): OrderTrouble | undefined => {
  // Whoever is to move again wants to decide anew.
  if (state.actor === seat && questionOf(state) === 'action') return { trouble: 'takenBack' };
  const fault = orderFault(table, state, seat, draft);
  return fault?.denied === 'refused' ? { trouble: 'takenBack', refusal: fault.refusal } : undefined;
};

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
    else if (!failed) await waitOn(queries, game, seat);
  }
  await queries.announce('orders', [game]);
};
