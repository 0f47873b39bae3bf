/** A finished game as statistics see it, played on this device or online. */

import type { GameSummary } from '@coalbrook/wire';
import type { PastGame, PlayedSeat } from '@coalbrook/wire/online';

import { winnersOf } from '../start/shelfFigures.ts';

export interface FinishedGame {
  readonly edition: string;
  readonly options: readonly string[];
  /** When it ended, in milliseconds. */
  readonly at: number;
  readonly isOnline: boolean;
  /** Whose game it is: one seat. Somebody who played several seats has played several games. */
  readonly seat: number;
  readonly seats: readonly PlayedSeat[];
}

export const onlineGame = ({ edition, options = [], at, seat, seats }: PastGame): FinishedGame => ({
  edition,
  options,
  at,
  isOnline: true,
  seat,
  seats,
});

/** Whether a game on the shelf counts: it was played to its end here, and no ended turn was taken back. */
const counts = ({ isOver, sheet, points }: GameSummary): boolean =>
  isOver &&
  sheet.header.abandoned !== true &&
  sheet.isTakenBack !== true &&
  // A copy of an online game has no seed, and is counted there.
  sheet.seed !== '' &&
  points.length === sheet.sitters.length;

/** The places of a game on the shelf: winners first, the others by their points. */
const placesOf = (game: GameSummary): readonly number[] => {
  const winners = winnersOf(game);
  return game.points.map((own, seat) => {
    if (winners.includes(seat)) return 1;
    const ahead = game.points.filter((other, index) => winners.includes(index) || other > own);
    return 1 + ahead.length;
  });
};

/** A game on the shelf, once for each person who played it here. */
export const shelfGames = (game: GameSummary): readonly FinishedGame[] => {
  if (!counts(game)) return [];
  const { header, sitters } = game.sheet;
  const places = placesOf(game);
  const seats = sitters.map(({ kind, name, policy }, seat): PlayedSeat => ({
    kind,
    name: kind === 'bot' ? policy : name,
    place: places[seat],
    points: game.points[seat],
    opening: [],
  }));
  return sitters.flatMap(({ kind }, seat) =>
    kind === 'person'
      ? [{ edition: header.edition, options: header.options ?? [], at: game.touched, isOnline: false, seat, seats }]
      : [],
  );
};
