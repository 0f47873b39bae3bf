import type { KeptGame, ServerFigures, TableStatus } from '@coalbrook/wire/online';

import type { SqlDatabase } from '../../ground/database/database.ts';
import { removeTable } from '../../table/games/sheets.ts';
import type { StoredSheet } from '../../table/games/sheets.ts';

const MOST_GAMES = 100;

interface RawGame {
  readonly id: string;
  readonly sheet: string;
  readonly status: TableStatus;
  readonly seq: number;
  readonly begun: number | string;
  readonly touched: number | string;
  readonly is_public: number;
}

interface RawCount {
  readonly count: number | string;
}

/** People whom the keeper knows by one name. */
export interface KnownPeople {
  readonly people: readonly string[];
  readonly name: string;
}

interface SeatAt {
  readonly game: string;
  readonly seat: number;
}

/** What the keeper of a server asks of its database. */
export class KeeperStore {
  readonly #database: SqlDatabase;

  constructor(database: SqlDatabase) {
    this.#database = database;
  }

  async figures(): Promise<Pick<ServerFigures, 'games' | 'people' | 'bytes'>> {
    const rows = await this.#database.query<RawCount & { status: TableStatus }>(
      'select status, count(*) as count from games group by status',
    );
    const countOf = (status: TableStatus): number => Number(rows.find((row) => row.status === status)?.count ?? 0);
    const [people] = await this.#database.query<RawCount>('select count(distinct person) as count from holders');
    return {
      games: { open: countOf('open'), running: countOf('running'), over: countOf('over') },
      people: Number(people.count),
      bytes: await this.#database.size(),
    };
  }

  /** Games whose id or a name at whose table holds a text, those played last first. */
  async games(text: string): Promise<readonly KeptGame[]> {
    const rows = await this.#database.query<RawGame>(
      `select id, sheet, status, seq, begun, touched, is_public from games
        where id = $1 or lower(sheet) like $2 escape '!' order by touched desc limit ${MOST_GAMES}`,
      text,
      `%${text.toLowerCase().replaceAll(/[%_!]/g, '!$&')}%`,
    );
    return rows.map(({ id, sheet, status, seq, begun, touched, is_public }) => {
      const { header, sitters } = JSON.parse(sheet) as StoredSheet;
      return {
        game: id,
        edition: header.edition,
        sitters: sitters.map(({ kind, name }) => ({ kind, name })),
        status,
        seq,
        begun: Number(begun),
        touched: Number(touched),
        isPublic: is_public === 1,
      };
    });
  }

  /** Returns false if there is no such game. */
  delete(game: string): Promise<boolean> {
    return this.#database.transaction(async (queries) => {
      const found = await queries.query<{ id: string }>('select id from games where id = $1', game);
      if (found.length === 0) return false;
      await removeTable(queries, game);
      await queries.announce('table', [game]);
      return true;
    });
  }

  /** Everybody with a device at a seat. */
  async seatAt({ game, seat }: SeatAt): Promise<KnownPeople> {
    const rows = await this.#database.query<{ person: string }>(
      'select person from holders where game = $1 and seat = $2',
      game,
      seat,
    );
    const [row] = await this.#database.query<{ sheet: string }>('select sheet from games where id = $1', game);
    const name = row ? ((JSON.parse(row.sheet) as StoredSheet).sitters[seat]?.name ?? '') : '';
    return { people: rows.map(({ person }) => person), name };
  }

  /** Every table at which a person is. */
  async tablesOf(person: string): Promise<readonly string[]> {
    const rows = await this.#database.query<{ game: string }>(
      'select distinct game from holders where person = $1',
      person,
    );
    return rows.map(({ game }) => game);
  }
}
