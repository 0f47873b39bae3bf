/** The title of a game, part by part. */

import type { Table } from '@coalbrook/rules';

import type { Language } from './language.ts';
import { editionWords } from './offers.ts';
import type { EditionWords } from './offers.ts';

interface OptionName {
  readonly slug: string;
  readonly name: string;
}

/** A user's board keeps its own name. */
export const boardName = ({ board }: Table, { offers }: Language): string => offers.board(board.name);

/** Whether the title must name the board; most are named after their game. */
export const isBoardNamed = ({ edition, board }: Table): boolean => !edition.name.includes(board.name);

const boardOf = (table: Table, language: Language): readonly string[] =>
  isBoardNamed(table) ? [language.journal.board(boardName(table, language), table.board.reconstructed)] : [];

/** The chosen options, without one that the name of the board already implies. */
const optionsOf = (table: Table, language: Language): readonly OptionName[] =>
  Object.entries(editionWords(table.edition, language).options)
    .map(([slug, { name }]) => ({ slug, name }))
    .filter(({ slug, name }) => table.options.includes(slug) && name !== boardName(table, language));

/** An automaton in words, from its notation: `eadweard:easy+cotton-1=3`. */
const opponent = (wish: string, { automata, levels }: EditionWords): string => {
  const [, slug = wish, level = '', changes = ''] = /^([^:+]*):?([^+]*)\+?(.*)$/.exec(wish) ?? [];
  const details = [levels[level]?.name.toLowerCase() ?? level, changes].filter((detail) => detail !== '');
  const name = automata[slug]?.name ?? slug;
  return details.length === 0 ? name : `${name} (${details.join(', ')})`;
};

const against = (opponents: readonly string[], { journal }: Language): readonly string[] =>
  opponents.length > 0 ? [journal.against(opponents)] : [];

const titleAgainst = (table: Table, language: Language, opponents: readonly string[]): readonly string[] => {
  return [
    editionWords(table.edition, language).name,
    ...boardOf(table, language),
    ...optionsOf(table, language).map(({ name }) => name),
    ...against(opponents, language),
  ];
};

export const journalTitle = (table: Table, language: Language): readonly string[] => {
  const words = editionWords(table.edition, language);
  const opponents = table.wish.automata.map((wish) => opponent(wish, words));
  return titleAgainst(table, language, opponents);
};

/** The same, with automata in notation. */
export const typedTitle = (table: Table, language: Language): readonly string[] =>
  titleAgainst(table, language, table.wish.automata);

/** With options and automata in notation, and the number of seats. */
export const reportTitle = (table: Table, language: Language): readonly string[] => [
  editionWords(table.edition, language).name,
  ...boardOf(table, language),
  ...optionsOf(table, language).map(({ slug }) => slug),
  [language.journal.seats(table.wish.seats), ...against(table.wish.automata, language)].join(' '),
];
