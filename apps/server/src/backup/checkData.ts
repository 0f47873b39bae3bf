import { replay, tableOf } from '@coalbrook/record';
import { NOBODY } from '@coalbrook/rules';

import type { Queries } from '../ground/database/database.ts';
import { gameIds, readGame } from '../table/ledger/readGames.ts';
import type { StoredGame } from '../table/ledger/readGames.ts';
import { readPosition } from '../table/ledger/storedPosition.ts';
import { afterTurn } from '../table/ledger/storedTurns.ts';

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
  /** Games that have gone on from a position, because their entries do not fit their rules. */
  readonly resumed: number;
  readonly faults: readonly DataFault[];
}

interface CheckedGame {
  readonly entries: number;
  readonly isResumed?: boolean;
  readonly fault?: Omit<DataFault, 'game'>;
}

/** The first fault of turns that were taken back: each line must follow what was left of it. */
const takenBackFault = ({ header, entries, takenBack }: StoredGame): CheckedGame['fault'] => {
  let log = entries;
  for (const taken of takenBack.toReversed()) {
    const [first] = taken;
    if (!first || first.seq > log.length) return { fault: 'turns that were taken back are missing' };
    log = [...log.slice(0, first.seq), ...taken];
    const { resumed } = header;
    // Earlier rules decide about what was played under them.
    const played = resumed && resumed.after >= first.seq ? undefined : replay({ header, entries: log });
    const isOld = played && !played.ok && played.fault.kind === 'input';
    if (played && !played.ok && !isOld) return { seq: played.fault.seq, fault: 'turns that were taken back diverge' };
  }
  return undefined;
};

/** Replays a game, and compares the end with what its row says. */
const checkGame = async (queries: Queries, id: string): Promise<CheckedGame> => {
  const game = await readGame(queries, id);
  if ('unread' in game) return { entries: 0, fault: { fault: game.unread } };
  const { entries, row } = game;
  const count = entries.length;
  if (row.seq !== count) return { entries: count, fault: { fault: `has ${count} entries, but says ${row.seq}` } };
  if (!tableOf(game.header).ok) return { entries: count, fault: { fault: 'needs a newer version of Coalbrook' } };
  const played = replay(game);
  if (!played.ok) return { entries: count, fault: { seq: played.fault.seq, fault: `diverges: ${played.fault.kind}` } };
  const isResumed = game.header.resumed !== undefined;
  // A game without entries waits for its people, or for the first cards; one that was begun elsewhere, for its people.
  if (count === 0 || row.status === 'open') return { entries: count, isResumed };
  const isAbandoned = game.header.abandoned === true;
  const after = afterTurn(played.value);
  const { position } = after;
  const { actor, status } = isAbandoned ? { actor: NOBODY, status: 'over' } : after;
  const isSamePosition = row.position === position || !readPosition(row.position);
  const isSame = row.actor === actor && row.status === status && isSamePosition;
  const fault = isSame ? takenBackFault(game) : { fault: 'its row does not fit its last entry' };
  return { entries: count, isResumed, ...(fault ? { fault } : {}) };
};

/** Replays every game of a database and says what is wrong. Changes nothing. */
export const checkData = async (queries: Queries): Promise<DataReport> => {
  const faults: DataFault[] = [];
  let [games, entries, resumed] = [0, 0, 0];
  for await (const id of gameIds(queries)) {
    const checked = await checkGame(queries, id);
    games++;
    entries += checked.entries;
    if (checked.isResumed) resumed++;
    if (checked.fault) faults.push({ game: id, ...checked.fault });
  }
  return { games, entries, resumed, faults };
};
