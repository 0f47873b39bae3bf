/**
 * Games that only nodes of a newer version can play: their rules number, an option or a bot is not known here. They are
 * served elsewhere, and nothing of them is changed here.
 */

import { sheetFaults } from '@coalbrook/host';

import type { Queries } from '../../ground/database/database.ts';
import type { StoredSheet } from './sheets.ts';

/** What is found in place of a table. */
export const ELSEWHERE = 'elsewhere';

/** Whether this program knows everything that a game needs. */
export const isServedHere = (sheet: StoredSheet): boolean => sheetFaults(sheet).length === 0;

/** The same for a game by its id. Nobody serves one that does not exist. */
export const isServedElsewhere = async (queries: Queries, game: string): Promise<boolean> => {
  const [row] = await queries.query<{ sheet: string }>('select sheet from games where id = $1', game);
  return row !== undefined && !isServedHere(JSON.parse(row.sheet) as StoredSheet);
};
