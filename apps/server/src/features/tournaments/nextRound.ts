/** The next round of a tournament: proposed to its organiser, and then written. */

import { done, fail } from '@coalbrook/rules';
import type { Result } from '@coalbrook/rules';
import type { ConfirmedRound, DrawMethod, ProposedRound } from '@coalbrook/wire/online';

import type { Queries, Transaction } from '../../ground/database/database.ts';
import { newToken } from '../../ground/persons/tokens.ts';
import { drawRound, withSwaps } from './drawRound.ts';
import { basisOf, readStrengths, recordField, withHistory } from './field.ts';
import type { RecordedField, StrengthsOf } from './field.ts';
import type { GameResults } from './gameResults.ts';
import { areDecided, legalSizes, readRecords, statusOf } from './tournamentRecords.ts';
import type { TournamentRow } from './tournamentRecords.ts';

/**
 * Why no round can be drawn. `over`: there are no more. `running`: games of the last one are not decided. `few`: too few
 * people. `changed`: it was not proposed, or somebody came or went, or a game ended, since. `drawn`: the round has been drawn
 * otherwise. `unknown`: a swap names somebody who is not in it.
 */
export type NoRound = 'over' | 'running' | 'few' | 'changed' | 'drawn' | 'unknown';

/** What a draw needs to know about games and people. */
export interface DrawEnvironment {
  readonly results: GameResults;
  readonly strengthsOf: StrengthsOf;
}

interface Drawn extends ProposedRound {
  readonly field: RecordedField;
}

const draw = async (
  queries: Queries,
  { results, strengthsOf }: DrawEnvironment,
  row: TournamentRow,
  method: DrawMethod,
  seed: string,
): Promise<Result<Drawn, NoRound>> => {
  const records = await readRecords(queries, results, row);
  const { rounds } = records;
  const { format } = row;
  if (rounds.length >= format.rounds || statusOf(row, rounds) === 'over') return fail('over');
  if (!format.isLeague && !areDecided(rounds)) return fail('running');
  if (rounds.some(({ matches }) => matches.some(({ isElsewhere }) => isElsewhere))) return fail('running');
  const recorded = recordField(records, await readStrengths(queries, strengthsOf, format, records.entrants));
  const field = withHistory(recorded, rounds);
  const legal = legalSizes(format);
  const { tables, byes } = drawRound(field, { method, seed, seats: format.wish.seats, legal });
  if (tables.length === 0) return fail('few');
  const basis = basisOf(field, method, legal);
  return done({ round: rounds.length + 1, method, seed, basis, tables, byes, field: recorded });
};

/** The most draws of a round that can still be confirmed; after that, all but the last are forgotten. */
const MOST_DRAWS = 100;

const noteDraw = async (queries: Queries, tournament: string, round: number, seed: string): Promise<void> => {
  await queries.query(
    `delete from tournament_draws where tournament = $1
      and (select count(*) from tournament_draws where tournament = $1) >= ${MOST_DRAWS}`,
    tournament,
  );
  await queries.query(
    'insert into tournament_draws (tournament, round, seed) values ($1, $2, $3)',
    tournament,
    round,
    seed,
  );
};

/** Whether the server has drawn a round from this seed, so that it is chance. */
const isDrawn = async (queries: Queries, { tournament, round, seed }: ConfirmedRound): Promise<boolean> => {
  const rows = await queries.query(
    'select seed from tournament_draws where tournament = $1 and round = $2 and seed = $3',
    tournament,
    round,
    seed,
  );
  return rows.length > 0;
};

/** A draw that counts only if the organiser confirms it. Nothing but its seed is stored. */
export const proposeRound = async (
  queries: Queries,
  around: DrawEnvironment,
  row: TournamentRow,
  method: DrawMethod,
): Promise<Result<ProposedRound, NoRound>> => {
  const drawn = await draw(queries, around, row, method, newToken());
  if (!drawn.ok) return drawn;
  const { field: _field, ...proposed } = drawn.value;
  await noteDraw(queries, row.id, proposed.round, proposed.seed);
  return done(proposed);
};

/** Whether this very round was written before: the answer to the same request was lost. */
const isSameRound = async (
  queries: Queries,
  { tournament, round, seed, basis, swaps }: ConfirmedRound,
): Promise<boolean | undefined> => {
  const [row] = await queries.query<{ seed: string; basis: string; swaps: string }>(
    'select seed, basis, swaps from tournament_rounds where tournament = $1 and round = $2',
    tournament,
    round,
  );
  return row && row.seed === seed && row.basis === basis && row.swaps === JSON.stringify(swaps);
};

/** Writes a round with its tables, in a tournament that is locked. Their games are opened afterwards. */
export const writeRound = async (
  queries: Transaction,
  around: DrawEnvironment,
  row: TournamentRow,
  confirmed: ConfirmedRound,
  at: number,
): Promise<NoRound | undefined> => {
  const { tournament, round, method, seed, basis, swaps } = confirmed;
  const isSame = await isSameRound(queries, confirmed);
  if (isSame !== undefined) return isSame ? undefined : 'drawn';
  const drawn = await draw(queries, around, row, method, seed);
  if (!drawn.ok) return drawn.fault;
  if (!(await isDrawn(queries, confirmed))) return 'changed';
  if (drawn.value.round !== round || drawn.value.basis !== basis) return 'changed';
  const swapped = withSwaps(drawn.value, swaps);
  if (!swapped) return 'unknown';
  await queries.query(
    `insert into tournament_rounds (tournament, round, at, method, seed, basis, field, byes, swaps)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    tournament,
    round,
    at,
    method,
    seed,
    basis,
    JSON.stringify(drawn.value.field),
    JSON.stringify(swapped.byes),
    JSON.stringify(swaps),
  );
  await queries.query('delete from tournament_draws where tournament = $1', tournament);
  for (const [number, entrants] of swapped.tables.entries()) {
    await queries.query(
      'insert into matches (tournament, round, number, entrants) values ($1, $2, $3, $4)',
      tournament,
      round,
      number,
      JSON.stringify(entrants),
    );
  }
  return undefined;
};
