import { asks } from '@coalbrook/rules';
import type { Kind, Table } from '@coalbrook/rules';

/** The kinds of action in a turn of this game, and those that are allowed beside them. */
export const turnKinds = (table: Table): readonly Kind[] => [
  ...table.turnRules.map(({ kind }) => kind),
  ...table.answerRules[asks.action].map(({ kind }) => kind),
];
