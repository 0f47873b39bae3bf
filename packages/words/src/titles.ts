/** What a game is called, part by part. */

import type { Option, Table } from '@coalbrook/rules';

import type { Language } from './language.ts';
import { editionWords } from './offers.ts';

/** Whether the board must be named: most have the name of their game. */
export const isBoardNamed = ({ edition, board }: Table): boolean => !edition.name.includes(board.name);

const boardOf = (table: Table, { journal, offers }: Language): readonly string[] =>
  isBoardNamed(table) ? [journal.board(offers.board(table.board.name), table.board.reconstructed)] : [];

/** The options that were chosen, without one that is told by the name of the board. */
const optionsOf = ({ edition, options, board }: Table): readonly Option[] =>
  edition.options.filter(({ slug, name }) => options.includes(slug) && name !== board.name);

const opponentsOf = ({ wish: { automata } }: Table, { journal }: Language): readonly string[] =>
  automata.length > 0 ? [journal.against(automata)] : [];

export const journalTitle = (table: Table, language: Language): readonly string[] => {
  const words = editionWords(table.edition, language);
  return [
    words.name,
    ...boardOf(table, language),
    ...optionsOf(table).map(({ slug, name }) => words.options[slug]?.name ?? name),
    ...opponentsOf(table, language),
  ];
};

/** The same with options as they are typed, and seats. */
export const reportTitle = (table: Table, language: Language): readonly string[] => [
  editionWords(table.edition, language).name,
  ...boardOf(table, language),
  ...optionsOf(table).map(({ slug }) => slug),
  [language.journal.seats(table.wish.seats), ...opponentsOf(table, language)].join(' '),
];
