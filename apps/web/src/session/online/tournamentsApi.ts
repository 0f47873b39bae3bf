/** Tournaments on the server that serves this page. */

import type {
  ConfirmedRound,
  DrawMethod,
  ListedTournament,
  MatchDecision,
  NewTournament,
  OpenedTournament,
  ProposedRound,
  Tournament,
} from '@coalbrook/wire/online';

import { ask, newNonce, post } from './onlineApi.ts';
import type { ApiAnswer } from './onlineApi.ts';

export interface TournamentLists {
  /** Those that this person runs or has entered. */
  readonly mine: readonly ListedTournament[];
  /** Others that anybody may enter. */
  readonly open: readonly ListedTournament[];
}

export const listTournaments = (): Promise<ApiAnswer<TournamentLists>> => ask('tournaments', { method: 'GET' });

export const openTournament = (wanted: NewTournament): Promise<ApiAnswer<OpenedTournament>> =>
  post('tournaments', wanted);

/** What a page can ask of one tournament. */
export interface TournamentClient {
  visit(): Promise<ApiAnswer<Tournament>>;
  enter(name: string): Promise<ApiAnswer<Tournament>>;
  withdraw(): Promise<ApiAnswer<Tournament>>;
  remove(entrant: string, isRemoved: boolean): Promise<ApiAnswer<Tournament>>;
  setOpen(isOpen: boolean): Promise<ApiAnswer<Tournament>>;
  propose(method: DrawMethod): Promise<ApiAnswer<ProposedRound>>;
  confirm(proposed: ProposedRound, swaps: ConfirmedRound['swaps']): Promise<ApiAnswer<Tournament>>;
  decide(decision: Omit<MatchDecision, 'tournament'>): Promise<ApiAnswer<Tournament>>;
  end(): Promise<ApiAnswer<Tournament>>;
  watch(game: string): Promise<ApiAnswer<object>>;
}

export const tournamentClient = (tournament: string, token: string): TournamentClient => {
  const send = <Value = Tournament>(path: string, body: object = {}): Promise<ApiAnswer<Value>> =>
    post(`tournaments/${path}`, { tournament, ...body });
  return {
    visit: () => send('visit', { token }),
    enter: (name) => send('enter', { token, name, nonce: newNonce() }),
    withdraw: () => send('withdraw'),
    remove: (entrant, isRemoved) => send('remove', { entrant, isRemoved }),
    setOpen: (isOpen) => send('entering', { isOpen }),
    propose: (method) => send('draw', { method }),
    confirm: ({ round, method, seed, basis }, swaps) => send('round', { round, method, seed, basis, swaps }),
    decide: (decision) => send('decide', decision),
    end: () => send('end'),
    watch: (game) => send('watch', { token, game }),
  };
};

const keyOf = (tournament: string): string => `coalbrook.tournament.${tournament}`;

/** Keeps the organiser's link on this device. The server cannot tell it again. */
export const keepOrganiserLink = ({ tournament, organiser }: OpenedTournament): void => {
  try {
    localStorage.setItem(keyOf(tournament), organiser);
  } catch {
    // Without storage, only the cookie of this device lets one run it.
  }
};

/** The token of the organiser's link, if the tournament was opened on this device. */
export const readOrganiserLink = (tournament: string): string | undefined => {
  try {
    return localStorage.getItem(keyOf(tournament)) ?? undefined;
  } catch {
    return undefined;
  }
};
