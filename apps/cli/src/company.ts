/** Which game is played, and by whom. */

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

/** For programs. Games without automata say nothing of them, nor games whose only board has their name of that. */
export const gameOf = (table: Table): Game => {
  const {
    edition,
    board,
    wish: { seats, options, automata },
  } = table;
  return {
    edition: edition.slug,
    rules: edition.rules,
    seats,
    options,
    ...(isBoardNamed(table) ? { board } : {}),
    ...(automata.length > 0 ? { automata } : {}),
  };
};
