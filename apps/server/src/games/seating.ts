import type { Seat } from '@coalbrook/rules';
import type { Sheet, Sitter } from '@coalbrook/wire';
import type { TableStatus } from '@coalbrook/wire/online';

import type { Queries, SqlDatabase, Transaction } from '../database/database.ts';
import { deleteOrder } from '../orders/storedOrders.ts';
import { hasPlayedElse, noteRated } from '../ratings/ratedSeats.ts';
import { forgetNotes } from '../talk/forgetNotes.ts';
import { noteFormer, noteFormerPerson } from './formerSitters.ts';
import { endOthers, holdersOf, holdSeat } from './holders.ts';
import type { NewHolder } from './holders.ts';
import { isTakenAt } from './shownNames.ts';

/** What `seats.is_free` holds. */
export const SEAT = { held: 0, free: 1, /** Free, but a bot plays until somebody comes. */ filled: 2 } as const;

/** A game's sheet as its row holds it. */
export type StoredSheet = Pick<Sheet, 'header' | 'sitters'>;

export const makeSheet = ({ header, sitters }: StoredSheet): string => JSON.stringify({ header, sitters });

interface LockedGame extends StoredSheet {
  readonly status: TableStatus;
}

/** Locks the row of a game until the end of the transaction. */
export const lockGame = async (queries: Queries, game: string, at: number): Promise<LockedGame | undefined> => {
  const [row] = await queries.query<{ sheet: string; status: TableStatus }>(
    'update games set touched = $2 where id = $1 returning sheet, status',
    game,
    at,
  );
  return row && { ...(JSON.parse(row.sheet) as StoredSheet), status: row.status };
};

/** Begins a game once nobody is missing. */
export const beginIfFull = async (queries: Queries, game: string): Promise<void> => {
  const begun = await queries.query<{ rated: number }>(
    `update games set status = 'running' where id = $1 and status = 'open'
      and not exists (select 1 from seats where seats.game = games.id and is_free = ${SEAT.free}) returning rated`,
    game,
  );
  if (!begun.some(({ rated }) => rated > 0)) return;
  // A result is of whoever began: nobody sits down later for a bot of a rated game.
  await queries.query(`delete from seats where game = $1 and is_free = ${SEAT.filled}`, game);
  await noteRated(queries, game);
};

export const changeSitter = async (
  queries: Queries,
  game: string,
  sheet: StoredSheet,
  seat: Seat,
  change: Partial<Sitter>,
): Promise<StoredSheet> => {
  const sitters = sheet.sitters.map((sitter, at) => (at === Number(seat) ? { ...sitter, ...change } : sitter));
  const changed = { ...sheet, sitters };
  // An order is that of the person who left it.
  await deleteOrder(queries, game, seat);
  await queries.query('update games set sheet = $2 where id = $1', game, makeSheet(changed));
  return changed;
};

/** Removes a table and everything about it. */
export const removeTable = async (queries: Queries, game: string): Promise<void> => {
  for (const table of ['turns', 'seats', 'holders']) await queries.query(`delete from ${table} where game = $1`, game);
  await queries.query('delete from games where id = $1', game);
};

/** Somebody who sits down. */
export interface Sitting {
  readonly seat: Seat;
  readonly person: string;
  readonly name: string;
  /** The number that they mix into the draws. */
  readonly nonce: string;
}

/** What else happens when people come to a game in progress, or leave it. */
export interface SeatHooks {
  came(queries: Transaction, game: string, sitting: Sitting): Promise<void>;
  /** They have given up these seats. */
  left(queries: Transaction, game: string, seats: readonly Seat[]): Promise<void>;
}

/**
 * Why somebody cannot sit down: somebody else sits there, somebody at the table has this name, or the game is rated and
 * they have played another seat of it.
 */
export type NoSeat = 'taken' | 'name' | 'rated';

/** Takes a free seat, which uses up the link to it. Returns why not, having changed nothing. */
const sit = async (
  queries: Transaction,
  game: string,
  sitting: Sitting,
  at: number,
  hooks: SeatHooks,
): Promise<NoSeat | undefined> => {
  const { seat, person, name, nonce } = sitting;
  const sheet = await lockGame(queries, game, at);
  if (!sheet || sheet.status === 'over') return 'taken';
  const free = await freeSeats(queries, game);
  if (!free.includes(seat)) return 'taken';
  if (isTakenAt(sheet.sitters, free, seat, name)) return 'name';
  if (await hasPlayedElse(queries, game, seat, person)) return 'rated';
  await queries.query(
    `update seats set is_free = ${SEAT.held}, token_hash = '' where game = $1 and seat = $2`,
    game,
    seat,
  );
  // Draws that were made cannot be mixed anew.
  if (sheet.status === 'open')
    await queries.query('update seats set nonce = $3 where game = $1 and seat = $2', game, seat, nonce);
  await changeSitter(queries, game, sheet, seat, { kind: 'person', policy: '', name });
  await holdSeat(queries, { game, seat, person, at });
  if (sheet.status === 'running') await hooks.came(queries, game, sitting);
  else await beginIfFull(queries, game);
  await queries.announce('table', [game]);
  return undefined;
};

/** The seats where somebody can sit down. */
export const freeSeats = async (queries: Queries, game: string): Promise<readonly Seat[]> => {
  const rows = await queries.query<{ seat: number }>(
    `select seat from seats where game = $1 and is_free <> ${SEAT.held}`,
    game,
  );
  return rows.map(({ seat }) => seat as Seat);
};

/** Joins a seat with another device, by the link that its person has made. Returns why not; `taken` if that was used up. */
const join = async (
  queries: Transaction,
  game: string,
  { seat, person, tokenHash }: { readonly seat: Seat; readonly person: string; readonly tokenHash: string },
  at: number,
): Promise<NoSeat | undefined> => {
  await lockGame(queries, game, at);
  if (await hasPlayedElse(queries, game, seat, person)) return 'rated';
  const used = await queries.query(
    `update seats set token_hash = '' where game = $1 and seat = $2 and token_hash = $3 and is_free = ${SEAT.held}
      returning seat`,
    game,
    seat,
    tokenHash,
  );
  if (used.length === 0) return 'taken';
  await holdSeat(queries, { game, seat, person, at });
  await queries.announce('table', [game]);
  return undefined;
};

/** Joins a seat that is held by somebody with whom its newcomer shared the same seat of an earlier game. */
const joinFrom = async (queries: Transaction, earlier: string, holder: NewHolder): Promise<boolean> => {
  const { game, seat, person, at } = holder;
  await lockGame(queries, game, at);
  if (await hasPlayedElse(queries, game, seat, person)) return false;
  const same = await queries.query(
    `select here.person from holders here join holders there on here.person = there.person and here.seat = there.seat
      where here.game = $1 and there.game = $2 and here.seat = $3`,
    earlier,
    game,
    seat,
  );
  if (same.length === 0) return false;
  await holdSeat(queries, holder);
  await queries.announce('table', [game]);
  return true;
};

/** Makes a link to one's own seat, which works once, and ends what all others have there. */
const renewLink = async (
  queries: Transaction,
  game: string,
  { seat, person, tokenHash }: { readonly seat: Seat; readonly person: string; readonly tokenHash: string },
  at: number,
): Promise<boolean> => {
  if (!(await lockGame(queries, game, at))) return false;
  const changed = await queries.query(
    `update seats set token_hash = $4 where game = $1 and seat = $2
      and exists (select 1 from holders where holders.game = $1 and holders.seat = $2 and person = $3) returning seat`,
    game,
    seat,
    person,
    tokenHash,
  );
  if (changed.length === 0) return false;
  if (await endOthers(queries, game, seat, person)) {
    await forgetNotes(queries, game);
    await keepRating(queries, game, seat, person);
  }
  await queries.announce('table', [game]);
  return true;
};

/** Whoever keeps a seat plays for its rating, unless they play for another one's at the same table. */
const keepRating = (queries: Queries, game: string, seat: Seat, person: string): Promise<unknown> =>
  queries.query(
    `update rated_seats set person = $3 where game = $1 and seat = $2
      and not exists (select 1 from rated_seats other where other.game = $1 and other.person = $3)`,
    game,
    seat,
    person,
  );

/**
 * Gives up everything that somebody has at a table. A seat that others hold, too, stays theirs. Before the game, others can
 * take what is free, and a table at which nobody is left is removed; in the game it is the table's choice what happens;
 * after it nothing changes for others. Returns false if they have nothing there.
 */
const stand = async (
  queries: Transaction,
  game: string,
  person: string,
  at: number,
  hooks: SeatHooks,
): Promise<boolean> => {
  const locked = await lockGame(queries, game, at);
  if (!locked) return false;
  const left = await queries.query<{ seat: number }>(
    'delete from holders where person = $1 and game = $2 returning seat',
    person,
    game,
  );
  if (left.length === 0) return false;
  if (locked.status === 'over') {
    await forgetNotes(queries, game);
    return true;
  }
  const isOpen = locked.status === 'open';
  const seats: Seat[] = [];
  for (const seat of left.map((one) => one.seat as Seat).filter((one) => one >= 0)) {
    const [other] = await holdersOf(queries, game, seat);
    if (other === undefined) seats.push(seat);
    else await keepRating(queries, game, seat, other);
  }
  for (const seat of seats) {
    const { name } = locked.sitters[seat];
    await noteFormerPerson(queries, game, person, name);
    await noteFormer(queries, game, seat, name);
    await queries.query(
      "update seats set is_free = $3, token_hash = '' where game = $1 and seat = $2",
      game,
      seat,
      isOpen ? SEAT.free : SEAT.filled,
    );
  }
  await forgetNotes(queries, game);
  if (!isOpen && seats.length > 0) await hooks.left(queries, game, seats);
  const taken = await queries.query(`select seat from seats where game = $1 and is_free = ${SEAT.held} limit 1`, game);
  if (isOpen && taken.length === 0) await removeTable(queries, game);
  await queries.announce('table', [game]);
  return true;
};

/** Lets a bot play for somebody who is missing. Returns false if nobody is, or the game has begun. */
const fill = async (queries: Transaction, game: string, seat: Seat, policy: string, at: number): Promise<boolean> => {
  const sheet = await lockGame(queries, game, at);
  if (sheet?.status !== 'open') return false;
  const filled = await queries.query<{ seat: number }>(
    `update seats set is_free = ${SEAT.filled} where game = $1 and seat = $2 and is_free = ${SEAT.free} returning seat`,
    game,
    seat,
  );
  if (filled.length === 0) return false;
  await changeSitter(queries, game, sheet, seat, { kind: 'bot', policy });
  await beginIfFull(queries, game);
  await queries.announce('table', [game]);
  return true;
};

/** The name of somebody about whom everything was deleted, in every language. */
export const NAMELESS = 'N. N.';

/** Takes away somebody's name at the seats that they hold, or have lost while they were away. */
const unname = async (queries: Queries, game: string, person: string, at: number): Promise<void> => {
  const locked = await lockGame(queries, game, at);
  const held = await queries.query<{ seat: number }>(
    `select seat from holders where person = $1 and game = $2 and seat >= 0 and not exists (
        select 1 from holders other where other.game = $2 and other.seat = holders.seat and other.person <> $1)
      union select seat from absentees where person = $1 and game = $2`,
    person,
    game,
  );
  let sheet: StoredSheet | undefined = locked;
  for (const { seat } of held) {
    await noteFormerPerson(queries, game, person, sheet?.sitters[seat]?.name ?? '');
    if (sheet) sheet = await changeSitter(queries, game, sheet, seat as Seat, { name: NAMELESS });
  }
};

/** Takes away the name of somebody who has left from the seats at which bots play for them. */
export const unnameFormer = async (queries: Queries, game: string, name: string): Promise<void> => {
  const [row] = await queries.query<{ sheet: string }>(
    'update games set touched = touched where id = $1 returning sheet',
    game,
  );
  if (!row) return;
  const filled = await queries.query<{ seat: number }>(
    `select seat from seats where game = $1 and is_free = ${SEAT.filled}`,
    game,
  );
  let sheet = JSON.parse(row.sheet) as StoredSheet;
  for (const { seat } of filled)
    if (sheet.sitters[seat]?.name === name)
      sheet = await changeSitter(queries, game, sheet, seat as Seat, { name: NAMELESS });
};

/** Who sits where. */
export class Seating {
  readonly #database: SqlDatabase;
  readonly #now: () => number;
  readonly #hooks: SeatHooks;

  constructor(database: SqlDatabase, now: () => number, hooks: SeatHooks) {
    this.#database = database;
    this.#now = now;
    this.#hooks = hooks;
  }

  /** Takes a free seat; returns why not. */
  sit(game: string, sitting: Sitting): Promise<NoSeat | undefined> {
    return this.#database.transaction((queries) => sit(queries, game, sitting, this.#now(), this.#hooks));
  }

  /** Joins a seat with another device, by its person's own link. Returns why not; `taken` if that was used up. */
  join(game: string, seat: Seat, person: string, tokenHash: string): Promise<NoSeat | undefined> {
    return this.#database.transaction((queries) => join(queries, game, { seat, person, tokenHash }, this.#now()));
  }

  /** Joins a seat that somebody else has, with whom its newcomer shared the same seat of an earlier game. */
  joinFrom(earlier: string, game: string, seat: Seat, person: string): Promise<boolean> {
    return this.#database.transaction((queries) => joinFrom(queries, earlier, { game, seat, person, at: this.#now() }));
  }

  stand(game: string, person: string): Promise<boolean> {
    return this.#database.transaction((queries) => stand(queries, game, person, this.#now(), this.#hooks));
  }

  /** Gives up everything that somebody has at a table and takes away their name there, also after the game. */
  async vanish(queries: Transaction, game: string, person: string): Promise<void> {
    await unname(queries, game, person, this.#now());
    await stand(queries, game, person, this.#now(), this.#hooks);
    // Those at a finished table learn of the name.
    await queries.announce('table', [game]);
  }

  /** Makes a link to one's own seat, which works once; everybody else loses that seat. Returns false at other seats. */
  renewLink(game: string, seat: Seat, person: string, tokenHash: string): Promise<boolean> {
    return this.#database.transaction((queries) => renewLink(queries, game, { seat, person, tokenHash }, this.#now()));
  }

  fill(game: string, seat: Seat, policy: string): Promise<boolean> {
    return this.#database.transaction((queries) => fill(queries, game, seat, policy, this.#now()));
  }
}
