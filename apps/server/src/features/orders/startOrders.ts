import { NO_LIMIT } from '@coalbrook/wire/online';
import type { TurnChoices } from '@coalbrook/wire/online';

import type { Feature } from '../../table/house/feature.ts';
import type { House } from '../../table/house/house.ts';
import type { SentOrder } from '../../table/tables/extensions.ts';
import { judgeOrdersAgain } from './afterTakeBack.ts';
import { orderFault } from './orderFault.ts';
import { Orders } from './orders.ts';
import { OrderTurns } from './orderTurns.ts';
import { ownOrders } from './ownOrders.ts';
import { spendOrders } from './spendOrders.ts';
import { deleteOrder } from './storedOrders.ts';

const PLAY_EVERY = 250;

/** What somebody leaves for each turn; undefined if they remove their order. */
const turnsIn = ({ draft, limit, turns }: SentOrder): readonly TurnChoices[] | undefined =>
  turns ?? (draft.length === 0 ? undefined : [[{ when: [], draft, ...(limit === NO_LIMIT ? {} : { limit }) }]]);

/** Lets people leave a turn that is played when it comes. */
export const startOrders = (house: House): Feature => {
  const { database, tables, clock, botFloor, now, log } = house.parts;
  const orders = new Orders(database);
  const orderTurns = new OrderTurns({
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
        leave: async (table, sent) => {
          const { host } = table;
          const { person, seat, known } = sent;
          const turns = turnsIn(sent);
          const fault = turns && orderFault(host.table, host.position, seat, turns);
          if (fault) return fault;
          const answer = await orders.leave({ person, seat, known, game: host.sheet.id, turns });
          if (!('denied' in answer)) await tables.rereadOrders(table);
          return answer;
        },
      },
      // It is what the person wanted.
      settleLate: ({ host }) => orderTurns.playIn(host.sheet.id),
    },
    hears: { played: (games) => orderTurns.change(games) },
    personalData: [ownOrders],
    chores: [
      {
        name: 'orders',
        every: PLAY_EVERY,
        work: () => orderTurns.round(),
        failure: 'orders could not be read',
        now: () => orderTurns.play(),
      },
    ],
    shared: {
      change: 'orders',
      hear: (games) => tables.rereadOrdersOf(games),
      reread: () => tables.rereadOrdersOf(),
    },
    stop: () => orderTurns.stop(),
  };
};
