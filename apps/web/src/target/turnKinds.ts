import { asks } from '@coalbrook/rules';
import type { Kind, Table } from '@coalbrook/rules';

/** The kinds that a turn of this game may consist of, and those that can be played beside them. */
export const turnKinds = (table: Table): readonly Kind[] => [
  ...table.turnRules.map(({ kind }) => kind),
  ...table.answerRules[asks.action].map(({ kind }) => kind),
];
