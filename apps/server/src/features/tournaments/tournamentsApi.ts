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

import type { SqlDatabase } from '../../ground/database/database.ts';
import { answer, faulty, LONGEST_TABLE, UNREADABLE } from '../../ground/http/json.ts';
import type { HttpAnswer } from '../../ground/http/json.ts';
import { get, keeperGet, keeperPost, post } from '../../ground/http/route.ts';
import type { HttpRoute } from '../../ground/http/route.ts';
import { isSameSecret } from '../../ground/http/sameSecret.ts';
import { searchOf } from '../../ground/http/search.ts';
import type { Log } from '../../ground/log.ts';
import { hashOf } from '../../ground/persons/tokens.ts';
import type { GameStore } from '../../table/games/gameStore.ts';
import type { KeptTournaments } from './keptTournaments.ts';
import { proposeRound } from './nextRound.ts';
import type { DrawEnvironment } from './nextRound.ts';
import { findTournament } from './tournamentRecords.ts';
import type { TournamentRow } from './tournamentRecords.ts';
import { addOrganiser, isOrganiser } from './tournamentStore.ts';
import type { NoChange, TournamentStore } from './tournamentStore.ts';
import { listTournaments, readTournament } from './tournamentView.ts';

export interface TournamentsEnvironment extends DrawEnvironment {
  readonly database: SqlDatabase;
  readonly store: TournamentStore;
  readonly games: GameStore;
  /** Opens the games that are missing. */
  readonly openGames: () => Promise<void>;
}

/** The same answer whether there is no such tournament or it is not theirs. */
const ABSENT = answer(404, { failed: 'absent' });

const refusal = (why: NoChange): HttpAnswer => (why === 'absent' ? ABSENT : answer(409, { failed: why }));

/** Tournaments as the keeper of the server sees them. */
export const keptRoutes = (kept: KeptTournaments, log: Log): readonly HttpRoute[] => [
  keeperGet('/api/keeper/tournaments', async ({ request }) => {
    const search = searchOf(request);
    return search === undefined ? UNREADABLE : answer(200, { tournaments: await kept.find(search) });
  }),
  keeperPost('/api/keeper/tournaments/delete', isTournamentId, async ({ tournament }) => {
    if (!(await kept.delete(tournament))) return ABSENT;
    log('info', 'the keeper has deleted a tournament', { tournament });
    return answer(200, {});
  }),
];

/** Tournaments over HTTP. */
export class TournamentsApi {
  readonly #around: TournamentsEnvironment;

  constructor(around: TournamentsEnvironment) {
    this.#around = around;
  }

  readonly routes: readonly HttpRoute[] = [
    get('/api/tournaments', async ({ person = '' }) => {
      const { database, results } = this.#around;
      return answer(200, await listTournaments(database, results, person));
    }),
    post(
      '/api/tournaments',
      isNewTournament,
      async (body, { person, headers }) => {
        const opened = await this.#around.store.create(body, person);
        return opened.ok ? answer(201, opened.value, headers) : faulty(opened.fault, headers);
      },
      { longest: LONGEST_TABLE, costs: 'tournament' },
    ),
    post('/api/tournaments/visit', isTournamentVisit, async (body, { person, headers }) => {
      const row = await this.#find(body.tournament, body.token, person);
      if (!row) return ABSENT;
      // If a node was killed after a draw, whoever looks next sees its games opened.
      await this.#around.openGames();
      return this.#show(row.id, person, headers);
    }),
    post('/api/tournaments/enter', isTournamentEntry, async (body, { person, headers }) => {
      if (!(await this.#find(body.tournament, body.token, person))) return ABSENT;
      return this.#after(await this.#around.store.enter(body, person), body.tournament, person, headers);
    }),
    post('/api/tournaments/withdraw', isTournamentId, async (body, { person }) => {
      return this.#after(await this.#around.store.withdraw(body.tournament, person), body.tournament, person);
    }),
    post('/api/tournaments/remove', isRemoval, async (body, { person }) => {
      const { tournament, entrant, isRemoved } = body;
      const why = await this.#around.store.setRemoved(tournament, person, entrant, isRemoved);
      return this.#after(why, tournament, person);
    }),
    post('/api/tournaments/entering', isEntering, async (body, { person }) => {
      return this.#after(
        await this.#around.store.setOpen(body.tournament, person, body.isOpen),
        body.tournament,
        person,
      );
    }),
    post('/api/tournaments/draw', isWantedDraw, async (body, { person }) => {
      const { database } = this.#around;
      const row = await findTournament(database, body.tournament);
      if (!row || !(await isOrganiser(database, row.id, person))) return ABSENT;
      const proposed = await proposeRound(database, this.#around, row, body.method ?? row.format.draw);
      return proposed.ok ? answer(200, proposed.value) : refusal(proposed.fault);
    }),
    post('/api/tournaments/round', isConfirmedRound, async (body, { person }) => {
      const why = await this.#around.store.writeRound(body, person);
      if (!why) await this.#around.openGames();
      return this.#after(why, body.tournament, person);
    }),
    post('/api/tournaments/decide', isMatchDecision, async (body, { person }) => {
      return this.#after(await this.#around.store.decide(body, person), body.tournament, person);
    }),
    post('/api/tournaments/end', isTournamentId, async (body, { person }) => {
      return this.#after(await this.#around.store.end(body.tournament, person), body.tournament, person);
    }),
    post('/api/tournaments/watch', isMatchWatch, async (body, { person, headers }) => {
      const { database, games } = this.#around;
      const [match] = await database.query<{ tournament: string }>(
        'select tournament from matches join games on games.id = matches.game where tournament = $1 and game = $2',
        body.tournament,
        body.game,
      );
      if (!match || !(await this.#find(match.tournament, body.token, person))) return ABSENT;
      await games.lookOn(body.game, person);
      return answer(200, {}, headers);
    }),
  ];

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
    const { database, results, strengthsOf } = this.#around;
    const row = await findTournament(database, tournament);
    return row ? answer(200, await readTournament(database, results, strengthsOf, row, person), headers) : ABSENT;
  }
}
