import { tableFor } from '@coalbrook/record';
import { done, fail } from '@coalbrook/rules';
import type { Result } from '@coalbrook/rules';
import type { InputFault } from '@coalbrook/rules/input';
import { isSameName, MOST_ENTRANTS } from '@coalbrook/wire/online';
import type {
  ConfirmedRound,
  MatchDecision,
  NewTournament,
  OpenedTournament,
  TournamentEntry,
  TournamentFormat,
} from '@coalbrook/wire/online';

import type { Queries, SqlDatabase, Transaction } from '../../ground/database/database.ts';
import { hashOf, newId, newToken } from '../../ground/persons/tokens.ts';
import { ratedFaults } from '../../table/games/ratedFaults.ts';
import { writeRound } from './nextRound.ts';
import type { NoRound, DrawEnvironment } from './nextRound.ts';
import { lockTournament, readEntrants, readRounds } from './tournamentRecords.ts';
import type { EntrantRow, TournamentRow } from './tournamentRecords.ts';

/**
 * Why nothing has changed. `absent`: not theirs to change. `over`: the tournament is. `closed`: nobody can enter any more.
 * `full`, `name`: too many, or somebody has this name. `removed`: the organiser has removed them. `finished`: the game was
 * played to its end, which counts.
 */
export type NoChange = NoRound | 'absent' | 'closed' | 'full' | 'name' | 'removed' | 'finished';

/** Only what belongs to a format, whatever else was sent. */
const plainFormat = (given: NewTournament): TournamentFormat => {
  const { edition, wish, rounds, isLeague, draw, points, byePoints, isRated, isPublic } = given;
  const { time, customs, watchDelay } = given;
  const { seats, options = [], files = {} } = wish;
  return {
    edition,
    wish: { seats, options, files },
    rounds,
    isLeague,
    draw,
    points,
    byePoints,
    isRated,
    isPublic,
    ...(time && time.kind !== 'none' ? { time } : {}),
    ...(customs ? { customs: { leaving: customs.leaving, late: customs.late } } : {}),
    ...(watchDelay === undefined ? {} : { watchDelay }),
  };
};

export const addOrganiser = (queries: Queries, tournament: string, person: string): Promise<unknown> =>
  queries.query(
    'insert into organisers (tournament, person) values ($1, $2) on conflict do nothing',
    tournament,
    person,
  );

export const isOrganiser = async (queries: Queries, tournament: string, person: string): Promise<boolean> => {
  const text = 'select person from organisers where tournament = $1 and person = $2';
  return (await queries.query(text, tournament, person)).length > 0;
};

const setStatus = (queries: Queries, id: string, status: EntrantRow['status']): Promise<unknown> =>
  queries.query('update entrants set status = $2 where id = $1', id, status);

/** Takes somebody out. Whoever has not been drawn yet leaves no trace. */
export const takeOut = async (
  queries: Queries,
  tournament: string,
  id: string,
  status: 'withdrawn' | 'removed',
): Promise<void> => {
  const rounds = await queries.query('select round from tournament_rounds where tournament = $1 limit 1', tournament);
  if (rounds.length > 0 || status === 'removed') await setStatus(queries, id, status);
  else await queries.query('delete from entrants where id = $1', id);
};

/** Tournaments and who takes part in them. Everything changes under the lock of the tournament's row. */
export class TournamentStore {
  readonly #database: SqlDatabase;
  readonly #around: DrawEnvironment;
  readonly #now: () => number;

  constructor(database: SqlDatabase, around: DrawEnvironment, now: () => number) {
    this.#database = database;
    this.#around = around;
    this.#now = now;
  }

  /** Stores a new tournament; fails if its game cannot be played at tables of the usual size. */
  async create(given: NewTournament, person: string): Promise<Result<OpenedTournament, readonly InputFault[]>> {
    const format = plainFormat(given);
    const table = tableFor(format.edition, format.wish);
    if (!table.ok) return table;
    const sitters = Array.from({ length: format.wish.seats }, () => ({ kind: 'person' as const }));
    const faults = ratedFaults({ ...format, sitters, mine: [] });
    if (faults.length > 0) return fail(faults);
    const opened: OpenedTournament = { tournament: newId(), entry: newToken(), organiser: newToken() };
    const at = this.#now();
    await this.#database.transaction(async (queries) => {
      await queries.query(
        `insert into tournaments (id, name, format, entry, organiser_hash, is_public, is_open, begun, touched)
          values ($1, $2, $3, $4, $5, $6, 1, $7, $7)`,
        opened.tournament,
        given.name.trim(),
        JSON.stringify(format),
        opened.entry,
        hashOf(opened.organiser),
        format.isPublic ? 1 : 0,
        at,
      );
      await addOrganiser(queries, opened.tournament, person);
    });
    return done(opened);
  }

  /** Enters somebody, or lets somebody come back who has withdrawn. Entering twice changes only the name. */
  enter({ tournament, name, nonce }: TournamentEntry, person: string): Promise<NoChange | undefined> {
    return this.#change(tournament, async (queries, row) => {
      const entrants = await readEntrants(queries, tournament);
      const own = entrants.find((one) => one.person === person);
      if (own?.status === 'removed') return 'removed';
      if (!own && !row.isOpen) return 'closed';
      const present = entrants.filter(({ status }) => status !== 'removed');
      if (!own && present.length >= MOST_ENTRANTS) return 'full';
      if (entrants.some((one) => one !== own && isSameName(one.name, name))) return 'name';
      await queries.query(
        // Later than everybody before, also within one millisecond, so that entrants keep their order.
        `insert into entrants (id, tournament, person, name, nonce, status, since) values ($1, $2, $3, $4, $5, 'in',
            (select case when coalesce(max(since), 0) < $6 then $6 else max(since) + 1 end
              from entrants where tournament = $2))
          on conflict (tournament, person) do update set name = excluded.name, status = 'in'`,
        newId(),
        tournament,
        person,
        name.trim(),
        nonce,
        this.#now(),
      );
      return undefined;
    });
  }

  /** Games that have begun go on. */
  withdraw(tournament: string, person: string): Promise<NoChange | undefined> {
    return this.#change(tournament, async (queries) => {
      const own = (await readEntrants(queries, tournament)).find((one) => one.person === person);
      if (!own) return 'absent';
      if (own.status === 'in') await takeOut(queries, tournament, own.id, 'withdrawn');
      return undefined;
    });
  }

  /** Removes an entrant, or lets them in again. */
  setRemoved(tournament: string, person: string, entrant: string, isRemoved: boolean): Promise<NoChange | undefined> {
    return this.#organise(tournament, person, async (queries) => {
      const known = (await readEntrants(queries, tournament)).find(({ id }) => id === entrant);
      if (!known) return 'absent';
      if (!isRemoved) await setStatus(queries, entrant, 'in');
      else if (known.status !== 'removed') await takeOut(queries, tournament, entrant, 'removed');
      return undefined;
    });
  }

  setOpen(tournament: string, person: string, isOpen: boolean): Promise<NoChange | undefined> {
    return this.#organise(tournament, person, async (queries) => {
      await queries.query('update tournaments set is_open = $2 where id = $1', tournament, isOpen ? 1 : 0);
      return undefined;
    });
  }

  /** Ends a tournament with the standings as they are. Games go on, and count no more than they have. */
  end(tournament: string, person: string): Promise<NoChange | undefined> {
    return this.#organise(tournament, person, async (queries) => {
      await queries.query('update tournaments set ended = $2, is_open = 0 where id = $1', tournament, this.#now());
      return undefined;
    });
  }

  writeRound(confirmed: ConfirmedRound, person: string): Promise<NoChange | undefined> {
    return this.#organise(confirmed.tournament, person, (queries, row) =>
      writeRound(queries, this.#around, row, confirmed, this.#now()),
    );
  }

  decide({ tournament, round, table, places }: MatchDecision, person: string): Promise<NoChange | undefined> {
    return this.#organise(tournament, person, async (queries) => {
      const rounds = await readRounds(queries, this.#around.results, tournament);
      const match = rounds.find((one) => one.round === round)?.matches[table];
      if (!match || match.status === 'opening') return 'absent';
      if (match.status === 'over') return 'finished';
      if (places && places.length > 0 && places.length !== match.entrants.length) return 'unknown';
      await queries.query(
        'update matches set places = $4 where tournament = $1 and round = $2 and number = $3',
        tournament,
        round,
        table,
        places ? JSON.stringify(places) : '',
      );
      return undefined;
    });
  }

  /** Whoever runs a tournament that is not over. */
  #organise(
    tournament: string,
    person: string,
    work: (queries: Transaction, row: TournamentRow) => Promise<NoChange | undefined>,
  ): Promise<NoChange | undefined> {
    return this.#change(tournament, async (queries, row) =>
      (await isOrganiser(queries, tournament, person)) ? work(queries, row) : 'absent',
    );
  }

  #change(
    tournament: string,
    work: (queries: Transaction, row: TournamentRow) => Promise<NoChange | undefined>,
  ): Promise<NoChange | undefined> {
    return this.#database.transaction(async (queries) => {
      const row = await lockTournament(queries, tournament, this.#now());
      if (!row) return 'absent';
      return row.hasEnded ? 'over' : work(queries, row);
    });
  }
}
