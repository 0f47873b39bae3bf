import type { Transaction } from '../../ground/database/database.ts';

/** Those who were told when a game had this many entries, or more, can be told again: they count as told of `known`. */
export const forgetTold = async (queries: Transaction, game: string, from: number, known: number): Promise<void> => {
  for (const table of ['notices', 'told_addresses'])
    await queries.query(`update ${table} set seq = $3 where game = $1 and seq >= $2`, game, from, known);
};
