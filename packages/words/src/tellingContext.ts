import type { State, Table } from '@coalbrook/rules';

import { GameSoFar } from './gameSoFar.ts';
import type { Language } from './language.ts';
import { thingsOf } from './things.ts';
import type { Things } from './things.ts';

/** What a teller knows before an action is told. */
export interface TellingContext {
  readonly table: Table;
  readonly language: Language;
  readonly things: Things;
  readonly names: readonly string[];
  readonly soFar: GameSoFar;
}

/** The context at a position, or at the beginning of a game where none is given. */
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
