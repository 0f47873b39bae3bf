/** What the keeper of a server asks and tells it. The token goes with each request, and into no cookie. */

import type { BannedAs, KeptGame, KeptTournament, ReportedRemark, ServerFigures } from '@coalbrook/wire/online';

import { ask } from './onlineApi.ts';
import type { ApiAnswer } from './onlineApi.ts';

export interface KeeperClient {
  figures(): Promise<ApiAnswer<ServerFigures>>;
  games(search: string): Promise<ApiAnswer<{ readonly games: readonly KeptGame[] }>>;
  remove(game: string): Promise<ApiAnswer<object>>;
  tournaments(search: string): Promise<ApiAnswer<{ readonly tournaments: readonly KeptTournament[] }>>;
  removeTournament(tournament: string): Promise<ApiAnswer<object>>;
  ban(banned: BannedAs): Promise<ApiAnswer<object>>;
  lift(id: string): Promise<ApiAnswer<object>>;
  /** What was reported needs no attention any more. */
  settle(reported: ReportedRemark): Promise<ApiAnswer<object>>;
  backUp(): Promise<ApiAnswer<object>>;
}

export const keeperClient = (token: string): KeeperClient => {
  const authorization = `Bearer ${token}`;
  const get = <Value>(path: string): Promise<ApiAnswer<Value>> =>
    ask(`keeper${path}`, { method: 'GET', headers: { authorization } });
  const post = (path: string, body: object): Promise<ApiAnswer<object>> =>
    ask(`keeper${path}`, {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  return {
    figures: () => get(''),
    games: (search) => get(`/games?search=${encodeURIComponent(search)}`),
    remove: (game) => post('/delete', { game }),
    tournaments: (search) => get(`/tournaments?search=${encodeURIComponent(search)}`),
    removeTournament: (tournament) => post('/tournaments/delete', { tournament }),
    ban: (banned) => post('/ban', banned),
    lift: (id) => post('/lift', { id }),
    settle: ({ game, circle, number }) => post('/settle', { game, circle, number }),
    backUp: () => post('/backup', {}),
  };
};
