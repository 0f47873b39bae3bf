/** Who takes part in the next round, and everything on which its draw depends. */

import type { DrawMethod } from '@coalbrook/wire/online';

import type { Queries } from '../database/database.ts';
import { ladderOf } from '../ratings/ladder.ts';
import { newSkill, ratingOf } from '../ratings/skill.ts';
import type { Skill } from '../ratings/skill.ts';
import { hashOf } from '../seats/tokens.ts';
import type { Drawable } from './drawRound.ts';
import { tournamentStandings } from './standings.ts';
import type { EntrantRow, StoredRound, TournamentRecords, TournamentRow } from './tournamentRecords.ts';

/** Ratings of entrants at tables of the usual size, by their ids; nothing for those who are not rated. */
export const readStrengths = async (
  queries: Queries,
  { id, format }: TournamentRow,
): Promise<ReadonlyMap<string, number>> => {
  const rows = await queries.query<Skill & { entrant: string }>(
    `select entrants.id as entrant, ratings.mu as mu, ratings.sigma as sigma from entrants
      join players on players.person = entrants.person
      join ratings on ratings.player = players.id and ratings.edition = $2 and ratings.seats = $3
      where entrants.tournament = $1`,
    id,
    ladderOf({ edition: format.edition, options: format.wish.options ?? [] }),
    format.wish.seats,
  );
  return new Map(rows.map(({ entrant, mu, sigma }) => [entrant, ratingOf({ mu, sigma })]));
};

/** What a round depends on and may change later, for each who takes part: id, points, place and strength. */
export type RecordedField = readonly (readonly [id: string, points: number, place: number, strength: number])[];

/** The field with what is known from earlier rounds: who has met whom, and who sat out. */
export const withHistory = (
  recorded: RecordedField,
  earlier: readonly Pick<StoredRound, 'matches' | 'byes'>[],
): readonly Drawable[] =>
  recorded.map(([id, points, place, strength]) => ({
    id,
    points,
    place,
    strength,
    byes: earlier.filter(({ byes }) => byes.includes(id)).length,
    met: earlier.flatMap(({ matches }) =>
      matches.flatMap(({ entrants }) => (entrants.includes(id) ? entrants.filter((other) => other !== id) : [])),
    ),
  }));

export const standingsOf = ({ row: { format }, entrants, rounds }: TournamentRecords) => {
  const hasPlayed = ({ id }: EntrantRow): boolean =>
    rounds.some(({ matches, byes }) => byes.includes(id) || matches.some((match) => match.entrants.includes(id)));
  const counted = entrants.filter((one) => one.status === 'in' || hasPlayed(one)).map(({ id }) => id);
  return tournamentStandings(counted, rounds, format);
};

/** The present field of the next round. */
export const recordField = (records: TournamentRecords, strengths: ReadonlyMap<string, number>): RecordedField => {
  const standings = standingsOf(records);
  const unrated = ratingOf(newSkill());
  return records.entrants
    .filter(({ status }) => status === 'in')
    .map(({ id }) => {
      const { points = 0, place = 1 } = standings.find(({ entrant }) => entrant === id) ?? {};
      return [id, points, place, strengths.get(id) ?? unrated];
    });
};

/** Changes with anything on which a draw depends, apart from its seed. */
export const basisOf = (field: readonly Drawable[], method: DrawMethod, sizes: readonly number[]): string =>
  hashOf(JSON.stringify([field, method, sizes]));
