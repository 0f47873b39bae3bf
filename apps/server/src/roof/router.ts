/** Finds the route of a request, asks whether whoever sends it may, reads what they send, and answers. */

import type { IncomingMessage } from 'node:http';

import { isObject } from '@coalbrook/rules/input';

import { answer, FLOOD, readJson, UNREADABLE } from '../ground/http/json.ts';
import type { HttpAnswer } from '../ground/http/json.ts';
import { isOwnOrigin } from '../ground/http/origin.ts';
import type { Asking, PostRoute, HttpRoute } from '../ground/http/route.ts';
import { deviceOf, newPerson, personOf } from '../ground/persons/person.ts';
import type { House } from '../table/house/house.ts';

const ABSENT = answer(404, { failed: 'absent' });
/** Only nodes of a newer version know the rules of the game. */
const SERVED_ELSEWHERE = answer(503, { failed: 'elsewhere' }, { 'retry-after': '1' });
const FOREIGN = answer(403, { failed: 'origin' });

const banned = (reason: string): HttpAnswer => answer(403, { failed: 'banned', ...(reason === '' ? {} : { reason }) });

/** What may stand in a path where a route has a `:`. */
const NAMED = /:\w+/;
const NAME = '([\\w-]{1,64})';

interface Found {
  /** The routes of a path, by method. */
  readonly routes: ReadonlyMap<string, HttpRoute>;
  readonly named: string;
}

/** Routes by their paths. */
class Paths {
  readonly #plain = new Map<string, Map<string, HttpRoute>>();
  readonly #named = new Map<string, { readonly pattern: RegExp; readonly routes: Map<string, HttpRoute> }>();

  constructor(routes: readonly HttpRoute[]) {
    for (const route of routes) this.#add(route);
  }

  find(path: string): Found | undefined {
    const plain = this.#plain.get(path);
    if (plain) return { routes: plain, named: '' };
    for (const { pattern, routes } of this.#named.values()) {
      const named = pattern.exec(path)?.[1];
      if (named !== undefined) return { routes, named };
    }
    return undefined;
  }

  #add(route: HttpRoute): void {
    const { method, path } = route;
    const routes = this.#routesOf(path);
    if (routes.has(method)) throw new Error(`two routes for ${method} ${path}`);
    routes.set(method, route);
  }

  #routesOf(path: string): Map<string, HttpRoute> {
    const made = new Map<string, HttpRoute>();
    if (!NAMED.test(path)) {
      const known = this.#plain.get(path) ?? made;
      this.#plain.set(path, known);
      return known;
    }
    const known = this.#named.get(path) ?? { pattern: new RegExp(`^${path.replace(NAMED, NAME)}$`), routes: made };
    this.#named.set(path, known);
    return known.routes;
  }
}

/** Answers requests below `/api/`. */
export class Router {
  readonly #house: House;
  readonly #paths: Paths;

  constructor(house: House, routes: readonly HttpRoute[]) {
    this.#house = house;
    this.#paths = new Paths(routes);
  }

  async answer(request: IncomingMessage, path: string): Promise<HttpAnswer> {
    const found = this.#paths.find(path);
    const isForKeeper = found?.routes.values().next().value?.who === 'keeper';
    // Strangers cannot tell that there is such a path.
    if (isForKeeper && !this.#house.guard.isKeeper(request)) return ABSENT;
    if (!isForKeeper) {
      await this.#house.parts.devices.meet(request);
      const reason = this.#house.guard.reasonAgainst(request);
      if (reason !== undefined) return banned(reason);
    }
    if (!found) return ABSENT;
    const route = found.routes.get(request.method ?? '');
    if (!route) return answer(405, { failed: 'method' }, { allow: [...found.routes.keys()].join(', ') });
    if (route.method === 'POST' && route.who !== 'anybody') return this.#post(request, route);
    const person = isForKeeper ? undefined : personOf(request);
    return route.answer({ request, person, named: found.named });
  }

  async #post(request: IncomingMessage, route: PostRoute): Promise<HttpAnswer> {
    const { limits, publicUrl } = this.#house.parts;
    // Another page in the same browser could send a request with this cookie.
    if (route.who === 'page' && !isOwnOrigin(request, publicUrl)) return FOREIGN;
    let bytes = 0;
    const maySend = (sent: number): boolean => limits.maySend(request, (bytes = sent));
    const body = await readJson(request, { longest: route.longest, maySend });
    if (!body.ok) return body.fault;
    if (!route.read(body.value)) return UNREADABLE;
    if (route.costs && !limits.mayPay(request, route.costs, bytes)) return FLOOD;
    if (route.who === 'page' && (await this.#isElsewhere(body.value))) return SERVED_ELSEWHERE;
    return route.answer(body.value, this.#asking(request, route.who === 'page'));
  }

  /** Whether a body names a table at which nothing can be done here. */
  async #isElsewhere(body: unknown): Promise<boolean> {
    const game = isObject(body) ? body['game'] : undefined;
    return typeof game === 'string' && (await this.#house.parts.tables.isElsewhere(game));
  }

  #asking(request: IncomingMessage, isPage: boolean): Asking {
    const { limits, publicUrl } = this.#house.parts;
    const [person, device] = isPage ? [personOf(request), deviceOf(request)] : [];
    const { origin = '', 'user-agent': agent = '' } = request.headers;
    const address = limits.addressOf(request);
    const sent = { origin, agent, address };
    if (person !== undefined && device)
      return { person, device: device.hash, from: address ?? device.hash, headers: {}, ...sent };
    const made = newPerson(publicUrl?.startsWith('https:') ?? false);
    const headers = { 'set-cookie': made.cookie };
    return { person: made.person, device: made.person, from: address ?? made.person, headers, ...sent };
  }
}
