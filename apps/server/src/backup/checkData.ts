import { replay } from '@coalbrook/record';

import type { Queries } from '../database/database.ts';
import { afterTurn } from '../ledger/storedTurns.ts';
import { gameIds, readGame } from './readGames.ts';

/** Something wrong with a stored game. */
export interface DataFault {
  readonly game: string;
  /** The entry at which it shows; undefined if it concerns the whole game. */
  readonly seq?: number;
  readonly fault: string;
}

export interface DataReport {
  readonly games: number;
  readonly entries: number;
  readonly faults: readonly DataFault[];
}

interface CheckedGame {
  readonly entries: number;
  readonly fault?: Omit<DataFault, 'game'>;
}

/** Replays a game, and compares the end with what its row says. */
const checkGame = async (queries: Queries, id: string): Promise<CheckedGame> => {
  const game = await readGame(queries, id);
  if ('unread' in game) return { entries: 0, fault: { fault: game.unread } };
  const { header, entries, row } = game;
  const count = entries.length;
  if (row.seq !== count) return { entries: count, fault: { fault: `has ${count} entries, but says ${row.seq}` } };
  const played = replay({ header, entries });
  if (!played.ok) return { entries: count, fault: { seq: played.fault.seq, fault: `diverges: ${played.fault.kind}` } };
  // A game without entries waits for its people, or for the first cards.
  if (count === 0) return { entries: count };
  const { actor, status, position } = afterTurn({ table: played.value.table, state: played.value.state });
  // A game that was begun elsewhere is open until everybody is there.
  if (row.status === 'open') return { entries: count };
  const isSame = row.actor === actor && row.status === status && (row.position === '' || row.position === position);
  return { entries: count, ...(isSame ? {} : { fault: { fault: 'its row does not fit its last entry' } }) };
};

/** Replays every game of a database and says what is wrong. Changes nothing. */
export const checkData = async (queries: Queries): Promise<DataReport> => {
  const faults: DataFault[] = [];
  let [games, entries] = [0, 0];
  for await (const id of gameIds(queries)) {
    const checked = await checkGame(queries, id);
    games++;
    entries += checked.entries;
    if (checked.fault) faults.push({ game: id, ...checked.fault });
  }
  return { games, entries, faults };
};
