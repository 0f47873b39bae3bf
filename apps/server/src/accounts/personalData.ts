/** Everything that is stored about people. Whoever adds a table with a column `person` adds it here. */

import { ownHours } from '../clocks/ownHours.ts';
import { ownConsent } from '../consent/ownConsent.ts';
import type { SqlDatabase, Transaction } from '../database/database.ts';
import { ownSeats } from '../games/ownSeats.ts';
import type { Seating } from '../games/seating.ts';
import { ownNotices } from '../notices/ownNotices.ts';
import { ownRatings } from '../ratings/ownRatings.ts';
import type { PersonalData } from '../seats/personalData.ts';
import { ownTalk } from '../talk/ownTalk.ts';
import { ownTournaments } from '../tournaments/ownTournaments.ts';
import { ownAccount } from './ownAccount.ts';

/** Seats come first: what belongs to a seat goes with it. */
export const personalData = (seating: Seating, now: () => number): readonly PersonalData[] => [
  ownSeats(seating, now),
  ownConsent,
  ownHours,
  ownNotices,
  ownTalk,
  ownRatings,
  ownTournaments,
  ownAccount,
];

/** The games at which a person has anything, locked until the end of the transaction, always in the same order. */
const lockGamesOf = async (queries: Transaction, person: string): Promise<readonly string[]> => {
  const rows = await queries.query<{ game: string }>(
    'select distinct game from holders where person = $1 order by game',
    person,
  );
  const games = rows.map(({ game }) => game);
  for (const game of games) await queries.query('update games set touched = touched where id = $1', game);
  return games;
};

/** Gives everything of one person to another. Returns the games that are concerned. */
export const movePerson = async (
  queries: Transaction,
  kinds: readonly PersonalData[],
  from: string,
  to: string,
): Promise<readonly string[]> => {
  const games = await lockGamesOf(queries, from);
  for (const kind of kinds) await kind.move(queries, from, to);
  await queries.announce('table', games);
  return games;
};

/** Removes everything about a person. Returns the games that are concerned. */
export const removePerson = (
  database: SqlDatabase,
  kinds: readonly PersonalData[],
  person: string,
): Promise<readonly string[]> =>
  database.transaction(async (queries) => {
    const games = await lockGamesOf(queries, person);
    for (const kind of kinds) await kind.remove(queries, person);
    await queries.announce('people', [person]);
    return games;
  });

/** The file with everything about a person. */
export const readPerson = async (
  database: SqlDatabase,
  kinds: readonly PersonalData[],
  person: string,
): Promise<Readonly<Record<string, unknown>>> => {
  const fields: Record<string, unknown> = {};
  for (const kind of kinds) Object.assign(fields, await kind.read(database, person));
  return fields;
};
