import type { News, Sheet, TableService } from '@coalbrook/wire';
import type { OrderAnswer, OrderDenial, TurnChoices } from '@coalbrook/wire/online';

import type { Capabilities } from './capabilities.ts';

/** Leaves steps as an order, with the most that they may cost; or instead of them what is for each turn. */
export type LeaveOrder = (
  draft: readonly string[],
  limit: number | undefined,
  turns?: readonly TurnChoices[],
) => Promise<OrderAnswer | OrderDenial>;

/** A table that is hosted somewhere: in the worker of this page, or on a server. */
export interface TablePort extends TableService {
  /** What can be done at the table, by its sheet and whether the game is over. The rest is denied. */
  readonly capabilities: (sheet: Sheet, isOver: boolean) => Capabilities;
  /** Leaves a turn of whoever looks to be played when it comes, instead of the order that is known here. */
  readonly leaveOrder: LeaveOrder;
  /** What proves the draws of a finished game, as the text of a file; undefined if there is nothing to prove. */
  readonly proof: () => Promise<string | undefined>;
  /** Listens to news. A table has one listener. */
  readonly hear: (listener: (news: News) => void) => () => void;
}
