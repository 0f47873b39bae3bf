import type { State, Table } from '@coalbrook/rules';

import { GameSoFar } from './gameSoFar.ts';
import type { Language } from './language.ts';
import { thingsOf } from './things.ts';
import type { Things } from './things.ts';

/** What must be known to describe an action. */
export interface TellingContext {
  readonly table: Table;
  readonly language: Language;
  readonly things: Things;
  readonly names: readonly string[];
  readonly soFar: GameSoFar;
}

/** The context at a position, or at the beginning of a game if none is given. */
export const contextOf = (
  table: Table,
  names: readonly string[],
  language: Language,
  from?: State,
): TellingContext => ({
  table,
  language,
  things: thingsOf(table, language),
  names,
  soFar: from ? GameSoFar.of(table, from) : new GameSoFar(table),
});
