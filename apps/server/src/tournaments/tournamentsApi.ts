import type { IncomingMessage } from 'node:http';

import {
  isConfirmedRound,
  isEntering,
  isMatchDecision,
  isMatchWatch,
  isNewTournament,
  isRemoval,
  isTournamentEntry,
  isTournamentId,
  isTournamentVisit,
  isWantedDraw,
} from '@coalbrook/wire/online';

import type { SqlDatabase } from '../database/database.ts';
import type { GameStore } from '../games/gameStore.ts';
import type { Asking } from '../http/asking.ts';
import { answer, faulty, FLOOD, UNREADABLE } from '../http/json.ts';
import type { HttpAnswer } from '../http/json.ts';
import { isSameSecret } from '../http/sameSecret.ts';
import { personOf } from '../seats/person.ts';
import { hashOf } from '../seats/tokens.ts';
import type { GameResults } from './gameResults.ts';
import { proposeRound } from './nextRound.ts';
import { findTournament } from './tournamentRecords.ts';
import type { TournamentRow } from './tournamentRecords.ts';
import { addOrganiser, isOrganiser } from './tournamentStore.ts';
import type { NoChange, TournamentStore } from './tournamentStore.ts';
import { listTournaments, readTournament } from './tournamentView.ts';

export interface TournamentsEnvironment {
  readonly database: SqlDatabase;
  readonly store: TournamentStore;
  readonly results: GameResults;
  readonly games: GameStore;
  /** Opens the games that are missing. */
  readonly openGames: () => Promise<void>;
}

/** The same answer whether there is no such tournament or it is not theirs. */
const ABSENT = answer(404, { failed: 'absent' });

const refusal = (why: NoChange): HttpAnswer => (why === 'absent' ? ABSENT : answer(409, { failed: why }));

/** Tournaments over HTTP. */
export class TournamentsApi {
  readonly #around: TournamentsEnvironment;

  constructor(around: TournamentsEnvironment) {
    this.#around = around;
  }

  /** Undefined if a request is not for the list of tournaments. */
  async answer(request: IncomingMessage, path: string): Promise<HttpAnswer | undefined> {
    if (request.method !== 'GET' || path !== '/api/tournaments') return undefined;
    const { database, results } = this.#around;
    return answer(200, await listTournaments(database, results, personOf(request) ?? ''));
  }

  readonly posts: Readonly<Record<string, (body: unknown, asking: Asking) => Promise<HttpAnswer>>> = {
    '/api/tournaments': async (body, { person, headers, mayFound }) => {
      if (!isNewTournament(body)) return UNREADABLE;
      if (!mayFound()) return FLOOD;
      const opened = await this.#around.store.create(body, person);
      return opened.ok ? answer(201, opened.value, headers) : faulty(opened.fault, headers);
    },
    '/api/tournaments/visit': async (body, { person, headers }) => {
      const row = isTournamentVisit(body) ? await this.#find(body.tournament, body.token, person) : undefined;
      if (!row) return ABSENT;
      // If a node was killed after a draw, whoever looks next sees its games opened.
      await this.#around.openGames();
      return this.#show(row.id, person, headers);
    },
    '/api/tournaments/enter': async (body, { person, headers }) => {
      if (!isTournamentEntry(body)) return UNREADABLE;
      if (!(await this.#find(body.tournament, body.token, person))) return ABSENT;
      return this.#after(await this.#around.store.enter(body, person), body.tournament, person, headers);
    },
    '/api/tournaments/withdraw': async (body, { person }) => {
      if (!isTournamentId(body)) return UNREADABLE;
      return this.#after(await this.#around.store.withdraw(body.tournament, person), body.tournament, person);
    },
    '/api/tournaments/remove': async (body, { person }) => {
      if (!isRemoval(body)) return UNREADABLE;
      const { tournament, entrant, isRemoved } = body;
      const why = await this.#around.store.setRemoved(tournament, person, entrant, isRemoved);
      return this.#after(why, tournament, person);
    },
    '/api/tournaments/entering': async (body, { person }) => {
      if (!isEntering(body)) return UNREADABLE;
      return this.#after(
        await this.#around.store.setOpen(body.tournament, person, body.isOpen),
        body.tournament,
        person,
      );
    },
    '/api/tournaments/draw': async (body, { person }) => {
      if (!isWantedDraw(body)) return UNREADABLE;
      const { database, results } = this.#around;
      const row = await findTournament(database, body.tournament);
      if (!row || !(await isOrganiser(database, row.id, person))) return ABSENT;
      const proposed = await proposeRound(database, results, row, body.method ?? row.format.draw);
      return proposed.ok ? answer(200, proposed.value) : refusal(proposed.fault);
    },
    '/api/tournaments/round': async (body, { person }) => {
      if (!isConfirmedRound(body)) return UNREADABLE;
      const why = await this.#around.store.writeRound(body, person);
      if (!why) await this.#around.openGames();
      return this.#after(why, body.tournament, person);
    },
    '/api/tournaments/decide': async (body, { person }) => {
      if (!isMatchDecision(body)) return UNREADABLE;
      return this.#after(await this.#around.store.decide(body, person), body.tournament, person);
    },
    '/api/tournaments/end': async (body, { person }) => {
      if (!isTournamentId(body)) return UNREADABLE;
      return this.#after(await this.#around.store.end(body.tournament, person), body.tournament, person);
    },
    '/api/tournaments/watch': async (body, { person, headers }) => {
      if (!isMatchWatch(body)) return UNREADABLE;
      const { database, games } = this.#around;
      const [match] = await database.query<{ tournament: string }>(
        'select tournament from matches join games on games.id = matches.game where tournament = $1 and game = $2',
        body.tournament,
        body.game,
      );
      if (!match || !(await this.#find(match.tournament, body.token, person))) return ABSENT;
      await games.lookOn(body.game, person);
      return answer(200, {}, headers);
    },
  };

  /** A tournament that somebody may see: with a link, because they are known there, or because everybody may. */
  async #find(tournament: string, token: string, person: string): Promise<TournamentRow | undefined> {
    const { database } = this.#around;
    const row = await findTournament(database, tournament);
    if (!row) return undefined;
    if (isSameSecret(hashOf(token), row.organiserHash)) {
      await addOrganiser(database, tournament, person);
      return row;
    }
    const isKnown = async (): Promise<boolean> =>
      (await isOrganiser(database, tournament, person)) ||
      (await database.query('select id from entrants where tournament = $1 and person = $2', tournament, person))
        .length > 0;
    return row.format.isPublic || isSameSecret(token, row.entry) || (await isKnown()) ? row : undefined;
  }

  /** The tournament after a change, or why there was none. */
  async #after(
    why: NoChange | undefined,
    tournament: string,
    person: string,
    headers: HttpAnswer['headers'] = {},
  ): Promise<HttpAnswer> {
    return why ? refusal(why) : this.#show(tournament, person, headers);
  }

  async #show(tournament: string, person: string, headers: HttpAnswer['headers']): Promise<HttpAnswer> {
    const { database, results } = this.#around;
    const row = await findTournament(database, tournament);
    return row ? answer(200, await readTournament(database, results, row, person), headers) : ABSENT;
  }
}
