import { join } from 'node:path';

import { describe, expect, it, onTestFinished } from 'vitest';

import { Person } from '../testing/client.ts';
import { folder, newTable, startAt } from '../testing/fixtures.ts';

const serve = async (): Promise<number> => {
  const server = await startAt(join(folder(onTestFinished), 'games.db'));
  onTestFinished(() => server.close());
  return server.port;
};

const post = async (person: Person, path: string, text: string): Promise<Response> =>
  fetch(`${person.origin}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: person.origin, cookie: person.cookie },
    body: text,
  });

describe('opening a table', () => {
  it.each([
    ['does not exist', 'pp', [0, 7]],
    ['is not a person’s', 'pr', [0, 1]],
  ])('refuses a seat for oneself that %s', async (_, letters, mine) => {
    const person = Person.known(await serve());
    const body = { seed: '', nonce: 'one', ...newTable('lancashire', letters), mine };
    const response = await post(person, '/api/tables', JSON.stringify(body));
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({
      failed: 'faults',
      faults: [{ at: 'mine[1]', problem: 'impossible' }],
    });
    expect(await person.get('/api/mine')).toBe('{"tables":[]}');
  });
});

describe('what is wrong with a new table', () => {
  it('is listed up to a few faults, with the number of the others', async () => {
    const person = Person.known(await serve());
    const tiles = Object.fromEntries(Array.from({ length: 4000 }, (_, at) => [`nowhere#${at}`, { seat: 0 }]));
    const position = { edition: 'lancashire', seats: 2, tiles };
    const body = { seed: '', nonce: 'one', ...newTable('lancashire', 'pp'), mine: [0], position };
    const response = await post(person, '/api/tables', JSON.stringify(body));
    expect(response.status).toBe(422);
    const { faults, more } = (await response.json()) as { faults: readonly unknown[]; more: number };
    expect(faults).toHaveLength(5);
    expect(more).toBe(195);
    const few = { ...body, position: { ...position, tiles: { 'nowhere#1': { seat: 0 } } } };
    expect(await (await post(person, '/api/tables', JSON.stringify(few))).json()).not.toHaveProperty('more');
  });
});

describe('sitting down', () => {
  it('is answered alike when the same person asks again, and refused to others', async () => {
    const port = await serve();
    const { game, invite } = await Person.known(port).open({ ...newTable('lancashire', 'ppp'), mine: [0] });
    const guest = new Person(port);
    await guest.visit(game, invite);
    const first = await guest.sit(game, invite, 1, 'Bea');
    expect(first.table.held).toEqual([1]);
    expect(await guest.sit(game, invite, 1, 'Bea')).toEqual(first);
    await expect(Person.known(port).sit(game, invite, 1, 'Bea')).rejects.toThrow('409 {"failed":"taken"}');
  });

  it('needs a name that nobody else at the table has', async () => {
    const port = await serve();
    const { game, invite } = await Person.known(port).open({ ...newTable('lancashire', 'ppp'), mine: [0] });
    await expect(Person.known(port).sit(game, invite, 1, ' P0')).rejects.toThrow('409 {"failed":"name"}');
    // Nobody sits there yet.
    expect((await Person.known(port).sit(game, invite, 1, 'p2')).table.held).toEqual([1]);
    await expect(Person.known(port).sit(game, invite, 2, 'p2')).rejects.toThrow('409 {"failed":"name"}');
  });

  it('needs a name that does not look like that of somebody else, of a bot in any language, or of an automaton', async () => {
    const port = await serve();
    const sitters = newTable('birmingham', 'pppb').sitters.map((sitter, seat) => ({
      ...sitter,
      name: ['Pamela', 'free', 'free too', 'Watt'][seat] ?? '',
    }));
    const ann = Person.known(port);
    const { game, invite } = await ann.open({ ...newTable('birmingham', 'pppb'), sitters, mine: [0] });
    for (const name of ['Рamеla', 'Parnela', 'WATT', 'Apprentice', 'lehrling'])
      await expect(Person.known(port).sit(game, invite, 1, name)).rejects.toThrow('409 {"failed":"name"}');
    const solo = await ann.open({ ...newTable('birmingham', 'pa'), mine: [] });
    await expect(ann.sit(solo.game, solo.invite, 0, 'Α1')).rejects.toThrow('409 {"failed":"name"}');
    // A bot plays under the name of the seat.
    await ann.post('/api/fill', { game, seat: 2 });
    await expect(Person.known(port).sit(game, invite, 1, 'Free too')).rejects.toThrow('409 {"failed":"name"}');
    expect((await Person.known(port).sit(game, invite, 1, 'Bea')).table.held).toEqual([1]);
  });

  it('is refused to one of two who come at once under the same name', async () => {
    const port = await serve();
    const { game, invite } = await Person.known(port).open({ ...newTable('lancashire', 'ppp'), mine: [0] });
    const sit = (seat: number, name: string): Promise<unknown> =>
      Person.known(port)
        .sit(game, invite, seat, name)
        .catch(({ message }: Error) => message);
    const all = await Promise.all([sit(1, 'Bea'), sit(2, 'BEA')]);
    expect(all.filter((one) => one === '409 {"failed":"name"}')).toHaveLength(1);
  });

  it('needs a name of one’s own when a table is opened', async () => {
    const port = await serve();
    const named = (...names: readonly string[]) => ({
      ...newTable('lancashire', 'ppb'),
      sitters: newTable('lancashire', 'ppb').sitters.map((sitter, seat) => ({ ...sitter, name: names[seat] })),
    });
    const open = (names: readonly string[], mine: readonly number[]) =>
      Person.known(port).open({ ...named(...names), mine });
    await expect(open(['Ada', 'Αda', 'Watt'], [0, 1])).rejects.toThrow('"at":"sitters[0].name"');
    await expect(open(['Watt', 'Ben', 'Watt'], [0])).rejects.toThrow('422');
    await expect(open(['Lehrling', 'Ben', 'Watt'], [0])).rejects.toThrow('422');
    // Nobody sits at the second seat yet.
    expect((await open(['Ada', 'Ada', 'Watt'], [0])).seats).toHaveLength(1);
  });

  it('needs a link for that seat', async () => {
    const port = await serve();
    const { game, invite, watch, seats } = await Person.known(port).open({
      ...newTable('lancashire', 'ppr'),
      mine: [0],
    });
    const guest = Person.known(port);
    for (const [token, seat] of [
      [watch, 1],
      [watch, 0],
      [invite, 2],
      [invite, 9],
      [seats[0].token, 0],
      ['', 1],
    ] as const)
      await expect(guest.sit(game, token, seat, 'Bea')).rejects.toThrow('404 {"failed":"absent"}');
    expect((await guest.sit(game, seats[0].token, 1, 'Bea')).table.held).toEqual([1]);
  });
});

it.each([
  [undefined, ''],
  ['https://brass.example.org', '; Secure'],
])('the cookie is for this server’s requests alone, for a year; at %s it ends with “%s”', async (publicUrl, end) => {
  const server = await startAt(join(folder(onTestFinished), 'games.db'), { publicUrl });
  onTestFinished(() => server.close());
  const { headers } = await post(
    new Person(server.port),
    '/api/hours',
    '{"zone":"UTC","weekends":false,"holidays":[]}',
  );
  const cookie = headers.get('set-cookie') ?? '';
  expect(cookie.replace(/=[\w-]{32};/, '=TOKEN;')).toBe(
    `coalbrook=TOKEN; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax${end}`,
  );
});

it('whoever sends a body that is too long gets an answer', async () => {
  const person = Person.known(await serve());
  const { status, headers, text } = await post(person, '/api/visit', `"${'x'.repeat(3_000_000)}"`).then(
    async (response) => ({ status: response.status, headers: response.headers, text: await response.text() }),
  );
  expect([status, headers.get('connection'), text]).toEqual([413, 'close', '{"failed":"tooLong"}']);
  expect(await person.get('/api/mine')).toBe('{"tables":[]}');
});
