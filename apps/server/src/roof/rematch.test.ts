import { join } from 'node:path';

import { NOBODY } from '@coalbrook/rules';
import type { Seat } from '@coalbrook/rules';
import type { Rematch } from '@coalbrook/wire/online';
import { describe, expect, it, onTestFinished } from 'vitest';

import { FollowedGame, Person } from '../testing/client.ts';
import { folder, newTable, startAt } from '../testing/fixtures.ts';
import { Sink } from '../testing/receivers.ts';
import type { RunningServer } from './server.ts';

const LAST = 2 as Seat;

/** The last action of a game, which the last of three seats has. */
const record = JSON.stringify({
  coalbrook: 1,
  edition: 'lancashire',
  rules: 1,
  seats: 3,
  options: [],
  position: {
    edition: 'lancashire',
    seats: 3,
    era: 'rail',
    round: 9,
    turn: 2,
    actionsLeft: 1,
    players: [{ hand: [] }, { hand: [] }, { hand: ['coal'] }],
    deck: {},
  },
  entries: [],
});

const sitters = newTable('lancashire', 'ppp').sitters.map((sitter, seat) => ({
  ...sitter,
  colour: ['crimson', 'cobalt', 'plum'][seat],
}));

interface Company {
  readonly server: RunningServer;
  readonly game: string;
  /** Holds the first two seats. */
  readonly ann: Person;
  readonly bea: Person;
  /** Another device at Bea’s seat. */
  readonly phone: Person;
  readonly watcher: Person;
  readonly stranger: Person;
}

const gather = async (): Promise<Company> => {
  const server = await startAt(join(folder(onTestFinished), 'games.db'), { notices: { allowPrivate: true } });
  onTestFinished(() => server.close());
  const [ann, bea, phone, watcher, stranger] = Array.from({ length: 5 }, () => Person.known(server.port));
  const { game, invite, watch } = await ann.open({
    ...newTable('lancashire', 'ppp'),
    sitters,
    mine: [0, 1],
    record,
    watchDelay: 3,
  });
  await bea.sit(game, invite, LAST, 'Bea');
  await phone.sit(game, await bea.linkTo(game, LAST), LAST, 'Bea');
  await watcher.post('/api/watch', { game, token: watch });
  return { server, game, ann, bea, phone, watcher, stranger };
};

const finish = async ({ game, bea }: Company): Promise<void> => {
  await bea.connect();
  const followed = new FollowedGame(bea, game, LAST);
  await followed.join();
  expect(await bea.ask('commit', game, LAST, followed.seq, ['pass'])).toBeUndefined();
  await followed.until(() => followed.isOver);
  await bea.leave();
};

const again = (person: Person, game: string): Promise<Rematch> =>
  person.post('/api/rematch', { game, nonce: `again ${person.cookie.slice(-4)}` });

const heldAt = async (person: Person, game: string): Promise<readonly Seat[]> => {
  await person.connect();
  const joined = await person.ask('join', game, NOBODY, 0);
  await person.leave();
  return 'table' in joined ? joined.table.held : [];
};

describe('a rematch', () => {
  it('brings everybody to one table, at their seats, with their names and colours', async () => {
    const company = await gather();
    const { game, ann, bea, phone, watcher } = company;
    await finish(company);
    const first = await again(ann, game);
    expect(first.opened?.game).toBe(first.game);
    expect(await again(ann, game)).toEqual({ game: first.game });
    expect(await again(bea, game)).toEqual({ game: first.game });
    expect(await again(phone, game)).toEqual({ game: first.game });
    expect(await again(watcher, game)).toEqual({ game: first.game });
    expect(await heldAt(ann, first.game)).toEqual([0, 1]);
    expect(await heldAt(bea, first.game)).toEqual([LAST]);
    expect(await heldAt(phone, first.game)).toEqual([LAST]);
    expect(await heldAt(watcher, first.game)).toEqual([]);
    const { table } = await ann.visit(first.game, first.opened?.invite ?? '');
    expect(table).toMatchObject({ status: 'running', watchDelay: 3, header: { edition: 'lancashire', seats: 3 } });
    expect(table.header.position).toBeUndefined();
    expect(table.seats.map(({ name, colour }) => [name, colour])).toEqual([
      ['p0', 'crimson'],
      ['p1', 'cobalt'],
      ['Bea', 'plum'],
    ]);
  });

  it('is told to everybody at the finished table', async () => {
    const company = await gather();
    const { game, ann, bea } = company;
    await finish(company);
    await bea.connect();
    const followed = new FollowedGame(bea, game, LAST);
    await followed.join();
    expect(followed.info?.rematch).toBeUndefined();
    const { game: next } = await again(ann, game);
    await followed.until(() => followed.info?.rematch === next);
    await bea.leave();
  });

  it('tells those who wait and those who are asked what everybody has said', async () => {
    const company = await gather();
    const { game, ann, bea, stranger } = company;
    await finish(company);
    const decline = (person: Person): Promise<unknown> => person.post('/api/rematch/decline', { game });
    await expect(decline(bea)).rejects.toThrow('404');
    const { game: next } = await again(ann, game);
    const waiting = { came: [0, 1], declined: [], awaited: [LAST] };
    const said = async (person: Person, table: string): Promise<unknown> => {
      const followed = new FollowedGame(person, table, NOBODY);
      await followed.join();
      return followed.info?.again;
    };
    await Promise.all([ann.connect(), bea.connect()]);
    const asked = new FollowedGame(bea, game, LAST);
    await asked.join();
    expect(await said(ann, next)).toEqual(waiting);
    expect(asked.info?.again).toEqual(waiting);
    await expect(decline(stranger)).rejects.toThrow('404');
    await expect(decline(ann)).rejects.toThrow('404');
    await decline(bea);
    await asked.until(() => asked.info?.again?.declined.includes(LAST) === true);
    expect(await said(ann, next)).toEqual({ came: [0, 1], declined: [LAST], awaited: [] });
    await again(bea, game);
    await asked.until(() => asked.info?.again?.came.includes(LAST) === true);
    await Promise.all([ann.leave(), bea.leave()]);
  });

  it('reaches those who are not there: in their list of tables, and as one notice', async () => {
    const company = await gather();
    const { server, game, ann, bea } = company;
    const sink = await Sink.start(onTestFinished);
    await bea.post('/api/notices/add', { kind: 'ntfy', address: `${sink.url}/ntfy`, language: 'en' });
    const told = async (): Promise<number> => {
      await server.runChore('notices');
      return sink.received.filter(({ headers }) => headers['title'] === 'Play again?').length;
    };
    const first = async (): Promise<unknown> => {
      const { tables } = JSON.parse(await bea.get('/api/mine')) as { readonly tables: readonly unknown[] };
      return tables[0];
    };
    await finish(company);
    await ann.open(newTable('lancashire', 'ppp'));
    expect(await first()).not.toHaveProperty('asked');
    await again(ann, game);
    expect([await told(), await told()]).toEqual([1, 1]);
    expect(await first()).toMatchObject({ game, asked: true });
    await bea.post('/api/rematch/decline', { game });
    expect(await first()).not.toHaveProperty('asked');
    expect(await told()).toBe(1);
  });

  it('is not told to whoever keeps apart from those who ask', async () => {
    const company = await gather();
    const { server, game, ann, bea } = company;
    const sink = await Sink.start(onTestFinished);
    await bea.post('/api/notices/add', { kind: 'ntfy', address: `${sink.url}/ntfy`, language: 'en' });
    await bea.post('/api/friends/blockSeat', { game, seat: 0 });
    await finish(company);
    await again(ann, game);
    await server.runChore('notices');
    expect(sink.received.map(({ headers }) => headers['title'])).not.toContain('Play again?');
    expect(await bea.get('/api/mine')).not.toContain('asked');
  });

  it('is opened anew when everybody has left the one before', async () => {
    const company = await gather();
    const { game, ann, bea } = company;
    await finish(company);
    const first = await again(ann, game);
    await ann.post('/api/stand', { game: first.game });
    const second = await again(bea, game);
    expect(second.opened?.game).toBe(second.game);
    expect(second.game).not.toBe(first.game);
  });

  it('is one table, however many ask at once', async () => {
    const company = await gather();
    const { game, ann, bea, phone } = company;
    await finish(company);
    const all = await Promise.all([ann, bea, phone, ann, bea, phone].map((person) => again(person, game)));
    expect(new Set(all.map((rematch) => rematch.game)).size).toBe(1);
    expect(all.filter(({ opened }) => opened)).toHaveLength(1);
    expect(await heldAt(ann, all[0].game)).toEqual([0, 1]);
    expect(await heldAt(phone, all[0].game)).toEqual([LAST]);
  });

  it('is refused before the game is over, to strangers, and to those who only watched until there is one', async () => {
    const company = await gather();
    const { game, ann, bea, watcher, stranger } = company;
    await expect(again(ann, game)).rejects.toThrow('409 {"failed":"running"}');
    await expect(again(stranger, game)).rejects.toThrow('404');
    await finish(company);
    await expect(again(watcher, game)).rejects.toThrow('404');
    await expect(again(stranger, game)).rejects.toThrow('404');
    await again(bea, game);
    await expect(again(stranger, game)).rejects.toThrow('404');
    await expect(ann.post('/api/rematch', { game })).rejects.toThrow('400');
  });

  it('does not put anybody at a seat that was given to somebody else', async () => {
    const company = await gather();
    const { game, ann, bea, stranger } = company;
    await finish(company);
    const { game: next, opened } = await again(ann, game);
    await stranger.sit(next, opened?.invite ?? '', LAST, 'Eve');
    await expect(again(bea, game)).rejects.toThrow('409 {"failed":"taken"}');
    expect(await heldAt(bea, next)).toEqual([]);
  });
});
