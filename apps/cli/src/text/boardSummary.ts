import type { BoardDocument, BoardTerms, CardFile } from '@coalbrook/rules/input';
import { counted, listed } from '@coalbrook/words';

import { wrap } from './lines.ts';

const copiesOf = (cards: readonly CardFile[], seats: number): number =>
  cards.reduce((sum, { copies }) => sum + (copies?.[seats] ?? 0), 0);

/** Counts lines by the eras in which they can be used, if there is more than one era. */
const linesOf = ({ links, lanes = [] }: BoardDocument, eras: readonly string[]): string => {
  const sets = [...eras.map((era) => [era]), ...(eras.length > 1 ? [eras] : [])];
  const counts = sets
    .map((set) => [links.filter((link) => link.eras.join() === set.join()).length, set] as const)
    .filter(([count]) => count > 0)
    .map(([count, set]) => `${count} for ${listed(set)}`);
  const lines = counted(links.length, 'line') + (eras.length > 1 ? ` (${counts.join(', ')})` : '');
  return lanes.length > 0 ? `${lines}, ${counted(lanes.length, 'sea lane')}` : lines;
};

const cardsOf = ({ cards = [], places }: BoardDocument, { seats, cards: terms }: BoardTerms): string => {
  if (!terms.named) {
    const colours = [...new Set(places.flatMap(({ colour }) => colour ?? []))];
    return `${counted(colours.length, 'colour')}: ${listed(colours.map((colour) => colour.replaceAll('-', ' ')))}`;
  }
  const decks = seats.map((count) => {
    const named = copiesOf(cards, count);
    return `${named + copiesOf(terms.others, count)} with ${count} seats (${named} of places)`;
  });
  return `cards: ${listed(decks)}`;
};

const merchantsOf = ({ merchants = [] }: BoardDocument, { seats, merchants: terms }: BoardTerms): readonly string[] => {
  if (!terms) return [];
  const from = merchants.flatMap(({ spaces }) => spaces);
  const open = seats.map((count) => `${from.filter((least) => least <= count).length} with ${count} seats`);
  return [`${terms.bonus ? 'merchants' : 'markets'}: ${listed(open)}`];
};

/** Summarises a board in a few lines. */
export const boardSummary = (board: BoardDocument, terms: BoardTerms, game: string, width: number): string => {
  const { name, places, reconstructed = false, industries } = board;
  const sites = places.reduce((sum, place) => sum + (place.sites?.length ?? 0), 0);
  const lines = [
    `${counted(places.length, 'place')} with ${counted(sites, 'site')}`,
    linesOf(board, terms.eras),
    ...merchantsOf(board, terms),
    cardsOf(board, terms),
    ...(industries ? ['tiles of its own'] : []),
  ];
  const title = `${name}, a sound board for ${game}${reconstructed ? ' (reconstructed board)' : ''}`;
  return `${[title, ...lines.flatMap((line) => wrap('  ', line, width))].join('\n')}\n`;
};
