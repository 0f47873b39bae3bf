/**
 * Who holds which seat. Whoever comes to hold one comes through here, so that nobody does so unseen: if somebody else
 * holds it already, that seat and the table are told.
 */

import { NOBODY } from '@coalbrook/rules';
import type { Seat } from '@coalbrook/rules';
import type { Sheet } from '@coalbrook/wire';
import type { SharedSeat } from '@coalbrook/wire/online';

import type { Queries } from '../../ground/database/database.ts';
import { noteHappening } from './happenings.ts';
import { noteHolder } from './ratedSeats.ts';

/** Somebody who comes to hold a seat of a game that is locked, or only looks on. */
export interface NewHolder {
  readonly game: string;
  readonly seat: Seat;
  readonly person: string;
  readonly at: number;
}

/** Returns false if they hold it already. */
const insert = async (queries: Queries, { game, seat, person, at }: NewHolder): Promise<boolean> => {
  const rows = await queries.query(
    'insert into holders (person, game, seat, since) values ($1, $2, $3, $4) on conflict do nothing returning seat',
    person,
    game,
    seat,
    at,
  );
  return rows.length > 0;
};

/** Others who hold a seat, and a moment after all of them have come, also within one millisecond. */
const others = async (
  queries: Queries,
  { game, seat, person, at }: NewHolder,
): Promise<{ readonly count: number; readonly after: number }> => {
  const rows = await queries.query<{ since: number | string }>(
    'select since from holders where game = $1 and seat = $2 and person <> $3',
    game,
    seat,
    person,
  );
  return { count: rows.length, after: Math.max(at, ...rows.map(({ since }) => Number(since) + 1)) };
};

/** Tells the table that a seat is played on another device, too. The seat itself is told by `sharedSeats`. */
const noteShared = async (queries: Queries, { game, seat, at }: NewHolder): Promise<void> => {
  const [row] = await queries.query<{ sheet: string; seq: number }>('select sheet, seq from games where id = $1', game);
  if (!row) return;
  const { name } = (JSON.parse(row.sheet) as Pick<Sheet, 'sitters'>).sitters[seat];
  await noteHappening(queries, game, { at, seq: row.seq, what: { kind: 'came', name, isShared: true } });
};

/** Lets somebody hold a seat, beside those who do. */
export const holdSeat = async (queries: Queries, holder: NewHolder): Promise<void> => {
  const { count, after } = await others(queries, holder);
  if (!(await insert(queries, { ...holder, at: after }))) return;
  if (count > 0) await noteShared(queries, holder);
  await noteHolder(queries, holder.game, holder.seat, holder.person);
};

/** Lets somebody look on. */
export const lookOn = async (queries: Queries, holder: Omit<NewHolder, 'seat'>): Promise<void> => {
  await insert(queries, { ...holder, seat: NOBODY });
};

/**
 * Gives everything that one person holds to another. Their games are locked. Where that person has other devices, these
 * can play the seats from now on, and the tables are told.
 */
export const handOver = async (queries: Queries, from: string, to: string, at: number): Promise<void> => {
  const devices = await queries.query('select id from devices where person = $1 limit 2', to);
  const rows = await queries.query<{ game: string; seat: number; since: number | string }>(
    'delete from holders where person = $1 returning game, seat, since',
    from,
  );
  for (const { game, seat, since } of rows) {
    const holder = { game, seat: seat as Seat, person: to, at: Number(since) };
    if (devices.length < 2 || seat < 0) {
      await insert(queries, holder);
      continue;
    }
    const { after } = await others(queries, { ...holder, at });
    if (await insert(queries, { ...holder, at: after })) await noteShared(queries, { ...holder, at });
  }
};

/** Lets nobody hold a seat but one person. The others keep what else they hold there, but do not look on for that seat. */
export const endOthers = async (queries: Queries, game: string, seat: Seat, person: string): Promise<boolean> => {
  const ended = await queries.query<{ person: string }>(
    'delete from holders where game = $1 and seat = $2 and person <> $3 returning person',
    game,
    seat,
    person,
  );
  for (const one of ended)
    await queries.query(
      `delete from holders where game = $1 and person = $2
        and not exists (select 1 from holders other where other.game = $1 and other.person = $2 and other.seat >= 0)`,
      game,
      one.person,
    );
  return ended.length > 0;
};

/** Everybody who holds a seat. */
export const holdersOf = async (queries: Queries, game: string, seat: Seat): Promise<readonly string[]> => {
  const rows = await queries.query<{ person: string }>(
    'select person from holders where game = $1 and seat = $2 order by since, person',
    game,
    seat,
  );
  return rows.map(({ person }) => person);
};

interface RawHolder {
  readonly seat: number;
  readonly person: string;
  readonly since: number | string;
}

/** By person, which of their seats others hold who came later than they, and when the last of these came. */
export const sharedSeats = async (
  queries: Queries,
  game: string,
): Promise<(person: string) => readonly SharedSeat[]> => {
  const rows = await queries.query<RawHolder>(
    'select seat, person, since from holders where game = $1 and seat >= 0 order by seat',
    game,
  );
  return (person) =>
    rows
      .filter((own) => own.person === person)
      .flatMap(({ seat, since }) => {
        const here = rows.filter((other) => other.seat === seat).map((other) => Number(other.since));
        const last = Math.max(...here);
        return last > Number(since) ? [{ seat: seat as Seat, since: last }] : [];
      });
};
