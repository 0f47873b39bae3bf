import type { OwnRating } from '@coalbrook/wire/online';

import type { Queries } from '../../ground/database/database.ts';
import type { ComparedGame } from '../../table/house/feature.ts';
import { gameOf, ladderOf } from './ladder.ts';
import { ratingOf } from './skill.ts';
import type { Skill } from './skill.ts';

/** People in one question. There are always so many placeholders, so that the text stays the same. */
const MOST = 64;

const TEXT = `select players.person as person, mu, sigma from ratings join players on players.id = ratings.player
  where ratings.edition = $1 and ratings.seats = $2
    and players.person in (${Array.from({ length: MOST }, (_, at) => `$${at + 3}`).join(', ')})`;

/** The ratings of those people at a game who have one. */
export const strengthsOf = async (
  queries: Queries,
  { edition, options, seats }: ComparedGame,
  people: readonly string[],
): Promise<ReadonlyMap<string, number>> => {
  const strengths = new Map<string, number>();
  for (let from = 0; from < people.length; from += MOST) {
    const some = Array.from({ length: MOST }, (_, at) => people[from + at] ?? '');
    const rows = await queries.query<Skill & { person: string }>(TEXT, ladderOf({ edition, options }), seats, ...some);
    for (const { person, mu, sigma } of rows) strengths.set(person, ratingOf({ mu, sigma }));
  }
  return strengths;
};

/** The ratings of a person, at all games. */
export const ratingsOf = async (queries: Queries, person: string): Promise<readonly OwnRating[]> => {
  const rows = await queries.query<Skill & { edition: string; seats: number }>(
    `select ratings.edition as edition, seats, mu, sigma from ratings join players on players.id = ratings.player
      where players.person = $1`,
    person,
  );
  return rows.map(({ edition: ladder, seats, ...skill }) => {
    const { edition, options = [] } = gameOf(ladder);
    return { edition, options, seats, rating: ratingOf(skill) };
  });
};
