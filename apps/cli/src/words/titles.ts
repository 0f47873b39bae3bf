/** What a game is called, part by part. */

import type { Option, Table } from '@coalbrook/rules';

import { english } from './english.ts';

/** Whether the board must be named: most have the name of their game. */
export const isBoardNamed = ({ edition, board }: Table): boolean => !edition.name.includes(board.name);

const boardOf = (table: Table): readonly string[] =>
  isBoardNamed(table) ? [english.board(table.board.name, table.board.reconstructed)] : [];

/** The options that were chosen, without one that is told by the name of the board. */
const optionsOf = ({ edition, options, board }: Table): readonly Option[] =>
  edition.options.filter(({ slug, name }) => options.includes(slug) && name !== board.name);

const opponentsOf = ({ wish: { automata } }: Table): readonly string[] =>
  automata.length > 0 ? [english.against(automata)] : [];

export const journalTitle = (table: Table): readonly string[] => [
  table.edition.name,
  ...boardOf(table),
  ...optionsOf(table).map(({ name }) => name),
  ...opponentsOf(table),
];

/** The same with options as they are typed, and seats. */
export const reportTitle = (table: Table): readonly string[] => [
  table.edition.name,
  ...boardOf(table),
  ...optionsOf(table).map(({ slug }) => slug),
  [english.seats(table.wish.seats), ...opponentsOf(table)].join(' '),
];
