/** Opens the games of rounds that were drawn: each once, whatever happens in between. */

import { tableFor } from '@coalbrook/record';
import type { Sitter } from '@coalbrook/wire';
import { unratedReasons, USUAL_CUSTOMS } from '@coalbrook/wire/online';

import type { SqlDatabase, Transaction } from '../../ground/database/database.ts';
import type { Log } from '../../ground/log.ts';
import { newId } from '../../ground/persons/tokens.ts';
import { newControl } from '../../table/clocks/storedClock.ts';
import { insertGame } from '../../table/games/insertGame.ts';
import { beginAnew, newRows } from '../../table/games/newTable.ts';
import { STAND_IN } from '../../table/games/standIn.ts';
import { findTournament, readEntrants } from './tournamentRecords.ts';
import type { EntrantRow } from './tournamentRecords.ts';

/** A game that was opened. */
export interface OpenedMatch {
  readonly game: string;
  /** Its clocks run from the moment at which it is dealt, so it waits until somebody comes. */
  readonly isLive: boolean;
}

interface MatchKey {
  readonly tournament: string;
  readonly round: number;
  readonly number: number;
}

/** A bot plays for somebody who has gone since the draw. */
const sitterOf = ({ name, status }: EntrantRow): Sitter => ({
  kind: status === 'in' ? 'person' : 'bot',
  name,
  policy: status === 'in' ? '' : STAND_IN,
  figure: '',
  colour: '',
});

const openMatch = async (
  queries: Transaction,
  { tournament, round, number }: MatchKey,
  at: number,
  newestKnown: (edition: string) => number,
): Promise<OpenedMatch | undefined> => {
  const game = newId();
  const row = await findTournament(queries, tournament);
  // A newer node has made the tournament, and will open its games.
  if (!row || !tableFor(row.format.edition, row.format.wish).ok) return undefined;
  // Whoever comes first opens it.
  const [match] = await queries.query<{ entrants: string }>(
    `update matches set game = $4 where tournament = $1 and round = $2 and number = $3 and game = ''
      returning entrants`,
    tournament,
    round,
    number,
    game,
  );
  if (!match) return undefined;
  const { edition, wish, time, customs = USUAL_CUSTOMS, watchDelay = 0, isRated } = row.format;
  const known = await readEntrants(queries, tournament);
  const entrants = (JSON.parse(match.entrants) as readonly string[]).flatMap(
    (id) => known.find((one) => one.id === id) ?? [],
  );
  const sitters = entrants.map(sitterOf);
  const table = { edition, wish: { ...wish, seats: sitters.length }, sitters };
  const begun = beginAnew(table, game, at, newestKnown(edition));
  if (!begun.ok) throw new Error(`a game of tournament ${tournament} cannot be opened`);
  const mine = sitters.map((_, seat) => seat);
  const rest = {
    watchDelay,
    control: newControl(time),
    isPublic: false,
    isRated: isRated && unratedReasons({ ...table, mine: [], time, customs }).length === 0,
    customs,
  };
  const { rows } = newRows(begun.value, { person: '', mine, nonce: '' }, rest);
  const { person: _nobody, ...others } = rows;
  const seats = rows.seats.map((seat) => ({
    ...seat,
    nonce: entrants[seat.seat].nonce,
    person: entrants[seat.seat].person,
  }));
  await insertGame(queries, { ...others, seats }, at);
  return { game, isLive: time?.kind === 'live' };
};

/** Matches that are opened in one go. */
const MOST = 100;

interface MatchEnvironment {
  readonly database: SqlDatabase;
  readonly at: number;
  /** The newest rules number of an edition that every node knows. */
  readonly newestKnown: (edition: string) => number;
  readonly log: Log;
}

/** Opens the games that are missing. Returns those that were opened here. One that cannot be opened stays for later. */
export const openMatches = async ({
  database,
  at,
  newestKnown,
  log,
}: MatchEnvironment): Promise<readonly OpenedMatch[]> => {
  const missing = await database.query<MatchKey>(
    `select tournament, round, number from matches where game = '' order by tournament, round, number limit ${MOST}`,
  );
  const opened: OpenedMatch[] = [];
  for (const key of missing) {
    try {
      const one = await database.transaction((queries) => openMatch(queries, key, at, newestKnown));
      if (one) opened.push(one);
    } catch (error) {
      log('warn', 'a game of a tournament could not be opened', { ...key, error: String(error) });
    }
  }
  return opened;
};
