import type { GameEvent, OutletId, Seat, State, Table } from '@coalbrook/rules';

import type { Circumstance, Condition } from './condition.ts';

/** Where a seat stands when its turn comes, and what has happened since it left its order. Nothing hidden is needed. */
export interface Juncture {
  readonly table: Table;
  readonly state: State;
  readonly seat: Seat;
  readonly events: readonly GameEvent[];
}

/** What was sold to in an event; undefined if it is no sale. */
const outletOf = (table: Table, event: GameEvent): OutletId | undefined => {
  switch (event.event) {
    case 'sold':
      return table.outlets.find(({ merchant }) => merchant === event.merchant)?.id;
    case 'shipped':
      return table.outlets.find(({ port }) => port === event.port)?.id;
    case 'exported':
      return table.outlets.find(({ merchant, port }) => merchant === undefined && port === undefined)?.id;
    default:
      return undefined;
  }
};

/** What the next cube costs. */
const priceNow = ({ table, state }: Juncture, cargo: number): number => {
  const market = table.markets[cargo];
  if (!market) return Infinity;
  const stock = state.market[cargo];
  return stock > 0 ? market.spaces[market.spaces.length - stock] : market.emptyPrice;
};

const cameAbout = (is: Circumstance, juncture: Juncture): boolean => {
  const { table, state, seat, events } = juncture;
  switch (is.about) {
    case 'built':
      return events.some(
        (event) =>
          event.event === 'built' &&
          event.seat !== seat &&
          (is.place === undefined || table.sites[event.site].place === is.place) &&
          (is.industry === undefined || table.tiles[event.tile].industry === is.industry),
      );
    case 'sold':
      return events.some((event) => 'seat' in event && event.seat !== seat && outletOf(table, event) === is.outlet);
    case 'site':
      return state.tile[is.site] >= 0;
    case 'link':
      return state.linkOwner[is.link] >= 0;
    case 'price':
      return priceNow(juncture, is.cargo) <= is.most;
    case 'money':
      return state.money[seat] >= is.least;
    case 'first':
      return state.order[0] === seat;
    case 'last':
      return state.order[state.order.length - 1] === seat;
  }
};

export const holds = ({ is, isNot }: Condition, juncture: Juncture): boolean => cameAbout(is, juncture) !== isNot;
