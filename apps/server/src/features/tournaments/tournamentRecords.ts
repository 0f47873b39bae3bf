/** Everything that is stored about a tournament. */

import { findEdition } from '@coalbrook/editions';
import { tableFor } from '@coalbrook/record';
import type {
  DrawMethod,
  EntrantStatus,
  MatchStatus,
  TournamentFormat,
  TournamentStatus,
} from '@coalbrook/wire/online';

import type { Queries } from '../../ground/database/database.ts';
import { ELSEWHERE } from '../../table/games/servedElsewhere.ts';
import type { GameResults } from './gameResults.ts';
import type { MatchResult } from './standings.ts';

export interface TournamentRow {
  readonly id: string;
  readonly name: string;
  readonly format: TournamentFormat;
  readonly entry: string;
  readonly organiserHash: string;
  readonly isOpen: boolean;
  readonly hasEnded: boolean;
}

interface RawTournament {
  readonly id: string;
  readonly name: string;
  readonly format: string;
  readonly entry: string;
  readonly organiser_hash: string;
  readonly is_open: number;
  readonly ended: number | string;
}

export interface EntrantRow {
  readonly id: string;
  readonly person: string;
  readonly name: string;
  readonly nonce: string;
  readonly status: EntrantStatus;
}

export interface StoredMatch {
  readonly entrants: readonly string[];
  /** Empty until it is open. */
  readonly game: string;
  readonly status: MatchStatus;
  /** Missing until it is decided. */
  readonly result?: MatchResult | undefined;
  /** It is over, but only nodes of a newer version know how it ended. */
  readonly isElsewhere?: true;
}

export interface StoredRound {
  readonly round: number;
  readonly at: number;
  readonly method: DrawMethod;
  readonly seed: string;
  readonly byes: readonly string[];
  readonly swaps: readonly (readonly [string, string])[];
  readonly matches: readonly StoredMatch[];
}

export interface TournamentRecords {
  readonly row: TournamentRow;
  /** In the order in which they came. */
  readonly entrants: readonly EntrantRow[];
  readonly rounds: readonly StoredRound[];
}

interface RawRound {
  readonly round: number;
  readonly at: number | string;
  readonly method: DrawMethod;
  readonly seed: string;
  readonly byes: string;
  readonly swaps: string;
}

interface RawMatch {
  readonly round: number;
  readonly entrants: string;
  readonly game: string;
  readonly places: string;
  readonly status: string | null;
}

const rowOf = (raw: RawTournament): TournamentRow => ({
  id: raw.id,
  name: raw.name,
  format: JSON.parse(raw.format) as TournamentFormat,
  entry: raw.entry,
  organiserHash: raw.organiser_hash,
  isOpen: raw.is_open === 1,
  hasEnded: Number(raw.ended) > 0,
});

export const findTournament = async (queries: Queries, id: string): Promise<TournamentRow | undefined> => {
  const [raw] = await queries.query<RawTournament>('select * from tournaments where id = $1', id);
  return raw && rowOf(raw);
};

/** Locks a tournament until the end of the transaction. */
export const lockTournament = async (queries: Queries, id: string, at: number): Promise<TournamentRow | undefined> => {
  const [raw] = await queries.query<RawTournament>(
    'update tournaments set touched = $2 where id = $1 returning *',
    id,
    at,
  );
  return raw && rowOf(raw);
};

export const readEntrants = (queries: Queries, tournament: string): Promise<readonly EntrantRow[]> =>
  queries.query<EntrantRow>(
    'select id, person, name, nonce, status from entrants where tournament = $1 order by since, id',
    tournament,
  );

const matchOf = async (queries: Queries, results: GameResults, raw: RawMatch): Promise<StoredMatch> => {
  const { game, places, status } = raw;
  const match = { entrants: JSON.parse(raw.entrants) as readonly string[], game };
  if (places !== '')
    return { ...match, status: 'decided', result: { places: JSON.parse(places) as readonly number[] } };
  if (game === '') return { ...match, status: 'opening' };
  if (status === 'open' || status === 'running') return { ...match, status: 'running' };
  const result = await results.of(queries, game);
  if (result === ELSEWHERE) return { ...match, status: 'running', isElsewhere: true };
  return result ? { ...match, status: 'over', result } : { ...match, status: 'ended' };
};

export const readRounds = async (
  queries: Queries,
  results: GameResults,
  tournament: string,
): Promise<readonly StoredRound[]> => {
  const rounds = await queries.query<RawRound>(
    'select round, at, method, seed, byes, swaps from tournament_rounds where tournament = $1 order by round',
    tournament,
  );
  const raws = await queries.query<RawMatch>(
    `select matches.round, matches.entrants, matches.game, matches.places, games.status from matches
      left join games on games.id = matches.game where matches.tournament = $1 order by matches.round, matches.number`,
    tournament,
  );
  const read: StoredRound[] = [];
  for (const { round, at, method, seed, byes, swaps } of rounds) {
    const matches: StoredMatch[] = [];
    for (const raw of raws) if (raw.round === round) matches.push(await matchOf(queries, results, raw));
    read.push({
      round,
      at: Number(at),
      method,
      seed,
      byes: JSON.parse(byes) as readonly string[],
      swaps: JSON.parse(swaps) as StoredRound['swaps'],
      matches,
    });
  }
  return read;
};

export const readRecords = async (
  queries: Queries,
  results: GameResults,
  row: TournamentRow,
): Promise<TournamentRecords> => ({
  row,
  entrants: await readEntrants(queries, row.id),
  rounds: await readRounds(queries, results, row.id),
});

/** Whether nothing of what has been drawn is still to be played or decided. */
export const areDecided = (rounds: readonly StoredRound[]): boolean =>
  rounds.every(({ matches }) => matches.every(({ result }) => result !== undefined));

export const statusOf = ({ hasEnded, format }: TournamentRow, rounds: readonly StoredRound[]): TournamentStatus => {
  if (hasEnded || (rounds.length >= format.rounds && areDecided(rounds))) return 'over';
  return rounds.length === 0 ? 'entering' : 'running';
};

/** The sizes that tables can have, from the usual one down. */
export const legalSizes = ({ edition, wish }: Pick<TournamentFormat, 'edition' | 'wish'>): readonly number[] =>
  (findEdition(edition)?.seats ?? [])
    .filter((seats) => seats >= 2 && seats <= wish.seats && tableFor(edition, { ...wish, seats }).ok)
    .toSorted((one, other) => other - one);
