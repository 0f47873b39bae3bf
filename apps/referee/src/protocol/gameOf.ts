/** Describes a game for JSON output. */

import type { BoardTitle, Table } from '@coalbrook/rules';
import { isBoardNamed } from '@coalbrook/words';

interface Game {
  readonly edition: string;
  readonly rules: number;
  /** How many people play. */
  readonly seats: number;
  readonly options: readonly string[];
  readonly board?: BoardTitle;
  readonly automata?: readonly string[];
}

/** Leaves out automata if there are none, and the board if it is named after its game. */
export const gameOf = (table: Table): Game => {
  const {
    edition,
    board,
    wish: { rules, seats, options, automata },
  } = table;
  return {
    edition: edition.slug,
    rules,
    seats,
    options,
    ...(isBoardNamed(table) ? { board } : {}),
    ...(automata.length > 0 ? { automata } : {}),
  };
};
