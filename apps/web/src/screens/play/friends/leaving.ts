import type { TableStatus } from '@coalbrook/wire/online';

/** What somebody leaves: a table that waits for players, a game in progress or a finished one, or a place to watch. */
export type Leaving = TableStatus | 'watched';

export const leavingOf = (status: TableStatus, isPlayer: boolean): Leaving =>
  isPlayer || status === 'over' ? status : 'watched';
