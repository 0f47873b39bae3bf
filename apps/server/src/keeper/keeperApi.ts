import type { IncomingMessage } from 'node:http';

import { isBannedAs, isDeletion, isLifting, isReportedRemark, isTournamentId } from '@coalbrook/wire/online';
import type { Backup, BannedAs, ServerFigures } from '@coalbrook/wire/online';

import type { Seating } from '../games/seating.ts';
import { answer, readJson, UNREADABLE } from '../http/json.ts';
import type { HttpAnswer } from '../http/json.ts';
import { isSameSecret } from '../http/sameSecret.ts';
import type { Log } from '../log.ts';
import type { KeptTournaments } from '../tournaments/keptTournaments.ts';
import type { Bans } from './bans.ts';
import type { KeeperStore } from './keeperStore.ts';

export interface KeeperEnvironment {
  readonly token: string | undefined;
  readonly store: KeeperStore;
  readonly tournaments: KeptTournaments;
  readonly bans: Bans;
  readonly seating: Seating;
  /** Missing where the database has tools of its own for that. */
  readonly backups: { list(): readonly Backup[]; make(): Promise<void> } | undefined;
  /** How many daily copies are kept, and when the last attempt failed. */
  readonly dailyBackups: () => { readonly kept: number; readonly failedAt: number | undefined };
  /** What only the running node knows. */
  readonly figures: () => Omit<
    ServerFigures,
    'games' | 'people' | 'bytes' | 'failing' | 'reports' | 'bans' | 'backups' | 'dailyBackups' | 'backupFailed'
  >;
  /** People have gone from a table, or it is gone itself. */
  readonly onSeated: (game: string) => Promise<void>;
  readonly log: Log;
}

export const KEEPER_PATH = '/api/keeper';

/** Strangers cannot tell that there is such a page. */
const ABSENT = answer(404, { failed: 'absent' });
const DONE = answer(200, {});
const LONGEST_SEARCH = 60;

/** What is looked for; undefined if it is too long. */
const searchOf = ({ url = '' }: IncomingMessage): string | undefined => {
  const search = new URL(url, 'http://localhost').searchParams.get('search') ?? '';
  return search.length > LONGEST_SEARCH ? undefined : search.trim();
};

/** What the keeper of a server can see and do, with a token that no page stores in a cookie. */
export class KeeperApi {
  readonly #around: KeeperEnvironment;

  constructor(around: KeeperEnvironment) {
    this.#around = around;
  }

  /** The answer to a request below the keeper's path. */
  async answer(request: IncomingMessage, path: string): Promise<HttpAnswer> {
    if (!this.#isKeeper(request)) return ABSENT;
    if (request.method === 'GET' && path === KEEPER_PATH) return this.#figures();
    if (request.method === 'GET' && path === `${KEEPER_PATH}/games`) return this.#games(request);
    if (request.method === 'GET' && path === `${KEEPER_PATH}/tournaments`) return this.#tournaments(request);
    const handle = this.#posts[path];
    if (!handle) return ABSENT;
    if (request.method !== 'POST') return answer(405, { failed: 'method' }, { allow: 'POST' });
    const body = await readJson(request);
    return body.ok ? handle(body.value) : body.fault;
  }

  readonly #posts: Readonly<Record<string, (body: unknown) => Promise<HttpAnswer>>> = {
    [`${KEEPER_PATH}/delete`]: async (body) => {
      if (!isDeletion(body)) return UNREADABLE;
      const { store, onSeated, log } = this.#around;
      if (!(await store.delete(body.game))) return ABSENT;
      log('info', 'the keeper has deleted a game', { game: body.game });
      await onSeated(body.game);
      return DONE;
    },
    [`${KEEPER_PATH}/tournaments/delete`]: async (body) => {
      if (!isTournamentId(body)) return UNREADABLE;
      const { tournament } = body;
      if (!(await this.#around.tournaments.delete(tournament))) return ABSENT;
      this.#around.log('info', 'the keeper has deleted a tournament', { tournament });
      return DONE;
    },
    [`${KEEPER_PATH}/ban`]: async (body) => {
      if (!isBannedAs(body)) return UNREADABLE;
      return (await this.#ban(body)) ? DONE : ABSENT;
    },
    [`${KEEPER_PATH}/lift`]: async (body) => {
      if (!isLifting(body)) return UNREADABLE;
      return (await this.#around.bans.lift(body.id)) ? DONE : ABSENT;
    },
    [`${KEEPER_PATH}/settle`]: async (body) => {
      if (!isReportedRemark(body)) return UNREADABLE;
      return (await this.#around.store.settle(body)) ? DONE : ABSENT;
    },
    [`${KEEPER_PATH}/backup`]: async () => {
      const { backups } = this.#around;
      if (!backups) return ABSENT;
      await backups.make();
      return DONE;
    },
  };

  #isKeeper(request: IncomingMessage): boolean {
    const { token } = this.#around;
    return token !== undefined && isSameSecret(request.headers.authorization ?? '', `Bearer ${token}`);
  }

  async #figures(): Promise<HttpAnswer> {
    const { store, bans, backups, figures } = this.#around;
    const { kept, failedAt } = this.#around.dailyBackups();
    const all: ServerFigures = {
      ...figures(),
      ...(await store.figures()),
      bans: await bans.list(),
      ...(backups ? { backups: backups.list(), dailyBackups: kept } : {}),
      ...(failedAt === undefined ? {} : { backupFailed: failedAt }),
    };
    return answer(200, all);
  }

  async #games(request: IncomingMessage): Promise<HttpAnswer> {
    const search = searchOf(request);
    return search === undefined ? UNREADABLE : answer(200, { games: await this.#around.store.games(search) });
  }

  async #tournaments(request: IncomingMessage): Promise<HttpAnswer> {
    const search = searchOf(request);
    if (search === undefined) return UNREADABLE;
    return answer(200, { tournaments: await this.#around.tournaments.find(search) });
  }

  /** Bans everybody at a seat, or who has said something, and gives up all their seats: bots play on. */
  async #ban(banned: BannedAs): Promise<boolean> {
    const { store, tournaments, bans, seating, onSeated, log } = this.#around;
    const { people, name } = 'seat' in banned ? await store.seatAt(banned) : await store.speakerOf(banned);
    for (const person of people) {
      await bans.add(person, name, banned.reason ?? '');
      await tournaments.expel(person);
      for (const held of await store.tablesOf(person)) {
        await seating.stand(held, person);
        await onSeated(held);
      }
    }
    if (people.length > 0) log('info', 'the keeper has banned somebody', { game: banned.game });
    return people.length > 0;
  }
}
