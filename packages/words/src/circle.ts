import type { State, Table } from '@coalbrook/rules';

import type { Language } from './language.ts';
import { Ledger } from './ledger.ts';
import { thingsOf } from './things.ts';
import type { Things } from './things.ts';

/** What a teller knows before an action is told. */
export interface Circle {
  readonly table: Table;
  readonly language: Language;
  readonly things: Things;
  readonly names: readonly string[];
  readonly ledger: Ledger;
}

/** A circle at a position, or at the beginning of a game where none is given. */
export const circleOf = (table: Table, names: readonly string[], language: Language, from?: State): Circle => ({
  table,
  language,
  things: thingsOf(table, language),
  names,
  ledger: from ? Ledger.of(table, from) : new Ledger(table),
});
