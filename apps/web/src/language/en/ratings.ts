/** Ladders and players. Not part of the catalogue: they are loaded only when those pages open. */

const times = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

export const ratings = {
  title: 'Ladder',
  note: 'Everybody starts at 1000. Ratings are cautious: they rise as more is known about a player.',
  empty: 'Nobody has finished a rated game here yet. Open a table with “Rated game” switched on.',
  absent: 'There is no such player.',
  unreachable: 'The server cannot be reached.',
  ladder: (edition: string, seats: number) => `${edition}, ${seats} players`,
  player: 'Player',
  rating: 'Rating',
  games: 'Games',
  wins: 'Wins',
  place: 'Place',
  points: 'Points',
  game: 'Game',
  bot: 'bot',
  left: 'left the game',
  more: (count: number) => `and ${count} more`,
  range: (rating: number, doubt: number) => `${rating} ± ${doubt}`,
  ofSeats: (place: number, seats: number) => `${place} of ${seats}`,
  ratings: 'Ratings',
  results: 'Last games',
  courses: 'Over the last games',
  course: (title: string, games: number, from: number, to: number) =>
    `${title}: rating over the last ${games} games, from ${from} to ${to}`,
  asTable: 'As a table',
  day: 'Day',
  openings: 'Favourite openings',
  openingNote: 'The first tiles that were built.',
  opening: (tiles: readonly string[]) => tiles.join(', then '),
  openingRow: (games: number, wins: number) => `${times(games, 'game', 'games')}, ${times(wins, 'win', 'wins')}`,
  against: 'Head to head',
  better: 'Finished ahead',
  worse: 'Finished behind',
};

export type RatingTexts = typeof ratings;
