import type { IncomingMessage } from 'node:http';

import { NOBODY } from '@coalbrook/rules';
import type { Seat } from '@coalbrook/rules';
import type { HoursOff } from '@coalbrook/time';
import {
  isFilledSeat,
  isHoursOff,
  isNewTable,
  isSeatAt,
  isSitDown,
  isStandUp,
  isVisit,
  isWantedRematch,
} from '@coalbrook/wire/online';
import type { PublicTable, SitDown, Visit, Visited } from '@coalbrook/wire/online';

import type { AccountsApi } from '../accounts/accountsApi.ts';
import { isOffered } from '../bots/isOffered.ts';
import { STAND_IN } from '../bots/standIn.ts';
import type { ConsentApi } from '../consent/consentApi.ts';
import { clearsAt } from '../games/clearing.ts';
import type { GameRow } from '../games/gameRow.ts';
import type { GameStore } from '../games/gameStore.ts';
import type { Lobby } from '../games/lobby.ts';
import { openTable } from '../games/newTable.ts';
import type { Openings } from '../games/openings.ts';
import { goToRematch } from '../games/rematch.ts';
import type { NoRematch } from '../games/rematch.ts';
import type { Seating } from '../games/seating.ts';
import type { NoticesApi } from '../notices/noticesApi.ts';
import type { RatingsApi } from '../ratings/ratingsApi.ts';
import { deviceOf, newPerson, personOf } from '../seats/person.ts';
import { hashOf, newToken } from '../seats/tokens.ts';
import type { SinceTurns } from '../since/sinceTurns.ts';
import type { TalkApi } from '../talk/talkApi.ts';
import type { TournamentsApi } from '../tournaments/tournamentsApi.ts';
import type { Asking } from './asking.ts';
import { answer, faulty, FLOOD, LONGEST_TABLE, readJson, UNREADABLE } from './json.ts';
import type { HttpAnswer } from './json.ts';
import { isOwnOrigin } from './origin.ts';
import type { RequestLimits } from './requestLimits.ts';

export interface ApiEnvironment {
  readonly store: GameStore;
  readonly seating: Seating;
  readonly lobby: Lobby;
  /** People have come to a table or gone. */
  readonly onSeated: (game: string) => Promise<void>;
  readonly publicUrl: string | undefined;
  readonly limits: Pick<RequestLimits, 'addressOf' | 'maySend' | 'mayOpenTable' | 'mayFoundTournament'>;
  readonly openings: Openings;
  readonly now: () => number;
  readonly hoursOf: (person: string) => Promise<HoursOff | undefined>;
  readonly keepHours: (person: string, hours: HoursOff) => Promise<void>;
  readonly notices: NoticesApi;
  readonly accounts: AccountsApi;
  readonly ratings: RatingsApi;
  /** The public tables at which a person has no seat. */
  readonly publicTables: (person: string) => Promise<readonly PublicTable[]>;
  readonly since: SinceTurns;
  readonly talk: TalkApi;
  readonly consent: ConsentApi;
  readonly tournaments: TournamentsApi;
}

/** The same answer whether a table does not exist or the link is not for it. */
const ABSENT = answer(404, { failed: 'absent' });
const TAKEN = answer(409, { failed: 'taken' });
const NAME_TAKEN = answer(409, { failed: 'name' });
const RUNNING = answer(409, { failed: 'running' });
const RATED = answer(409, { failed: 'rated' });

const noRematch = (why: NoRematch): HttpAnswer => {
  switch (why) {
    case 'absent':
      return ABSENT;
    case 'running':
      return RUNNING;
    case 'taken':
      return TAKEN;
    case 'name':
      return NAME_TAKEN;
    case 'rated':
      return RATED;
    default:
      return faulty(why);
  }
};

/** A public table needs no link. */
const isOpenToAll = ({ isPublic }: GameRow, token: string): boolean => isPublic && token === '';

/** How long a table is kept that has not begun, if not for long. */
const clearingOf = (touched: number, now: number): { readonly clears?: number } => {
  const clears = clearsAt(touched, now);
  return clears === undefined ? {} : { clears: Math.max(0, clears - now) };
};

/** What takes longer bodies than usual: tables with a position, a record or files; and what authenticators sign. */
const longest: Readonly<Record<string, number>> = {
  '/api/tables': LONGEST_TABLE,
  '/api/tournaments': LONGEST_TABLE,
  '/api/account/passkeys/keep': 64 * 1024,
  '/api/account/passkeys/use': 64 * 1024,
};

const PROOF = /^\/api\/games\/([\w-]{1,64})\/proof$/;

/** With the code of a language. */
const SINCE = /^\/api\/since\/([\w-]{1,20})$/;

const MOST_LISTED = 500;
const MOST_WAITING = 100;

/** What a link leads to. */
interface FollowedLink {
  readonly visited: Visited;
  /** The seats that it can be for; those that somebody has taken only if the link is for all free ones. */
  readonly open: readonly Seat[];
  /** Somebody has made it to play their own seat on another device. */
  readonly isForDevice: boolean;
}

/** Tables and seats over HTTP; everything else goes over the live connection. */
export class Api {
  readonly #around: ApiEnvironment;

  constructor(around: ApiEnvironment) {
    this.#around = around;
  }

  /** The answer to a request below `/api/`. */
  async answer(request: IncomingMessage, path: string): Promise<HttpAnswer> {
    if (request.method === 'GET' && path === '/api/mine') return this.#mine(request);
    if (request.method === 'GET' && path === '/api/public') return this.#public(request);
    if (request.method === 'GET' && path === '/api/waiting') return this.#waiting(request);
    const since = SINCE.exec(path)?.[1];
    if (request.method === 'GET' && since !== undefined) return this.#since(request, since);
    if (request.method === 'GET' && path === '/api/hours') return this.#hours(request);
    const proved = PROOF.exec(path)?.[1];
    if (request.method === 'GET' && proved !== undefined) return this.#proof(request, proved);
    const { notices, ratings, consent, accounts, talk, tournaments } = this.#around;
    const told =
      (await notices.answer(request, path)) ??
      (await ratings.answer(request, path)) ??
      (await consent.answer(request, path)) ??
      (await accounts.answer(request, path)) ??
      (await tournaments.answer(request, path));
    if (told) return told;
    const handle = [{ posts: this.#posts }, notices, consent, talk, accounts, tournaments]
      .map(({ posts }) => posts[path])
      .find((post) => post !== undefined);
    if (!handle) return ABSENT;
    if (request.method !== 'POST') return answer(405, { failed: 'method' }, { allow: 'POST' });
    // Another page in the same browser could send a request with this cookie.
    if (!isOwnOrigin(request, this.#around.publicUrl)) return answer(403, { failed: 'origin' });
    let bytes = 0;
    const maySend = (sent: number): boolean => this.#around.limits.maySend(request, (bytes = sent));
    const body = await readJson(request, { longest: longest[path], maySend });
    return body.ok ? handle(body.value, this.#asking(request, bytes)) : body.fault;
  }

  readonly #posts: Readonly<Record<string, (body: unknown, asking: Asking) => Promise<HttpAnswer>>> = {
    '/api/tables': async (body, { person, headers, address, mayOpen }) => {
      if (!isNewTable(body)) return UNREADABLE;
      if (!mayOpen()) return FLOOD;
      const { store, openings, now } = this.#around;
      const opened = await openTable(store, body, person, now(), (task) => openings.begin(task, address));
      if (opened.ok) return answer(201, opened.value, headers);
      return opened.fault === 'busy' ? FLOOD : faulty(opened.fault, headers);
    },
    '/api/visit': async (body, { person, headers }) => {
      if (!isVisit(body)) return UNREADABLE;
      const found = await this.#follow(body, person);
      // With the cookie a visitor is the same person when they sit down, also if they must ask twice.
      return found ? answer(200, found.visited, headers) : ABSENT;
    },
    '/api/sit': async (body, { person, headers }) => {
      if (!isSitDown(body)) return UNREADABLE;
      const { store, lobby, onSeated } = this.#around;
      const { game, seat } = body;
      // Whoever has the seat asks again because the answer was lost; their link may be used up.
      if (!(await store.heldBy(person, game)).includes(seat)) {
        const found = await this.#follow(body, person);
        if (!found?.open.includes(seat)) return ABSENT;
        // Nobody is rated for a game against themselves.
        const { isRated = false, held } = found.visited.table;
        if (isRated && held.length > 0) return RATED;
        const failed = await this.#sit(body, person, found);
        if (failed) return failed;
      }
      await onSeated(game);
      return answer(200, { table: await lobby.tableFor(game, person) }, headers);
    },
    '/api/stand': async (body, { person }) => {
      if (!isStandUp(body)) return UNREADABLE;
      const { seating, onSeated } = this.#around;
      if (!(await seating.stand(body.game, person))) return ABSENT;
      await onSeated(body.game);
      return answer(200, {});
    },
    '/api/fill': async (body, { person }) => {
      if (!isFilledSeat(body)) return UNREADABLE;
      const { store, seating, onSeated } = this.#around;
      const { game, seat, policy = STAND_IN } = body;
      if (!isOffered(policy)) return UNREADABLE;
      if (!(await store.heldBy(person, game)).some((held) => held !== NOBODY)) return ABSENT;
      if (await this.#leavesAlone(game, seat)) return RATED;
      if (!(await seating.fill(game, seat, policy))) return TAKEN;
      await onSeated(game);
      return answer(200, {});
    },
    '/api/device': async (body, { person }) => {
      if (!isSeatAt(body)) return UNREADABLE;
      const { seating, onSeated } = this.#around;
      const { game, seat } = body;
      const token = newToken();
      if (!(await seating.renewLink(game, seat, person, hashOf(token)))) return ABSENT;
      // The others lose the seat at once.
      await onSeated(game);
      return answer(200, { token });
    },
    '/api/rematch': async (body, { person }) => {
      if (!isWantedRematch(body)) return UNREADABLE;
      const { store, seating, lobby, onSeated, now } = this.#around;
      const rematch = await goToRematch({ store, seating }, body, person, now());
      if (!rematch.ok) return noRematch(rematch.fault);
      await lobby.tellChange(body.game);
      await onSeated(rematch.value.game);
      return answer(200, rematch.value);
    },
    '/api/watch': async (body, { person, headers }) => {
      if (!isVisit(body)) return UNREADABLE;
      const { store } = this.#around;
      const row = await store.find(body.game);
      if (!row || !(row.watchHash === hashOf(body.token) || isOpenToAll(row, body.token))) return ABSENT;
      await store.lookOn(body.game, person);
      return answer(200, {}, headers);
    },
    '/api/hours': async (body, { person, headers }) => {
      if (!isHoursOff(body)) return UNREADABLE;
      await this.#around.keepHours(person, body);
      return answer(200, {}, headers);
    },
  };

  /** Whether one person would play a rated game against bots alone, without a clock, if a bot took a seat. */
  async #leavesAlone(game: string, seat: Seat): Promise<boolean> {
    const row = await this.#around.store.find(game);
    if (row?.isRated !== true || row.control !== '') return false;
    return row.sitters.filter(({ kind }, at) => kind === 'person' && at !== Number(seat)).length < 2;
  }

  async #mine(request: IncomingMessage): Promise<HttpAnswer> {
    const person = personOf(request);
    if (person === undefined) return answer(200, { tables: [] });
    const { store, now } = this.#around;
    const rows = await store.tablesOf(person, MOST_LISTED);
    const tables = rows.map(({ id, header: { edition, seats }, ...row }) => ({
      game: id,
      edition,
      seats,
      sitters: row.sitters,
      status: row.status,
      begun: row.begun,
      plays: row.plays,
      waits: row.waits,
      // Whoever watches with a delay learns nothing of the present.
      actor: row.isDelayed ? NOBODY : row.actor,
      rested: Math.max(0, now() - (row.isDelayed ? row.begun : row.touched)),
      ...(row.status === 'open' ? clearingOf(row.touched, now()) : {}),
      ...(row.ordered ? { ordered: true } : {}),
      ...(row.lost ? { lost: true } : {}),
      ...(row.tournament === '' ? {} : { tournament: row.tournament, round: row.round }),
      ...(row.waits && row.due > 0 ? { left: Math.max(0, row.due - now()) } : {}),
    }));
    return answer(200, { tables });
  }

  async #public(request: IncomingMessage): Promise<HttpAnswer> {
    const tables = await this.#around.publicTables(personOf(request) ?? '');
    return answer(200, { tables });
  }

  async #waiting(request: IncomingMessage): Promise<HttpAnswer> {
    const person = personOf(request);
    const games = person === undefined ? [] : await this.#around.store.waitingFor(person, MOST_WAITING);
    return answer(200, { games });
  }

  async #since(request: IncomingMessage, language: string): Promise<HttpAnswer> {
    const person = personOf(request);
    return answer(200, { tables: person === undefined ? [] : await this.#around.since.tell(person, language) });
  }

  async #hours(request: IncomingMessage): Promise<HttpAnswer> {
    const person = personOf(request);
    const hours = person === undefined ? undefined : await this.#around.hoursOf(person);
    return answer(200, hours ? { hours } : {});
  }

  /** The file that `coalbrook verify` reads, for everybody at a finished table. */
  async #proof(request: IncomingMessage, game: string): Promise<HttpAnswer> {
    const { store, lobby } = this.#around;
    const person = personOf(request);
    const held = person === undefined ? [] : await store.heldBy(person, game);
    if (held.length === 0) return ABSENT;
    const revelation = await lobby.revelationOf(game);
    if (!revelation) return RUNNING;
    return answer(200, revelation, { 'content-disposition': `attachment; filename="coalbrook-${game}.json"` });
  }

  /** What a link leads to; undefined if it leads to no table. Whoever has a seat there finds it with any link. */
  async #follow({ game, token }: Visit, person: string): Promise<FollowedLink | undefined> {
    const { store, lobby } = this.#around;
    const [row, seats] = await Promise.all([store.find(game), store.seats(game)]);
    if (!row) return undefined;
    const hash = hashOf(token);
    const isPublic = isOpenToAll(row, token);
    const isInvite = row.inviteHash === hash || isPublic;
    const isWatch = row.watchHash === hash || (isPublic && !seats.some(({ isFree }) => isFree));
    const open = seats.filter(({ tokenHash }) => isInvite || tokenHash === hash);
    const own = await lobby.tableFor(game, person);
    const isKnown = own !== undefined && own.held.length > 0;
    if (!isInvite && !isWatch && open.length === 0 && !isKnown) return undefined;
    const table = own ?? (await lobby.tableForGuest(game));
    if (!table) return undefined;
    const offered = isInvite ? open.filter(({ isFree }) => isFree) : open;
    return {
      visited: { table: lobby.withPresence(table), seats: offered.map(({ seat }) => seat), isWatch },
      open: open.map(({ seat }) => seat),
      isForDevice: !isInvite && open.some(({ isFree }) => !isFree),
    };
  }

  /** Sits down at a free seat, or joins one's own with another device; returns why not. */
  async #sit(
    { game, token, seat, name, nonce }: SitDown,
    person: string,
    { isForDevice }: FollowedLink,
  ): Promise<HttpAnswer | undefined> {
    const { seating, store } = this.#around;
    if (isForDevice) {
      const refused = await seating.join(game, seat, person, hashOf(token));
      return refused && (refused === 'rated' ? RATED : ABSENT);
    }
    const failed = await seating.sit(game, { seat, person, name: name.trim(), nonce });
    if (failed === 'name') return NAME_TAKEN;
    if (failed === 'rated') return RATED;
    // The same request may have arrived twice.
    return failed && !(await store.heldBy(person, game)).includes(seat) ? TAKEN : undefined;
  }

  #asking(request: IncomingMessage, bytes: number): Asking {
    const { limits } = this.#around;
    const [person, device] = [personOf(request), deviceOf(request)];
    const { origin = '', 'user-agent': agent = '' } = request.headers;
    const sent = {
      origin,
      agent,
      address: limits.addressOf(request),
      mayOpen: (): boolean => limits.mayOpenTable(request, bytes),
      mayFound: (): boolean => limits.mayFoundTournament(request),
    };
    if (person !== undefined && device)
      return { person, device: device.hash, from: sent.address ?? device.hash, headers: {}, ...sent };
    const isSecure = this.#around.publicUrl?.startsWith('https:') ?? false;
    const made = newPerson(isSecure);
    const headers = { 'set-cookie': made.cookie };
    return { person: made.person, device: made.person, from: sent.address ?? made.person, headers, ...sent };
  }
}
