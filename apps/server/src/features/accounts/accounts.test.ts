import { join } from 'node:path';

import type { Seat } from '@coalbrook/rules';
import { expect, it, onTestFinished } from 'vitest';

import { SqliteDatabase } from '../../ground/database/sqlite.ts';
import { hashOf } from '../../ground/persons/tokens.ts';
import { FollowedGame, Person } from '../../testing/client.ts';
import { folder, newTable, startAt } from '../../testing/fixtures.ts';
import { Member } from '../../testing/member.ts';
import { Sink, until } from '../../testing/receivers.ts';
import { Talker } from '../../testing/talker.ts';

const KEEPER = 'a token of the keeper';

const start = async () => {
  const file = join(folder(onTestFinished), 'games.db');
  const database = new SqliteDatabase(file);
  const server = await startAt('', { database, notices: { allowPrivate: true }, keeper: { token: KEEPER } });
  onTestFinished(() => server.close());
  return { ...server, database };
};

const HOURS = { zone: 'Europe/Berlin', night: { from: 22, to: 8 }, weekends: false, holidays: [] };
const table = newTable('lancashire', 'pp');

/** A table of two at which a device has the first seat. */
const openTable = (person: Person) => person.open({ ...table, mine: [0] });

it('gathers what several devices had', async () => {
  const { port } = await start();
  const sink = await Sink.start(onTestFinished);
  const [phone, laptop] = [new Member(port), new Member(port)];
  const channel = { kind: 'slack', address: `${sink.url}/one`, language: 'en' };
  await phone.person.post('/api/notices/add', channel);
  const first = await openTable(phone.person);
  await phone.makePasskey();
  expect(await phone.tables()).toEqual([first.game]);
  const second = await openTable(laptop.person);
  await laptop.person.sit(first.game, first.invite, 1, 'Ada too');
  for (const address of ['one', 'two'])
    await laptop.person.post('/api/notices/add', { ...channel, address: `${sink.url}/${address}` });
  await laptop.person.post('/api/hours', HOURS);
  await laptop.person.post('/api/notices/mute', { game: second.game, muted: true });

  const signedIn = new Member(port, phone.keys);
  signedIn.person.cookie = laptop.person.cookie;
  await signedIn.signIn();
  for (const device of [phone, signedIn]) {
    expect(await device.tables()).toEqual([first.game, second.game].toSorted());
    expect(JSON.parse(await device.person.get('/api/hours'))).toEqual({ hours: HOURS });
    const { channels, muted } = JSON.parse(await device.person.get('/api/notices')) as Record<string, unknown[]>;
    expect([channels?.length, muted]).toEqual([2, [second.game]]);
  }
  // At one table both seats are theirs now.
  await phone.person.connect();
  const followed = new FollowedGame(phone.person, first.game, 1 as Seat);
  await followed.join();
  expect(followed.info?.held).toEqual([0, 1]);
  await phone.person.leave();
  // The cookie from before is a stranger's.
  expect(await laptop.tables()).toEqual([]);
});

it('keeps what an account has when a device changes to another one', async () => {
  const { port } = await start();
  const [ada, ben] = [new Member(port), new Member(port)];
  await ada.makePasskey('Ada');
  await ben.makePasskey('Ben');
  const { game } = await openTable(ada.person);
  const device = new Member(port, ben.keys);
  device.person.cookie = ada.person.cookie;
  await device.signIn();
  expect((await device.account()).name).toBe('Ben');
  expect(await device.tables()).toEqual([]);
  // It was signed out of the other account, which still has its table.
  expect(await ada.state()).toEqual({ mail: false });
  const again = new Member(port, ada.keys);
  await again.signIn();
  expect(await again.tables()).toEqual([game]);
  expect((await again.account()).devices).toHaveLength(1);
});

it('does not lose a live table when its device signs in', async () => {
  const { port } = await start();
  const [phone, laptop] = [new Member(port), new Member(port)];
  await phone.makePasskey();
  const { game, invite } = await openTable(laptop.person);
  const other = Person.known(port);
  await other.sit(game, invite, 1, 'Ben');
  await laptop.person.connect();
  const followed = new FollowedGame(laptop.person, game, 0 as Seat);
  await followed.join();
  await followed.until(() => followed.actor >= 0);
  const signedIn = new Member(port, phone.keys);
  signedIn.person.cookie = laptop.person.cookie;
  await signedIn.signIn();
  // The connection was made by somebody who has no seat any more.
  await until(() => !laptop.person.isConnected);
  await signedIn.person.connect();
  const again = new FollowedGame(signedIn.person, game, 0 as Seat);
  await again.join();
  expect(again.seq).toBe(followed.seq);
  expect(Buffer.from(again.cells.buffer).equals(Buffer.from(followed.cells.buffer))).toBe(true);
  await signedIn.person.leave();
});

it('signs out this device, one other, or all others, at once and with their connections', async () => {
  const { port } = await start();
  const phone = new Member(port);
  await phone.makePasskey();
  const { game } = await openTable(phone.person);
  const [laptop, tablet, desktop] = [1, 2, 3].map(() => new Member(port, phone.keys));
  for (const device of [laptop, tablet, desktop]) await device.signIn();
  await laptop.person.connect();
  const lost = (await laptop.account()).devices.find(({ isThis }) => isThis)?.id;
  const stranger = new Member(port);
  for (const body of [{ id: lost }, {}])
    await expect(stranger.person.post('/api/account/devices/out', body)).rejects.toThrow('404 {"failed":"absent"}');
  await phone.person.post('/api/account/devices/out', { id: lost });
  await until(() => !laptop.person.isConnected);
  expect(await laptop.state()).toEqual({ mail: false });
  expect(await laptop.tables()).toEqual([]);
  await expect(laptop.person.connect()).rejects.toThrow('401');
  expect((await phone.account()).devices).toHaveLength(3);

  const before = tablet.person.cookie;
  await tablet.person.post('/api/account/out', {});
  expect(tablet.person.cookie).not.toBe(before);
  expect(await tablet.tables()).toEqual([]);
  tablet.person.cookie = before;
  expect(await tablet.tables()).toEqual([]);
  await expect(tablet.person.post('/api/account/out', {})).rejects.toThrow('404');

  await phone.person.post('/api/account/devices/out', {});
  expect(await desktop.tables()).toEqual([]);
  expect((await phone.account()).devices).toHaveLength(1);
  expect(await phone.tables()).toEqual([game]);
});

it('the first device of an account can be signed out, too', async () => {
  const { port } = await start();
  const phone = new Member(port);
  await openTable(phone.person);
  const before = phone.person.cookie;
  await phone.makePasskey();
  const laptop = new Member(port, phone.keys);
  await laptop.signIn();
  await laptop.person.post('/api/account/devices/out', {});
  for (const cookie of [phone.person.cookie, before]) {
    phone.person.cookie = cookie;
    expect(await phone.tables()).toEqual([]);
  }
});

it('exports everything to its person, and no secrets', async () => {
  const { port, database } = await start();
  const phone = new Member(port);
  await phone.person.post('/api/hours', HOURS);
  const { game } = await openTable(phone.person);
  await phone.person.post('/api/notices/add', { kind: 'slack', address: 'http://127.0.0.1:9/hook', language: 'de' });
  expect(await phone.exported()).toMatchObject({
    seats: [
      { game, watches: true },
      { game, seat: 0, name: 'p0' },
    ],
  });
  await phone.makePasskey();
  const about = await phone.exported();
  expect(about).toMatchObject({
    seats: [{ game }, { game, seat: 0, name: 'p0', players: ['p0', 'p1'], status: 'open' }],
    hoursOff: HOURS,
    channels: [{ kind: 'slack', address: 'http://127.0.0.1:9/hook', language: 'de' }],
    account: { name: 'Ada', devices: [{ since: expect.any(String) as string }], passkeys: [{ host: 'localhost' }] },
  });
  const text = JSON.stringify(about);
  const [{ secret }] = await database.query<{ secret: string }>('select secret from games');
  expect(text).not.toContain(secret);
  const token = phone.person.cookie.split('=')[1] ?? '';
  for (const hidden of [token, hashOf(token)]) expect(text).not.toContain(hidden);
  expect(await new Member(port).exported()).toEqual({
    written: expect.any(String) as string,
    seats: [],
    lostSeats: [],
    formerNames: [],
    channels: [],
    mutedGames: [],
    remarks: [],
    notebooks: [],
  });
});

it.each(['an account', 'a device without one'])('deletes %s and everything about it', async (kind) => {
  const { port, database } = await start();
  const phone = new Member(port);
  const ben = Person.known(port, 'localhost');
  const open = await openTable(phone.person);
  const running = await openTable(phone.person);
  await ben.sit(running.game, running.invite, 1, 'Ben');
  const over = await openTable(phone.person);
  await ben.sit(over.game, over.invite, 1, 'Ben');
  await database.query("update games set status = 'over' where id = $1", over.game);
  // A bot has taken this seat over.
  const lost = await openTable(phone.person);
  await ben.sit(lost.game, lost.invite, 1, 'Ben');
  await database.query(
    'insert into absentees (game, seat, person) select game, seat, person from holders where game = $1 and seat = 0',
    lost.game,
  );
  await database.query('delete from holders where game = $1 and seat <= 0', lost.game);
  await phone.person.post('/api/hours', HOURS);
  await phone.person.post('/api/notices/add', { kind: 'slack', address: 'http://127.0.0.1:9/hook', language: 'de' });
  await phone.person.post('/api/notices/mute', { game: running.game, muted: true });
  if (kind === 'an account') await phone.makePasskey();
  const before = phone.person.cookie;
  await phone.person.post('/api/account/delete', {});
  expect(phone.person.cookie).not.toBe(before);
  for (const cookie of [phone.person.cookie, before]) {
    phone.person.cookie = cookie;
    expect(await phone.state()).toEqual({ mail: false });
    expect(await phone.exported()).toEqual({
      written: expect.any(String) as string,
      seats: [],
      lostSeats: [],
      formerNames: [],
      channels: [],
      mutedGames: [],
      remarks: [],
      notebooks: [],
    });
  }
  for (const name of ['people', 'channels', 'absentees', 'accounts', 'devices', 'passkeys', 'addresses'])
    expect(await database.query(`select * from ${name}`)).toEqual([]);
  const sheets = await database.query<{ id: string; sheet: string }>('select id, sheet from games order by id');
  expect(sheets.map(({ id }) => id)).toEqual([running.game, over.game, lost.game].toSorted());
  expect(sheets.map(({ id }) => id)).not.toContain(open.game);
  for (const { sheet } of sheets) expect(sheet).not.toContain('"p0"');
  const { tables } = JSON.parse(await ben.get('/api/mine')) as {
    tables: readonly { game: string; sitters: readonly { name: string; kind: string }[] }[];
  };
  const sitterOf = (game: string) => tables.find((one) => one.game === game)?.sitters[0];
  expect(sitterOf(running.game)).toMatchObject({ name: 'N. N.', kind: 'bot' });
  expect(sitterOf(over.game)).toMatchObject({ name: 'N. N.', kind: 'person' });
});

it('takes along what was said and noted, and leaves it without a name', async () => {
  const { port } = await start();
  const [phone, laptop] = [new Member(port), new Member(port)];
  await phone.makePasskey();
  const ben = Person.known(port, 'localhost');
  const { game, invite, watch } = await ben.open({ ...table, mine: [1] });
  await laptop.person.sit(game, invite, 0, 'Ada');
  const watched = await ben.open({ ...newTable('lancashire', 'ppp'), mine: [0] });
  for (const person of [laptop.person, phone.person])
    await person.post('/api/watch', { game: watched.game, token: watched.watch });
  const other = Person.known(port, 'localhost');
  await other.post('/api/watch', { game: watched.game, token: watched.watch });
  expect(watch).not.toBe('');
  await new Talker(laptop.person, game, 0 as Seat).say('Hello');
  await new Talker(laptop.person, game, 0 as Seat).note('Sell early', 0);
  await new Talker(laptop.person, watched.game).say('Nice');
  const asides = new Talker(other, watched.game);
  const [aside] = (await asides.read('watchers')).remarks;
  await asides.mute(aside.speaker);

  const signedIn = new Member(port, phone.keys);
  signedIn.person.cookie = laptop.person.cookie;
  await signedIn.signIn();
  expect(await phone.exported()).toMatchObject({
    remarks: [
      { game, body: 'Hello', name: 'Ada' },
      { game: watched.game, body: 'Nice' },
    ],
    notebooks: [{ game, text: 'Sell early' }],
  });
  // To others it is the same speaker as before, and still muted.
  await new Talker(phone.person, watched.game).say('And again', 'anotherKey');
  const { remarks, muted } = await asides.read('watchers');
  expect(remarks).toHaveLength(2);
  expect(new Set(remarks.map(({ speaker }) => speaker)).size).toBe(1);
  expect(muted).toEqual([remarks[0]?.speaker]);

  await phone.person.post('/api/account/delete', {});
  const said = (await new Talker(ben, game, 1 as Seat).read('table')).remarks;
  expect(said).toMatchObject([{ body: 'Hello', name: 'N. N.' }]);
  expect((await asides.read('watchers')).remarks.map(({ name }) => name)).toEqual(['N. N.', 'N. N.']);
});

it('makes one rated player of two, and none of one who is deleted', async () => {
  const { port, database } = await start();
  const [phone, laptop] = [new Member(port), new Member(port)];
  await phone.makePasskey();
  const [{ person }] = await database.query<{ person: string }>('select person from accounts');
  const played = async (id: string, whose: string, games: number, mu: number): Promise<void> => {
    await database.query('insert into players (id, person, name) values ($1, $2, $1)', id, whose);
    await database.query("insert into ratings values ($1, 'lancashire', 2, $2, 8, $3)", id, mu, games);
    await database.query(
      "insert into results (game, seat, player, edition, seats, place, points, has_left, mu, sigma, opening, at) values ($1, 0, $1, 'lancashire', 2, 1, 100, 0, $2, 8, '', 0)",
      id,
      mu,
    );
  };
  await played('account', person, 1, 30);
  await played('laptop', hashOf(laptop.person.cookie.split('=')[1] ?? ''), 9, 25);
  await database.query("insert into ratings values ('laptop', 'birmingham', 3, 20, 8, 2)");
  const signedIn = new Member(port, phone.keys);
  signedIn.person.cookie = laptop.person.cookie;
  await signedIn.signIn();
  expect(await database.query('select id from players')).toEqual([{ id: 'account' }]);
  expect(await phone.exported()).toMatchObject({
    ratings: [
      { edition: 'birmingham', seats: 3, mu: 20, games: 2 },
      { edition: 'lancashire', seats: 2, mu: 25, games: 10 },
    ],
    results: [{ game: 'account' }, { game: 'laptop' }],
  });
  await phone.person.post('/api/account/delete', {});
  for (const name of ['players', 'ratings', 'results', 'rated_seats'])
    expect(await database.query(`select * from ${name}`)).toEqual([]);
});

it('lets nobody sign in who is banned', async () => {
  const { port } = await start();
  const phone = new Member(port);
  await phone.makePasskey();
  const { game, invite } = await openTable(phone.person);
  await Person.known(port).sit(game, invite, 1, 'Ben');
  await fetch(`http://localhost:${port}/api/keeper/ban`, {
    method: 'POST',
    headers: { authorization: `Bearer ${KEEPER}`, 'content-type': 'application/json' },
    body: JSON.stringify({ game, seat: 0 }),
  });
  expect(await phone.person.get('/api/mine')).toBe('{"failed":"banned"}');
  const laptop = new Member(port, phone.keys);
  const own = await openTable(laptop.person);
  await expect(laptop.signIn()).rejects.toThrow('403');
  expect(await laptop.tables()).toEqual([own.game]);
});

it('renames an account, and only one’s own', async () => {
  const { port } = await start();
  const phone = new Member(port);
  await expect(phone.person.post('/api/account/name', { name: 'Eve' })).rejects.toThrow('404');
  await phone.makePasskey();
  await phone.person.post('/api/account/name', { name: ' Ada L. ' });
  expect((await phone.account()).name).toBe('Ada L.');
});

it('takes requests only from its own page', async () => {
  const { port } = await start();
  for (const path of ['passkeys/new', 'passkeys/use', 'mail/ask', 'out', 'devices/out', 'delete', 'name']) {
    const response = await fetch(`http://localhost:${port}/api/account/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: 'https://example.org' },
      body: '{}',
    });
    expect(response.status).toBe(403);
  }
});
