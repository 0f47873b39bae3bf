import { tableOf } from '@coalbrook/record';
import { isOver, standings, stateFromCells } from '@coalbrook/rules';

import type { Queries } from '../../ground/database/database.ts';
import { readGame } from '../ledger/readGames.ts';
import { readPosition } from '../ledger/storedPosition.ts';
import { outcomeOf } from './outcome.ts';
import type { SeatOutcome } from './outcome.ts';
import type { StoredSheet } from './sheets.ts';

export interface EndedGame extends Pick<StoredSheet, 'header'> {
  readonly id: string;
  readonly position: string;
}

/**
 * Places and points from the position after the last entry, with the edition's own tie-breaks; undefined if the game was
 * not played to its end.
 */
export const endOf = async (
  queries: Queries,
  { id, header, position }: EndedGame,
): Promise<readonly Omit<SeatOutcome, 'opening'>[] | undefined> => {
  const table = tableOf(header);
  const cells = readPosition(position);
  const state = table.ok && cells ? stateFromCells(table.value, cells) : undefined;
  if (table.ok && state && !('unknown' in state)) {
    if (!isOver(state)) return undefined;
    return standings(table.value, state).map(({ seat, rank, points }) => ({ seat, place: rank, points }));
  }
  // The rules have changed since: the whole record still tells.
  const stored = await readGame(queries, id);
  return 'unread' in stored ? undefined : outcomeOf(stored);
};
