import { join } from 'node:path';

import type { Seat } from '@coalbrook/rules';
import type { FriendList } from '@coalbrook/wire/online';
import { describe, expect, it, onTestFinished } from 'vitest';

import { SqliteDatabase } from '../../ground/database/sqlite.ts';
import { hashOf } from '../../ground/persons/tokens.ts';
import { Person } from '../../testing/client.ts';
import { folder, newTable, startAt } from '../../testing/fixtures.ts';
import { ownFriends } from './ownFriends.ts';

const serve = async () => {
  const file = join(folder(onTestFinished), 'games.db');
  const server = await startAt(file);
  onTestFinished(() => server.close());
  const database = new SqliteDatabase(file);
  onTestFinished(() => database.close());
  return { port: server.port, database };
};

const list = async (person: Person): Promise<FriendList> => JSON.parse(await person.get('/api/friends')) as FriendList;

const named = async (port: number, name: string, showsPresence = false): Promise<Person> => {
  const person = Person.known(port);
  await person.post('/api/friends/card', { name, showsPresence });
  return person;
};

const linkOf = async (person: Person): Promise<string> =>
  (await person.post<{ readonly token: string }>('/api/friends/link', {})).token;

/** Two people who are friends. */
const pair = async (port: number, showsPresence = false) => {
  const [ada, ben] = [await named(port, 'Ada', showsPresence), await named(port, 'Ben')];
  await ben.post('/api/friends/add', { token: await linkOf(ada) });
  return { ada, ben };
};

const personOf = ({ cookie }: Person): string => hashOf(cookie.split('=')[1]);

/** A table of Ada's with free seats. */
const openFor = (person: Person, more: object = {}) =>
  person.open({ ...newTable('lancashire', 'ppp'), mine: [0], ...more });

describe('friends', () => {
  it('are made by a link, once both have said how they are seen', async () => {
    const { port } = await serve();
    const [ada, ben] = [await named(port, 'Ada'), Person.known(port)];
    const token = await linkOf(ada);
    expect(await ben.post('/api/friends/visit', { token })).toEqual({ name: 'Ada' });
    await expect(ben.post('/api/friends/add', { token })).rejects.toThrow('409 {"failed":"nameless"}');
    await ben.post('/api/friends/card', { name: 'Ben', showsPresence: false });
    await ben.post('/api/friends/add', { token });
    await ben.post('/api/friends/add', { token });
    expect((await list(ada)).friends).toEqual([{ friend: expect.any(String) as string, name: 'Ben' }]);
    expect((await list(ben)).friends).toMatchObject([{ name: 'Ada' }]);
    await linkOf(ada);
    await expect(ben.post('/api/friends/visit', { token })).rejects.toThrow('404');
  });

  it('are made after a game: one asks, the other one agrees', async () => {
    const { port } = await serve();
    const [ada, ben, cleo] = [await named(port, 'Ada'), await named(port, 'Ben'), await named(port, 'Cleo')];
    const { game, invite } = await openFor(ada);
    await ben.sit(game, invite, 1, 'Ben');
    await expect(cleo.post('/api/friends/ask', { game, seat: 1 })).rejects.toThrow('404');
    await ada.post('/api/friends/ask', { game, seat: 1 });
    await ada.post('/api/friends/ask', { game, seat: 1 });
    const { requests } = await list(ben);
    expect(requests).toMatchObject([{ name: 'Ada' }]);
    // Lists that are asked for anyway say that somebody waits for an answer.
    for (const path of ['/api/mine', '/api/waiting']) {
      expect(JSON.parse(await ben.get(path))).toMatchObject({ asks: 1 });
      expect(JSON.parse(await ada.get(path))).not.toHaveProperty('asks');
    }
    const { request } = requests[0];
    await expect(cleo.post('/api/friends/answer', { request, accepts: true })).rejects.toThrow('404');
    await ben.post('/api/friends/answer', { request, accepts: true });
    expect([(await list(ada)).friends, (await list(ben)).friends]).toMatchObject([
      [{ name: 'Ben' }],
      [{ name: 'Ada' }],
    ]);
    const [{ friend }] = (await list(ben)).friends;
    await ben.post('/api/friends/remove', { friend });
    expect([(await list(ada)).friends, (await list(ben)).friends]).toEqual([[], []]);
  });

  it('who ask each other are friends at once', async () => {
    const { port } = await serve();
    const [ada, ben] = [await named(port, 'Ada'), await named(port, 'Ben')];
    const { game, invite } = await openFor(ada);
    await ben.sit(game, invite, 1, 'Ben');
    await ada.post('/api/friends/ask', { game, seat: 1 });
    await ben.post('/api/friends/ask', { game, seat: 0 });
    expect([(await list(ada)).friends, (await list(ben)).requests]).toMatchObject([[{ name: 'Ben' }], []]);
  });

  it('see who is at a table, only of those who show it', async () => {
    const { port } = await serve();
    const { ada, ben } = await pair(port, true);
    for (const person of [ada, ben]) {
      const { game } = await openFor(person);
      await person.connect();
      onTestFinished(() => person.leave());
      await person.ask('join', game, 0 as Seat, 0);
    }
    expect((await list(ben)).friends).toMatchObject([{ name: 'Ada', isPresent: true }]);
    expect((await list(ada)).friends).toEqual([{ friend: expect.any(String) as string, name: 'Ben' }]);
    await ada.post('/api/friends/card', { name: 'Ada', showsPresence: false });
    expect((await list(ben)).friends[0].isPresent).toBeUndefined();
  });

  it('are invited to a table, and find the way to it in their list', async () => {
    const { port } = await serve();
    const { ada, ben } = await pair(port);
    const { game } = await openFor(ada);
    const [{ friend }] = (await list(ada)).friends;
    await ada.post('/api/friends/invite', { friend, game });
    await ada.post('/api/friends/invite', { friend, game });
    const { invitations } = await list(ben);
    expect(invitations).toMatchObject([{ name: 'Ada', edition: 'lancashire' }]);
    const { invitation } = invitations[0];
    await expect(ada.post('/api/friends/come', { invitation, accepts: true })).rejects.toThrow('404');
    const way = await ben.post<{ readonly game: string; readonly token: string }>('/api/friends/come', {
      invitation,
      accepts: true,
    });
    expect((await ben.sit(game, way.token, 1, 'Ben')).table.held).toEqual([1]);
    expect((await list(ben)).invitations).toEqual([]);
    expect((await list(ada)).sent).toEqual([]);
    const other = await openFor(ben);
    await expect(ada.post('/api/friends/invite', { friend, game: other.game })).rejects.toThrow('409');
  });
});

describe('an invitation to a table', () => {
  it('that is declined says so to whoever has made it, and leads nowhere any more', async () => {
    const { port } = await serve();
    const { ada, ben } = await pair(port);
    const { game } = await openFor(ada);
    const [{ friend }] = (await list(ada)).friends;
    await ada.post('/api/friends/invite', { friend, game });
    expect((await list(ada)).sent).toEqual([{ friend, game }]);
    const [{ invitation }] = (await list(ben)).invitations;
    await ben.post('/api/friends/come', { invitation, accepts: false });
    expect((await list(ada)).sent).toEqual([{ friend, game, declined: true }]);
    expect((await list(ben)).invitations).toEqual([]);
    for (const accepts of [true, false])
      await expect(ben.post('/api/friends/come', { invitation, accepts })).rejects.toThrow('404');
    // Nobody is asked twice to the same table.
    await ada.post('/api/friends/invite', { friend, game });
    expect((await list(ben)).invitations).toEqual([]);
  });
});

describe('somebody who is blocked', () => {
  /** Ada has blocked Ben, whom she knew. */
  const apart = async () => {
    const served = await serve();
    const { ada, ben } = await pair(served.port);
    const token = await linkOf(ada);
    const [{ friend }] = (await list(ada)).friends;
    await ada.post('/api/friends/block', { friend });
    return { ...served, ada, ben, token };
  };

  it('is no friend, and gets what somebody gets who was never known', async () => {
    const { port, ada, ben, token } = await apart();
    const answersTo = async (path: string, body: object): Promise<readonly string[]> => {
      const all = [ben, await named(port, 'Dan')].map((one) => one.post(path, body).then(JSON.stringify, String));
      return Promise.all(all);
    };
    const [blocked, stranger] = await answersTo('/api/friends/visit', { token: 'nothing' });
    expect(blocked).toBe(stranger);
    for (const path of ['visit', 'add']) {
      const [wrong] = await answersTo(`/api/friends/${path}`, { token: 'nothing' });
      expect(String(await ben.post(`/api/friends/${path}`, { token }).catch(String))).toBe(wrong);
    }
    const { game, invite } = await openFor(ada);
    await ben.sit(game, invite, 1, 'Ben');
    expect(await ben.post('/api/friends/ask', { game, seat: 0 })).toEqual({});
    expect((await list(ada)).requests).toEqual([]);
    const seen = await list(ben);
    expect(seen).toMatchObject({ friends: [], requests: [], invitations: [], blocked: [] });
  });

  it('sits down at no public table of theirs without a link, until that is lifted', async () => {
    const { ada, ben } = await apart();
    const { game, invite } = await openFor(ada, { isPublic: true });
    await expect(ben.sit(game, '', 1, 'Ben')).rejects.toThrow('409 {"failed":"closed"}');
    const [{ block, name }] = (await list(ada)).blocked;
    expect(name).toBe('Ben');
    await ada.post('/api/friends/unblock', { block });
    expect((await ben.sit(game, '', 1, 'Ben')).table.held).toEqual([1]);
    expect(invite).not.toBe('');
  });

  it('is not read by whoever has blocked them, and is not told', async () => {
    const { ada, ben } = await apart();
    const { game, invite } = await openFor(ada);
    await ben.sit(game, invite, 1, 'Ben');
    for (const [person, seat] of [
      [ada, 0],
      [ben, 1],
    ] as const)
      await person.post('/api/talk/say', { game, seat, key: 'one', body: 'Hello' });
    const read = (person: Person, seat: number): Promise<{ readonly muted: readonly string[] }> =>
      person.post('/api/talk/read', { game, seat, circle: 'table' });
    expect((await read(ada, 0)).muted).toHaveLength(1);
    expect((await read(ben, 1)).muted).toEqual([]);
  });

  it('can be whoever sits at the same table', async () => {
    const { port } = await serve();
    const [ada, ben] = [Person.known(port), Person.known(port)];
    const { game, invite } = await openFor(ada);
    await ben.sit(game, invite, 1, 'Bertram');
    await ada.post('/api/friends/blockSeat', { game, seat: 1 });
    expect((await list(ada)).blocked).toMatchObject([{ name: 'Bertram' }]);
    await expect(ben.post('/api/friends/blockSeat', { game, seat: 2 })).rejects.toThrow('404');
  });
});

describe('what others learn', () => {
  it('never has the people themselves in it, and strangers learn nothing', async () => {
    const { port } = await serve();
    const { ada, ben } = await pair(port, true);
    const { game } = await openFor(ada, { isPublic: true });
    const [{ friend }] = (await list(ada)).friends;
    await ada.post('/api/friends/invite', { friend, game });
    const hashes = [ada, ben].map(personOf);
    for (const person of [ada, ben]) {
      const text = await person.get('/api/friends');
      for (const hash of hashes) expect(text).not.toContain(hash);
    }
    const stranger = Person.known(port);
    const { invitation } = (await list(ben)).invitations[0];
    for (const [path, body] of [
      ['remove', { friend }],
      ['block', { friend }],
      ['invite', { friend, game }],
      ['come', { invitation, accepts: true }],
      ['answer', { request: friend, accepts: true }],
      ['unblock', { block: friend }],
      ['ask', { game, seat: 0 }],
      ['blockSeat', { game, seat: 0 }],
      ['visit', { token: '' }],
      ['add', { token: '' }],
    ] as const)
      await expect(stranger.post(`/api/friends/${path}`, body)).rejects.toThrow('404 {"failed":"absent"}');
    expect(await stranger.get('/api/friends')).toBe(await new Person(port).get('/api/friends'));
    expect((await list(ben)).invitations).toHaveLength(1);
  });
});

describe('personal data', () => {
  it('moves to another person without doubling, and is removed on both sides', async () => {
    const { port, database } = await serve();
    const { ada, ben } = await pair(port);
    const cleo = await named(port, 'Cleo');
    await cleo.post('/api/friends/add', { token: await linkOf(ada) });
    await cleo.post('/api/friends/add', { token: await linkOf(ben) });
    const [a, b, c] = [ada, ben, cleo].map(personOf);
    // Ben turns out to be Cleo.
    await database.transaction((queries) => ownFriends.move(queries, b, c));
    expect((await list(ada)).friends).toMatchObject([{ name: 'Cleo' }]);
    expect((await list(cleo)).friends).toMatchObject([{ name: 'Ada' }]);
    expect(await ownFriends.read(database, a)).toMatchObject({ friendCard: { name: 'Ada' }, friends: ['Cleo'] });
    await database.transaction((queries) => ownFriends.remove(queries, a));
    expect((await list(cleo)).friends).toEqual([]);
    expect(await ownFriends.read(database, a)).toEqual({});
  });
});
