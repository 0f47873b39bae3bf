import type { Feature } from '../../table/house/feature.ts';
import type { House } from '../../table/house/house.ts';
import { judgeOrdersAgain } from './afterTakeBack.ts';
import { orderFault } from './orderFault.ts';
import { Orders } from './orders.ts';
import { OrderTurns } from './orderTurns.ts';
import { spendOrders } from './spendOrders.ts';
import { deleteOrder } from './storedOrders.ts';

const PLAY_EVERY = 250;

/** Lets people leave a turn that is played when it comes. */
export const startOrders = (house: House): Feature => {
  const { database, tables, clock, botFloor, now, log } = house.parts;
  const orders = new Orders(database);
  const turns = new OrderTurns({
    database,
    tables,
    orders,
    clock,
    floor: botFloor,
    onFailed: (game) => house.wait(game),
    now,
    log,
  });
  return {
    listener: {
      written: spendOrders,
      takenBack: judgeOrdersAgain,
      // An order is that of the person who left it.
      changed: deleteOrder,
    },
    extension: {
      orders: {
        open: (game) => orders.open(game),
        of: (game, seat) => orders.of(game, seat),
        reread: (game) => orders.reread(game),
        close: (game) => orders.close(game),
        leave: async (table, { seat, draft, ...sent }) => {
          const { host } = table;
          const fault = orderFault(host.table, host.position, seat, draft);
          if (fault) return fault;
          const answer = await orders.leave({ ...sent, game: host.sheet.id, seat, draft });
          if (!('denied' in answer)) await tables.rereadOrders(table);
          return answer;
        },
      },
      // It is what the person wanted.
      settleLate: ({ host }) => turns.playIn(host.sheet.id),
    },
    hears: { played: (games) => turns.change(games) },
    chores: [
      {
        name: 'orders',
        every: PLAY_EVERY,
        work: () => turns.round(),
        failure: 'orders could not be read',
        now: () => turns.play(),
      },
    ],
    shared: {
      change: 'orders',
      hear: (games) => tables.rereadOrdersOf(games),
      reread: () => tables.rereadOrdersOf(),
    },
    stop: () => turns.stop(),
  };
};
