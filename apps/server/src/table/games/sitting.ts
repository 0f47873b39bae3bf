/** People come to seats and leave them. Each of these happens in one transaction. */

import type { Seat } from '@coalbrook/rules';

import type { Queries, Transaction } from '../../ground/database/database.ts';
import type { Sitting, TableListeners } from '../listeners.ts';
import { noteFormer, noteFormerPerson } from './formerSitters.ts';
import { endOthers, holdersOf, holdSeat } from './holders.ts';
import type { NewHolder } from './holders.ts';
import { lockTable } from './lockedTable.ts';
import { hasPlayedElse } from './ratedSeats.ts';
import { askAnew, beginIfReady } from './readiness.ts';
import { changeSitter, freeSeats, lockGame, removeTable, SEAT } from './sheets.ts';
import type { StoredSheet } from './sheets.ts';
import { isTakenAt } from './shownNames.ts';
import { letBotPlay } from './tableChanges.ts';

/**
 * Why somebody cannot sit down: somebody else sits there, somebody at the table has this name, or the game is rated and
 * they have played another seat of it.
 */
export type NoSeat = 'taken' | 'name' | 'rated';

/** Takes a free seat, which uses up the link to it. Returns why not, having changed nothing. */
export const sit = async (
  queries: Transaction,
  game: string,
  sitting: Sitting,
  at: number,
  listeners: TableListeners,
): Promise<NoSeat | undefined> => {
  const { seat, person, name, nonce } = sitting;
  const sheet = await lockGame(queries, game, at);
  if (!sheet || sheet.status === 'over') return 'taken';
  const free = await freeSeats(queries, game);
  if (!free.includes(seat)) return 'taken';
  if (isTakenAt(sheet.sitters, free, seat, name)) return 'name';
  if (await hasPlayedElse(queries, game, seat, person)) return 'rated';
  await queries.query(
    `update seats set is_free = ${SEAT.held}, token_hash = '', declined = 0 where game = $1 and seat = $2`,
    game,
    seat,
  );
  // Draws that were made cannot be mixed anew.
  if (sheet.status === 'open')
    await queries.query('update seats set nonce = $3 where game = $1 and seat = $2', game, seat, nonce);
  await changeSitter(queries, game, sheet, seat, { kind: 'person', policy: '', name }, listeners);
  await holdSeat(queries, { game, seat, person, at });
  if (sheet.status === 'running') await listeners.came(queries, game, sitting);
  else await beginIfReady(queries, game, person);
  await queries.announce('table', [game]);
  return undefined;
};

/** Joins a seat with another device, by the link that its person has made. Returns why not; `taken` if that was used up. */
export const join = async (
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
export const joinFrom = async (queries: Transaction, earlier: string, holder: NewHolder): Promise<boolean> => {
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
export const renewLink = async (
  queries: Transaction,
  game: string,
  { seat, person, tokenHash }: { readonly seat: Seat; readonly person: string; readonly tokenHash: string },
  at: number,
  listeners: TableListeners,
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
    await listeners.released(queries, game);
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

/** Nobody sits at these seats any more. Unless the people at the table decide otherwise, bots go on there. */
const goOnWithout = async (
  queries: Transaction,
  game: string,
  seats: readonly Seat[],
  at: number,
  listeners: TableListeners,
): Promise<void> => {
  if (await listeners.left(queries, game, seats)) return;
  const table = await lockTable(queries, game, at);
  if (!table) return;
  let sheet: StoredSheet = table;
  for (const seat of seats) sheet = await letBotPlay(queries, game, sheet, seat, listeners);
};

/**
 * Gives up everything that somebody has at a table. A seat that others hold, too, stays theirs. Before the game, others can
 * take what is free, and a table at which nobody is left is removed; in the game it is the table's choice what happens;
 * after it nothing changes for others. Returns false if they have nothing there.
 */
export const stand = async (
  queries: Transaction,
  game: string,
  person: string,
  at: number,
  listeners: TableListeners,
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
    await listeners.released(queries, game);
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
  await listeners.released(queries, game);
  if (isOpen) await askAnew(queries, game);
  if (!isOpen && seats.length > 0) await goOnWithout(queries, game, seats, at, listeners);
  const taken = await queries.query(`select seat from seats where game = $1 and is_free = ${SEAT.held} limit 1`, game);
  if (isOpen && taken.length === 0) await removeTable(queries, game);
  await queries.announce('table', [game]);
  return true;
};

/** Somebody at a table lets a bot play for somebody who has not come. */
export interface Filling {
  readonly seat: Seat;
  readonly policy: string;
  readonly person: string;
}

/** Lets a bot play for somebody who is missing. Returns false if nobody is, or the game has begun. */
export const fill = async (
  queries: Transaction,
  game: string,
  { seat, policy, person }: Filling,
  at: number,
  listeners: TableListeners,
): Promise<boolean> => {
  const sheet = await lockGame(queries, game, at);
  if (sheet?.status !== 'open') return false;
  const filled = await queries.query<{ seat: number }>(
    `update seats set is_free = ${SEAT.filled} where game = $1 and seat = $2 and is_free = ${SEAT.free} returning seat`,
    game,
    seat,
  );
  if (filled.length === 0) return false;
  await changeSitter(queries, game, sheet, seat, { kind: 'bot', policy }, listeners);
  await beginIfReady(queries, game, person);
  await queries.announce('table', [game]);
  return true;
};
