import type { Header } from '@coalbrook/record';
import { NOBODY } from '@coalbrook/rules';
import type { Seat } from '@coalbrook/rules';
import { USUAL_CUSTOMS } from '@coalbrook/wire';
import type { Customs, Sheet, Sitter, TableStatus } from '@coalbrook/wire';

import type { SqlDatabase, Queries } from '../database/database.ts';
import { keepOpen } from './clearing.ts';
import { addHolder, beginIfFull, lockGame, makeSheet, SEAT } from './seating.ts';
import type { StoredSheet } from './seating.ts';

/** A game as its row holds it. */
export interface GameRow {
  readonly id: string;
  readonly header: Header;
  readonly sitters: readonly Sitter[];
  readonly status: TableStatus;
  readonly seq: number;
  /** The position after its last entry, as text. */
  readonly position: string;
  readonly secret: string;
  readonly commitment: string;
  /** How many entries were played elsewhere before. */
  readonly brought: number;
  readonly inviteHash: string;
  readonly watchHash: string;
  readonly begun: number;
  /** How many turns later than people at the table those see it who only watch. */
  readonly watchDelay: number;
  /** The table at which its people play again; empty if there is none. */
  readonly rematch: string;
  /** The time control, as text; empty if there is none. */
  readonly control: string;
  /** Everybody on this server may find it. */
  readonly isPublic: boolean;
  readonly isRated: boolean;
  /** The coach gives hints to everybody who plays. */
  readonly hasHints: boolean;
  /** How often turns were taken back. */
  readonly line: number;
  /** How often anything changed on which a turn depends. */
  readonly terms: number;
  /** Since when the table pauses; 0 if it does not. */
  readonly paused: number;
  /** What the table does about people who leave or are late. */
  readonly customs: Customs;
}

/** A person's seat at a table. */
export interface SeatRow {
  readonly seat: Seat;
  readonly isFree: boolean;
  /** The number that its person mixed into the draws. */
  readonly nonce: string;
  readonly tokenHash: string;
}

/** A seat of a new table. */
export interface NewSeatRow extends SeatRow {
  /** Who holds it, if not the person who opens the table. */
  readonly person?: string;
}

export interface NewGameRows {
  readonly sheet: Sheet;
  readonly secret: string;
  readonly commitment: string;
  readonly inviteHash: string;
  readonly watchHash: string;
  readonly seats: readonly NewSeatRow[];
  readonly watchDelay: number;
  /** The time control, as text. */
  readonly control: string;
  readonly isPublic: boolean;
  readonly isRated: boolean;
  readonly hasHints?: boolean | undefined;
  readonly customs?: Customs | undefined;
  /** The person who opened the table, and holds the seats that are not free; missing if nobody did. */
  readonly person?: string;
  /** The entries of a game begun elsewhere, as a row's text, and their number. */
  readonly begunElsewhere?: { readonly body: string; readonly count: number; readonly position: string };
}

interface RawGame {
  readonly id: string;
  readonly sheet: string;
  readonly status: TableStatus;
  readonly seq: number;
  readonly position: string;
  readonly secret: string;
  readonly commitment: string;
  readonly brought: number;
  readonly invite_hash: string;
  readonly watch_hash: string;
  readonly begun: number | string;
  readonly watch_delay: number;
  readonly rematch: string;
  readonly control: string;
  readonly is_public: number;
  readonly rated: number;
  readonly has_hints: number;
  readonly line: number;
  readonly terms: number;
  readonly paused: number | string;
  readonly customs: string;
}

interface RawSeat {
  readonly seat: number;
  readonly is_free: number;
  readonly nonce: string;
  readonly token_hash: string;
}

/** A game in somebody's list. */
export interface OwnGame extends Pick<GameRow, 'id' | 'header' | 'sitters' | 'status' | 'begun'> {
  /** They have a seat, and do not only watch. */
  readonly plays: boolean;
  /** It is their turn. */
  readonly waits: boolean;
  /** Whose turn it is, and when the last one ended. */
  readonly actor: number;
  readonly touched: number;
  /** When the present turn must have ended; 0 if it need not. */
  readonly due: number;
  /** They have left an order for their next turn. */
  readonly ordered: boolean;
  /** A bot has taken over their seat, which they can take back. */
  readonly lost: boolean;
  /** The tournament that it belongs to, by its name, and the round; empty and 0 if there is none. */
  readonly tournament: string;
  readonly round: number;
}

interface RawOwnGame extends Pick<RawGame, 'id' | 'sheet' | 'status' | 'begun'> {
  readonly actor: number;
  readonly touched: number | string;
  readonly due: number | string;
  readonly plays: number;
  readonly waits: number;
  readonly ordered: number;
  readonly lost: number;
  readonly tournament: string | null;
  readonly round: number | null;
}

export const readCustoms = (text: string): Customs => (text === '' ? USUAL_CUSTOMS : (JSON.parse(text) as Customs));

/** Usual customs need not be stored. */
const makeCustoms = (customs: Customs = USUAL_CUSTOMS): string => {
  const { leaving, late } = customs;
  return leaving === USUAL_CUSTOMS.leaving && late === USUAL_CUSTOMS.late ? '' : JSON.stringify({ leaving, late });
};

const gameOf = (raw: RawGame): GameRow => ({
  id: raw.id,
  ...(JSON.parse(raw.sheet) as StoredSheet),
  status: raw.status,
  seq: raw.seq,
  position: raw.position,
  secret: raw.secret,
  commitment: raw.commitment,
  brought: raw.brought,
  inviteHash: raw.invite_hash,
  watchHash: raw.watch_hash,
  begun: Number(raw.begun),
  watchDelay: raw.watch_delay,
  rematch: raw.rematch,
  control: raw.control,
  isPublic: raw.is_public === 1,
  isRated: raw.rated > 0,
  hasHints: raw.has_hints === 1,
  line: raw.line,
  terms: raw.terms,
  paused: Number(raw.paused),
  customs: readCustoms(raw.customs),
});

const seatOf = (raw: RawSeat): SeatRow => ({
  seat: raw.seat as Seat,
  isFree: raw.is_free !== SEAT.held,
  nonce: raw.nonce,
  tokenHash: raw.token_hash,
});

/** Stores a table with its seats and the person who opens it. */
export const insertGame = async (queries: Queries, rows: NewGameRows, at: number): Promise<void> => {
  const { sheet, secret, commitment, inviteHash, watchHash, watchDelay, control, isPublic, isRated, customs } = rows;
  const { seats, person, begunElsewhere, hasHints = false } = rows;
  await queries.query(
    `insert into games (id, sheet, status, seq, brought, actor, position, secret, commitment, invite_hash, watch_hash,
      begun, touched, watch_delay, control, is_public, rated, customs, has_hints)
    values ($1, $2, 'open', $3, $3, $4, $11, $5, $6, $7, $8, $9, $10, $12, $13, $14, $15, $16, $17)`,
    sheet.id,
    makeSheet(sheet),
    begunElsewhere?.count ?? 0,
    NOBODY,
    secret,
    commitment,
    inviteHash,
    watchHash,
    sheet.begun,
    at,
    begunElsewhere?.position ?? '',
    watchDelay,
    control,
    isPublic ? 1 : 0,
    isRated ? 1 : 0,
    makeCustoms(customs),
    hasHints ? 1 : 0,
  );
  if (begunElsewhere && begunElsewhere.count > 0) {
    const { body, count } = begunElsewhere;
    const text = 'insert into turns (game, seq, next, at, body) values ($1, 0, $2, $3, $4)';
    await queries.query(text, sheet.id, count, at, body);
  }
  for (const { seat, isFree, nonce, tokenHash, person: holder = person } of seats) {
    await queries.query(
      'insert into seats (game, seat, is_free, nonce, token_hash) values ($1, $2, $3, $4, $5)',
      sheet.id,
      seat,
      isFree ? SEAT.free : SEAT.held,
      nonce,
      tokenHash,
    );
    if (!isFree && holder !== undefined) await addHolder(queries, holder, sheet.id, seat);
  }
  // Whoever opens a table may also look on.
  if (person !== undefined) await addHolder(queries, person, sheet.id, NOBODY);
  await beginIfFull(queries, sheet.id);
};

/** Later than any moment. */
const NEVER = Number.MAX_SAFE_INTEGER;

/** Games, their seats, and who holds them. */
export class GameStore {
  readonly #database: SqlDatabase;
  readonly #now: () => number;

  constructor(database: SqlDatabase, now: () => number) {
    this.#database = database;
    this.#now = now;
  }

  create(rows: NewGameRows): Promise<void> {
    return this.#database.transaction((queries) => insertGame(queries, rows, this.#now()));
  }

  /** Stores the table at which the people of another play again, unless there is one. Returns the one that counts. */
  createRematch(game: string, rows: NewGameRows): Promise<string> {
    return this.#database.transaction(async (queries) => {
      const [row] = await queries.query<{ rematch: string }>(
        'update games set touched = $2 where id = $1 returning rematch',
        game,
        this.#now(),
      );
      if (row.rematch !== '') return row.rematch;
      await insertGame(queries, rows, this.#now());
      await queries.query('update games set rematch = $2 where id = $1', game, rows.sheet.id);
      await queries.announce('table', [game]);
      return rows.sheet.id;
    });
  }

  async find(game: string): Promise<GameRow | undefined> {
    const [raw] = await this.#database.query<RawGame>('select * from games where id = $1', game);
    return raw && gameOf(raw);
  }

  async seats(game: string): Promise<readonly SeatRow[]> {
    const rows = await this.#database.query<RawSeat>('select * from seats where game = $1 order by seat', game);
    return rows.map(seatOf);
  }

  /** The seats of a person at a table; nobody's seat is among them if they may look on. */
  async heldBy(person: string, game: string): Promise<readonly Seat[]> {
    const rows = await this.#database.query<{ seat: number }>(
      'select seat from holders where person = $1 and game = $2 order by seat',
      person,
      game,
    );
    return rows.map(({ seat }) => seat as Seat);
  }

  /** The tables of a person: first those that wait for them, the most urgent first; last the finished ones. */
  async tablesOf(person: string, most: number): Promise<readonly OwnGame[]> {
    const rows = await this.#database.query<RawOwnGame>(
      `select mine.id as id, sheet, status, mine.begun as begun, actor, mine.touched as touched, due, plays, waits,
         ordered, lost, tournaments.name as tournament, matches.round as round from (
        select id, sheet, status, begun, actor, touched, due, case when exists (
          select 1 from holders where person = $1 and game = games.id and seat >= 0
        ) then 1 else 0 end as plays, case when status = 'running' and exists (
          select 1 from holders where person = $1 and game = games.id and seat = games.actor and seat >= 0
        ) then 1 else 0 end as waits, case when exists (
          select 1 from orders join holders on holders.game = orders.game and holders.seat = orders.seat
            where person = $1 and orders.game = games.id and orders.why = ''
        ) then 1 else 0 end as ordered, case when status = 'running' and exists (
          select 1 from absentees join seats on seats.game = absentees.game and seats.seat = absentees.seat
            where person = $1 and absentees.game = games.id and is_free = ${SEAT.filled}
        ) then 1 else 0 end as lost
        from games where id in (select game from holders where person = $1)
      ) as mine
      left join matches on matches.game = mine.id left join tournaments on tournaments.id = matches.tournament
      order by waits desc, case when waits = 1 and due > 0 then due else ${NEVER} end,
        case when status = 'over' then 1 else 0 end, mine.touched desc limit $2`,
      person,
      most,
    );
    return rows.map((row) => {
      const { id, sheet, status, begun, actor, touched, due, plays, waits, ordered, lost, tournament, round } = row;
      return {
        id,
        ...(JSON.parse(sheet) as StoredSheet),
        status,
        begun: Number(begun),
        actor,
        touched: Number(touched),
        plays: plays === 1,
        waits: waits === 1,
        due: Number(due),
        ordered: ordered === 1,
        lost: lost === 1,
        tournament: tournament ?? '',
        round: round ?? 0,
      };
    });
  }

  /** The games at which it is a person's turn, the most urgent first. */
  async waitingFor(person: string, most: number): Promise<readonly string[]> {
    const rows = await this.#database.query<{ id: string }>(
      `select id from games join holders on holders.game = games.id and holders.seat = games.actor
        where holders.person = $1 and holders.seat >= 0 and status = 'running'
        order by case when due > 0 then due else ${NEVER} end, touched limit $2`,
      person,
      most,
    );
    return rows.map(({ id }) => id);
  }

  /** Games in progress, and whom each is waiting for. */
  async running(): Promise<
    readonly { readonly id: string; readonly actor: number; readonly sitters: readonly Sitter[] }[]
  > {
    const rows = await this.#database.query<{ id: string; actor: number; sheet: string }>(
      "select id, actor, sheet from games where status = 'running'",
    );
    return rows.map(({ id, actor, sheet }) => ({ id, actor, sitters: (JSON.parse(sheet) as StoredSheet).sitters }));
  }

  /** Replaces the header of a game that has this many entries. Returns false if it has others by now. */
  renew(game: string, seq: number, header: Header): Promise<boolean> {
    return this.#database.transaction(async (queries) => {
      const sheet = await lockGame(queries, game, this.#now());
      if (!sheet) return false;
      const renewed = await queries.query<{ id: string }>(
        'update games set sheet = $3 where id = $1 and seq = $2 returning id',
        game,
        seq,
        makeSheet({ sitters: sheet.sitters, header }),
      );
      return renewed.length > 0;
    });
  }

  /** Whether somebody at a seat of one table sits at the same seat of another. */
  async isSameHolder(game: string, other: string, seat: Seat): Promise<boolean> {
    const rows = await this.#database.query<{ person: string }>(
      `select here.person from holders here join holders there on here.person = there.person and here.seat = there.seat
        where here.game = $1 and there.game = $2 and here.seat = $3`,
      game,
      other,
      seat,
    );
    return rows.length > 0;
  }

  /** Somebody has opened a table; one that has not begun is kept for longer. */
  keepOpen(game: string): Promise<unknown> {
    return keepOpen(this.#database, game, this.#now());
  }

  /** Another device of somebody at the seat, or, at nobody's seat, somebody who looks on. */
  async admit(game: string, seat: Seat, person: string): Promise<void> {
    await addHolder(this.#database, person, game, seat);
  }
}
