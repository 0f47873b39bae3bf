import type { KeptTournament, TournamentFormat } from '@coalbrook/wire/online';

import type { SqlDatabase } from '../../ground/database/database.ts';

const MOST = 100;

interface RawTournament {
  readonly id: string;
  readonly name: string;
  readonly format: string;
  readonly begun: number | string;
  readonly touched: number | string;
  readonly entrants: number | string;
  readonly rounds: number | string;
}

/** What the keeper of a server can find out about tournaments, and do. */
export class KeptTournaments {
  readonly #database: SqlDatabase;

  constructor(database: SqlDatabase) {
    this.#database = database;
  }

  /** Tournaments whose id or name holds a text, or at which somebody with that name plays; those changed last first. */
  async find(text: string): Promise<readonly KeptTournament[]> {
    const rows = await this.#database.query<RawTournament>(
      `select id, name, format, begun, touched,
          (select count(*) from entrants where tournament = tournaments.id) as entrants,
          (select count(*) from tournament_rounds where tournament = tournaments.id) as rounds
        from tournaments where id = $1 or lower(name) like $2 escape '!' or exists (
          select 1 from entrants where tournament = tournaments.id and lower(entrants.name) like $2 escape '!'
        ) order by touched desc limit ${MOST}`,
      text,
      `%${text.toLowerCase().replaceAll(/[%_!]/g, '!$&')}%`,
    );
    return rows.map(({ id, name, format, begun, touched, entrants, rounds }) => ({
      tournament: id,
      name,
      edition: (JSON.parse(format) as TournamentFormat).edition,
      entrants: Number(entrants),
      rounds: Number(rounds),
      begun: Number(begun),
      touched: Number(touched),
    }));
  }

  /** Deletes a tournament with its entrants and rounds. Its games stay. Returns false if there is none. */
  async delete(tournament: string): Promise<boolean> {
    const deleted = await this.#database.query<{ id: string }>(
      'delete from tournaments where id = $1 returning id',
      tournament,
    );
    return deleted.length > 0;
  }

  /** Somebody is banned: they run nothing, and are drawn no more. */
  async expel(person: string): Promise<void> {
    await this.#database.transaction(async (queries) => {
      await queries.query('delete from organisers where person = $1', person);
      await queries.query("update entrants set status = 'removed' where person = $1", person);
    });
  }
}
