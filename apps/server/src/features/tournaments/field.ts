/** Who takes part in the next round, and everything on which its draw depends. */

import type { DrawMethod, TournamentFormat } from '@coalbrook/wire/online';

import type { Queries } from '../../ground/database/database.ts';
import { hashOf } from '../../ground/persons/tokens.ts';
import { UNKNOWN_STRENGTH } from '../../table/house/feature.ts';
import type { House } from '../../table/house/house.ts';
import type { Drawable } from './drawRound.ts';
import { tournamentStandings } from './standings.ts';
import type { EntrantRow, StoredRound, TournamentRecords } from './tournamentRecords.ts';

/** How strong people are at a game, as far as that is known. */
export type StrengthsOf = House['strengthsOf'];

/** The strengths of entrants at tables of the usual size, by their ids, as far as they are known. */
export const readStrengths = async (
  queries: Queries,
  strengthsOf: StrengthsOf,
  { edition, wish: { options = [], seats } }: TournamentFormat,
  entrants: readonly EntrantRow[],
): Promise<ReadonlyMap<string, number>> => {
  const people = entrants.map(({ person }) => person);
  const known = await strengthsOf(queries, { edition, options, seats }, people);
  return new Map(
    entrants.flatMap(({ id, person }) => {
      const strength = known.get(person);
      return strength === undefined ? [] : [[id, strength] as const];
    }),
  );
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
  return records.entrants
    .filter(({ status }) => status === 'in')
    .map(({ id }) => {
      const { points = 0, place = 1 } = standings.find(({ entrant }) => entrant === id) ?? {};
      return [id, points, place, strengths.get(id) ?? UNKNOWN_STRENGTH];
    });
};

/** Changes with anything on which a draw depends, apart from its seed. */
export const basisOf = (field: readonly Drawable[], method: DrawMethod, sizes: readonly number[]): string =>
  hashOf(JSON.stringify([field, method, sizes]));
