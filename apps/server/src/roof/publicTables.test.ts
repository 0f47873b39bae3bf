import { join } from 'node:path';

import type { PublicTable } from '@coalbrook/wire/online';
import { describe, expect, it, onTestFinished } from 'vitest';

import { SqliteDatabase } from '../ground/database/sqlite.ts';
import { Person } from '../testing/client.ts';
import { folder, newTable, startAt } from '../testing/fixtures.ts';

const serve = async (file = join(folder(onTestFinished), 'games.db')): Promise<number> => {
  const server = await startAt(file);
  onTestFinished(() => server.close());
  return server.port;
};

const listFor = async (person: Person): Promise<readonly PublicTable[]> =>
  (JSON.parse(await person.get('/api/public')) as { readonly tables: readonly PublicTable[] }).tables;

const short = { options: ['introductory'] };
const time = { kind: 'slow', turn: 86_400_000, bank: 0 } as const;

describe('a public table', () => {
  it('is listed for strangers with what they need to know to join, and nothing else', async () => {
    const port = await serve();
    const host = Person.known(port);
    const terms = { time, isPublic: true, hasHints: true, ratings: { from: 900 }, language: 'de' };
    const { game } = await host.open({ ...newTable('lancashire', 'ppr', short), mine: [0], ...terms });
    await host.open({ ...newTable('lancashire', 'pp'), mine: [0] });
    expect(await listFor(new Person(port))).toEqual([
      {
        game,
        edition: 'lancashire',
        options: ['introductory'],
        status: 'open',
        seats: [
          { kind: 'person', name: 'p0', isFree: false },
          { kind: 'person', name: '', isFree: true },
          { kind: 'bot', name: 'r2', isFree: false },
        ],
        time,
        watchDelay: 0,
        begun: expect.any(Number) as number,
        hasHints: true,
        ratings: { from: 900 },
        language: 'de',
      },
    ]);
    expect(await listFor(host)).toEqual([]);
  });

  it('can be joined without a link, once for each seat', async () => {
    const port = await serve();
    const { game } = await Person.known(port).open({ ...newTable('lancashire', 'pp'), mine: [0], isPublic: true });
    const [guest, late] = [Person.known(port), Person.known(port)];
    expect(await guest.visit(game, '')).toMatchObject({ seats: [1], isWatch: false, table: { isPublic: true } });
    await expect(guest.sit(game, '', 0, 'Bea')).rejects.toThrow('409');
    expect((await guest.sit(game, '', 1, 'Bea')).table).toMatchObject({ held: [1], status: 'running' });
    await expect(late.sit(game, '', 1, 'Cem')).rejects.toThrow('409');
    expect(await late.visit(game, '')).toMatchObject({ seats: [], isWatch: true });
  });

  it('can be watched without a link; people at it find it in their own list', async () => {
    const port = await serve();
    const host = Person.known(port);
    const { game } = await host.open({ ...newTable('lancashire', 'pr'), mine: [0], isPublic: true });
    const watcher = Person.known(port);
    expect(await listFor(watcher)).toMatchObject([{ game, status: 'running' }]);
    await watcher.post('/api/watch', { game, token: '' });
    await watcher.connect();
    onTestFinished(() => watcher.leave());
    expect(await watcher.ask('join', game, -1 as never, 0)).toMatchObject({ table: { held: [] } });
    expect(await watcher.ask('join', game, 0 as never, 0)).toEqual({ denied: 'absent' });
  });

  it('offers the seat of somebody who has left', async () => {
    const port = await serve();
    const [host, guest] = [Person.known(port), Person.known(port)];
    const { game } = await host.open({ ...newTable('lancashire', 'pp'), mine: [0], isPublic: true });
    await guest.sit(game, '', 1, 'Bea');
    await guest.post('/api/stand', { game });
    const stranger = Person.known(port);
    expect(await listFor(stranger)).toMatchObject([{ game, seats: [{ isFree: false }, { isFree: true }] }]);
    expect((await stranger.sit(game, '', 1, 'Cem')).table).toMatchObject({ held: [1] });
    expect(await listFor(host)).toEqual([]);
  });

  it('is one of 500 that wait or 500 in progress, the liveliest first, unless one has a seat there', async () => {
    const file = join(folder(onTestFinished), 'games.db');
    const port = await serve(file);
    const [host, guest] = [Person.known(port), Person.known(port)];
    const database = new SqliteDatabase(file);
    onTestFinished(() => database.close());
    const openAs = async (person: Person, status: string): Promise<string> => {
      const { game } = await person.open({ ...newTable('lancashire', 'pp'), mine: [0], isPublic: true });
      await database.query('update games set status = $2, touched = 1000 where id = $1', game, status);
      return game;
    };
    const first = [await openAs(host, 'open'), await openAs(host, 'running')];
    for (const status of ['open', 'running']) await openAs(guest, status);
    // Copies, each livelier than the one before it.
    await database.transaction(async (queries) => {
      await queries.query('create table copies as select * from games where id in ($1, $2)', ...first);
      const text = "update copies set id = 'copy ' || status || ' ' || $1, touched = $2";
      for (let copy = 1; copy <= 500; copy++) {
        await queries.query(text, String(copy), 1000 + copy);
        await queries.query('insert into games select * from copies');
      }
    });
    const listed = (await listFor(guest)).map(({ game }) => game);
    const copies = Array.from({ length: 500 }, (_, at) => 500 - at);
    expect(listed).toEqual(['open', 'running'].flatMap((status) => copies.map((copy) => `copy ${status} ${copy}`)));
  });

  it('of somebody else’s stays closed: without a link nobody sits down at a table that is not public', async () => {
    const port = await serve();
    const { game } = await Person.known(port).open({ ...newTable('lancashire', 'ppp'), mine: [0] });
    const stranger = Person.known(port);
    for (const path of ['/api/visit', '/api/watch'])
      await expect(stranger.post(path, { game, token: '' })).rejects.toThrow('404 {"failed":"absent"}');
    await expect(stranger.sit(game, '', 1, 'Bea')).rejects.toThrow('404 {"failed":"absent"}');
  });
});

describe('a table for certain ratings', () => {
  it('lets nobody else sit down without a link, and says why; whoever was invited may', async () => {
    const port = await serve();
    const terms = { isPublic: true, ratings: { from: 1100, to: 1300 } };
    const { game, invite } = await Person.known(port).open({ ...newTable('lancashire', 'pp'), mine: [0], ...terms });
    const guest = Person.known(port);
    expect((await guest.visit(game, '')).table.ratings).toEqual(terms.ratings);
    await expect(guest.sit(game, '', 1, 'Bea')).rejects.toThrow(
      `409 ${JSON.stringify({ failed: 'rating', ratings: terms.ratings, rating: 1000 })}`,
    );
    expect((await guest.visit(game, '')).seats).toEqual([1]);
    expect((await guest.sit(game, invite, 1, 'Bea')).table.held).toEqual([1]);
  });

  it.each([{ from: 1300, to: 1100 }, {}, { from: -1 }, { to: 10_000 }, { from: 1000.5 }, [1000]])(
    'is not opened for %j',
    async (ratings) => {
      const host = Person.known(await serve());
      await expect(host.open({ ...newTable('lancashire', 'pp'), mine: [0], ratings })).rejects.toThrow('400');
    },
  );
});

/** The list as somebody sees it who looks at it, put together from news. */
const watchList = async (person: Person): Promise<ReadonlyMap<string, PublicTable>> => {
  const tables = new Map<string, PublicTable>();
  person.onLobby = (news) => {
    if (news.isWhole) tables.clear();
    for (const table of news.tables) tables.set(table.game, table);
    for (const game of news.gone) tables.delete(game);
  };
  await person.connect();
  onTestFinished(() => person.leave());
  await person.ask('lobby', true);
  return tables;
};

describe('the list of public tables', () => {
  it('is told live: tables, seats, who is there, and the end; private tables never', async () => {
    const port = await serve();
    const [host, guest, watcher] = [Person.known(port), Person.known(port), Person.known(port)];
    const { game: first } = await host.open({ ...newTable('lancashire', 'pp'), mine: [0], isPublic: true });
    const list = await watchList(watcher);
    expect([...list.keys()]).toEqual([first]);
    await host.open({ ...newTable('lancashire', 'pp'), mine: [0] });
    const { game } = await host.open({ ...newTable('lancashire', 'ppp'), mine: [0], isPublic: true });
    await expect.poll(() => list.get(game)?.seats[0]).toEqual({ kind: 'person', name: 'p0', isFree: false });
    await host.connect();
    await host.ask('join', game, 0 as never, 0);
    await expect.poll(() => list.get(game)?.seats[0].isPresent).toBe(true);
    await guest.sit(game, '', 1, 'Bea');
    await guest.sit(first, '', 1, 'Bea');
    await expect.poll(() => list.get(game)?.seats[1].name).toBe('Bea');
    await expect.poll(() => list.get(first)?.status).toBe('running');
    await host.leave();
    await guest.post('/api/stand', { game });
    await host.post('/api/stand', { game });
    await expect.poll(() => list.size).toBe(1);
  });

  it('is not told any more to whoever looks away', async () => {
    const port = await serve();
    const [host, away, other] = [Person.known(port), Person.known(port), Person.known(port)];
    const [left, list] = [await watchList(away), await watchList(other)];
    await away.ask('lobby', false);
    await host.open({ ...newTable('lancashire', 'pp'), mine: [0], isPublic: true });
    await expect.poll(() => list.size).toBe(1);
    expect(left.size).toBe(0);
  });

  it('says what is one’s own in it', async () => {
    const port = await serve();
    const [host, guest] = [Person.known(port), new Person(port)];
    const { game } = await host.open({ ...newTable('lancashire', 'pp'), mine: [0], isPublic: true });
    expect(await host.post('/api/lobby', {})).toEqual({ own: [game], ratings: [] });
    expect(await guest.post('/api/lobby', {})).toEqual({ own: [], ratings: [] });
    expect(guest.cookie).not.toBe('');
  });
});

interface OwnTables {
  readonly tables: readonly { readonly game: string; readonly status: string; readonly actor: number }[];
}

describe('the list of one’s own tables', () => {
  it('names whose turn it is, and has finished ones last', async () => {
    const file = join(folder(onTestFinished), 'games.db');
    const server = await startAt(file);
    onTestFinished(() => server.close());
    const person = Person.known(server.port);
    const own = await person.open({ ...newTable('lancashire', 'pp'), mine: [0, 1] });
    await person.connect();
    onTestFinished(() => person.leave());
    await person.ask('join', own.game, 0 as never, 0);
    const over = await person.open({ ...newTable('lancashire', 'pr'), mine: [0] });
    const database = new SqliteDatabase(file);
    onTestFinished(() => database.close());
    await database.query("update games set status = 'over', touched = touched + 1000 where id = $1", over.game);
    const waiting = await person.open({ ...newTable('lancashire', 'ppp'), mine: [0] });
    const { tables } = JSON.parse(await person.get('/api/mine')) as OwnTables;
    expect(tables.map(({ game }) => game)).toEqual([own.game, waiting.game, over.game]);
    expect(tables[0].actor).toBeGreaterThanOrEqual(0);
    expect(tables[1].actor).toBe(-1);
  });

  it('is compressed if it is long', async () => {
    const port = await serve();
    const person = Person.known(port);
    for (let table = 0; table < 12; table++) await person.open({ ...newTable('birmingham', 'pppp'), mine: [0] });
    const response = await fetch(`${person.origin}/api/mine`, { headers: { cookie: person.cookie } });
    expect(response.headers.get('content-encoding')).toBe('gzip');
    const sent = Number(response.headers.get('content-length'));
    const text = await response.text();
    expect((JSON.parse(text) as OwnTables).tables).toHaveLength(12);
    expect(sent).toBeLessThan(text.length / 3);
  });
});
