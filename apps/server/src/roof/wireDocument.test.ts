import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { seededChance } from '@coalbrook/host';
import type { Seat } from '@coalbrook/rules';
import { isTimeControl } from '@coalbrook/time';
import { onlineCalls } from '@coalbrook/wire/online';
import { expect, it, onTestFinished } from 'vitest';

import { choicesOf, turnAt } from '../../../../samples/onlineTurn.ts';
import { SqliteDatabase } from '../ground/database/sqlite.ts';
import { LONGEST_BODY, LONGEST_TABLE } from '../ground/http/json.ts';
import { MOST_CONNECTIONS } from '../ground/http/requestLimits.ts';
import type { HttpRoute } from '../ground/http/route.ts';
import { listRoutes } from '../table/house/listRoutes.ts';
import { seatRoutes } from '../table/house/seatRoutes.ts';
import { FollowedGame, Person } from '../testing/client.ts';
import { folder, newTable, startAt, wholeHouse } from '../testing/fixtures.ts';

const text = readFileSync(new URL('../../../../docs/wire.md', import.meta.url), 'utf8');

/** Lines of all blocks of the session; those that begin with spaces continue the line before. */
const lines = [...text.matchAll(/^```session\n(.*?)^```/gms)]
  .map(([, block]) => block)
  .join('')
  .replaceAll(/\n +/g, '')
  .trim()
  .split('\n');

const ANYTHING = '…';
const TABLE_NEWS = '{"news":"table"';

/** What placeholders stand for. */
const bound = new Map<string, string>();

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const nameIn = (value: unknown): string | undefined =>
  typeof value === 'string' ? /^<(\w+)>$/.exec(value)?.[1] : undefined;

const expectFields = (
  found: Readonly<Record<string, unknown>>,
  expected: Readonly<Record<string, unknown>>,
  at: string,
): void => {
  const { [ANYTHING]: rest, ...named } = expected;
  if (rest === undefined) expect(Object.keys(found).toSorted(), at).toEqual(Object.keys(named).toSorted());
  for (const [key, value] of Object.entries(named)) expectMatch(found[key], value, `${at}.${key}`);
};

/** Compares what was received with what the document says, and notes what placeholders stand for. */
const expectMatch = (found: unknown, expected: unknown, at: string): void => {
  if (expected === ANYTHING) {
    expect(found, at).toBeDefined();
    return;
  }
  const name = nameIn(expected);
  if (name !== undefined) {
    if (!bound.has(name)) bound.set(name, String(found));
    expect(found, at).toBe(bound.get(name));
  } else if (Array.isArray(expected) && Array.isArray(found)) {
    const isOpen = expected.at(-1) === ANYTHING && expected.length <= found.length;
    if (!isOpen) expect(found.length, at).toBe(expected.length);
    for (const [index, one] of expected.entries()) expectMatch(found[index], one, `${at}[${index}]`);
  } else if (isObject(expected) && isObject(found)) expectFields(found, expected, at);
  else expect(found, at).toEqual(expected);
};

/** A text in which placeholders are replaced. */
const filled = (line: string): string =>
  line.replaceAll(/<(\w+)>/g, (_, name: string) => {
    const value = bound.get(name);
    if (value === undefined) throw new Error(`nothing is known about ${name}`);
    return value;
  });

/** Somebody in the document: what they have received and nobody has looked at yet. */
class Reader {
  readonly person: Person;
  #taken = 0;

  constructor(port: number) {
    this.person = new Person(port);
  }

  async next(): Promise<unknown> {
    for (;;) {
      const received = this.person.received.at(this.#taken);
      if (received !== undefined) this.#taken++;
      else await new Promise(setImmediate);
      if (received !== undefined && !received.startsWith(TABLE_NEWS)) return JSON.parse(received);
    }
  }

  /** Waits for news of a table, which may come between any others. */
  async nextTable(expected: unknown): Promise<void> {
    const isExpected = (received: string): boolean => {
      try {
        expectMatch(JSON.parse(received), expected, 'table');
        return true;
      } catch {
        return false;
      }
    };
    const { received } = this.person;
    while (!received.some((one) => one.startsWith(TABLE_NEWS) && isExpected(one))) await new Promise(setImmediate);
  }

  async request(method: string, path: string, body: string | undefined): Promise<readonly [number, unknown]> {
    const { origin, cookie } = this.person;
    const response = await fetch(`${origin}${path}`, {
      method,
      headers: { 'content-type': 'application/json', origin, ...(cookie === '' ? {} : { cookie }) },
      ...(body === undefined ? {} : { body }),
    });
    this.person.cookie = response.headers.get('set-cookie')?.split(';')[0] ?? cookie;
    return [response.status, await response.json()];
  }
}

it('the session in the document is what a server does', async () => {
  const server = await startAt(join(folder(onTestFinished), 'games.db'), { chanceOf: () => seededChance('wire') });
  onTestFinished(() => server.close());
  const readers = new Map<string, Reader>();
  const readerOf = (name: string): Reader => {
    const reader = readers.get(name) ?? new Reader(server.port);
    readers.set(name, reader);
    return reader;
  };
  let answered: readonly [number, unknown] | undefined;
  for (const line of lines) {
    const [who, what, ...rest] = line.split(' ');
    const others = rest.join(' ');
    if (/^\d+$/.test(who)) {
      expect(answered?.[0], line).toBe(Number(who));
      expectMatch(answered?.[1], JSON.parse(line.slice(who.length)), who);
    } else if (what === 'POST' || what === 'GET') {
      const [, path, body] = /^(\S+) ?(.*)$/.exec(filled(others)) ?? [];
      answered = await readerOf(who).request(what, path, body === '' ? undefined : body);
    } else if (what === 'connects') await readerOf(who).person.connect();
    else if (what === '>') readerOf(who).person.send(filled(others));
    else if (what === '<' && others.startsWith(TABLE_NEWS)) await readerOf(who).nextTable(JSON.parse(others));
    else if (what === '<') expectMatch(await readerOf(who).next(), JSON.parse(others), line.slice(0, 60));
    else throw new Error(`cannot be read: ${line}`);
  }
  expect(lines.length).toBeGreaterThan(50);
  for (const { person } of readers.values()) await person.leave();
});

it('the example shows one seat what is legal, and drafts a turn that the server takes', async () => {
  expect(text).toContain(
    `\`\`\`ts\n${readFileSync(new URL('../../../../samples/onlineTurn.ts', import.meta.url), 'utf8')}\`\`\``,
  );
  const server = await startAt(join(folder(onTestFinished), 'games.db'), { chanceOf: () => seededChance('wire') });
  onTestFinished(() => server.close());
  const [ada, ben] = [Person.known(server.port), Person.known(server.port)];
  const { game, invite } = await ada.open({ ...newTable('lancashire', 'pp'), mine: [0] });
  await ben.sit(game, invite, 1, 'Ben');
  await ada.connect();
  const followed = new FollowedGame(ada, game, 0 as Seat);
  await followed.join();
  await followed.until(() => followed.actor === followed.viewer);
  const joined = await ada.ask('join', game, 0 as Seat, 0);
  const turn = 'table' in joined ? turnAt(joined) : undefined;
  if (!turn) throw new Error('no turn');
  expect(choicesOf(turn)).toContain('build bolton#1 cotton with bolton');
  expect(turn.add('loan 30')).toBeUndefined();
  expect(choicesOf(turn)).toContain('discard bolton');
  expect(turn.stage).toBe('open');
  expect(turn.add('discard bolton')).toBeUndefined();
  expect([turn.stage, turn.texts]).toEqual(['complete', ['loan 30; discard bolton']]);
  expect(await ada.ask('commit', game, 0 as Seat, followed.seq, turn.texts)).toBeUndefined();
  await ada.leave();
});

it('every call, denial and kind of news is in the document', () => {
  for (const call of onlineCalls) expect(text, call).toContain(`| \`${call}\` |`);
  for (const denied of ['refused', 'unreadable', 'incomplete', 'idle', 'conflict', 'failed', 'absent', 'turn'])
    expect(text, denied).toContain(`| \`${denied}\` |`);
  for (const news of ['steps', 'table', 'thinking', 'trouble', 'order', 'draft'])
    expect(text, news).toContain(`\`${news}\``);
});

it('the document names exactly the routes that there are', async () => {
  const house = await wholeHouse(onTestFinished);
  const routes = [
    ...seatRoutes(house),
    ...listRoutes(house),
    ...house.features.flatMap((feature) => feature.routes ?? []),
  ];
  const pathsOf = (method: HttpRoute['method'], who: readonly HttpRoute['who'][]): readonly string[] =>
    routes
      .filter((route) => route.method === method && who.includes(route.who))
      .map(({ path }) => path.replaceAll(/:\w+/g, ANYTHING))
      .toSorted();
  /** What stands in the document, with `…` for what is to be filled in. */
  const named = (pattern: RegExp): readonly string[] => {
    const paths = [...text.matchAll(pattern)].map(([, path]) => path.replaceAll(/<\w+>|\b[A-Z]+\b/g, ANYTHING));
    return [...new Set(paths)].toSorted();
  };
  const posted = 'docs/wire.md has a line "| `/api/…` | sent | answer |" for every POST route, and for no other';
  expect(named(/^\| `(\/api\/[^`?]*)` \|/gm), posted).toEqual(pathsOf('POST', ['page', 'keeper']));
  const got = 'docs/wire.md says `GET /api/…` of every GET route, and of no other';
  expect(named(/`GET (\/api\/[^`?]*)[^`]*`/g), got).toEqual(pathsOf('GET', ['anybody', 'keeper']));
});

it('every table of the document is whole', () => {
  const all = text.replaceAll(/^```.*?^```/gms, '').split('\n');
  const begins = all.flatMap((line, at) => (line.startsWith('|') && !(all[at - 1] ?? '').startsWith('|') ? [at] : []));
  expect(begins.length).toBeGreaterThan(15);
  for (const at of begins) expect(all[at + 1], all[at]).toMatch(/^\|(-+\|)+$/);
});

it('the limits in the document are those of the server', () => {
  const kilobytes = (bytes: number): string => `${bytes / 1024} kB`;
  expect(text).toContain(
    `a body of more than ${kilobytes(LONGEST_BODY)}; ${kilobytes(LONGEST_TABLE)} for \`/api/tables\``,
  );
  expect(text).toContain(`have ${MOST_CONNECTIONS} web sockets open`);
  const [MINUTE, DAY, DAYS] = [60_000, 86_400_000, 7_776_000_000];
  for (const most of [MINUTE, DAY, DAYS]) expect(text).toContain(`${most} (`);
  const are = (kind: string, bounds: readonly (readonly [object, boolean])[]): void => {
    for (const [numbers, isOne] of bounds)
      expect(isTimeControl({ kind, ...numbers }), JSON.stringify(numbers)).toBe(isOne);
  };
  are('live', [
    [{ bank: MINUTE, increment: 0 }, true],
    [{ bank: DAY, increment: DAY }, true],
    [{ bank: MINUTE - 1, increment: 0 }, false],
    [{ bank: DAY + 1, increment: 0 }, false],
    [{ bank: DAY, increment: DAY + 1 }, false],
  ]);
  are('slow', [
    [{ turn: MINUTE, bank: 0 }, true],
    [{ turn: DAYS, bank: DAYS }, true],
    [{ turn: MINUTE - 1, bank: 0 }, false],
    [{ turn: DAYS + 1, bank: 0 }, false],
    [{ turn: DAYS, bank: DAYS + 1 }, false],
  ]);
});

it('the cookie comes with the answers that the document names', async () => {
  const server = await startAt(join(folder(onTestFinished), 'games.db'));
  onTestFinished(() => server.close());
  const origin = `http://127.0.0.1:${server.port}`;
  const listed = /\*\*The cookie\.\*\*.*/.exec(text)?.[0] ?? '';
  /** What somebody unknown is answered, and whether the document says that this sets the cookie. */
  const ask = async (path: string, body: unknown) => {
    const headers = { 'content-type': 'application/json', origin };
    const response = await fetch(`${origin}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    const answer = (await response.json()) as {
      readonly game: string;
      readonly invite: string;
      readonly watch: string;
    };
    const isListed = listed.includes(`\`${path}\``) && [200, 201, 422].includes(response.status);
    expect(response.headers.has('set-cookie'), `${path} ${response.status}`).toBe(isListed);
    return { status: response.status, answer };
  };
  const table = { ...newTable('lancashire', 'ppp'), seed: '', nonce: '', mine: [0] };
  const { answer } = await ask('/api/tables', table);
  const search = { name: 'Ada', nonce: '', editions: ['lancashire'], seats: [2], pace: 'live', isRated: false };
  await ask('/api/search', search);
  await ask('/api/search/wait', { seen: '' });
  await ask('/api/search/end', {});
  const { game, invite, watch } = answer;
  const statuses: number[] = [];
  for (const [path, body] of [
    ['/api/tables', { ...table, mine: [7] }],
    ['/api/tables', {}],
    ['/api/visit', { game, token: invite }],
    ['/api/visit', { game, token: 'wrong' }],
    ['/api/sit', { game, token: invite, seat: 1, name: 'Ben', nonce: '' }],
    ['/api/sit', { game, token: invite, seat: 1, name: 'Cleo', nonce: '' }],
    ['/api/watch', { game, token: watch }],
    ['/api/lobby', {}],
    ['/api/hours', { zone: 'UTC', weekends: true, holidays: [] }],
    ['/api/stand', { game }],
    ['/api/propose', { game, what: { kind: 'pause' } }],
    ['/api/notices/quiet', {}],
    ['/api/tournaments/visit', { tournament: 'none', token: '' }],
  ] as const)
    statuses.push((await ask(path, body)).status);
  expect(statuses).toEqual([422, 400, 200, 404, 200, 409, 200, 200, 200, 404, 404, 200, 404]);
  const mine = await fetch(`${origin}/api/mine`);
  expect([mine.status, mine.headers.has('set-cookie')]).toEqual([200, false]);
});

it('a request on which the server fails is answered as the document says', async () => {
  const database = new SqliteDatabase(join(folder(onTestFinished), 'games.db'));
  const server = await startAt('', { database });
  onTestFinished(() => server.close());
  const person = Person.known(server.port);
  const query = database.query.bind(database);
  database.query = () => Promise.reject(new Error('the disk is gone'));
  const response = await fetch(`${person.origin}/api/mine`, { headers: { cookie: person.cookie } });
  database.query = query;
  expect([response.status, await response.json()]).toEqual([500, { failed: 'broken' }]);
  expect(text).toContain('| 500 | `broken` |');
});
