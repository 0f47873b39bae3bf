import { join } from 'node:path';

import { parseRecord } from '@coalbrook/record';
import { NOBODY } from '@coalbrook/rules';
import type { Seat } from '@coalbrook/rules';
import type { JoinedTable, OnlineLook } from '@coalbrook/wire/online';
import { describe, expect, it, onTestFinished } from 'vitest';

import { exportGame } from '../../backup/exportGame.ts';
import { SqliteDatabase } from '../../ground/database/sqlite.ts';
import type { RunningServer } from '../../roof/server.ts';
import type { ServerOptions } from '../../roof/serverOptions.ts';
import { FollowedGame, Person } from '../../testing/client.ts';
import { folder, newTable, startAt } from '../../testing/fixtures.ts';
import { heardOrder, OrderedGame, passes } from '../../testing/orderedGame.ts';
import { fillTurn } from '../../testing/play.ts';
import { Orders } from './orders.ts';

/** Milliseconds for which orders wait by themselves. */
const LONG = 100_000_000;

/** A server on a file of its own, which can be stopped and started again. Orders are carried out when a test asks. */
class House {
  readonly file = join(folder(onTestFinished), 'games.db');
  now = Date.parse('2026-11-16T12:00Z');
  #server: RunningServer | undefined;

  static async open(options: Partial<ServerOptions> = {}): Promise<House> {
    const house = new House();
    await house.start(options);
    onTestFinished(() => house.stop());
    return house;
  }

  async start(options: Partial<ServerOptions> = {}): Promise<void> {
    this.#server = await startAt(this.file, { now: () => this.now, botFloor: LONG, ...options });
  }

  get server(): RunningServer {
    if (!this.#server) throw new Error('it is not up');
    return this.#server;
  }

  async stop(): Promise<void> {
    await this.#server?.close();
    this.#server = undefined;
  }
}

/** A game in its second round, in which everybody has two actions. */
const begin = async (house: House, letters = 'pp', more: object = {}, edition = 'lancashire'): Promise<OrderedGame> => {
  const game = await OrderedGame.begin(house.server.port, { ...newTable(edition, letters), ...more });
  for (const _ of game.seats) await game.play();
  return game;
};

const lookOf = async (person: Person, game: string, seat: Seat): Promise<OnlineLook> => {
  const joined = (await person.ask('join', game, seat, 0)) as JoinedTable;
  if (!joined.look) throw new Error('nothing to see');
  return joined.look;
};

const storedOrders = async ({ file }: House): Promise<readonly unknown[]> => {
  const database = new SqliteDatabase(file);
  const rows = await database.query('select game from orders');
  await database.close();
  return rows;
};

/** The numbers of the steps that say that an order was used. */
const marks = ({ steps }: { readonly steps: OnlineLook['steps'] }): readonly number[] =>
  steps.flatMap(({ seq, isByOrder }) => (isByOrder ? [seq] : []));

const hearsOrder = (followed: FollowedGame, holds: (order: ReturnType<typeof heardOrder>) => boolean): Promise<void> =>
  followed.until(() => holds(heardOrder(followed.person)));

describe('an order', () => {
  it('is played when the turn comes, and everybody sees that it was one', async () => {
    const house = await House.open();
    const game = await begin(house);
    const { viewer: seat } = game.waiting;
    const draft = passes(game.at(seat));
    await game.leavePass(seat);
    await game.play();
    const { seq, actor } = game;
    expect(actor).toBe(seat);
    await house.server.runChore('orders');
    await game.settle(seq + 1);
    for (const followed of game.seats.values()) {
      expect(marks(followed)).toEqual([seq]);
      expect(followed.steps[seq + 1]).toMatchObject({ seq, who: seat, isByOrder: true });
    }
    await hearsOrder(game.at(seat), (order) => order === undefined);
    expect(await lookOf(game.at(seat).person, game.game, seat)).not.toHaveProperty('order');
    // The turn itself is like any other.
    expect(await game.at(seat).person.ask('commit', game.game, seat, seq, draft)).toBeUndefined();
  });

  it('is marked for those who come later, after a restart too, and not in the record', async () => {
    const house = await House.open();
    const game = await begin(house);
    const { viewer: seat, person } = game.waiting;
    await game.leavePass(seat);
    await game.play();
    const { seq } = game;
    await house.server.runChore('orders');
    await game.settle(seq + 1);
    await house.stop();
    await house.start();
    const port = house.server.port;
    const again = Object.assign(new Person(port), { cookie: person.cookie });
    await again.connect();
    expect(marks(await lookOf(again, game.game, seat))).toEqual([seq]);
    const watcher = Person.known(port);
    await watcher.post('/api/watch', { game: game.game, token: game.watch });
    await watcher.connect();
    expect(marks(await lookOf(watcher, game.game, NOBODY))).toEqual([seq]);
    const database = new SqliteDatabase(house.file);
    const record = await exportGame(database, game.game);
    await database.close();
    if (!record.ok) throw new Error(record.fault);
    expect(record.value).not.toContain('isByOrder');
    expect(parseRecord(record.value).ok).toBe(true);
  });

  it('is shown to delayed spectators only with its turn', async () => {
    const house = await House.open();
    const game = await begin(house, 'pp', { watchDelay: 2 });
    const watcher = Person.known(house.server.port);
    await watcher.post('/api/watch', { game: game.game, token: game.watch });
    await watcher.connect();
    const watched = new FollowedGame(watcher, game.game, NOBODY);
    await watched.join();
    const { viewer: seat } = game.waiting;
    await game.leavePass(seat);
    await game.play();
    const { seq } = game;
    await house.server.runChore('orders');
    await game.settle(seq + 1);
    expect(watcher.received.join()).not.toContain('isByOrder');
    for (let turn = 0; turn < 3; turn++) await game.play();
    await watched.until(() => watched.seq > seq);
    expect(marks(watched)).toEqual([seq]);
  });

  it('is the secret of its seat', async () => {
    const house = await House.open();
    const game = await begin(house);
    const { viewer: seat } = game.waiting;
    const other = game.at(game.actor);
    await game.leavePass(seat);
    expect(await lookOf(game.at(seat).person, game.game, seat)).toHaveProperty('order');
    expect(await lookOf(other.person, game.game, other.viewer)).not.toHaveProperty('order');
    expect(heardOrder(other.person)).toBeUndefined();
    expect(other.person.received.filter((text) => text.includes('"news":"order"'))).toEqual([]);
    expect(await other.person.ask('order', game.game, seat, '', ['pass'], -1)).toEqual({ denied: 'absent' });
    expect(await other.person.ask('join', game.game, seat, 0)).toEqual({ denied: 'absent' });
    expect(await other.person.ask('order', 'nothing', seat, '', ['pass'], -1)).toEqual({ denied: 'absent' });
    expect(await other.person.ask('order', game.game, NOBODY, '', ['pass'], -1)).toEqual({ denied: 'absent' });
  });

  it('does not move the table in the lists of others', async () => {
    const house = await House.open();
    const game = await begin(house);
    const { viewer: seat } = game.waiting;
    const other = game.at(game.actor).person;
    house.now += 60_000;
    const before = await other.get('/api/mine');
    await game.leavePass(seat);
    expect(await other.get('/api/mine')).toBe(before);
    expect(JSON.parse(await game.at(seat).person.get('/api/mine'))).toMatchObject({ tables: [{ ordered: true }] });
    const database = new SqliteDatabase(house.file);
    const [row] = await database.query<{ touched: number }>('select touched from games where id = $1', game.game);
    await database.close();
    expect(Number(row.touched)).toBe(house.now - 60_000);
  });
});

describe('changing an order', () => {
  it('is heard on the other devices of the seat, which do not overwrite each other', async () => {
    const house = await House.open();
    const game = await begin(house);
    const first = game.waiting;
    const seat = first.viewer;
    const { token } = await first.person.post<{ token: string }>('/api/device', { game: game.game, seat });
    const phone = Person.known(house.server.port);
    await phone.sit(game.game, token, seat, 'Phone');
    await phone.connect();
    const second = new FollowedGame(phone, game.game, seat);
    await second.join();
    const { id } = await game.leavePass(seat);
    await hearsOrder(second, (order) => order?.id === id);
    const [one] = passes(first, 1);
    // The phone knows the order, and changes it; the other device did not hear of that when it changes it, too.
    const changed = await phone.ask('order', game.game, seat, id, [one], 5);
    expect(changed).toMatchObject({ order: { draft: [one], limit: 5 } });
    expect(await game.leave(seat, ['pass'], -1, id)).toEqual({ denied: 'conflict' });
    expect(await game.leave(seat, [], -1, id)).toEqual({ denied: 'conflict' });
    await hearsOrder(first, (order) => order?.limit === 5);
    const known = heardOrder(first.person)?.id ?? '';
    expect(known).not.toBe(id);
    // The same sent again is answered in the same way.
    expect(await phone.ask('order', game.game, seat, id, [one], 5)).toEqual(changed);
    expect(await game.leave(seat, [], -1, known)).toEqual({});
    expect(await game.leave(seat, [], -1, known)).toEqual({});
    await hearsOrder(second, (order) => order === undefined);
    await game.play();
    const { seq } = game;
    await house.server.runChore('orders');
    expect((await lookOf(phone, game.game, seat)).seq).toBe(seq);
  });

  it('is stored only for whoever holds that seat of that game', async () => {
    const house = await House.open();
    const [game, elsewhere] = [await begin(house), await begin(house)];
    const { viewer: seat } = game.waiting;
    const database = new SqliteDatabase(house.file);
    onTestFinished(() => database.close());
    const holders = await database.query<{ game: string; seat: number; person: string }>('select * from holders');
    const personAt = (where: string, at: number): string =>
      holders.find((holder) => holder.game === where && Number(holder.seat) === at)?.person ?? '';
    const orders = new Orders(database);
    const leaveAs = (person: string) =>
      orders.leave({ game: game.game, seat, person, known: '', turns: [[{ when: [], draft: ['pass'] }]] });
    for (const person of [personAt(game.game, 1 - seat), personAt(elsewhere.game, seat), 'a stranger'])
      expect(await leaveAs(person)).toEqual({ denied: 'absent' });
    expect(await storedOrders(house)).toEqual([]);
    expect(await leaveAs(personAt(game.game, seat))).toMatchObject({ order: { draft: ['pass'] } });
  });

  it('is not possible in the own turn, with cards of others, or with what nobody can read', async () => {
    const house = await House.open();
    const game = await begin(house);
    const { actor } = game;
    expect(await game.leave(actor, passes(game.at(actor)))).toEqual({ denied: 'turn' });
    const { viewer: seat } = game.waiting;
    const [mine] = passes(game.at(seat), 1);
    expect(await game.leave(seat, [mine, 'nonsense'])).toEqual({ denied: 'unreadable', step: 1 });
    const held = new Set(passes(game.at(seat), 20));
    const absent = game.at(seat).table.cards.find(({ slug }) => !held.has(`pass; discard ${slug}`));
    expect(await game.leave(seat, [`pass; discard ${absent?.slug}`])).toMatchObject({
      denied: 'refused',
      refusal: { reason: 'cardNotHeld' },
    });
    const copies = Array.from({ length: 9 }, () => mine);
    expect(await game.leave(seat, copies)).toMatchObject({ denied: 'refused', refusal: { reason: 'cardNotHeld' } });
    expect(await lookOf(game.at(seat).person, game.game, seat)).not.toHaveProperty('order');
  });
});

describe('an order that cannot be carried out', () => {
  it('lies on the desk of every device, also of one that comes after a restart, with the reason', async () => {
    const house = await House.open();
    const game = await begin(house);
    const { viewer: seat, person } = game.waiting;
    const [first] = passes(game.at(seat), 1);
    const { sites, outlets } = game.at(seat).table;
    const draft = [first, `sell ${sites[0].slug} to ${outlets[0].slug}`];
    const sent = await game.leave(seat, draft);
    if (!('order' in sent)) throw new Error(JSON.stringify(sent));
    const others = [...game.seats.values()].filter(({ viewer }) => viewer !== seat);
    await game.play();
    const { seq } = game;
    const heard = others.map(({ person: one }) => one.received.length);
    await house.server.runChore('orders');
    await hearsOrder(game.at(seat), (order) => order?.failed !== undefined);
    const failed = { seq, why: { trouble: 'refused', step: 1 } };
    expect(heardOrder(person)).toMatchObject({ draft, failed });
    expect(others.map(({ person: one }) => one.received.length)).toEqual(heard);
    await house.server.runChore('orders');
    await house.stop();
    await house.start();
    const again = Object.assign(new Person(house.server.port), { cookie: person.cookie });
    await again.connect();
    expect(await lookOf(again, game.game, seat)).toMatchObject({ seq, draft, order: { draft, failed } });
    // It goes with the turn.
    const followed = new FollowedGame(again, game.game, seat);
    await followed.join();
    expect(await again.ask('commit', game.game, seat, seq, fillTurn(followed, 1))).toBeUndefined();
    await hearsOrder(followed, (order) => order === undefined);
    const look = await lookOf(again, game.game, seat);
    expect(look).not.toHaveProperty('order');
    expect(marks(look)).toEqual([]);
  });

  it.each([
    ['incomplete', 1, -1, { trouble: 'incomplete' }],
    ['with a step too many', 3, -1, { trouble: 'refused', step: 2 }],
  ])('is not played at all if it is %s', async (_name, count, limit, why) => {
    const house = await House.open();
    const game = await begin(house);
    const { viewer: seat } = game.waiting;
    expect(await game.leave(seat, passes(game.at(seat), count), limit)).toHaveProperty('order');
    await game.play();
    const { seq } = game;
    await house.server.runChore('orders');
    await hearsOrder(game.at(seat), (order) => order?.failed !== undefined);
    expect(heardOrder(game.at(seat).person)?.failed).toMatchObject({ seq, why });
    expect((await lookOf(game.at(seat).person, game.game, seat)).seq).toBe(seq);
  });

  it('is replaced by what is played by hand', async () => {
    const house = await House.open();
    const game = await begin(house);
    const { viewer: seat } = game.waiting;
    await game.leavePass(seat);
    await game.play();
    expect(game.actor).toBe(seat);
    await game.play();
    await hearsOrder(game.at(seat), (order) => order === undefined);
    expect(marks(game.at(seat))).toEqual([]);
    expect(await storedOrders(house)).toEqual([]);
  });
});

describe('an order with something hidden in the middle', () => {
  it('is carried out up to there, and the rest lies on the desk', async () => {
    const house = await House.open();
    const game = await OrderedGame.begin(house.server.port, newTable('age-of-industry', 'ppp'));
    // Passes leave room in every hand for two cards.
    const pass = (count: number): Promise<void> => game.play(passes(game.at(game.actor), count));
    for (const _ of game.seats) await pass(1);
    const { viewer: seat, person } = game.waiting;
    expect(await game.leave(seat, ['draw deck', 'draw deck'])).toHaveProperty('order');
    while (game.actor !== seat) await pass(2);
    const { seq } = game;
    await house.server.runChore('orders');
    await game.settle(seq + 1);
    expect(game.actor).toBe(seat);
    await hearsOrder(game.at(seat), (order) => order?.failed !== undefined);
    const failed = { seq: game.seq, why: { trouble: 'revealed' } };
    expect(heardOrder(person)).toMatchObject({ draft: ['draw deck'], failed });
    const look = await lookOf(person, game.game, seat);
    expect(look).toMatchObject({ draft: ['draw deck'], order: { failed } });
    expect(marks(look)).toEqual([seq]);
    // It is not tried again by itself.
    await house.server.runChore('orders');
    expect((await lookOf(person, game.game, seat)).seq).toBe(failed.seq);
    await game.play(['draw deck']);
    expect(await storedOrders(house)).toEqual([]);
  });
});

describe('the last turn of a game', () => {
  const position = {
    edition: 'lancashire',
    seats: 2,
    era: 'rail',
    round: 10,
    turn: 0,
    actionsLeft: 1,
    players: [{ hand: ['coal'] }, { hand: ['coal', 'iron'] }],
    deck: {},
  };

  it('can be played by order', async () => {
    const house = await House.open();
    const game = await OrderedGame.begin(house.server.port, { ...newTable('lancashire', 'pp'), position });
    const { viewer: seat } = game.waiting;
    expect(await game.leave(seat, ['pass; discard coal', 'pass'])).toHaveProperty('order');
    await game.play(['pass']);
    const { seq } = game;
    await house.server.runChore('orders');
    await game.settle(seq + 1);
    expect(game.isOver).toBe(true);
    expect(marks(game.at(seat))).toEqual([seq]);
    expect(await storedOrders(house)).toEqual([]);
  });

  it('takes along orders that are left', async () => {
    const house = await House.open();
    const game = await OrderedGame.begin(house.server.port, { ...newTable('lancashire', 'pp'), position });
    const { viewer: seat } = game.waiting;
    const first = game.actor;
    await game.play(['pass']);
    expect(game.actor).toBe(seat);
    expect(await game.leave(first, ['pass'])).toHaveProperty('order');
    await game.play(['pass; discard coal', 'pass']);
    expect(game.isOver).toBe(true);
    expect(await storedOrders(house)).toEqual([]);
  });
});

describe('whoever leaves the table', () => {
  it('takes the order along', async () => {
    const house = await House.open();
    const game = await begin(house, 'ppp');
    const { viewer: seat, person } = game.waiting;
    await game.leavePass(seat);
    await person.post('/api/stand', { game: game.game });
    expect(await storedOrders(house)).toEqual([]);
  });
});

describe('time', () => {
  const HOUR = 3_600_000;
  const time = { kind: 'slow', turn: 24 * HOUR, bank: HOUR } as const;

  it('does not pass for a turn that is played by order', async () => {
    const house = await House.open();
    const game = await begin(house, 'pp', { time });
    const { viewer: seat } = game.waiting;
    await game.leavePass(seat);
    house.now += 5 * HOUR;
    await game.play();
    const { seq } = game;
    await house.server.runChore('orders');
    await game.settle(seq + 1);
    const { table } = (await game.at(seat).person.ask('join', game.game, seat, 0)) as JoinedTable;
    expect(table.clock).toMatchObject({ banks: [HOUR, HOUR], late: [], since: house.now });
  });

  it('that has run out lets the order be played rather than a bot', async () => {
    const house = await House.open();
    const game = await begin(house, 'pp', { time });
    const { viewer: seat } = game.waiting;
    await game.leavePass(seat);
    await game.play();
    const { seq } = game;
    await house.stop();
    await house.start();
    house.now += 1000 * HOUR;
    await house.server.runChore('late');
    const again = Object.assign(new Person(house.server.port), { cookie: game.at(seat).person.cookie });
    await again.connect();
    const joined = (await again.ask('join', game.game, seat, 0)) as JoinedTable;
    expect(joined.look && marks(joined.look)).toEqual([seq]);
    expect(joined.table.clock?.late).toEqual([]);
  });
});

describe('at a table with bots and automata', () => {
  it.each(['prp', 'pa'])('the order is carried out after their turns: %s', async (letters) => {
    const house = await House.open({ botFloor: 0 });
    const game = await OrderedGame.begin(house.server.port, newTable('birmingham', letters));
    await game.play();
    const asked = game.seats.size > 1 ? game.waiting.viewer : undefined;
    // Alone with an automaton, it is always the person's turn.
    if (asked === undefined) {
      expect(await game.leave(game.actor, passes(game.at(game.actor)))).toEqual({ denied: 'turn' });
      return;
    }
    while (game.actor === asked) await game.play();
    await game.leavePass(asked);
    let last = game.seq;
    while (marks(game.at(asked)).length === 0) {
      if (game.actor !== asked) await game.play();
      last = game.seq;
      await house.server.runChore('orders');
      await game.settle(last);
      if (heardOrder(game.at(asked).person)?.failed) throw new Error('the order failed');
    }
    expect(marks(game.at(asked))).toHaveLength(1);
  });
});
