import type { Seat } from '@coalbrook/rules';

import type { PersonalData } from '../../ground/persons/personalData.ts';
import { readOrder } from './storedOrders.ts';

/** The orders of a person. They belong to seats, and go with them. */
export const ownOrders: PersonalData = {
  tables: [],
  move: () => Promise.resolve(),
  read: async (queries, person) => {
    const rows = await queries.query<{ game: string; seat: Seat }>(
      `select orders.game, orders.seat from orders
        join holders on holders.game = orders.game and holders.seat = orders.seat
        where holders.person = $1 order by orders.game, orders.seat`,
      person,
    );
    const orders: unknown[] = [];
    for (const { game, seat } of rows) {
      const { draft, limit, turns } = (await readOrder(queries, game, seat)) ?? { draft: [] };
      orders.push({ game, seat, ...(turns ? { turns } : { draft, limit }) });
    }
    return orders.length > 0 ? { orders } : {};
  },
  remove: () => Promise.resolve(),
};
