import type { Seat } from '@coalbrook/rules';
import type { LeftOrder, OpenQuestion, OrderAnswer, OrderDenial, TurnChoices } from '@coalbrook/wire/online';

import type { LiveTable } from './liveTable.ts';

/** An order that somebody sends. */
export interface SentOrder {
  readonly person: string;
  readonly seat: Seat;
  /** The id of the order that the device knows; empty for none. */
  readonly known: string;
  /** Empty to remove the order. */
  readonly draft: readonly string[];
  readonly limit: number;
  /** What is to be played under which conditions, instead of the draft. */
  readonly turns?: readonly TurnChoices[] | undefined;
}

/** What people have left to be played when their turn comes. */
export interface TableOrders {
  /** Reads the orders of a game that is opened here. */
  open(game: string): Promise<void>;
  of(game: string, seat: Seat): LeftOrder | undefined;
  /** Reads the orders anew, and returns the seats whose orders have changed. */
  reread(game: string): Promise<readonly Seat[]>;
  /** The table was put away. */
  close(game: string): void;
  /** Stores, changes or removes an order. */
  leave(table: LiveTable, sent: SentOrder): Promise<OrderAnswer | OrderDenial>;
}

/** Settles the turn of somebody whose time is up. Resolves to false if a bot is to play it. */
export type SettleLate = (table: LiveTable) => Promise<boolean>;

/** What features can add to tables. */
export interface TableExtension {
  readonly orders?: TableOrders;
  /** What is asked at a table that has come so far. */
  readonly questionOf?: (game: string, seq: number) => Promise<OpenQuestion | undefined>;
  readonly settleLate?: SettleLate;
}

const NO_ORDERS: TableOrders = {
  open: () => Promise.resolve(),
  of: () => undefined,
  reread: () => Promise.resolve([]),
  close: () => undefined,
  leave: () => Promise.resolve({ denied: 'absent' }),
};

/** What features have added to tables. A table gets along without any of it. */
export class TableExtensions {
  orders = NO_ORDERS;
  questionOf: Required<TableExtension>['questionOf'] = () => Promise.resolve(undefined);
  readonly #late: SettleLate[] = [];

  add({ orders, questionOf, settleLate }: TableExtension): void {
    if (orders) this.orders = orders;
    if (questionOf) this.questionOf = questionOf;
    if (settleLate) this.#late.push(settleLate);
  }

  /** Asks everybody who may settle a late turn, until somebody does. */
  async settleLate(table: LiveTable): Promise<boolean> {
    for (const settle of this.#late) if (await settle(table)) return true;
    return false;
  }
}
