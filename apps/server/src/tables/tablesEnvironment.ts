import type { Bots, Chance, Clock, Ledger } from '@coalbrook/host';
import type { Seat } from '@coalbrook/rules';
import type { Sheet } from '@coalbrook/wire';
import type { LeftOrder, TableClock } from '@coalbrook/wire/online';

import type { GameStore } from '../games/gameStore.ts';
import type { KnownTerms } from '../ledger/storedTurns.ts';
import type { Log } from '../log.ts';

export interface TablesEnvironment {
  readonly store: GameStore;
  /** The ledger of a game for somebody who knows so much about it. */
  readonly ledgerOf: (known: KnownTerms) => Ledger;
  readonly clock: Clock;
  readonly clocks: TableClocks;
  readonly orders: TableOrders;
  readonly botsOf: (sheet: Sheet) => Bots;
  readonly chanceOf: (secret: string, game: string, nonces: readonly string[]) => Chance;
  readonly now: () => number;
  readonly log: Log;
}

/** The clocks of tables with a time control. */
export interface TableClocks {
  /** Reads the clock of a game that is opened here; `position` is how far it has come. */
  open(game: string, position: { readonly seq: number; readonly actor: number }): Promise<void>;
  shown(game: string): TableClock | undefined;
  /** The table was put away. */
  close(game: string): void;
}

/** What people have left to be played when their turn comes. */
export interface TableOrders {
  /** Reads the orders of a game that is opened here. */
  open(game: string): Promise<void>;
  of(game: string, seat: Seat): LeftOrder | undefined;
  isUsed(game: string, seq: number): boolean;
  /** Reads the orders anew, and returns the seats whose orders have changed. */
  reread(game: string): Promise<readonly Seat[]>;
  /** The table was put away. */
  close(game: string): void;
}
