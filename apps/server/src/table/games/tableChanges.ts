/** What a decision changes at a table. Each works on a table that is locked, and is stored with everything around it. */

import { NOBODY } from '@coalbrook/rules';
import type { Seat } from '@coalbrook/rules';
import { fullBank } from '@coalbrook/time';
import type { TimeControl } from '@coalbrook/time';

import type { Transaction } from '../../ground/database/database.ts';
import { makeClock, newControl, readClock } from '../clocks/storedClock.ts';
import type { StoredClock } from '../clocks/storedClock.ts';
import type { TableListeners } from '../listeners.ts';
import { noteFormer } from './formerSitters.ts';
import { lookOn } from './holders.ts';
import type { LockedTable } from './lockedTable.ts';
import { noteLeft } from './ratedSeats.ts';
import { changeSitter, makeSheet, SEAT } from './sheets.ts';
import type { StoredSheet } from './sheets.ts';
import { STAND_IN } from './standIn.ts';

/** When a clock runs out; 0 if it does not. */
export type DueOf = (clock: StoredClock) => number;

/** A pause during which nobody could move, so that it counts for nobody. */
export const pause = (queries: Transaction, { game, at }: LockedTable): Promise<unknown> =>
  queries.query('update games set paused = $2, due = 0, terms = terms + 1 where id = $1', game, at);

/** Changes the clock of a game that goes on from here. */
const setClock = async (
  queries: Transaction,
  game: string,
  change: (clock: StoredClock) => StoredClock,
  dueOf: DueOf,
): Promise<void> => {
  const clock = await readClock(queries, game);
  if (!clock) return;
  const next = change(clock);
  await queries.query(
    'update games set clock = $2, since = $3, due = $4 where id = $1',
    game,
    makeClock(next),
    next.since,
    dueOf(next),
  );
};

/** Goes on after a pause. `change` is what else happens to the clock. */
export const resume = async (
  queries: Transaction,
  { game, paused, at }: LockedTable,
  dueOf: DueOf,
  change: (clock: StoredClock) => StoredClock = (clock) => clock,
): Promise<void> => {
  if (paused === 0) return;
  await queries.query('update games set paused = 0, terms = terms + 1 where id = $1', game);
  const rest = { from: paused, to: at };
  await setClock(queries, game, (clock) => change({ ...clock, pauses: [...clock.pauses, rest] }), dueOf);
};

/** Gives a table another time control, with full banks. */
export const changePace = async (
  queries: Transaction,
  { game, sitters, control, at }: LockedTable,
  time: TimeControl,
  dueOf: DueOf,
): Promise<void> => {
  const late = control === '' ? [] : ((await readClock(queries, game))?.late ?? []);
  const banks = sitters.map(() => fullBank(time));
  const text = newControl(time);
  await queries.query(
    'update games set control = $2, clock = $3, since = $4, due = 0, terms = terms + 1 where id = $1',
    game,
    text,
    text === '' ? '' : makeClock({ banks, late }),
    at,
  );
  if (text !== '') await setClock(queries, game, (clock) => clock, dueOf);
};

/** Ends a game with the points as they are. */
export const abandon = async (
  queries: Transaction,
  { game, header, sitters, seq }: LockedTable,
  listeners: TableListeners,
): Promise<void> => {
  await queries.query(
    `update games set status = 'over', actor = $2, due = 0, paused = 0, terms = terms + 1, sheet = $3 where id = $1`,
    game,
    NOBODY,
    makeSheet({ sitters, header: { ...header, abandoned: true } }),
  );
  await listeners.abandoned(queries, game, seq);
};

/** Lets a bot go on in a seat, until somebody sits down there. */
export const letBotPlay = async (
  queries: Transaction,
  game: string,
  sheet: StoredSheet,
  seat: Seat,
  listeners: TableListeners,
): Promise<StoredSheet> => {
  await noteFormer(queries, game, seat, sheet.sitters[seat].name);
  await noteLeft(queries, game, seat);
  await queries.query('delete from holders where game = $1 and seat = $2', game, seat);
  await queries.query(
    `update seats set is_free = ${SEAT.filled}, token_hash = '' where game = $1 and seat = $2`,
    game,
    seat,
  );
  return changeSitter(queries, game, sheet, seat, { kind: 'bot', policy: STAND_IN }, listeners);
};

/** A bot takes the seat of people who are away. They may look on, and take it back while nobody else has. */
export const replaceAbsent = async (
  queries: Transaction,
  table: LockedTable,
  seat: Seat,
  listeners: TableListeners,
): Promise<void> => {
  const { game } = table;
  const people = await queries.query<{ person: string }>(
    'select person from holders where game = $1 and seat = $2',
    game,
    seat,
  );
  await letBotPlay(queries, game, table, seat, listeners);
  for (const { person } of people) {
    await lookOn(queries, { game, person, at: table.at });
    await queries.query(
      'insert into absentees (game, seat, person) values ($1, $2, $3) on conflict do nothing',
      game,
      seat,
      person,
    );
  }
  // A bot has no clock.
  if (table.actor === Number(seat)) await queries.query('update games set due = 0 where id = $1', game);
};
