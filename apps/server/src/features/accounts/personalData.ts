/** Moves, removes and reads everything that is stored about a person. */

import type { SqlDatabase, Transaction } from '../../ground/database/database.ts';
import type { PersonalData } from '../../ground/persons/personalData.ts';

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
