import { makeRecord } from '@coalbrook/record';
import { done, fail } from '@coalbrook/rules';
import type { Result } from '@coalbrook/rules';

import type { Queries } from '../ground/database/database.ts';
import { readGame } from '../table/ledger/readGames.ts';

/** The record of a stored game, with all its secrets, even while it is played; or why it cannot be read. */
export const exportGame = async (queries: Queries, game: string): Promise<Result<string, string>> => {
  const stored = await readGame(queries, game);
  return 'unread' in stored ? fail(stored.unread) : done(makeRecord(stored));
};
