import { repeat } from '../clocks/repeat.ts';
import type { SqlDatabase } from '../database/database.ts';
import type { GameStore } from '../games/gameStore.ts';
import type { Log } from '../log.ts';
import { GameResults } from './gameResults.ts';
import { openMatches } from './openMatches.ts';
import { TournamentsApi } from './tournamentsApi.ts';
import { TournamentStore } from './tournamentStore.ts';

export interface TournamentsStart {
  readonly database: SqlDatabase;
  readonly games: GameStore;
  /** Games of a tournament were opened; those that have no live clock are dealt at once. */
  readonly onOpened: (games: readonly string[], toDeal: readonly string[]) => Promise<void>;
  readonly now: () => number;
  readonly log: Log;
}

export interface RunningTournaments {
  readonly api: TournamentsApi;
  /** Opens games that were drawn and are missing, because a node was killed. */
  open(): Promise<void>;
  stop(): Promise<void>;
}

const OPEN_EVERY = 5000;

/** Tournaments, while the server runs. */
export const startTournaments = ({ database, games, onOpened, now, log }: TournamentsStart): RunningTournaments => {
  const results = new GameResults();
  const open = async (): Promise<void> => {
    const opened = await openMatches(database, now(), log);
    if (opened.length === 0) return;
    await onOpened(
      opened.map(({ game }) => game),
      opened.filter(({ isLive }) => !isLive).map(({ game }) => game),
    );
  };
  const opening = repeat(OPEN_EVERY, log, open, 'games of tournaments could not be opened');
  return {
    api: new TournamentsApi({
      database,
      results,
      games,
      store: new TournamentStore(database, results, now),
      openGames: open,
    }),
    open,
    stop: () => opening.stop(),
  };
};
