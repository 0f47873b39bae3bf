/** Takes away the names of people about whom everything is deleted. */

import type { Seat } from '@coalbrook/rules';

import type { Transaction } from '../../ground/database/database.ts';
import type { TableListeners } from '../listeners.ts';
import { noteFormerPerson } from './formerSitters.ts';
import { changeSitter, lockGame, SEAT } from './sheets.ts';
import type { StoredSheet } from './sheets.ts';

/** The name of somebody about whom everything was deleted, in every language. */
export const NAMELESS = 'N. N.';

/** Takes away somebody's name at the seats that they hold, or have lost while they were away. */
export const unname = async (
  queries: Transaction,
  game: string,
  person: string,
  at: number,
  listeners: TableListeners,
): Promise<void> => {
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
    if (sheet) sheet = await changeSitter(queries, game, sheet, seat as Seat, { name: NAMELESS }, listeners);
  }
};

/** Takes away the name of somebody who has left from the seats at which bots play for them. */
export const unnameFormer = async (
  queries: Transaction,
  game: string,
  name: string,
  listeners: TableListeners,
): Promise<void> => {
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
      sheet = await changeSitter(queries, game, sheet, seat as Seat, { name: NAMELESS }, listeners);
};
