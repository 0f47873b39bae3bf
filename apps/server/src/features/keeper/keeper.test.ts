import { readdirSync } from 'node:fs';
import { join } from 'node:path';

import type { Seat } from '@coalbrook/rules';
import type { KeptGame, ServerFigures } from '@coalbrook/wire/online';
import { describe, expect, it, onTestFinished } from 'vitest';

import { SqliteDatabase } from '../../ground/database/sqlite.ts';
import type { RunningServer } from '../../roof/server.ts';
import { FollowedGame, Person } from '../../testing/client.ts';
import { folder, newTable, startAt } from '../../testing/fixtures.ts';
import { Talker } from '../../testing/talker.ts';

const TOKEN = 'a token that nobody can guess';
const DAY = 24 * 60 * 60 * 1000;

interface Kept {
  readonly server: RunningServer;
  readonly port: number;
  readonly data: string;
}

const serve = async (options: Parameters<typeof startAt>[1] = {}): Promise<Kept> => {
  const data = folder(onTestFinished);
  const keeper = { token: TOKEN, backupFolder: join(data, 'backups') };
  const server = await startAt(join(data, 'games.db'), { keeper, ...options });
  onTestFinished(() => server.close());
  return { server, port: server.port, data };
};

const ask = (port: number, path: string, body?: object, token = TOKEN): Promise<Response> =>
  fetch(`http://127.0.0.1:${port}/api/keeper${path}`, {
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
  });

const figures = async (port: number): Promise<ServerFigures> => (await ask(port, '')).json() as Promise<ServerFigures>;

const games = async (port: number, search = ''): Promise<readonly KeptGame[]> => {
  const response = await ask(port, `/games?search=${encodeURIComponent(search)}`);
  return ((await response.json()) as { readonly games: readonly KeptGame[] }).games;
};

const named = (letters: string, ...names: readonly string[]) => {
  const table = newTable('lancashire', letters);
  return { ...table, sitters: table.sitters.map((sitter, seat) => ({ ...sitter, name: names[seat] })) };
};

describe('the keeper’s page', () => {
  it('shows what was reported until the keeper has seen it', async () => {
    const { port } = await serve();
    const [one, two] = [Person.known(port), Person.known(port)];
    const { game, invite } = await one.open({ ...named('pp', 'Ada', 'Ben'), mine: [0] });
    await two.sit(game, invite, 1, 'Ben');
    const [ada, ben] = [new Talker(one, game, 0 as Seat), new Talker(two, game, 1 as Seat)];
    await ben.say('Hello');
    await ben.say('Something rude');
    await ada.report('table', 2);
    await ben.report('table', 2);
    const [reported] = (await figures(port)).reports;
    expect(reported).toMatchObject({ game, circle: 'table', number: 2, name: 'Ben', body: 'Something rude', count: 2 });
    expect((await ask(port, '/settle', { ...reported, number: 1 })).status).toBe(404);
    expect((await ask(port, '/settle', { game })).status).toBe(400);
    expect((await ask(port, '/settle', reported)).status).toBe(200);
    expect((await figures(port)).reports).toEqual([]);
    // What was said stays.
    expect(await ada.heard('table')).toEqual(['Hello', 'Something rude']);
  });

  it.each(['', '/games', '/delete', '/ban', '/lift', '/settle', '/backup', '/else'])(
    'does not seem to exist without the token: %s',
    async (path) => {
      const { port } = await serve();
      for (const token of ['', 'guess', `${TOKEN} `.repeat(2)]) {
        const response = await ask(port, path, path === '' || path === '/games' ? undefined : {}, token);
        expect([response.status, await response.text()]).toEqual([404, '{"failed":"absent"}']);
      }
    },
  );

  it('does not exist where no token was chosen', async () => {
    const { port } = await serve({ keeper: {} });
    for (const token of ['', 'undefined', TOKEN]) expect((await ask(port, '', undefined, token)).status).toBe(404);
  });

  it('counts games and people, and has nothing of what is hidden', async () => {
    const { port } = await serve();
    const person = Person.known(port);
    await person.open({ ...named('pr', 'Ada', 'Ben'), mine: [0] });
    await person.open({ ...named('pp', 'Ada', 'Cem'), mine: [0] });
    expect(await figures(port)).toMatchObject({
      games: { open: 1, running: 1, over: 0 },
      people: 1,
      connections: 0,
      bans: [],
      backups: [],
      failing: [],
      reports: [],
    });
    const listed = await games(port);
    expect(listed).toHaveLength(2);
    for (const one of listed) {
      const known = ['begun', 'edition', 'game', 'isPublic', 'seq', 'sitters', 'status', 'touched'];
      expect(Object.keys(one).toSorted()).toEqual(known);
    }
  });

  it('finds games by an id or a name, taken literally', async () => {
    const { port } = await serve();
    const person = Person.known(port);
    const { game } = await person.open({ ...named('pp', 'Ada_', 'Ben'), mine: [0] });
    const other = await person.open({ ...named('pp', 'Adam', '100 %'), mine: [0] });
    expect((await games(port, 'ada_')).map((one) => one.game)).toEqual([game]);
    expect((await games(port, '%')).map((one) => one.game)).toEqual([other.game]);
    expect((await games(port, game)).map((one) => one.game)).toEqual([game]);
    expect(await games(port, '!')).toEqual([]);
    expect((await ask(port, `/games?search=${'x'.repeat(61)}`)).status).toBe(400);
  });

  it('refuses what it cannot read', async () => {
    const { port } = await serve();
    for (const path of ['/delete', '/ban', '/lift']) {
      expect((await ask(port, path, { game: 7, seat: 'a', id: [] })).status).toBe(400);
      expect((await ask(port, path, { game: 'nothing', seat: 0, id: 'nothing' })).status).toBe(404);
    }
  });
});

it('a deleted game is gone for everybody, also for those who are there', async () => {
  const { port, server } = await serve();
  const person = Person.known(port);
  const { game } = await person.open({ ...named('pr', 'Ada', 'Ben'), mine: [0] });
  await person.connect();
  const closed = new Promise<void>((resolve) => (person.onClose = resolve));
  const followed = new FollowedGame(person, game, 0 as never);
  await followed.join();
  expect(server.openTables).toBe(1);
  expect((await ask(port, '/delete', { game })).status).toBe(200);
  await closed;
  expect(server.openTables).toBe(0);
  expect(await person.get('/api/mine')).toBe('{"tables":[]}');
  await person.connect();
  onTestFinished(() => person.leave());
  expect(await person.ask('join', game, 0 as never, 0)).toEqual({ denied: 'absent' });
});

describe('somebody who is banned', () => {
  it('loses all seats to bots, and is let in again when the ban is lifted', async () => {
    // As behind a proxy, so that people have addresses of their own.
    const { port } = await serve({ forwarded: 'x-from' });
    const from = (address: string, cookie: string): RequestInit => ({ headers: { 'x-from': address, cookie } });
    const [host, guest] = [Person.known(port), Person.known(port)];
    const { game, invite } = await host.open({ ...named('pp', 'Ada', 'Ben'), mine: [0] });
    await guest.sit(game, invite, 1, 'Ben');
    await guest.connect();
    const closed = new Promise<void>((resolve) => (guest.onClose = resolve));
    await new FollowedGame(guest, game, 1 as never).join();
    const mine = `${guest.origin}/api/mine`;
    expect((await fetch(mine, from('192.0.2.7', guest.cookie))).status).toBe(200);

    expect((await ask(port, '/ban', { game, seat: 1 })).status).toBe(200);
    await closed;
    expect((await fetch(mine, from('192.0.2.99', guest.cookie))).status).toBe(403);
    // With another cookie, but from the same address.
    expect((await fetch(mine, from('192.0.2.7', Person.known(port).cookie))).status).toBe(403);
    expect((await fetch(mine, from('192.0.2.8', Person.known(port).cookie))).status).toBe(200);
    await expect(guest.connect()).rejects.toThrow('403');
    const [kept] = await games(port);
    expect(kept.sitters.map(({ kind }) => kind)).toEqual(['person', 'bot']);

    const { bans } = await figures(port);
    expect(bans.map(({ name, until }) => [name, until > 0])).toEqual(
      expect.arrayContaining([
        ['Ben', false],
        ['Ben', true],
      ]),
    );
    for (const { id } of bans) expect((await ask(port, '/lift', { id })).status).toBe(200);
    expect((await fetch(mine, from('192.0.2.7', guest.cookie))).status).toBe(200);
  });

  it('is banned for good, and the address for a week', async () => {
    let now = Date.UTC(2030, 0, 1);
    const { port } = await serve({ forwarded: 'x-from', now: () => now });
    const [person, neighbour] = [Person.known(port), Person.known(port)];
    const { game } = await person.open({ ...named('pr', 'Ada', 'Ben'), mine: [0] });
    const statusOf = async ({ origin, cookie }: Person): Promise<number> =>
      (await fetch(`${origin}/api/mine`, { headers: { 'x-from': '192.0.2.7', cookie } })).status;
    expect(await statusOf(person)).toBe(200);
    expect((await ask(port, '/ban', { game, seat: 0 })).status).toBe(200);
    now += 7 * DAY - 1;
    expect([await statusOf(person), await statusOf(neighbour)]).toEqual([403, 403]);
    now += 1;
    expect([await statusOf(person), await statusOf(neighbour)]).toEqual([403, 200]);
    expect((await figures(port)).bans).toMatchObject([{ until: 0 }]);
  });

  it('may be somebody who only watches, known by what they said, and is told why', async () => {
    const { port } = await serve();
    const [host, watcher] = [Person.known(port), Person.known(port)];
    const { game, watch } = await host.open({ ...named('pr', 'Ada', 'Ben'), mine: [0] });
    await watcher.post('/api/watch', { game, token: watch });
    await new Talker(watcher, game).say('Something rude');
    const banned = { game, circle: 'watchers', number: 1, reason: 'Be polite.' };
    expect((await ask(port, '/ban', { ...banned, number: 2 })).status).toBe(404);
    for (const reason of ['x'.repeat(201), 'two\nlines', 7])
      expect((await ask(port, '/ban', { ...banned, reason })).status).toBe(400);
    expect((await ask(port, '/ban', banned)).status).toBe(200);
    expect(await watcher.get('/api/mine')).toBe('{"failed":"banned","reason":"Be polite."}');
    expect(JSON.parse(await host.get('/api/mine'))).toMatchObject({ tables: [{ game }] });
    expect((await figures(port)).bans).toMatchObject([{ reason: 'Be polite.' }]);
  });

  it('stays banned after a restart', async () => {
    const data = folder(onTestFinished);
    const file = join(data, 'games.db');
    const first = await startAt(file, { keeper: { token: TOKEN } });
    const person = Person.known(first.port);
    const { game } = await person.open({ ...named('pr', 'Ada', 'Ben'), mine: [0] });
    await ask(first.port, '/ban', { game, seat: 0 });
    await first.close();
    const second = await startAt(file, { keeper: { token: TOKEN } });
    onTestFinished(() => second.close());
    const url = `http://127.0.0.1:${second.port}/api/mine`;
    expect((await fetch(url, { headers: { cookie: person.cookie } })).status).toBe(403);
  });
});

it('a backup is a database that holds everything', async () => {
  const { port, data } = await serve();
  const { game } = await Person.known(port).open({ ...named('pr', 'Ada', 'Ben'), mine: [0] });
  expect((await ask(port, '/backup', {})).status).toBe(200);
  const [name] = readdirSync(join(data, 'backups'));
  expect((await figures(port)).backups).toMatchObject([{ name }]);
  const copy = new SqliteDatabase(join(data, 'backups', name));
  onTestFinished(() => copy.close());
  expect(await copy.query('select id from games')).toEqual([{ id: game }]);
});

it('one address cannot open tables without end', async () => {
  const { port } = await serve({ forwarded: 'x-from' });
  const person = Person.known(port);
  const open = async (address: string): Promise<number> => {
    const response = await fetch(`${person.origin}/api/tables`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        origin: person.origin,
        cookie: person.cookie,
        'x-from': address,
      },
      body: JSON.stringify({ seed: '', nonce: 'one', ...named('pr', 'Ada', 'Ben'), mine: [0] }),
    });
    return response.status;
  };
  for (let count = 0; count < 60; count++) expect(await open('192.0.2.7')).toBe(201);
  expect(await open('192.0.2.7')).toBe(429);
  expect(await open('192.0.2.8')).toBe(201);
});

describe('a table that never began', () => {
  it('is removed after a month, and its people are told before', async () => {
    let now = Date.UTC(2030, 0, 1);
    const { port, server } = await serve({ now: () => now });
    const person = Person.known(port);
    await person.open({ ...named('pp', 'Ada', 'Ben'), mine: [0] });
    const running = await person.open({ ...named('pr', 'Ada', 'Ben'), mine: [0] });
    interface Row {
      readonly game: string;
      readonly clears?: number;
    }
    const list = async (): Promise<readonly Row[]> =>
      (JSON.parse(await person.get('/api/mine')) as { readonly tables: readonly Row[] }).tables;
    expect((await list()).map(({ clears }) => clears)).toEqual([undefined, undefined]);
    now += 23 * DAY - 1000;
    expect((await list()).map(({ clears }) => clears)).toEqual([undefined, undefined]);
    now += 2000;
    await server.runChore('clear');
    expect((await list()).map(({ clears }) => clears)).toContain(7 * DAY - 1000);
    now += 7 * DAY - 1000 + 1;
    await server.runChore('clear');
    expect((await list()).map(({ game }) => game)).toEqual([running.game]);
  });

  it('is kept if somebody opens it', async () => {
    let now = Date.UTC(2030, 0, 1);
    const { port, server } = await serve({ now: () => now });
    const person = Person.known(port);
    const { game } = await person.open({ ...named('pp', 'Ada', 'Ben'), mine: [0] });
    now += 29 * DAY;
    await person.connect();
    onTestFinished(() => person.leave());
    await person.ask('join', game, 0 as never, 0);
    now += 29 * DAY;
    await server.runChore('clear');
    expect(await games(port)).toHaveLength(1);
  });
});
