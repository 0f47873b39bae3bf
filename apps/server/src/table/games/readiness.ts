/** A table can ask everybody whether they are ready, so that a live clock does not start while somebody is away. */

import type { Seat } from '@coalbrook/rules';

import type { Queries, Transaction } from '../../ground/database/database.ts';
import { beginIfFull, lockGame, SEAT } from './sheets.ts';

interface RawSeat {
  readonly seat: number;
  readonly is_free: number;
  readonly is_ready: number;
}

/** Who of the people at a table has said that they are ready; undefined if they are not asked. They are once all have come. */
export const readiness = async (queries: Queries, game: string): Promise<ReadonlyMap<Seat, boolean> | undefined> => {
  const [asking] = await queries.query(
    "select id from games where id = $1 and status = 'open' and asks_ready = 1",
    game,
  );
  if (!asking) return undefined;
  const seats = await queries.query<RawSeat>('select seat, is_free, is_ready from seats where game = $1', game);
  if (seats.some(({ is_free }) => is_free === SEAT.free)) return undefined;
  const people = await queries.query('select distinct person from holders where game = $1 and seat >= 0 limit 2', game);
  if (people.length < 2) return undefined;
  const held = seats.filter(({ is_free }) => is_free === SEAT.held);
  return new Map(held.map(({ seat, is_ready }) => [seat as Seat, is_ready > 0]));
};

/** Nobody is ready any more who was: the table is not what it was then. */
export const askAnew = (queries: Queries, game: string): Promise<unknown> =>
  queries.query('update seats set is_ready = 0 where game = $1', game);

/** Somebody at a table says whether they are ready. Returns their seats. */
const setReady = async (
  queries: Queries,
  game: string,
  person: string,
  isReady: boolean,
): Promise<readonly number[]> => {
  const rows = await queries.query<{ seat: number }>(
    `update seats set is_ready = $3 where game = $1
      and exists (select 1 from holders where holders.game = $1 and holders.seat = seats.seat and person = $2)
      returning seat`,
    game,
    person,
    isReady ? 1 : 0,
  );
  return rows.map(({ seat }) => seat);
};

/** Begins a game that is locked once nobody is missing and everybody is ready who is asked. Whoever acts is. */
export const beginIfReady = async (queries: Queries, game: string, person: string): Promise<void> => {
  const asked = await readiness(queries, game);
  if (asked) {
    const own = await setReady(queries, game, person, true);
    if ([...asked].some(([seat, isReady]) => !isReady && !own.includes(seat))) return;
  }
  await beginIfFull(queries, game);
};

/** Why somebody cannot say that they are ready: they have no seat, or people are missing and nobody is asked. */
export type NotAsked = 'absent' | 'missing';

export interface ReadyAnswer {
  readonly person: string;
  readonly isReady: boolean;
  /** The seats at which somebody is connected. */
  readonly present: Iterable<Seat>;
}

/**
 * Somebody says whether they are ready. The game begins with the last of them, if those who said so before are still
 * there; whoever is not is asked again. A game that has begun stays as it is. Returns why nobody was asked.
 */
export const answerReady = async (
  queries: Transaction,
  game: string,
  { person, isReady, present }: ReadyAnswer,
  at: number,
): Promise<NotAsked | undefined> => {
  const held = await queries.query(
    'select seat from holders where game = $1 and person = $2 and seat >= 0',
    game,
    person,
  );
  const table = held.length > 0 ? await lockGame(queries, game, at) : undefined;
  if (!table) return 'absent';
  if (table.status !== 'open') return undefined;
  const asked = await readiness(queries, game);
  if (!asked) return 'missing';
  const there = new Set(present);
  for (const seat of [...asked.keys()].filter((one) => !there.has(one)))
    await queries.query('update seats set is_ready = 0 where game = $1 and seat = $2', game, seat);
  if (isReady) await beginIfReady(queries, game, person);
  else await setReady(queries, game, person, false);
  await queries.announce('table', [game]);
  return undefined;
};
