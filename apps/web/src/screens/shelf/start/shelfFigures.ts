/** What finished games add up to. Everything is in their summaries; no entries are read. */

import type { GameSummary } from '@coalbrook/wire';

/** The seats that won: as stored, or those with the most points if an older page stored none. */
export const winnersOf = ({ winners, points }: GameSummary): readonly number[] => {
  if (winners) return winners;
  const most = Math.max(...points);
  return points.flatMap((one, seat) => (one === most ? [seat] : []));
};

/** The results of the people who sat here, for one edition and number of seats. */
export interface ShelfFigures {
  readonly edition: string;
  /** With automata. */
  readonly seats: number;
  readonly games: number;
  /** Games that one of the people won. */
  readonly wins: number;
  readonly best: number;
  readonly average: number;
}

const peopleOf = ({ sheet }: GameSummary): readonly number[] =>
  sheet.sitters.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));

const figuresOf = (edition: string, seats: number, games: readonly GameSummary[]): ShelfFigures => {
  const results = games.flatMap((game) => peopleOf(game).flatMap((seat) => game.points[seat] ?? []));
  const won = games.filter((game) => {
    const winners = winnersOf(game);
    return peopleOf(game).some((seat) => winners.includes(seat));
  });
  return {
    edition,
    seats,
    games: games.length,
    wins: won.length,
    best: Math.max(...results),
    average: results.reduce((sum, points) => sum + points, 0) / results.length,
  };
};

/** Whether a game counts: it was played to its end, a person played, and no ended turn was taken back. */
const counts = (game: GameSummary): boolean =>
  game.isOver &&
  game.sheet.header.abandoned !== true &&
  game.sheet.isTakenBack !== true &&
  peopleOf(game).some((seat) => game.points[seat] !== undefined);

/** One line for each edition and number of seats, the most played first. */
export const shelfFigures = (games: readonly GameSummary[]): readonly ShelfFigures[] => {
  const groups = new Map<string, GameSummary[]>();
  for (const game of games) {
    if (!counts(game)) continue;
    const key = `${game.sheet.header.edition} ${game.sheet.sitters.length}`;
    groups.set(key, [...(groups.get(key) ?? []), game]);
  }
  return [...groups.values()]
    .map((group) => figuresOf(group[0].sheet.header.edition, group[0].sheet.sitters.length, group))
    .sort((one, other) => other.games - one.games);
};

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

/** Whether every word of a query is in the title of a game or in a name at its table. */
export const isFound = ({ sheet }: GameSummary, title: string, query: string): boolean => {
  const text = plain([title, ...sheet.sitters.map(({ name }) => name)].join(' '));
  return plain(query)
    .split(/\s+/)
    .every((word) => text.includes(word));
};
