import { join } from 'node:path';

import { NOBODY } from '@coalbrook/rules';
import type { Seat } from '@coalbrook/rules';
import type { OpenedTable } from '@coalbrook/wire/online';
import { describe, expect, it, onTestFinished } from 'vitest';

import { SqliteDatabase } from '../../ground/database/sqlite.ts';
import { hashOf } from '../../ground/persons/tokens.ts';
import type { RunningServer } from '../../roof/server.ts';
import { FollowedGame, Person } from '../../testing/client.ts';
import { folder, newTable, startAt } from '../../testing/fixtures.ts';
import { fillTurn } from '../../testing/play.ts';
import { Talker } from '../../testing/talker.ts';
import { RemarkStore } from './remarkStore.ts';

const [FIRST, SECOND] = [0 as Seat, 1 as Seat];

interface Table {
  readonly server: RunningServer;
  readonly database: SqliteDatabase;
  readonly opened: OpenedTable;
  readonly ada: Talker;
  readonly ben: Talker;
  readonly watcher: Talker;
  readonly logged: readonly string[];
}

interface TableOptions {
  readonly file?: string;
  readonly watchDelay?: number;
  readonly now?: () => number;
}

/** A table of two with somebody who watches. */
const gather = async ({ file, watchDelay = 0, now }: TableOptions = {}): Promise<Table> => {
  let time = 0;
  const logged: string[] = [];
  const database = new SqliteDatabase(file ?? join(folder(onTestFinished), 'games.db'));
  const server = await startAt('', {
    database,
    // Time flies, so that nobody runs out of credits.
    now: now ?? (() => (time += 60_000)),
    log: (level, message, facts) => logged.push(JSON.stringify([level, message, facts])),
  });
  onTestFinished(() => server.close());
  const [one, two, three] = [0, 1, 2].map(() => Person.known(server.port));
  const opened = await one.open({ ...newTable('lancashire', 'pp'), mine: [0], watchDelay });
  const { game, invite, watch } = opened;
  await two.sit(game, invite, 1, 'Ben');
  await three.post('/api/watch', { game, token: watch });
  return {
    server,
    database,
    opened,
    ada: new Talker(one, game, FIRST),
    ben: new Talker(two, game, SECOND),
    watcher: new Talker(three, game),
    logged,
  };
};

const follow = async ({ person, game, seat }: Talker): Promise<FollowedGame> => {
  await person.connect();
  const followed = new FollowedGame(person, game, seat);
  await followed.join();
  return followed;
};

/** Whatever was told before has arrived. */
const settle = ({ person }: Talker): Promise<unknown> => person.ask('join', 'nothing', NOBODY, 0);

/** The game is over; nobody has to play it. */
const end = ({ database }: Table): Promise<unknown> => database.query("update games set status = 'over'");

describe('at a table', () => {
  it('everybody reads what is said there, in order, also those who watch', async () => {
    const { ada, ben, watcher } = await gather();
    expect([await ada.say('Hello'), await ben.say('Good day'), await ada.say('Your turn')]).toEqual([1, 2, 3]);
    for (const one of [ada, ben, watcher]) expect(await one.heard('table')).toEqual(['Hello', 'Good day', 'Your turn']);
    const { remarks, last, own } = await ben.read('table', { after: 1 });
    expect(remarks.map(({ number, seat, name }) => [number, seat, name])).toEqual([
      [2, SECOND, 'Ben'],
      [3, FIRST, 'p0'],
    ]);
    expect([last, own]).toEqual([3, remarks[0].speaker]);
  });

  it('a remark that is sent again counts once, also at the same moment and after a restart', async () => {
    const file = join(folder(onTestFinished), 'games.db');
    const { server, ada, ben } = await gather({ file });
    expect(await Promise.all(Array.from({ length: 5 }, () => ada.say('Hello', 'same')))).toEqual([1, 1, 1, 1, 1]);
    // The key of somebody else is another one.
    expect(await ben.say('Hello', 'same')).toBe(2);
    await server.close();
    const after = await startAt(file);
    onTestFinished(() => after.close());
    const again = new Person(after.port);
    again.cookie = ada.person.cookie;
    const talker = new Talker(again, ada.game, FIRST);
    expect(await talker.say('Hello', 'same')).toBe(1);
    expect(await talker.heard('table')).toEqual(['Hello', 'Hello']);
  });

  it('is the last of 20,000 in its circle', async () => {
    const { ada, ben, watcher, database } = await gather();
    await ada.say('first');
    await database.query('update remarks set number = 19999');
    expect(await ben.say('last')).toBe(20_000);
    await expect(ada.say('too much')).rejects.toThrow('409 {"failed":"full"}');
    expect(await watcher.say('first here')).toBe(1);
  });

  it('a remark that arrives twice at the same moment is kept once', async () => {
    const { ada, database } = await gather();
    const [{ person }] = await database.query<{ person: string }>('select person from holders where seat = 0');
    const remark = { game: ada.game, seat: FIRST, key: 'same', body: 'Hello' };
    const stores = [1, 2].map(() => new RemarkStore(database, () => 7));
    const kept = await Promise.all(stores.map((store) => store.say(remark, person)));
    expect(kept).toMatchObject([{ number: 1, said: { about: 'table' } }, { number: 1 }]);
    expect(stores.map(({ remarks }) => remarks)).toEqual([1, 0]);
  });

  it('many can talk at once', async () => {
    const { ada, ben, watcher } = await gather();
    const numbers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => (index % 2 === 0 ? ada : ben).say(`remark ${index}`)),
    );
    expect(numbers.toSorted((one, other) => one - other)).toEqual(Array.from({ length: 10 }, (_, index) => index + 1));
    expect((await watcher.read('table')).remarks.map(({ number }) => number)).toEqual(
      Array.from({ length: 10 }, (_, index) => index + 1),
    );
  });

  it('long talk is read page by page', async () => {
    const { ada, ben, database } = await gather();
    await ada.say('first');
    await database.query(
      `insert into remarks select game, circle, number + value, at, seq, seat, person, key || value, name, speaker,
        'remark ' || (number + value) from remarks, (with recursive c(value) as
        (select 1 union all select value + 1 from c where value < 249) select value from c)`,
    );
    const newest = await ben.read('table');
    expect([newest.last, newest.remarks.length, newest.remarks[0].number]).toEqual([250, 100, 151]);
    const older = await ben.read('table', { before: 151 });
    expect([older.remarks.length, older.remarks[0].number, older.remarks.at(-1)?.number]).toEqual([100, 51, 150]);
    const newer = await ben.read('table', { after: 120 });
    expect([newer.remarks.length, newer.remarks[0].number, newer.last]).toEqual([100, 121, 250]);
    expect((await ben.read('table', { before: 1 })).remarks).toEqual([]);
  });

  it('nobody speaks from a seat of others, and strangers neither speak nor read', async () => {
    const { server, ada, ben, watcher } = await gather();
    const stranger = new Talker(Person.known(server.port), ada.game, FIRST);
    for (const one of [
      stranger,
      new Talker(stranger.person, ada.game),
      new Talker(ben.person, ada.game, FIRST),
      new Talker(watcher.person, ada.game, FIRST),
      // Whoever plays does not talk to those who watch.
      new Talker(ada.person, ada.game),
      new Talker(ada.person, 'nothing', FIRST),
    ])
      await expect(one.say('Hello')).rejects.toThrow('404 {"failed":"absent"}');
    await expect(stranger.read('table')).rejects.toThrow('404');
    await expect(new Talker(ben.person, ada.game, FIRST).read('table')).rejects.toThrow('404');
    await expect(stranger.report('table', 1)).rejects.toThrow('404');
    await expect(stranger.mute('someone')).rejects.toThrow('404');
    await expect(stranger.notes()).rejects.toThrow('404');
    await expect(stranger.note('mine', 0)).rejects.toThrow('404');
    await expect(watcher.note('mine', 0)).rejects.toThrow('404');
    expect(await ada.heard('table')).toEqual([]);
  });

  it('nobody can flood it', async () => {
    let now = 0;
    const { ada, ben } = await gather({ now: () => now });
    for (let said = 0; said < 12; said++) await ada.say('again');
    await expect(ada.say('again')).rejects.toThrow('429 {"failed":"flood"}');
    // What was kept is answered, and others may go on.
    expect(await ada.say('again', 'key0')).toBe(1);
    expect(await ben.say('Stop it')).toBe(13);
    now += 3000;
    expect(await ada.say('again')).toBe(14);
  });

  it('several devices of a seat, and strangers, cannot say more than one', async () => {
    const { ada, ben, server, database, opened } = await gather({ now: () => 0 });
    const again = new Talker(Person.known(server.port), opened.game, FIRST);
    // Somebody without the seat uses up nothing.
    for (let said = 0; said < 12; said++) await expect(again.say('again')).rejects.toThrow('404');
    await database.query(
      'insert into holders (person, game, seat) values ($1, $2, 0)',
      hashOf(again.person.cookie.split('=')[1] ?? ''),
      opened.game,
    );
    for (let said = 0; said < 6; said++) await ada.say('again');
    for (let said = 0; said < 6; said++) await again.say('and again');
    await expect(again.say('again')).rejects.toThrow('429');
    await expect(ada.say('again')).rejects.toThrow('429');
    expect(await ben.say('Stop it')).toBe(13);
  });

  it('talk goes when the table does', async () => {
    const { server, database } = await gather();
    const person = Person.known(server.port);
    const { game } = await person.open({ ...newTable('lancashire', 'pp'), mine: [0] });
    const talker = new Talker(person, game, FIRST);
    await talker.say('Is anybody there?');
    await talker.note('nobody', 0);
    await person.post('/api/stand', { game });
    for (const table of ['remarks', 'notebooks'])
      expect(await database.query(`select game from ${table} where game = $1`, game)).toEqual([]);
  });
});

describe('those who watch', () => {
  it('talk apart; people at the table read it after the end', async () => {
    const table = await gather();
    const { ada, ben, watcher } = table;
    expect(await watcher.say('Ada should build in Wigan')).toBe(1);
    expect(await watcher.heard('watchers')).toEqual(['Ada should build in Wigan']);
    for (const one of [ada, new Talker(ada.person, ada.game)])
      await expect(one.read('watchers')).rejects.toThrow('404 {"failed":"absent"}');
    await expect(ben.report('watchers', 1)).rejects.toThrow('404');
    await end(table);
    expect(await ada.heard('watchers')).toEqual(['Ada should build in Wigan']);
    // Talk goes on after the end.
    expect([await ada.say('Good game'), await watcher.say('Indeed')]).toEqual([1, 2]);
    expect(await ben.heard('watchers')).toEqual(['Ada should build in Wigan', 'Indeed']);
  });

  it('need a name', async () => {
    const { watcher } = await gather();
    const { game } = watcher;
    await expect(watcher.person.post('/api/talk/say', { game, seat: NOBODY, key: 'k', body: 'Hello' })).rejects.toThrow(
      '400',
    );
  });

  it('are limited together', async () => {
    const { server, opened, watcher } = await gather({ now: () => 5 });
    const { game, watch } = opened;
    for (let person = 0; person < 6; person++) {
      const other = new Talker(Person.known(server.port), game);
      await other.person.post('/api/watch', { game, token: watch });
      for (let said = 0; said < 10; said++) await other.say('spam');
    }
    await expect(watcher.say('Hello')).rejects.toThrow('429');
  });

  it('read what is said at the table as late as they see the game', async () => {
    const table = await gather({ watchDelay: 1 });
    const { ada, ben, watcher } = table;
    const seats = [await follow(ada), await follow(ben)];
    const watched = await follow(watcher);
    await seats[0].until(() => seats[0].actor >= 0);
    const bodies: string[] = [];
    const play = async (): Promise<void> => {
      const { actor, seq } = seats[0];
      const seat = seats[actor];
      await seat.until(() => seat.seq === seq);
      bodies.push(`after ${seq}`);
      await ada.say(`after ${seq}`);
      expect(await seat.person.ask('commit', ada.game, actor, seq, fillTurn(seat, seq))).toBeUndefined();
      for (const one of seats) await one.until(() => one.seq > seq && one.actor >= 0);
    };
    for (let turn = 0; turn < 5; turn++) {
      await play();
      await settle(watcher);
      const { seq } = watched;
      const told = bodies.filter((body) => Number(body.slice(6)) < seq);
      expect(await watcher.heard('table')).toEqual(told);
      expect((await watcher.read('table')).last).toBe(told.length);
    }
    expect(bodies.length).toBeGreaterThan((await watcher.heard('table')).length);
    await expect(watcher.report('table', bodies.length)).rejects.toThrow('404');
    // Nor do they hear that somebody speaks.
    expect(watcher.news).toEqual([]);
    // Among themselves they talk at once.
    await watcher.say('Hush');
    await settle(watcher);
    expect(watcher.news).toEqual(['watchers 1']);
    await end(table);
    expect(await watcher.heard('table')).toEqual(bodies);
  });
});

describe('those who follow a game', () => {
  it('hear that something was said, if they may read it', async () => {
    const table = await gather();
    const { ada, ben, watcher } = table;
    const all = [ada, ben, watcher];
    for (const one of all) await follow(one);
    await ada.say('Hello');
    await watcher.say('I would build a port');
    await ben.note('my plan', 0);
    for (const one of all) await settle(one);
    expect(all.map(({ news }) => news)).toEqual([['table 1'], ['table 1', 'notebook 1'], ['table 1', 'watchers 1']]);
    // Nothing is told twice.
    await ada.say('Hello', 'key0');
    await end(table);
    await watcher.say('Well played');
    for (const one of all) await settle(one);
    expect(all.map(({ news }) => news.slice(1))).toEqual([
      ['watchers 2'],
      ['notebook 1', 'watchers 2'],
      ['watchers 1', 'watchers 2'],
    ]);
  });

  it('also before the game begins', async () => {
    const { server } = await gather();
    const [one, two] = [Person.known(server.port), Person.known(server.port)];
    const { game, invite } = await one.open({ ...newTable('lancashire', 'ppp'), mine: [0] });
    await two.sit(game, invite, 1, 'Two');
    const [ada, ben] = [new Talker(one, game, FIRST), new Talker(two, game, SECOND)];
    await one.connect();
    await one.ask('join', game, NOBODY, 0);
    await ben.say('Who is missing?');
    await settle(ada);
    expect(ada.news).toEqual(['table 1']);
    expect(await ada.heard('table')).toEqual(['Who is missing?']);
  });
});

describe('somebody who watches', () => {
  it('does not speak under the name of somebody at the table, or one that looks the same', async () => {
    const { ben, watcher, opened } = await gather();
    for (const name of ['Ben', ' BEN ', 'Вen', 'B\u0435n', 'p0'])
      await expect(watcher.say('I give up', 'k', name)).rejects.toThrow('409 {"failed":"name"}');
    expect(await watcher.say('hello', 'k', 'Benny')).toBe(1);
    // Whoever has left may be called as before, but nobody else while a bot plays under that name.
    await ben.person.post('/api/stand', { game: ben.game });
    await expect(watcher.say('I am back', 'l', 'Ben')).rejects.toThrow('409 {"failed":"name"}');
    await ben.person.post('/api/watch', { game: ben.game, token: opened.watch });
    expect(await new Talker(ben.person, ben.game).say('still here', 'm', 'Ben')).toBe(2);
  });
});

describe('muting', () => {
  it('is for one seat on all its devices, or for one who watches', async () => {
    const { server, opened, ada, ben, watcher } = await gather();
    const { game } = opened;
    await ben.say('Hurry up!');
    const [{ speaker }] = (await ada.read('table')).remarks;
    await ada.mute(speaker);
    await ada.mute(speaker);
    const device = Person.known(server.port);
    await device.sit(game, await ada.person.linkTo(game, 0), 0, 'Ada');
    const second = new Talker(device, game, FIRST);
    expect([(await ada.read('table')).muted, (await second.read('table')).muted]).toEqual([[speaker], [speaker]]);
    expect([(await ben.read('table')).muted, (await watcher.read('table')).muted]).toEqual([[], []]);
    await watcher.mute(speaker);
    await second.mute(speaker, false);
    expect([(await ada.read('table')).muted, (await watcher.read('table')).muted]).toEqual([[], [speaker]]);
  });

  it('does not outlast the seat, nor apply to whoever comes after a muted person', async () => {
    const { server, opened, ada, ben, database } = await gather();
    const { game, invite } = opened;
    await ben.say('Hurry up!');
    await ada.mute((await ada.read('table')).own);
    await ada.mute((await ben.read('table')).own);
    await ben.mute((await ada.read('table')).own);
    await ben.person.post('/api/stand', { game });
    expect(await database.query('select seat from mutes')).toHaveLength(2);
    const person = Person.known(server.port);
    await person.sit(game, invite, 1, 'Cleo');
    const cleo = new Talker(person, game, SECOND);
    await cleo.say('Hello');
    const { remarks, muted } = await ada.read('table');
    expect(remarks.map(({ speaker }) => muted.includes(speaker))).toEqual([true, false]);
    expect((await cleo.read('table')).muted).toEqual([]);
  });

  it('has an end', async () => {
    const { ada } = await gather();
    for (let number = 0; number < 100; number++) await ada.mute(`speaker${number}`);
    await expect(ada.mute('another')).rejects.toThrow('409 {"failed":"full"}');
  });
});

describe('a report', () => {
  it('reaches the keeper once, without the text', async () => {
    const { ben, ada, database, logged, server } = await gather();
    await ben.say('Something rude');
    await ada.report('table', 1);
    await ada.report('table', 1);
    await expect(ada.report('table', 2)).rejects.toThrow('404');
    await expect(ada.report('table', 0)).rejects.toThrow('404');
    expect(await database.query('select circle, number from reports')).toEqual([{ circle: 'table', number: 1 }]);
    expect(logged.filter((line) => line.includes('reported'))).toHaveLength(1);
    expect(logged.join()).not.toContain('rude');
    const metrics = await (await fetch(`http://127.0.0.1:${server.port}/metrics`)).text();
    expect(metrics).toMatch(/^coalbrook_reports_total 1$/m);
    expect(metrics).toMatch(/^coalbrook_remarks_total 1$/m);
  });
});

describe('a notebook', () => {
  it('is for one seat, on all its devices', async () => {
    const { server, opened, ada, ben, watcher } = await gather();
    const { game } = opened;
    expect(await ada.notes()).toEqual({ version: 0, text: '' });
    expect(await ada.note('Ben wants\nthe port', 0)).toEqual({ version: 1 });
    const device = Person.known(server.port);
    await device.sit(game, await ada.person.linkTo(game, 0), 0, 'Ada');
    const second = new Talker(device, game, FIRST);
    expect(await second.notes()).toEqual({ version: 1, text: 'Ben wants\nthe port' });
    expect(await ben.notes()).toEqual({ version: 0, text: '' });
    for (const other of [ben, watcher]) {
      await expect(new Talker(other.person, game, FIRST).notes()).rejects.toThrow('404');
      await expect(new Talker(other.person, game, FIRST).note('mine', 1)).rejects.toThrow('404');
    }
    await expect(new Talker(watcher.person, game).notes()).rejects.toThrow('400');
  });

  it('does not lose what another device has noted meanwhile', async () => {
    const { ada } = await gather();
    await ada.note('one', 0);
    await expect(ada.note('another', 0)).rejects.toThrow('409 {"failed":"changed","version":1,"text":"one"}');
    // The same notes sent again count once.
    expect(await ada.note('one', 0)).toEqual({ version: 1 });
    expect(await ada.note('one and another', 1)).toEqual({ version: 2 });
    expect(await ada.note('', 2)).toEqual({ version: 3 });
    expect(await ada.notes()).toEqual({ version: 3, text: '' });
  });

  it('of two devices at the same moment, one is told', async () => {
    const { ada } = await gather();
    const outcomes = await Promise.allSettled(['left', 'right'].map((text) => ada.note(text, 0)));
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect((await ada.notes()).version).toBe(1);
  });

  it('is forgotten when the seat is given up, also after the game', async () => {
    const table = await gather();
    const { server, opened, ada, ben, database } = table;
    const { game, invite } = opened;
    await ada.note('mine', 0);
    await ben.note('Ada is short of money', 0);
    await ben.person.post('/api/stand', { game });
    const person = Person.known(server.port);
    await person.sit(game, invite, 1, 'Cleo');
    expect(await new Talker(person, game, SECOND).notes()).toEqual({ version: 0, text: '' });
    await end(table);
    await ada.person.post('/api/stand', { game });
    expect(await database.query('select body from notebooks')).toEqual([]);
  });
});
