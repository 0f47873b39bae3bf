import { copyFileSync } from 'node:fs';
import { join } from 'node:path';

import { makeRecord, parseRecord } from '@coalbrook/record';
import { NOBODY } from '@coalbrook/rules';
import type { Seat } from '@coalbrook/rules';
import type { TimeControl } from '@coalbrook/time';
import { describe, expect, it, onTestFinished } from 'vitest';

import { exportGame } from '../../backup/exportGame.ts';
import { SqliteDatabase } from '../../ground/database/sqlite.ts';
import type { RunningServer } from '../../roof/server.ts';
import { FollowedGame, Person } from '../../testing/client.ts';
import { folder, newTable, startAt } from '../../testing/fixtures.ts';
import { fillTurn } from '../../testing/play.ts';
import { Clocks } from './clocks.ts';
import type { StoredClock } from './storedClock.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const live: TimeControl = { kind: 'live', bank: 20 * MINUTE, increment: MINUTE };
const slow: TimeControl = { kind: 'slow', turn: 24 * HOUR, bank: 48 * HOUR };
const [first, second] = [0 as Seat, 1 as Seat];

/** A server whose clock is moved by the test, and which can be stopped and started again. */
class Club {
  file = join(folder(onTestFinished), 'games.db');
  /** A Monday. */
  now = Date.parse('2026-11-16T12:00Z');
  #server: RunningServer | undefined;

  async start(): Promise<RunningServer> {
    this.#server = await startAt(this.file, { now: () => this.now });
    return this.#server;
  }

  get server(): RunningServer {
    if (!this.#server) throw new Error('it is not up');
    return this.#server;
  }

  /** A second node on the same games. */
  startAnother(): Promise<RunningServer> {
    return startAt(this.file, { now: () => this.now });
  }

  async stop(): Promise<void> {
    await this.#server?.close();
    this.#server = undefined;
  }

  /** What is on disk at this moment is all that is left of the server. */
  kill(): void {
    const left = join(folder(onTestFinished), 'games.db');
    for (const end of ['', '-wal']) copyFileSync(`${this.file}${end}`, `${left}${end}`);
    const killed = this.server;
    onTestFinished(() => killed.close());
    this.file = left;
    this.#server = undefined;
  }
}

const openClub = async (): Promise<Club> => {
  const club = new Club();
  await club.start();
  onTestFinished(() => club.stop());
  return club;
};

/** A game of two people on one device, from its first turn. */
const begin = async (club: Club, time: TimeControl | undefined, more: object = {}) => {
  const person = Person.known(club.server.port);
  const opened = await person.open({ ...newTable('birmingham', 'pp'), mine: [0, 1], time, ...more });
  await person.connect();
  const game = await follow(person, opened.game, NOBODY);
  await game.until(() => game.actor !== NOBODY);
  return { person, game: await follow(person, opened.game, NOBODY), watch: opened.watch };
};

const follow = async (person: Person, id: string, viewer: Seat): Promise<FollowedGame> => {
  const game = new FollowedGame(person, id, viewer);
  await game.join();
  return game;
};

/** The person of a game is back after the server was down. */
const comeBack = async (club: Club, { game, person: { cookie } }: FollowedGame): Promise<FollowedGame> => {
  const person = Object.assign(new Person(club.server.port), { cookie });
  await person.connect();
  return follow(person, game, NOBODY);
};

/** Plays a turn of the seat that decides, and waits until everybody has heard of it. */
const play = async (game: FollowedGame, salt = 1): Promise<void> => {
  const { seq, actor, person } = game;
  const seat = await follow(person, game.game, actor);
  expect(await person.ask('commit', game.game, actor, seq, fillTurn(seat, salt))).toBeUndefined();
  Object.assign(game, await follow(person, game.game, NOBODY));
};

const clockOf = ({ info }: FollowedGame) => info?.clock;

describe('a live clock', () => {
  it('runs for whoever decides, and is kept with each turn', async () => {
    const club = await openClub();
    const { game } = await begin(club, live);
    const seat = game.actor;
    expect(clockOf(game)).toEqual({
      control: live,
      banks: [20 * MINUTE, 20 * MINUTE],
      late: [],
      since: club.now,
      due: club.now + 20 * MINUTE,
      at: club.now,
    });
    club.now += 5 * MINUTE;
    await play(game);
    const banks = seat === first ? [16 * MINUTE, 20 * MINUTE] : [20 * MINUTE, 16 * MINUTE];
    expect(clockOf(game)).toMatchObject({ banks, since: club.now, due: club.now + 20 * MINUTE });
  });

  it('is told to everybody at the table when a turn ends', async () => {
    const club = await openClub();
    const { game, person, watch } = await begin(club, live);
    const other = Person.known(club.server.port);
    await other.post('/api/watch', { game: game.game, token: watch });
    await other.connect();
    const watched = await follow(other, game.game, NOBODY);
    club.now += MINUTE;
    const { seq, actor } = game;
    const seat = await follow(person, game.game, actor);
    await person.ask('commit', game.game, actor, seq, fillTurn(seat, 1));
    await watched.until(() => watched.seq > seq);
    const isTold = (): boolean => other.received.some((text) => text.includes('"news":"clock"'));
    await watched.until(isTold);
    expect(other.received.findLast((text) => text.includes('"news":"clock"'))).toContain(
      `"due":${club.now + 20 * MINUTE}`,
    );
  });

  it('does not show those who watch with a delay when a turn ended', async () => {
    const club = await openClub();
    const { game, watch } = await begin(club, live, { watchDelay: 2 });
    const other = Person.known(club.server.port);
    await other.post('/api/watch', { game: game.game, token: watch });
    await other.connect();
    const watched = await follow(other, game.game, NOBODY);
    for (let turn = 0; turn < 4; turn++) {
      club.now += MINUTE;
      await play(game, turn);
    }
    await watched.until(() => watched.seq > 0);
    expect(other.received.filter((text) => text.includes('clock') || text.includes(String(club.now)))).toEqual([]);
  });
});

describe('a turn that takes too long', () => {
  it('is played by a bot, once', async () => {
    const club = await openClub();
    const { game } = await begin(club, live);
    const { seq, actor } = game;
    club.now += 20 * MINUTE - 1;
    await club.server.runChore('late');
    expect(game.seq).toBe(seq);
    club.now += 1;
    await Promise.all([club.server.runChore('late'), club.server.runChore('late'), club.server.runChore('late')]);
    await game.until(() => game.seq > seq);
    await club.server.runChore('late');
    const after = await follow(game.person, game.game, NOBODY);
    const moved = after.steps.filter(({ seq: at, who }) => at >= seq && who !== 'chance');
    expect(new Set(moved.map(({ who }) => who))).toEqual(new Set([actor]));
    expect(after.actor).not.toBe(actor);
    // Everybody can see that it was not the person.
    expect(clockOf(after)?.late).toEqual([seq]);
    // What was left is nothing, and the turn adds its increment.
    expect(clockOf(after)?.banks[actor]).toBe(MINUTE);
    expect(clockOf(after)?.due).toBe(club.now + 20 * MINUTE);
  });

  it('is not late if a person ends it first', async () => {
    const club = await openClub();
    const { game } = await begin(club, live);
    const { actor } = game;
    club.now += 21 * MINUTE;
    await play(game);
    const { seq } = game;
    await club.server.runChore('late');
    expect(game.seq).toBe(seq);
    expect(clockOf(game)).toMatchObject({ late: [] });
    expect(clockOf(game)?.banks[actor]).toBe(MINUTE);
  });
});

describe('while no server is up', () => {
  it('nobody’s time runs', async () => {
    const club = await openClub();
    const { game, person } = await begin(club, live);
    const due = clockOf(game)?.due ?? 0;
    await person.leave();
    await club.stop();
    // The whole game would be late by now.
    club.now += 3 * HOUR;
    const { port } = await club.start();
    await club.server.runChore('late');
    const again = Object.assign(new Person(port), { cookie: person.cookie });
    await again.connect();
    const after = await follow(again, game.game, NOBODY);
    expect(after.seq).toBe(game.seq);
    expect(clockOf(after)?.due).toBe(due + 3 * HOUR);
    club.now += 4 * MINUTE;
    const { actor } = after;
    await play(after);
    expect(clockOf(after)?.banks[actor]).toBe(17 * MINUTE);
  });

  it.each([
    ['live', 1],
    ['live', 5],
    ['live', 14],
    ['live', 20],
    ['slow', 1],
    ['slow', 14],
    ['slow', 3600],
  ] as const)('a %s clock stands still during a restart of %d s', async (kind, seconds) => {
    const club = await openClub();
    const time = kind === 'live' ? live : slow;
    const { game, person } = await begin(club, time);
    const due = clockOf(game)?.due ?? 0;
    await person.leave();
    club.now += MINUTE;
    await club.stop();
    club.now += seconds * SECOND;
    await club.start();
    const after = await comeBack(club, game);
    expect(clockOf(after)?.due).toBe(due + seconds * SECOND);
    const { actor } = after;
    // Everything but the last moment is used up; what was down is not.
    club.now = due + seconds * SECOND - 1;
    await club.server.runChore('late');
    expect(after.seq).toBe(game.seq);
    await play(after);
    expect(clockOf(after)).toMatchObject({ late: [] });
    expect(clockOf(after)?.banks[actor]).toBe(kind === 'live' ? MINUTE + 1 : 1);
  });

  it('a short restart in somebody’s hours off changes nothing for them', async () => {
    const club = await openClub();
    const { game, person } = await begin(club, slow);
    await person.post('/api/hours', { zone: 'UTC', night: { from: 20, to: 8 }, weekends: false, holidays: [] });
    await play(game);
    const due = clockOf(game)?.due ?? 0;
    await person.leave();
    club.now = Date.parse('2026-11-16T23:00Z');
    await club.stop();
    club.now += 14 * SECOND;
    await club.start();
    expect(clockOf(await comeBack(club, game))?.due).toBe(due);
    await club.stop();
    club.now = Date.parse('2026-11-17T07:59:55Z');
    await club.start();
    await club.stop();
    club.now += 14 * SECOND;
    await club.start();
    // Only the nine seconds after eight o'clock.
    expect(clockOf(await comeBack(club, game))?.due).toBe(due + 9 * SECOND);
  });

  it('time stands still from the last sign of life of a node that was killed', async () => {
    const club = await openClub();
    const { game } = await begin(club, live);
    const due = clockOf(game)?.due ?? 0;
    for (let tick = 0; tick < 30; tick++) {
      club.now += SECOND;
      await club.server.runChore('beat');
    }
    club.now += 700;
    club.kill();
    club.now += 2 * SECOND;
    await club.start();
    expect(clockOf(await comeBack(club, game))?.due).toBe(due + 2700);
  });

  it('time runs as long as one of several nodes is up, and stops with the last of them', async () => {
    const club = await openClub();
    const { game, person } = await begin(club, live);
    const due = clockOf(game)?.due ?? 0;
    const other = await club.startAnother();
    await person.leave();
    await club.stop();
    for (let tick = 0; tick < 20; tick++) {
      club.now += SECOND;
      await other.runChore('beat');
    }
    await club.start();
    expect(clockOf(await comeBack(club, game))?.due).toBe(due);
    await club.stop();
    club.now += 500;
    await other.runChore('beat');
    await other.close();
    club.now += 7 * SECOND;
    await club.start();
    expect(clockOf(await comeBack(club, game))?.due).toBe(due + 7 * SECOND);
  });

  it('time stands still while the only node is frozen, and not while another one plays on', async () => {
    const club = await openClub();
    const { game } = await begin(club, live);
    const due = clockOf(game)?.due ?? 0;
    club.now += 10 * SECOND;
    await club.server.runChore('beat');
    expect(clockOf(await follow(game.person, game.game, NOBODY))?.due).toBe(due + 10 * SECOND);
    const other = await club.startAnother();
    onTestFinished(() => other.close());
    for (let tick = 0; tick < 10; tick++) {
      club.now += SECOND;
      await other.runChore('beat');
    }
    await club.server.runChore('beat');
    expect(clockOf(await follow(game.person, game.game, NOBODY))?.due).toBe(due + 10 * SECOND);
  });
});

describe('the list of one’s tables', () => {
  it('begins with those that wait for oneself, the most urgent first', async () => {
    const club = await openClub();
    const { person, game: untimed } = await begin(club, undefined);
    const open = async (time: TimeControl): Promise<FollowedGame> => {
      const opened = await person.open({ ...newTable('birmingham', 'pp'), mine: [0, 1], time });
      const game = await follow(person, opened.game, NOBODY);
      await game.until(() => game.actor !== NOBODY);
      return game;
    };
    const [calm, urgent] = [await open(slow), await open(live)];
    const waiting = await person.open({ ...newTable('birmingham', 'pp'), mine: [0] });
    club.now += MINUTE;
    const { tables } = JSON.parse(await person.get('/api/mine')) as {
      readonly tables: readonly { readonly game: string; readonly waits: boolean; readonly left?: number }[];
    };
    expect(tables.map(({ game, waits, left }) => [game, waits, left])).toEqual([
      [urgent.game, true, 19 * MINUTE],
      [calm.game, true, 72 * HOUR - MINUTE],
      [untimed.game, true, undefined],
      [waiting.game, false, undefined],
    ]);
    expect(JSON.parse(await person.get('/api/waiting'))).toEqual({
      games: [urgent, calm, untimed].map(({ game }) => game),
    });
  });

  it('does not say that others are to move', async () => {
    const club = await openClub();
    const owner = Person.known(club.server.port);
    const guest = Person.known(club.server.port);
    const { game, invite } = await owner.open({ ...newTable('birmingham', 'pp'), mine: [0] });
    await guest.sit(game, invite, 1, 'Bea');
    await owner.connect();
    const followed = await follow(owner, game, NOBODY);
    await followed.until(() => followed.actor !== NOBODY);
    const waitsFor = async (person: Person): Promise<boolean> =>
      (await person.get('/api/mine')).includes('"waits":true');
    const isListed = async (person: Person): Promise<boolean> => (await person.get('/api/waiting')).includes(game);
    expect([await waitsFor(owner), await waitsFor(guest)]).toEqual([
      followed.actor === first,
      followed.actor === second,
    ]);
    expect([await isListed(owner), await isListed(guest)]).toEqual([await waitsFor(owner), await waitsFor(guest)]);
  });
});

describe('a slow clock', () => {
  it('stands still in a person’s hours off', async () => {
    const club = await openClub();
    const { game, person } = await begin(club, slow);
    const hours = { zone: 'UTC', night: { from: 20, to: 8 }, weekends: false, holidays: [] };
    expect(await person.get('/api/hours')).toBe('{}');
    await person.post('/api/hours', hours);
    expect(JSON.parse(await person.get('/api/hours'))).toEqual({ hours });
    await play(game);
    // Two turns of 24 hours each from the bank, twelve of them a day.
    expect(clockOf(game)?.due).toBe(club.now + 6 * 24 * HOUR);
  });

  it('does not take hours off that make no sense', async () => {
    const club = await openClub();
    const { person } = await begin(club, slow);
    await expect(person.post('/api/hours', { zone: 'Nowhere', weekends: true, holidays: [] })).rejects.toThrow('400');
    await expect(person.post('/api/hours', {})).rejects.toThrow('400');
  });
});

it('a game that was begun elsewhere has a clock from its first turn here', async () => {
  const club = await openClub();
  const { game, person } = await begin(club, undefined);
  await play(game);
  expect(clockOf(game)).toBeUndefined();
  await club.stop();
  const database = new SqliteDatabase(club.file);
  const exported = await exportGame(database, game.game);
  await database.close();
  const record = exported.ok ? parseRecord(exported.value) : undefined;
  if (!record?.ok) throw new Error('no record');
  const { port } = await club.start();
  const again = Object.assign(new Person(port), { cookie: person.cookie });
  const opened = await again.open({
    ...newTable('birmingham', 'pp'),
    mine: [0, 1],
    time: live,
    record: makeRecord(record.value),
  });
  await again.connect();
  const brought = await follow(again, opened.game, second);
  await follow(again, opened.game, NOBODY);
  const after = await follow(again, opened.game, NOBODY);
  expect(brought.seq).toBe(game.seq);
  expect(clockOf(after)?.due).toBe(club.now + 20 * MINUTE);
});

describe('what a node knows about a clock', () => {
  const stored = (seq: number): StoredClock => ({
    seq,
    line: 0,
    pauses: [],
    isPaused: false,
    control: live,
    banks: [20 * MINUTE, 20 * MINUTE],
    late: [],
    since: 0,
    due: 20 * MINUTE,
    actor: first,
    people: [true, true],
    off: [undefined, undefined],
  });
  const move = { seq: 4, next: 6, who: first, actor: second };

  it('is not replaced by what was read before a move was written', () => {
    const clocks = new Clocks(() => []);
    clocks.set('game', stored(4));
    const after = clocks.after('game', move, MINUTE);
    if (!after) throw new Error('no clock');
    clocks.set('game', after);
    clocks.set('game', stored(4));
    expect(clocks.shown('game', 0)).toMatchObject({ banks: [20 * MINUTE, 20 * MINUTE], since: MINUTE });
  });

  it('calls only the move late that was made because time was up, also if making it failed', async () => {
    const clocks = new Clocks(() => []);
    clocks.set('game', stored(4));
    const seen: unknown[] = [];
    const fail = async (): Promise<void> => {
      seen.push(clocks.after('game', move, MINUTE)?.late);
      await Promise.reject(new Error('the disk is full'));
    };
    await expect(clocks.makeLate('game', 4, fail)).rejects.toThrow('full');
    expect(seen).toEqual([[4]]);
    expect(clocks.after('game', move, MINUTE)?.late).toEqual([]);
  });

  it('is forgotten when the table is put away', () => {
    const clocks = new Clocks(() => []);
    clocks.set('game', stored(4));
    clocks.forget('game');
    expect(clocks.games).toEqual([]);
  });
});
