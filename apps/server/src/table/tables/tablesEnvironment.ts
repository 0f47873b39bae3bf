import type { Bots, Chance, Clock, Ledger } from '@coalbrook/host';
import type { Sheet } from '@coalbrook/wire';
import type { TableClock } from '@coalbrook/wire/online';

import type { Queries } from '../../ground/database/database.ts';
import type { Log } from '../../ground/log.ts';
import type { GameStore } from '../games/gameStore.ts';
import type { KnownTerms } from '../ledger/storedTurns.ts';
import type { TurnsByOrder } from '../ledger/turnsByOrder.ts';
import type { TableExtensions } from './extensions.ts';

export interface TablesEnvironment {
  readonly queries: Queries;
  readonly store: GameStore;
  /** The ledger of a game for somebody who knows so much about it. */
  readonly ledgerOf: (known: KnownTerms) => Ledger;
  readonly clock: Clock;
  readonly clocks: TableClocks;
  readonly extensions: TableExtensions;
  readonly byOrder: TurnsByOrder;
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
