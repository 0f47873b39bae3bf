/** Which game is played, and by whom. */

import type { Table } from '@coalbrook/rules';

import { counted, listed } from './words/grammar.ts';

interface Game {
  readonly edition: string;
  readonly rules: number;
  /** How many people play. */
  readonly seats: number;
  readonly options: readonly string[];
  readonly automata?: readonly string[];
}

/** For programs. Games without automata say nothing of them. */
export const gameOf = ({ edition, wish: { seats, options, automata } }: Table): Game => ({
  edition: edition.slug,
  rules: edition.rules,
  seats,
  options,
  ...(automata.length > 0 ? { automata } : {}),
});

/** For people: everything that a title says. */
export const titleOf = ({ edition, wish: { seats, options, automata } }: Table): readonly string[] => [
  edition.name,
  ...options,
  [counted(seats, 'seat'), ...(automata.length > 0 ? [`against ${listed(automata)}`] : [])].join(' '),
];
