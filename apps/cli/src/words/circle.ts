import type { Table } from '@coalbrook/rules';

import type { Ledger } from './ledger.ts';
import type { Things } from './things.ts';

/** What a teller knows before an action is told. */
export interface Circle {
  readonly table: Table;
  readonly things: Things;
  readonly names: readonly string[];
  readonly ledger: Ledger;
}
