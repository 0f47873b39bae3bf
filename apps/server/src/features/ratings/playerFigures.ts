import type { EditionRating, HeadToHead, OpeningFigures, PlayerFigures, RatedResult } from '@coalbrook/wire/online';

import type { Queries } from '../../ground/database/database.ts';
import { gameOf } from './ladder.ts';
import { BOT } from './rateGame.ts';
import { doubtOf, ratingOf } from './skill.ts';

const MOST_RESULTS = 50;
const MOST_OPENINGS = 10;
const MOST_OTHERS = 20;

interface RawCount {
  readonly games: number | string;
}

const ratingsOf = async (queries: Queries, player: string): Promise<readonly EditionRating[]> => {
  const rows = await queries.query<{
    edition: string;
    seats: number;
    mu: number;
    sigma: number;
    games: number;
    wins: number | string;
  }>(
    `select edition, seats, mu, sigma, games, (
        select count(*) from results where results.player = ratings.player and results.edition = ratings.edition
          and results.seats = ratings.seats and place = 1
      ) as wins from ratings where player = $1 order by games desc, edition, seats`,
    player,
  );
  return rows.map(({ edition, seats, games, wins, ...skill }) => ({
    ...gameOf(edition),
    seats,
    rating: ratingOf(skill),
    doubt: doubtOf(skill),
    games,
    wins: Number(wins),
  }));
};

const resultsOf = async (queries: Queries, player: string): Promise<readonly RatedResult[]> => {
  const rows = await queries.query<{
    game: string;
    edition: string;
    seats: number;
    place: number;
    points: number;
    has_left: number;
    mu: number;
    sigma: number;
    at: number | string;
  }>(`select * from results where player = $1 order by at desc, game limit ${MOST_RESULTS}`, player);
  return rows.map(({ game, edition, seats, place, points, has_left, mu, sigma, at }) => ({
    game,
    ...gameOf(edition),
    seats,
    place,
    points,
    hasLeft: has_left === 1,
    rating: ratingOf({ mu, sigma }),
    at: Number(at),
  }));
};

const openingsOf = async (queries: Queries, player: string): Promise<readonly OpeningFigures[]> => {
  const rows = await queries.query<RawCount & { edition: string; opening: string; wins: number | string }>(
    `select edition, opening, count(*) as games, sum(case when place = 1 then 1 else 0 end) as wins from results
      where player = $1 and opening <> '' group by edition, opening order by games desc, edition, opening
      limit ${MOST_OPENINGS}`,
    player,
  );
  return rows.map(({ edition, opening, games, wins }) => ({
    ...gameOf(edition),
    opening: opening.split(' '),
    games: Number(games),
    wins: Number(wins),
  }));
};

const againstOf = async (queries: Queries, player: string): Promise<readonly HeadToHead[]> => {
  const rows = await queries.query<
    RawCount & { player: string; name: string; person: string; better: number | string; worse: number | string }
  >(
    `select other.player as player, players.name as name, players.person as person, count(*) as games,
        sum(case when mine.place < other.place then 1 else 0 end) as better,
        sum(case when mine.place > other.place then 1 else 0 end) as worse
      from results mine join results other on other.game = mine.game and other.seat <> mine.seat
      join players on players.id = other.player
      where mine.player = $1 and other.player <> $1 group by other.player, players.name, players.person
      order by games desc, other.player limit ${MOST_OTHERS}`,
    player,
  );
  return rows.map(({ player: id, name, person, games, better, worse }) => ({
    player: id,
    name,
    isBot: person.startsWith(BOT),
    games: Number(games),
    better: Number(better),
    worse: Number(worse),
  }));
};

/** Everything about a rated player; undefined if there is none with this id. */
export const readPlayer = async (queries: Queries, player: string): Promise<PlayerFigures | undefined> => {
  const [row] = await queries.query<{ name: string; person: string }>(
    'select name, person from players where id = $1',
    player,
  );
  if (!row) return undefined;
  return {
    player,
    name: row.name,
    isBot: row.person.startsWith(BOT),
    ratings: await ratingsOf(queries, player),
    results: await resultsOf(queries, player),
    openings: await openingsOf(queries, player),
    against: await againstOf(queries, player),
  };
};
