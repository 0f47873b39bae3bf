import type { Feature } from '../../table/house/feature.ts';
import type { House } from '../../table/house/house.ts';
import { GameResults } from './gameResults.ts';
import { KeptTournaments } from './keptTournaments.ts';
import { openMatches } from './openMatches.ts';
import { ownTournaments } from './ownTournaments.ts';
import { playedMatch } from './playedMatch.ts';
import { keptRoutes, TournamentsApi } from './tournamentsApi.ts';
import { TournamentStore } from './tournamentStore.ts';

const OPEN_EVERY = 5000;
const FAILURE = 'games of tournaments could not be opened';

/** Tournaments, while the server runs. */
export const startTournaments = (house: House): Feature => {
  const { database, store: games, tables, presence, now, log } = house.parts;
  const around = { results: new GameResults(), strengthsOf: house.strengthsOf.bind(house) };
  /** Opens games that were drawn and are missing, because a node was killed. */
  const open = async (): Promise<void> => {
    const opened = await openMatches({
      database,
      at: now(),
      newestKnown: (edition) => presence.newestKnown(edition),
      log,
    });
    // Those without a live clock are dealt at once.
    for (const { game, isLive } of opened) if (!isLive) await tables.find(game).catch(() => undefined);
    if (opened.length > 0) house.open(opened.map(({ game }) => game));
  };
  const kept = new KeptTournaments(database);
  const api = new TournamentsApi({
    ...around,
    database,
    games,
    store: new TournamentStore(database, around, now),
    openGames: open,
  });
  let opening: Promise<void> = Promise.resolve();
  return {
    routes: [...api.routes, ...keptRoutes(kept, log)],
    hears: { banned: (person) => kept.expel(person) },
    chores: [{ name: 'tournaments', every: OPEN_EVERY, work: open, failure: FAILURE }],
    personalData: [ownTournaments],
    aftermath: async (queries, game, person) => {
      const match = await playedMatch(queries, game, person);
      return match ? { match } : {};
    },
    begin: () => {
      opening = open().catch((error: unknown) => log('warn', FAILURE, { error: String(error) }));
    },
    stop: () => opening,
  };
};
