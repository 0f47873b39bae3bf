/** Money that changes hands, as coins that travel between the map and the figures of a seat. */

import { keyOf } from '@coalbrook/desk';
import type { Target } from '@coalbrook/desk';
import type { GameEvent, Seat, Table } from '@coalbrook/rules';

export interface Payment {
  readonly seat: Seat;
  /** What the seat gains; negative if it pays. */
  readonly money: number;
  /** The key of what pays on the map, or is paid for; undefined if the money comes from the bank. */
  readonly place: string | undefined;
}

const paymentOf = ({ merchants }: Table, event: GameEvent): Payment | undefined => {
  const between = (seat: Seat, money: number, target?: Target): Payment | undefined =>
    money === 0 ? undefined : { seat, money, place: target && keyOf(target) };
  switch (event.event) {
    case 'built':
      return between(event.seat, -event.cost, { on: 'site', site: event.site });
    case 'laid':
      return between(event.seat, -event.cost, { on: 'link', link: event.link });
    case 'bought':
      return between(event.seat, -event.price, { on: 'market', cargo: event.cargo });
    case 'marketed':
    case 'forfeited':
      return between(event.seat, event.money, { on: 'site', site: event.site });
    case 'rewarded':
      if (event.bonus !== 'money') return undefined;
      return between(event.seat, event.amount, { on: 'place', place: merchants[event.merchant].place });
    case 'linkPaid':
      return between(event.seat, event.money, { on: 'link', link: event.link });
    case 'borrowed':
    case 'lent':
      return between(event.seat, event.amount);
    case 'repaid':
      return between(event.seat, -event.amount);
    case 'earned':
      return between(event.seat, event.money);
    default:
      return undefined;
  }
};

/** More than this at once could not be followed. */
const MOST = 8;

/** What is paid in these events; none if it is too much to follow. */
export const paymentsIn = (table: Table, events: readonly GameEvent[]): readonly Payment[] => {
  const payments = events.flatMap((event) => paymentOf(table, event) ?? []);
  return payments.length > MOST ? [] : payments;
};

/** How many coins stand for a sum. */
export const coinsFor = (money: number): number => Math.min(4, 1 + Math.floor(Math.abs(money) / 6));
