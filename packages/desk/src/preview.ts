/** What an action would change, derived from its events. */

import { BEER, incomeLevel, nextOrder } from '@coalbrook/rules';
import type { CargoId, GameEvent, LinkId, MerchantId, Seat, SiteId, Table, TileId, View } from '@coalbrook/rules';

import { hasIncome } from './income.ts';
import { linkWorthOf } from './linkWorth.ts';
import type { LinkYield } from './linkWorth.ts';

/** Cubes or barrels from one source. */
export interface Supply {
  readonly cargo: CargoId;
  readonly count: number;
  readonly from:
    | { readonly kind: 'tile'; readonly site: SiteId; readonly owner: Seat }
    | { readonly kind: 'market'; readonly prices: readonly number[] }
    | { readonly kind: 'merchant'; readonly merchant: MerchantId };
}

export interface Flip {
  readonly seat: Seat;
  readonly site: SiteId;
  readonly tile: TileId;
  readonly income: number;
}

export interface ValueChange {
  readonly before: number;
  readonly after: number;
}

export interface Preview {
  readonly money: ValueChange;
  /** Income level; undefined if the game has none. */
  readonly income: ValueChange | undefined;
  readonly points: ValueChange;
  readonly spent: ValueChange;
  readonly loans: ValueChange;
  /** Position in the next round if this one ended now, from 1; undefined if order does not depend on spending. */
  readonly turn: ValueChange | undefined;
  readonly supplies: readonly Supply[];
  readonly flips: readonly Flip[];
  /** New tiles that have yet to flip. */
  readonly builds: readonly TileId[];
  /** New links, with what they would bring if the era ended now. */
  readonly links: readonly { readonly link: LinkId; readonly worth: LinkYield | undefined }[];
}

const placeOf = (order: readonly Seat[] | undefined, seat: Seat): number => (order?.indexOf(seat) ?? -1) + 1;

const sourceKey = (supply: Supply): string => {
  const { from, cargo } = supply;
  switch (from.kind) {
    case 'tile':
      return `tile ${from.site}`;
    case 'merchant':
      return `merchant ${from.merchant}`;
    case 'market':
      return `market ${cargo}`;
  }
};

const joined = (a: Supply, b: Supply): Supply => ({
  ...a,
  count: a.count + b.count,
  from:
    a.from.kind === 'market' && b.from.kind === 'market'
      ? { kind: 'market', prices: [...a.from.prices, ...b.from.prices] }
      : a.from,
});

const supplyOf = (view: View, event: GameEvent): Supply | undefined => {
  switch (event.event) {
    case 'took':
      return {
        cargo: event.cargo,
        count: 1,
        from: { kind: 'tile', site: event.site, owner: view.tileOwner[event.site] },
      };
    case 'bought':
      return { cargo: event.cargo, count: 1, from: { kind: 'market', prices: [event.price] } };
    case 'drank':
      return { cargo: BEER, count: 1, from: { kind: 'merchant', merchant: event.merchant } };
    default:
      return undefined;
  }
};

const suppliesOf = (view: View, events: readonly GameEvent[]): readonly Supply[] => {
  const bySource = new Map<string, Supply>();
  for (const event of events) {
    const supply = supplyOf(view, event);
    if (!supply) continue;
    const key = sourceKey(supply);
    const known = bySource.get(key);
    bySource.set(key, known ? joined(known, supply) : supply);
  }
  return [...bySource.values()];
};

/** The change of one column of the seat. */
const change = (before: number, after: number): ValueChange => ({ before, after });

export const previewOf = (
  table: Table,
  before: View,
  after: View,
  events: readonly GameEvent[],
  seat: Seat,
): Preview => {
  const [orderNow, orderThen] = [nextOrder(table, before), nextOrder(table, after)];
  return {
    money: change(before.money[seat], after.money[seat]),
    income: hasIncome(table) ? change(incomeLevel(table, before, seat), incomeLevel(table, after, seat)) : undefined,
    points: change(before.points[seat], after.points[seat]),
    spent: change(before.spent[seat], after.spent[seat]),
    loans: change(before.loans[seat] ?? 0, after.loans[seat] ?? 0),
    turn: orderThen && change(placeOf(orderNow, seat), placeOf(orderThen, seat)),
    // A tile that was just built has no owner before: use the position after.
    supplies: suppliesOf(after, events),
    flips: events.flatMap((event) =>
      event.event === 'flipped' ? [{ seat: event.seat, site: event.site, tile: event.tile, income: event.income }] : [],
    ),
    builds: events.flatMap((event) => (event.event === 'built' && after.flipped[event.site] === 0 ? [event.tile] : [])),
    links: events.flatMap((event) =>
      event.event === 'laid' ? [{ link: event.link, worth: linkWorthOf(table, after, event.link) }] : [],
    ),
  };
};
