import { join } from 'node:path';

import { NOBODY } from '@coalbrook/rules';
import type { Seat } from '@coalbrook/rules';
import type { Happening, OnlineTable, OpenedTable, Rematch } from '@coalbrook/wire/online';
import { describe, expect, it, onTestFinished } from 'vitest';

import { SqliteDatabase } from '../ground/database/sqlite.ts';
import { hashOf } from '../ground/persons/tokens.ts';
import { FollowedGame, Person } from '../testing/client.ts';
import { folder, newTable, startAt } from '../testing/fixtures.ts';
import { Member } from '../testing/member.ts';
import { fillTurn } from '../testing/play.ts';
import { RawSocket } from '../testing/rawSocket.ts';
import { Talker } from '../testing/talker.ts';

const [FIRST, SECOND] = [0 as Seat, 1 as Seat];

interface Club {
  readonly database: SqliteDatabase;
  readonly port: number;
  readonly ann: Person;
  readonly bea: Person;
  readonly opened: OpenedTable;
  readonly game: string;
}

/** Ann opens a table and takes its first seat. */
const open = async (letters = 'pp', table: object = {}): Promise<Club> => {
  const database = new SqliteDatabase(join(folder(onTestFinished), 'games.db'));
  const server = await startAt('', { database });
  onTestFinished(() => server.close());
  const [ann, bea] = [Person.known(server.port), Person.known(server.port)];
  const opened = await ann.open({ ...newTable('lancashire', letters), mine: [0], ...table });
  return { database, port: server.port, ann, bea, opened, game: opened.game };
};

/** Bea takes the second seat with her own link; the game begins. */
const begin = async (letters = 'pp', table: object = {}): Promise<Club> => {
  const club = await open(letters, table);
  await club.bea.sit(club.game, club.opened.seats[0].token, 1, 'Bea');
  return club;
};

const follow = async (person: Person, game: string, seat: Seat): Promise<FollowedGame> => {
  await person.connect();
  const followed = new FollowedGame(person, game, seat);
  await followed.join();
  return followed;
};

const refusal = (asked: Promise<unknown>): Promise<string> =>
  asked.then(
    () => 'done',
    ({ message }: Error) => message.slice(0, 3),
  );

const happenings = async (person: Person, game: string): Promise<readonly Happening['what'][]> => {
  const text = await person.get(`/api/games/${game}/happenings`);
  return (JSON.parse(text) as { happenings: readonly Happening[] }).happenings.map(({ what }) => what);
};

const tableOf = async (person: Person, game: string): Promise<OnlineTable> => (await person.visit(game, '')).table;

const mine = async (person: Person): Promise<readonly string[]> =>
  (JSON.parse(await person.get('/api/mine')) as { tables: readonly { game: string }[] }).tables.map(({ game }) => game);

const dropped = (person: Person): Promise<void> => new Promise((resolve) => (person.onClose = resolve));

const SHARED = (name: string) => ({ kind: 'came', name, isShared: true });

describe('an invitation', () => {
  it('is given for free seats only', async () => {
    const { opened } = await open('pprp', { mine: [0, 3] });
    expect(opened.seats.map(({ seat }) => seat)).toEqual([1]);
  });

  it.each([
    ['its own link', ({ seats }: OpenedTable) => seats[0].token],
    ['the link for all seats', ({ invite }: OpenedTable) => invite],
    ['no link at a public table', () => ''],
  ])('is used up when somebody sits down with %s', async (_, tokenOf) => {
    const { port, ann, bea, opened, game } = await open('ppp', { isPublic: true });
    const { token } = opened.seats[0];
    await bea.sit(game, tokenOf(opened), 1, 'Bea');
    for (const person of [Person.known(port), Person.known(port)]) {
      await expect(person.visit(game, token)).rejects.toThrow('404');
      await expect(person.sit(game, token, 1, 'Bea')).rejects.toThrow('404');
    }
    await expect(ann.sit(game, token, 1, 'Bea')).rejects.toThrow('404');
    await expect(ann.sit(game, opened.invite, 1, 'Bea')).rejects.toThrow('409 {"failed":"taken"}');
    expect((await ann.visit(game, token)).seats).toEqual([]);
    expect((await Person.known(port).sit(game, opened.seats[1].token, 2, 'Cyd')).table.held).toEqual([2]);
  });

  it('still leads whoever used it to their seat, and answers them again', async () => {
    const { bea, opened, game } = await begin('ppp');
    const { token } = opened.seats[0];
    expect((await bea.sit(game, token, 1, 'Bea')).table.held).toEqual([1]);
    expect(await bea.visit(game, token)).toMatchObject({ seats: [], isWatch: false, table: { held: [1] } });
  });

  it('is not renewed when its seat becomes free again', async () => {
    const { port, bea, opened, game } = await begin('ppp');
    const own = await bea.linkTo(game, 1);
    await bea.post('/api/stand', { game });
    for (const token of [opened.seats[0].token, own])
      await expect(Person.known(port).sit(game, token, 1, 'Eve')).rejects.toThrow('404');
    expect((await Person.known(port).sit(game, opened.invite, 1, 'Cyd')).table.held).toEqual([1]);
  });

  it('stays with a seat at which a bot plays until somebody comes', async () => {
    const { port, ann, opened, game } = await open('ppp');
    await ann.post('/api/fill', { game, seat: 1 });
    expect((await Person.known(port).sit(game, opened.seats[0].token, 1, 'Cyd')).table.held).toEqual([1]);
  });
});

describe('whoever opened a table', () => {
  it('has nothing of a seat that somebody else has taken, by any request', async () => {
    const { ann, bea, opened, game } = await begin('pp', { isPublic: true });
    const beas = await follow(bea, game, SECOND);
    await new Talker(bea, game, SECOND).note('secret', 0);
    const { seats, invite, watch } = opened;
    const tokens = [...seats.map(({ token }) => token), invite, watch, ''];
    const answers = [];
    for (const token of tokens)
      answers.push(await refusal(ann.sit(game, token, 1, 'Bea')), JSON.stringify((await ann.visit(game, token)).seats));
    // Watching is for everybody.
    await ann.post('/api/watch', { game, token: watch });
    for (const [path, body] of [
      ['device', { game, seat: 1 }],
      ['return', { game, seat: 1 }],
      ['fill', { game, seat: 1 }],
      ['rematch', { game, nonce: '' }],
      ['talk/notes', { game, seat: 1 }],
      ['talk/note', { game, seat: 1, version: 1, text: 'mine' }],
      ['talk/say', { game, seat: 1, key: 'k', body: 'I am Bea' }],
      ['talk/read', { game, seat: 1, circle: 'table' }],
      ['talk/mute', { game, seat: 1, speaker: 'x', muted: true }],
    ] as const)
      answers.push(await refusal(ann.post(`/api/${path}`, body)));
    expect(new Set(answers)).toEqual(new Set(['404', '409', '[]']));
    await ann.connect();
    const denials = [
      await ann.ask('join', game, SECOND, 0),
      ((await ann.ask('join', game, FIRST, 0)) as { table: OnlineTable }).table.held,
      await ann.ask('views', game, SECOND, 0, 3),
      await ann.ask('counted', game, SECOND, 0),
      await ann.ask('commit', game, SECOND, beas.seq, fillTurn(beas, 1)),
      await ann.ask('order', game, SECOND, '', ['pass'], -1),
      await ann.ask('draft', game, SECOND, beas.seq, ['pass']),
    ];
    const absent = { denied: 'absent' };
    expect(denials).toEqual([absent, [0], absent, absent, absent, absent, undefined]);
    expect(bea.received.filter((text) => text.startsWith('{"news":"draft"'))).toEqual([]);
    expect(JSON.stringify(JSON.parse(await ann.get('/api/account/export')))).not.toContain('secret');
    expect((await tableOf(bea, game)).shared).toBeUndefined();
    expect(await happenings(bea, game)).toEqual([]);
  });
});

describe('another device', () => {
  it('comes by a link of the person themselves, which works once', async () => {
    const { port, ann, bea, game } = await begin();
    await expect(ann.linkTo(game, 1)).rejects.toThrow('404');
    await expect(bea.linkTo(game, 0)).rejects.toThrow('404');
    const [before, token] = [await bea.linkTo(game, 1), await bea.linkTo(game, 1)];
    const phone = Person.known(port);
    await expect(phone.sit(game, before, 1, 'Bea')).rejects.toThrow('404');
    expect((await phone.visit(game, token)).seats).toEqual([1]);
    await expect(phone.sit(game, token, 0, 'Bea')).rejects.toThrow('404');
    const all = await Promise.all(
      [phone, Person.known(port), Person.known(port)].map((one) => refusal(one.sit(game, token, 1, 'Bea'))),
    );
    expect(all.toSorted()).toEqual(['404', '404', 'done']);
  });

  it('is told to the seat at once and to the table, also before the game begins', async () => {
    const { port, ann, bea, game, opened } = await open('ppp');
    await bea.sit(game, opened.invite, 1, 'Bea');
    const [anns, beas] = [await follow(ann, game, FIRST), await follow(bea, game, SECOND)];
    const phone = Person.known(port);
    const { table } = await phone.sit(game, await bea.linkTo(game, 1), 1, 'Somebody');
    await beas.until(() => beas.info?.shared !== undefined);
    expect(beas.info?.shared).toMatchObject([{ seat: 1 }]);
    expect(table.seats[1].name).toBe('Bea');
    // The newcomer knows, and it is nobody else's business from which devices.
    expect([table.shared, anns.info?.shared]).toEqual([undefined, undefined]);
    await Person.known(port).sit(game, opened.invite, 2, 'Cyd');
    expect(await happenings(ann, game)).toEqual([SHARED('Bea')]);
    // Whoever was not there learns of it later.
    expect((await tableOf(bea, game)).shared).toMatchObject([{ seat: 1 }]);
  });

  it('is not told to those who watch with a delay', async () => {
    const { port, bea, game, opened } = await begin('pp', { watchDelay: 3 });
    const watcher = Person.known(port);
    await watcher.post('/api/watch', { game, token: opened.watch });
    await Person.known(port).sit(game, await bea.linkTo(game, 1), 1, 'Bea');
    expect(await happenings(bea, game)).toEqual([SHARED('Bea')]);
    expect(await happenings(watcher, game)).toEqual([]);
    expect(await tableOf(watcher, game).catch(() => 'absent')).toBe('absent');
  });

  it('loses everything when the person makes another link', async () => {
    const { port, bea, game } = await begin();
    const [phone, tablet] = [Person.known(port), Person.known(port)];
    await phone.sit(game, await bea.linkTo(game, 1), 1, 'Bea');
    await phone.post('/api/talk/note', { game, seat: 1, version: 0, text: 'for all my devices' });
    const beas = await follow(bea, game, SECOND);
    await follow(phone, game, SECOND);
    expect(beas.info?.shared).toMatchObject([{ seat: 1 }]);
    const end = dropped(phone);
    const token = await bea.linkTo(game, 1);
    await end;
    await beas.until(() => beas.info?.shared === undefined);
    await phone.connect();
    expect(await phone.ask('join', game, SECOND, 0)).toEqual({ denied: 'absent' });
    expect(await phone.ask('join', game, NOBODY, 0)).toEqual({ denied: 'absent' });
    expect([await mine(phone), await phone.get('/api/waiting')]).toEqual([[], '{"games":[]}']);
    for (const [path, body] of [
      ['device', { game, seat: 1 }],
      ['stand', { game }],
      ['talk/notes', { game, seat: 1 }],
      ['notices/mute', { game, muted: true }],
    ] as const)
      await expect(phone.post(`/api/${path}`, body)).rejects.toThrow('404');
    expect(await mine(bea)).toEqual([game]);
    await tablet.sit(game, token, 1, 'Bea');
    expect(await new Talker(tablet, game, SECOND).notes()).toMatchObject({ text: 'for all my devices' });
    expect(await happenings(bea, game)).toEqual([SHARED('Bea'), SHARED('Bea')]);
  });

  it('keeps its other seats at the table when it loses one', async () => {
    const { ann, bea, game } = await begin();
    await ann.sit(game, await bea.linkTo(game, 1), 1, 'Bea');
    expect((await tableOf(ann, game)).held).toEqual([0, 1]);
    await bea.linkTo(game, 1);
    expect((await tableOf(ann, game)).held).toEqual([0]);
    expect(await happenings(ann, game)).toEqual([SHARED('Bea')]);
  });

  it('leaves the seat to the others who hold it when it is given up, or when everything about it is deleted', async () => {
    const { port, bea, game } = await begin();
    for (const give of ['/api/stand', '/api/account/delete']) {
      const phone = Person.known(port);
      await phone.sit(game, await bea.linkTo(game, 1), 1, 'Bea');
      await phone.post(give, { game });
      expect(await mine(phone)).toEqual([]);
      expect(await tableOf(bea, game)).toMatchObject({ held: [1], status: 'running' });
      expect((await tableOf(bea, game)).seats[1]).toMatchObject({ kind: 'person', name: 'Bea', isFree: false });
    }
    await bea.post('/api/stand', { game });
    expect(await mine(bea)).toEqual([]);
  });

  it('leaves the rating of the game to the device that stays, and cannot be that of another player', async () => {
    const { database, port, ann, bea, opened, game } = await open('ppp', { isRated: true });
    await bea.sit(game, opened.invite, 1, 'Bea');
    const phones = Array.from({ length: 2 }, () => Person.known(port));
    const personOf = async (seat: number): Promise<readonly string[]> => {
      const text = 'select person from rated_seats where game = $1 and seat = $2';
      return (await database.query<{ person: string }>(text, game, seat)).map(({ person }) => person);
    };
    const hash = ({ cookie }: Person): string => hashOf(cookie.split('=')[1]);
    await phones[0].sit(game, await bea.linkTo(game, 1), 1, 'Bea');
    await phones[1].sit(game, opened.invite, 2, 'Cyd');
    // Whichever of them was noted when the game began.
    await phones[0].linkTo(game, 1);
    expect(await personOf(1)).toEqual([hash(phones[0])]);
    const link = await phones[1].linkTo(game, 2);
    await expect(ann.sit(game, link, 2, 'Cyd')).rejects.toThrow('409 {"failed":"rated"}');
    expect([await personOf(0), await personOf(2)]).toEqual([[hash(ann)], [hash(phones[1])]]);
  });

  it('cannot play on by leaving its connection open', async () => {
    const { port, ann, bea, game } = await begin();
    const [anns, beas] = [await follow(ann, game, FIRST), await follow(bea, game, SECOND)];
    await anns.until(() => anns.actor >= 0);
    const [own, seat] = anns.actor === FIRST ? [anns, FIRST] : [beas, SECOND];
    await own.until(() => own.actor === seat);
    const thief = Person.known(port);
    await thief.sit(game, await own.person.linkTo(game, seat), seat, 'Same');
    const socket = await RawSocket.connect(thief, onTestFinished);
    socket.send({ id: 1, call: 'join', given: [game, seat, 0] });
    await socket.until('"id":1,');
    await own.person.linkTo(game, seat);
    // The connection is being closed, to which the thief gives no answer.
    socket.send({ id: 2, call: 'commit', given: [game, seat, own.seq, fillTurn(own, 1)] });
    await socket.ended;
    expect(await own.person.ask('join', game, seat, 0)).toMatchObject({ look: { seq: own.seq, actor: seat } });
  });
});

describe('whoever comes to a seat in another way', () => {
  it('is told of, too: to a rematch', async () => {
    const record = JSON.stringify({
      coalbrook: 1,
      edition: 'lancashire',
      rules: 1,
      seats: 2,
      options: [],
      position: {
        edition: 'lancashire',
        seats: 2,
        era: 'rail',
        round: 10,
        turn: 1,
        actionsLeft: 1,
        players: [{ hand: [] }, { hand: ['coal'] }],
        deck: {},
      },
      entries: [],
    });
    const { port, ann, bea, game } = await begin('pp', { record });
    const phone = Person.known(port);
    await phone.sit(game, await bea.linkTo(game, 1), 1, 'Bea');
    const beas = await follow(bea, game, SECOND);
    await bea.ask('commit', game, SECOND, beas.seq, ['pass']);
    const again = (person: Person): Promise<Rematch> => person.post('/api/rematch', { game, nonce: '' });
    const { game: next, opened } = await again(ann);
    expect(opened?.seats.map(({ seat }) => seat)).toEqual([1]);
    for (const person of [bea, phone]) expect(await again(person)).toEqual({ game: next });
    await expect(ann.sit(next, opened?.seats[0].token ?? '', 1, 'Bea')).rejects.toThrow('404');
    expect(await happenings(ann, next)).toEqual([SHARED('Bea')]);
    expect((await tableOf(bea, next)).shared).toMatchObject([{ seat: 1 }]);
    expect((await tableOf(phone, next)).shared).toBeUndefined();
  });

  it('is told of, too: with an account that has other devices, but not with a new one', async () => {
    const { port, ann, bea, game } = await begin('ppp');
    const [laptop, phone] = [new Member(port), new Member(port)];
    await laptop.person.sit(game, await bea.linkTo(game, 1), 1, 'Bea');
    await laptop.makePasskey('Bea');
    expect(await happenings(ann, game)).toEqual([SHARED('Bea')]);
    const other = await laptop.person.open({ ...newTable('lancashire', 'pp'), mine: [0] });
    await phone.person.sit(other.game, other.seats[0].token, 1, 'Phone');
    const phones = new Member(port, laptop.keys);
    phones.person.cookie = phone.person.cookie;
    const before = await tableOf(bea, game);
    await phones.signIn();
    expect(await happenings(laptop.person, other.game)).toEqual([SHARED('Phone')]);
    // At the first table nothing has changed: the account was there.
    expect(await happenings(ann, game)).toEqual([SHARED('Bea')]);
    expect((await tableOf(bea, game)).shared).toEqual(before.shared);
    // The account's devices are one person: each loses the seat with it, and none because of the others.
    await bea.linkTo(game, 1);
    expect(await laptop.tables()).toEqual([other.game]);
  });

  it('is told of, too: when somebody takes over a seat that was left', async () => {
    const { port, ann, bea, game, opened } = await begin();
    await bea.post('/api/stand', { game });
    await Person.known(port).sit(game, opened.invite, 1, 'Cyd');
    expect(await happenings(ann, game)).toEqual([
      { kind: 'left', name: 'Bea' },
      { kind: 'replaced', name: 'Bea' },
      { kind: 'came', name: 'Cyd' },
    ]);
  });
});
