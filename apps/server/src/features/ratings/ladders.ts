import type { RatingLadder } from '@coalbrook/wire/online';

import type { Queries } from '../../ground/database/database.ts';
import { gameOf } from './ladder.ts';
import { BOT } from './rateGame.ts';
import { ratingOf } from './skill.ts';
import type { Skill } from './skill.ts';

const MOST = 50;

interface RawRating extends Skill {
  readonly player: string;
  readonly name: string;
  readonly person: string;
  readonly edition: string;
  readonly seats: number;
  readonly games: number;
}

/** The ladders of all editions and table sizes in which anybody is rated. */
export const readLadders = async (queries: Queries): Promise<readonly RatingLadder[]> => {
  const rows = await queries.query<RawRating>(
    `select player, name, person, edition, seats, mu, sigma, games from ratings
      join players on players.id = ratings.player order by edition, seats, mu - 3 * sigma desc, player`,
  );
  const ladders = new Map<string, RawRating[]>();
  for (const row of rows) {
    const key = `${row.edition} ${row.seats}`;
    ladders.set(key, [...(ladders.get(key) ?? []), row]);
  }
  return [...ladders.values()].map((all) => ({
    ...gameOf(all[0].edition),
    seats: all[0].seats,
    count: all.length,
    players: all.slice(0, MOST).map(({ player, name, person, games, mu, sigma }) => ({
      player,
      name,
      isBot: person.startsWith(BOT),
      rating: ratingOf({ mu, sigma }),
      games,
    })),
  }));
};
