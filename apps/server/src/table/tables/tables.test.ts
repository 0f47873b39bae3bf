import { join } from 'node:path';

import { NOBODY } from '@coalbrook/rules';
import type { Seat } from '@coalbrook/rules';
import { expect, it, onTestFinished } from 'vitest';

import type { SqlDatabase, SqlValue, Transaction } from '../../ground/database/database.ts';
import { SqliteDatabase } from '../../ground/database/sqlite.ts';
import { FollowedGame, Person } from '../../testing/client.ts';
import { folder, newTable, startAt } from '../../testing/fixtures.ts';
import { fillTurn } from '../../testing/play.ts';
import type { BotPool } from '../bots/botPool.ts';

const MINUTE = 60_000;

/** A person against a bot. */
const begin = async (port: number): Promise<FollowedGame> => {
  const person = new Person(port);
  const { game } = await person.open({ ...newTable('birmingham', 'pr'), mine: [0] });
  await person.connect();
  const followed = new FollowedGame(person, game, 0 as Seat);
  await followed.join();
  return followed;
};

/** Plays the person's turn, and waits for the bot's. */
const playTurn = async (game: FollowedGame): Promise<void> => {
  await game.until(() => game.actor === game.viewer);
  const { seq } = game;
  expect(await game.person.ask('commit', game.game, game.viewer, seq, fillTurn(game, seq))).toBeFalsy();
  await game.until(() => game.seq > seq && game.actor === game.viewer);
};

it('puts away tables that nobody follows, and opens them again as they were', async () => {
  let now = 0;
  const server = await startAt(join(folder(onTestFinished), 'games.db'), { now: () => now });
  onTestFinished(() => server.close());
  const [left, followed] = [await begin(server.port), await begin(server.port)];
  await playTurn(left);
  const { seq, cells } = left;
  await left.person.ask('leave', left.game);
  now += 4 * MINUTE;
  await server.sweep();
  expect(server.openTables).toBe(2);
  now += 2 * MINUTE;
  await server.sweep();
  expect(server.openTables).toBe(1);

  const again = new FollowedGame(left.person, left.game, 0 as Seat);
  await again.join();
  expect(server.openTables).toBe(2);
  expect([again.seq, again.cells]).toEqual([seq, cells]);
  await playTurn(again);
  await playTurn(followed);
});

it('does not put away a table at which a bot is thinking', async () => {
  let now = 0;
  const ask = () => ({ answer: new Promise<never>(() => undefined), cancel: () => undefined });
  const pool = { botsOf: () => ({ ask }), close: () => Promise.resolve() } as unknown as BotPool;
  const server = await startAt(join(folder(onTestFinished), 'games.db'), { now: () => now, pool });
  onTestFinished(() => server.close());
  const game = await begin(server.port);
  await game.until(() => game.actor !== NOBODY);
  if (game.actor === game.viewer) {
    await game.person.ask('commit', game.game, game.viewer, game.seq, fillTurn(game, 1));
    await game.until(() => game.actor !== game.viewer);
  }
  await game.person.ask('leave', game.game);
  now += 10 * MINUTE;
  await server.sweep();
  expect(server.openTables).toBe(1);
});

/** A database in which reading the turns of a game takes until it is allowed. */
class SlowDatabase implements SqlDatabase {
  readonly #database: SqlDatabase;
  /** The games whose turns were asked for. */
  readonly asked: string[] = [];
  joins = 0;
  allow: () => void = () => undefined;
  readonly #isAllowed = new Promise<void>((resolve) => (this.allow = resolve));

  constructor(database: SqlDatabase) {
    this.#database = database;
  }

  async query<Row>(text: string, ...values: readonly SqlValue[]): Promise<readonly Row[]> {
    if (text.includes('from holders')) this.joins++;
    if (text.includes('from turns')) {
      this.asked.push(String(values[0]));
      await this.#isAllowed;
    }
    return this.#database.query(text, ...values);
  }

  transaction<Made>(work: (transaction: Transaction) => Promise<Made>): Promise<Made> {
    return this.#database.transaction(work);
  }

  alone<Made>(work: (transaction: Transaction) => Promise<Made>): Promise<Made> {
    return this.#database.alone(work);
  }

  hear(): void {}

  size(): Promise<number> {
    return this.#database.size();
  }

  backup(file: string): Promise<void> {
    return this.#database.backup(file);
  }

  close(): Promise<void> {
    return this.#database.close();
  }

  /** Resolves after everything that was asked before, and what follows from it. */
  async settle(): Promise<void> {
    for (let round = 0; round < 20; round++) await this.#database.query('select 1');
  }
}

it('opens few tables at a time and each once, when everybody comes back after a restart', async () => {
  const file = join(folder(onTestFinished), 'games.db');
  const before = await startAt(file);
  const games = await Promise.all(Array.from({ length: 12 }, () => begin(before.port)));
  await Promise.all(games.map(playTurn));
  await before.close();

  const database = new SlowDatabase(new SqliteDatabase(file));
  const after = await startAt(file, { database });
  onTestFinished(() => after.close());
  // Everybody comes with two devices.
  const devices = [...games, ...games];
  const rejoin = async ({ person, game, viewer }: FollowedGame): Promise<number> => {
    const again = new Person(after.port);
    again.cookie = person.cookie;
    await again.connect();
    const rejoined = new FollowedGame(again, game, viewer);
    await rejoined.join();
    return rejoined.seq;
  };
  const rejoined = Promise.all(devices.map(rejoin));
  while (database.joins < devices.length) await database.settle();
  await database.settle();
  expect(database.asked).toHaveLength(4);
  database.allow();
  expect(await rejoined).toEqual(devices.map(({ seq }) => seq));
  expect(database.asked.toSorted()).toEqual(games.map(({ game }) => game).toSorted());
});
