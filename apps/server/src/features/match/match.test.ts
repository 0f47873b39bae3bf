import { join } from 'node:path';

import type { FriendList, NewSearch, OnlineTable, OwnSearch, SearchFigures } from '@coalbrook/wire/online';
import { describe, expect, it, onTestFinished } from 'vitest';

import { SqliteDatabase } from '../../ground/database/sqlite.ts';
import { features } from '../../roof/features.ts';
import type { RunningServer } from '../../roof/server.ts';
import type { ServerOptions } from '../../roof/serverOptions.ts';
import { FollowedGame, Person } from '../../testing/client.ts';
import { folder, startAt } from '../../testing/fixtures.ts';
import { READY_WITHIN } from './openMeeting.ts';
import { LEASE } from './searchStore.ts';

const MINUTE = 60_000;

interface Club {
  readonly server: RunningServer;
  readonly file: string;
  readonly clock: { time: number };
}

const serve = async (options: Partial<ServerOptions> = {}): Promise<Club> => {
  const file = join(folder(onTestFinished), 'games.db');
  const clock = { time: Date.now() };
  const server = await startAt(file, { now: () => clock.time, ...options });
  onTestFinished(() => server.close());
  return { server, file, clock };
};

const search = async (person: Person, name: string, terms: Partial<NewSearch> = {}): Promise<OwnSearch> => {
  const body = { name, nonce: name, editions: ['lancashire'], seats: [2], pace: 'live', isRated: false, ...terms };
  return (await person.post<{ readonly search: OwnSearch }>('/api/search', body)).search;
};

const stateOf = async (person: Person): Promise<OwnSearch | undefined> =>
  (JSON.parse(await person.get('/api/search')) as { readonly search?: OwnSearch }).search;

const renewed = (person: Person, seen = 'anything else'): Promise<{ readonly search?: OwnSearch }> =>
  person.post('/api/search/wait', { seen });

const people = (port: number, count: number): readonly Person[] =>
  Array.from({ length: count }, () => Person.known(port));

const follow = async (person: Person, game: string, seat: 0 | 1 | 2): Promise<FollowedGame> => {
  await person.connect();
  onTestFinished(() => person.leave());
  const followed = new FollowedGame(person, game, seat as never);
  await followed.join();
  return followed;
};

describe('two people who search', () => {
  it('are seated together, and play once both are ready', async () => {
    const { server, clock } = await serve();
    const [ada, ben, eve] = people(server.port, 3);
    const first = await search(ada, 'Ada');
    clock.time++;
    expect(first).toMatchObject({ others: 0, waited: 0 });
    expect(first.game).toBeUndefined();
    // She is told at once.
    const told = renewed(ada, first.version);
    const { game = '', left } = await search(ben, 'Ada');
    expect(game).not.toBe('');
    expect(left).toBe(READY_WITHIN);
    expect((await told).search).toMatchObject({ game });
    const [adas, bens] = [await follow(ada, game, 0), await follow(ben, game, 1)];
    // Nobody has the name of somebody else.
    expect(bens.info?.seats.map(({ name }) => name)).toEqual(['Ada', 'Ada 2']);
    expect(bens.info).toMatchObject({ status: 'open', clock: { control: { kind: 'live' } } });
    await ada.post('/api/ready', { game, isReady: true });
    await ben.post('/api/ready', { game, isReady: true });
    await adas.until(() => adas.info?.status === 'running');
    await server.runChore('match');
    expect((await stateOf(ben))?.left).toBeUndefined();
    // Whoever does not search is told of no table.
    expect(await stateOf(eve)).toBeUndefined();
    expect(await renewed(eve)).toEqual({});
    // The next search can begin.
    expect((await search(ada, 'Ada')).game).toBeUndefined();
  });

  it('are not if one of them has gone; whoever comes back is still at their place', async () => {
    const { server, clock } = await serve();
    const [ada, ben, eve] = people(server.port, 3);
    await search(ada, 'Ada');
    clock.time += LEASE.live + 1;
    expect((await search(ben, 'Ben')).game).toBeUndefined();
    await renewed(ada);
    const found = (await search(eve, 'Eve')).game ?? (await stateOf(ada))?.game;
    expect(found).toBeDefined();
    expect((await stateOf(ada))?.game).toBe(found);
    // After a while nobody remembers that somebody searched.
    clock.time += 30 * MINUTE;
    await server.runChore('match');
    expect(await stateOf(ben)).toBeUndefined();
  });

  it('are kept apart if one of them has blocked the other, who does not see that somebody searches', async () => {
    const { server, clock } = await serve();
    const [ada, ben, eve] = people(server.port, 3);
    for (const one of [ada, ben]) await one.post('/api/friends/card', { name: 'Somebody', showsPresence: false });
    const { token } = await ada.post<{ readonly token: string }>('/api/friends/link', {});
    await ben.post('/api/friends/add', { token });
    const { friends } = JSON.parse(await ada.get('/api/friends')) as FriendList;
    await ada.post('/api/friends/block', { friend: friends[0].friend });
    await search(ada, 'Ada');
    clock.time++;
    expect(await search(ben, 'Ben')).toMatchObject({ others: 0 });
    expect((await stateOf(ada))?.others).toBe(0);
    const { game } = await search(eve, 'Eve');
    expect(game).toBeDefined();
    expect([(await stateOf(ada))?.game, (await stateOf(ben))?.game]).toEqual([game, undefined]);
  });

  it('need not stay for a slow table, which is dealt at once', async () => {
    const { server, clock } = await serve();
    const [ada, ben] = people(server.port, 2);
    await search(ada, 'Ada', { pace: 'slow', seats: [2, 3] });
    clock.time += 24 * 60 * MINUTE;
    const { game = '' } = await search(ben, 'Ben', { pace: 'slow', seats: [2] });
    const bens = await follow(ben, game, 1);
    expect(bens.info).toMatchObject({ status: 'running', clock: { control: { kind: 'slow' } } });
    expect((await stateOf(ada))?.game).toBe(game);
  });
});

describe('when somebody does not come to the table', () => {
  it('the others search on at their place, and they do not', async () => {
    const { server, clock } = await serve();
    const [ada, ben, eve, zoe] = people(server.port, 4);
    const trio = { seats: [3] };
    await search(ada, 'Ada', trio);
    clock.time += 1000;
    await search(ben, 'Ben', trio);
    clock.time += 1000;
    const { game = '' } = await search(eve, 'Eve', trio);
    await follow(ada, game, 0);
    await follow(ben, game, 1);
    for (const one of [ada, ben]) await one.post('/api/ready', { game, isReady: true });
    clock.time += READY_WITHIN;
    await server.runChore('match');
    expect(await stateOf(eve)).toBeUndefined();
    expect(await stateOf(ada)).toMatchObject({ isAgain: true, missed: ['Eve'], waited: READY_WITHIN + 2000 });
    expect(JSON.parse(await ada.get('/api/mine'))).toEqual({ tables: [] });
    for (const one of [ada, ben]) await renewed(one);
    const again = await search(zoe, 'Zoe', trio);
    expect(again.game).toBeDefined();
    expect((await stateOf(ada))?.game).toBe(again.game);
    expect((await stateOf(ada))?.missed).toBeUndefined();
  });

  it('whoever cancels or leaves does not keep them waiting', async () => {
    const { server } = await serve();
    const [ada, ben, eve] = people(server.port, 3);
    await search(ada, 'Ada');
    const { game = '' } = await search(ben, 'Ben');
    await ben.post('/api/search/end', {});
    expect(await stateOf(ben)).toBeUndefined();
    expect(await stateOf(ada)).toMatchObject({ isAgain: true });
    await ben.post('/api/stand', { game }).catch(() => undefined);
    const second = (await search(eve, 'Eve')).game ?? '';
    expect((await stateOf(ada))?.game).toBe(second);
    // Leaving the table is the same.
    await ada.post('/api/stand', { game: second });
    await server.runChore('match');
    expect(await stateOf(ada)).toBeUndefined();
    expect(await stateOf(eve)).toMatchObject({ isAgain: true, missed: ['Ada'] });
  });
});

it('bots fill a table after the stated time', async () => {
  const { server, clock } = await serve();
  const [ada] = people(server.port, 1);
  await search(ada, 'Ada', { seats: [3], botsAfter: 5 });
  clock.time += 5 * MINUTE - 1;
  await renewed(ada);
  await server.runChore('match');
  expect((await stateOf(ada))?.game).toBeUndefined();
  clock.time += 1;
  await server.runChore('match');
  const { game = '' } = (await stateOf(ada)) ?? {};
  const { info } = await follow(ada, game, 0);
  expect(info).toMatchObject({ status: 'running' } satisfies Partial<OnlineTable>);
  expect(info?.seats.map(({ kind }) => kind)).toEqual(['person', 'bot', 'bot']);
});

it('nobody is seated twice of many who come at the same time', async () => {
  const { server, file } = await serve();
  const all = people(server.port, 12);
  await Promise.all(all.map((one, at) => search(one, `Person ${at}`)));
  await server.runChore('match');
  const database = new SqliteDatabase(file);
  onTestFinished(() => database.close());
  const tables = await database.query<{ count: number }>(
    'select count(*) as count from holders where seat >= 0 group by game',
  );
  expect(tables.map(({ count }) => count)).toEqual([2, 2, 2, 2, 2, 2]);
  const twice = await database.query('select person from holders where seat >= 0 group by person having count(*) > 1');
  expect(twice).toEqual([]);
});

it('a feature says who must not meet', async () => {
  let mayMeet = false;
  const apart = (_: unknown, all: readonly string[]) =>
    Promise.resolve(mayMeet || all.length < 2 ? [] : [[all[0], all[1]] as const]);
  const { server } = await serve({ features: { ...features, apart: () => ({ apart }) } });
  const [ada, ben] = people(server.port, 2);
  await search(ada, 'Ada');
  // Nor does either see that somebody searches.
  expect(await search(ben, 'Ben')).toMatchObject({ others: 0 });
  mayMeet = true;
  await server.runChore('match');
  expect((await stateOf(ada))?.game).toBeDefined();
});

it('a search that cannot succeed is refused, and so are too many', async () => {
  const { server } = await serve();
  const [ada] = people(server.port, 1);
  await expect(search(ada, 'Ada', { editions: ['monopoly'] })).rejects.toThrow('"at":"edition"');
  await expect(search(ada, 'Ada', { seats: [9] })).rejects.toThrow('422');
  await expect(search(ada, 'Ada', { seats: [] })).rejects.toThrow('400');
  await expect(search(ada, ' ')).rejects.toThrow('400');
  expect(await stateOf(ada)).toBeUndefined();
  for (let more = 2; more < 30; more++) await search(ada, 'Ada');
  await expect(search(ada, 'Ada')).rejects.toThrow('429');
});

it('what a person searches for can be taken along, exported and deleted', async () => {
  const { server, file } = await serve();
  const [ada, ben] = people(server.port, 2);
  await search(ada, 'Ada', { isRated: true, botsAfter: 10 });
  const figures = (JSON.parse(await ben.get('/api/search')) as { readonly figures: readonly SearchFigures[] }).figures;
  expect(figures).toEqual([
    { pace: 'quick', searching: 0 },
    { pace: 'live', searching: 1 },
    { pace: 'slow', searching: 0 },
  ]);
  const exported = JSON.parse(await ada.get('/api/account/export')) as Readonly<Record<string, unknown>>;
  expect(exported.search).toMatchObject({ editions: ['lancashire'], isRated: true, botsAfter: 10 });
  await ada.post('/api/account/delete', {});
  const database = new SqliteDatabase(file);
  onTestFinished(() => database.close());
  expect(await database.query('select * from searches')).toEqual([]);
});
