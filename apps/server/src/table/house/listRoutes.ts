/** Looking at tables without being there, over HTTP. */

import { NOBODY } from '@coalbrook/rules';
import { isHoursOff } from '@coalbrook/wire/online';
import type { LobbyVisit } from '@coalbrook/wire/online';

import { answer } from '../../ground/http/json.ts';
import type { HttpAnswer } from '../../ground/http/json.ts';
import { get, isAnything, post } from '../../ground/http/route.ts';
import type { HttpRoute } from '../../ground/http/route.ts';
import { clearsAt } from '../games/clearing.ts';
import { ownPublicTables } from '../lobby/publicTables.ts';
import { aftermathOf } from './aftermath.ts';
import type { House } from './house.ts';

const ABSENT = answer(404, { failed: 'absent' });
const RUNNING = answer(409, { failed: 'running' });

const MOST_LISTED = 500;
const MOST_WAITING = 100;

/** How long a table is kept that has not begun, if not for long. */
const clearingOf = (touched: number, now: number): { readonly clears?: number } => {
  const clears = clearsAt(touched, now);
  return clears === undefined ? {} : { clears: Math.max(0, clears - now) };
};

/** How many others wait for an answer of a person; nothing if nobody does. */
const asksOf = async (house: House, person: string): Promise<{ readonly asks?: number }> => {
  const asks = await house.asksOf(person);
  return asks > 0 ? { asks } : {};
};

/** The tables of a person as their list shows them. */
const listTables = async (house: House, person: string): Promise<HttpAnswer> => {
  const { store, now } = house.parts;
  const rows = await store.tablesOf(person, MOST_LISTED);
  const asked = new Set<string>();
  for (const row of rows) if (row.asked !== '' && (await house.mayJoin(person, row.asked))) asked.add(row.id);
  const tables = rows.map(({ id, header: { edition, seats, options = [] }, ...row }) => ({
    game: id,
    edition,
    ...(options.length > 0 ? { options } : {}),
    seats,
    ...(row.free.length > 0 ? { free: row.free } : {}),
    sitters: row.sitters,
    status: row.status,
    begun: row.begun,
    plays: row.plays,
    waits: row.waits,
    ...(row.isPaused && !row.isDelayed ? { paused: true } : {}),
    // Whoever watches with a delay learns nothing of the present.
    actor: row.isDelayed ? NOBODY : row.actor,
    rested: Math.max(0, now() - (row.isDelayed ? row.begun : row.touched)),
    ...(row.status === 'open' ? clearingOf(row.touched, now()) : {}),
    ...(row.ordered ? { ordered: true } : {}),
    ...(row.lost ? { lost: true } : {}),
    ...(asked.has(id) ? { asked: true } : {}),
    ...(row.tournament === '' ? {} : { tournament: row.tournament, round: row.round }),
    ...(row.waits && row.due > 0 ? { left: Math.max(0, row.due - now()) } : {}),
  }));
  return answer(200, { tables, ...(await asksOf(house, person)) });
};

export const listRoutes = (house: House): readonly HttpRoute[] => {
  const { database, store, lobby, publicList, time } = house.parts;
  return [
    get('/api/mine', async ({ person }) =>
      person === undefined ? answer(200, { tables: [] }) : listTables(house, person),
    ),
    get('/api/public', async ({ person }) => {
      const tables = await publicList.read();
      const own = person === undefined ? [] : await ownPublicTables(database, person);
      return answer(200, { tables: tables.filter(({ game }) => !own.includes(game)) });
    }),
    // With the cookie somebody can be told what changes in the list.
    post('/api/lobby', isAnything, async (_body, { person, headers }) => {
      const [own, ratings] = [await ownPublicTables(database, person), await house.ratingsOf(person)];
      return answer(200, { own, ratings } satisfies LobbyVisit, headers);
    }),
    get('/api/waiting', async ({ person }) => {
      if (person === undefined) return answer(200, { games: [] });
      const games = await store.waitingFor(person, MOST_WAITING);
      return answer(200, { games, ...(await asksOf(house, person)) });
    }),
    get('/api/hours', async ({ person }) => {
      const hours = person === undefined ? undefined : await time.hoursOf(person);
      return answer(200, hours ? { hours } : {});
    }),
    post('/api/hours', isHoursOff, async (hours, { person, headers }) => {
      await time.keepHours(person, hours);
      return answer(200, {}, headers);
    }),
    get('/api/games/:game/aftermath', async ({ person, named: game }) => {
      const held = person === undefined ? [] : await store.heldBy(person, game);
      if (person === undefined || held.length === 0) return ABSENT;
      const aftermath = await aftermathOf(house, game, person);
      return aftermath ? answer(200, aftermath) : RUNNING;
    }),
    // The file that `coalbrook verify` reads, for everybody at a finished table.
    get('/api/games/:game/proof', async ({ person, named: game }) => {
      const held = person === undefined ? [] : await store.heldBy(person, game);
      if (held.length === 0) return ABSENT;
      const revelation = await lobby.revelationOf(game);
      if (!revelation) return RUNNING;
      return answer(200, revelation, { 'content-disposition': `attachment; filename="coalbrook-${game}.json"` });
    }),
  ];
};
