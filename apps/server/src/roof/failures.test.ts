import { join } from 'node:path';

import type { Seat } from '@coalbrook/rules';
import { expect, it, onTestFinished } from 'vitest';

import type { SqlValue, Transaction } from '../ground/database/database.ts';
import { SqliteDatabase } from '../ground/database/sqlite.ts';
import type { Log } from '../ground/log.ts';
import { BotPool } from '../table/bots/botPool.ts';
import { readEntries } from '../table/ledger/storedTurns.ts';
import { FollowedGame, Person } from '../testing/client.ts';
import { folder, newTable, startAt } from '../testing/fixtures.ts';
import { fillTurn } from '../testing/play.ts';

/** A database whose transactions fail on demand, before or after they are on disk. */
class FailingDatabase extends SqliteDatabase {
  failing: 'never' | 'before' | 'after' = 'never';
  /** What the next change waits for. */
  disk: Promise<void> | undefined;
  readonly asked: string[] = [];

  override query<Row>(text: string, ...values: readonly SqlValue[]): Promise<readonly Row[]> {
    this.asked.push(text);
    return super.query(text, ...values);
  }

  override async transaction<Made>(work: (transaction: Transaction) => Promise<Made>): Promise<Made> {
    const { disk } = this;
    this.disk = undefined;
    await disk;
    if (this.failing === 'before') throw new Error('the disk is full');
    const made = await super.transaction(work);
    if (this.failing === 'after') throw new Error('the connection was lost');
    return made;
  }
}

const begin = async () => {
  const file = join(folder(onTestFinished), 'games.db');
  const database = new FailingDatabase(file);
  const logged: string[] = [];
  const server = await startAt('', { database, log: (level, message) => logged.push(`${level}: ${message}`) });
  onTestFinished(() => server.close());
  const owner = new Person(server.port);
  const { game } = await owner.open({ ...newTable('lancashire', 'pp'), mine: [0, 1] });
  await owner.connect();
  const first = new FollowedGame(owner, game, 0 as Seat);
  await first.join();
  await first.until(() => first.actor >= 0);
  const seat = new FollowedGame(owner, game, first.actor);
  await seat.join();
  return { file, server, database, logged, seat, game, owner };
};

it('a turn that cannot be written changes nothing, is denied, and may be sent again', async () => {
  const { database, logged, seat, game, owner } = await begin();
  const { seq, viewer } = seat;
  const draft = fillTurn(seat, 3);
  const send = () => owner.ask('commit', game, viewer, seq, draft);
  database.failing = 'before';
  expect(await send()).toEqual({ denied: 'failed' });
  expect(await send()).toEqual({ denied: 'failed' });
  expect(logged).toEqual(['error: a turn could not be written', 'error: a turn could not be written']);
  expect(await readEntries(database, game)).toHaveLength(seq);
  expect(seat.seq).toBe(seq);
  database.failing = 'never';
  expect(await send()).toBeUndefined();
  await seat.until(() => seat.seq > seq);
  expect(await readEntries(database, game)).toHaveLength(seat.seq);
});

it('a turn that was written although the database reports a failure is not written twice', async () => {
  const { database, seat, game, owner } = await begin();
  const { seq, viewer } = seat;
  const draft = fillTurn(seat, 3);
  const send = () => owner.ask('commit', game, viewer, seq, draft);
  database.failing = 'after';
  expect(await send()).toEqual({ denied: 'failed' });
  database.failing = 'never';
  const written = (await readEntries(database, game)).length;
  expect(written).toBeGreaterThan(seq);
  database.asked.length = 0;
  expect(await send()).toBeUndefined();
  await seat.until(() => seat.seq === written);
  expect(await readEntries(database, game)).toHaveLength(written);
  // Only what is missing is read.
  expect(database.asked.filter((text) => text.includes('from turns')).map((text) => text.includes('max(seq)'))).toEqual(
    [true, false],
  );
});

it('a server that stops answers what it was asked before, and hears nothing more', async () => {
  const { file, server, database, logged, seat, game, owner } = await begin();
  const { seq, viewer } = seat;
  let turn = (): void => undefined;
  database.disk = new Promise((resolve) => (turn = resolve));
  const answer = owner.ask('commit', game, viewer, seq, fillTurn(seat, 3));
  await expect.poll(() => database.disk === undefined).toBe(true);
  const closed = server.close();
  // Long enough for everything that does not wait for the turn.
  for (let count = 0; count < 20; count++) await fetch(`${owner.origin}/health`).catch(() => undefined);
  turn();
  expect(await answer).toBeUndefined();
  await closed;
  expect(logged).toEqual([]);
  const again = new SqliteDatabase(file);
  expect((await readEntries(again, game)).length).toBeGreaterThan(seq);
  await again.close();
});

/** Bots none of which can think. */
class BrokenPool extends BotPool {
  override botsOf() {
    return { ask: () => ({ answer: Promise.reject(new Error('the thread ended')), cancel: () => undefined }) };
  }
}

it('why a bot does not answer is logged', async () => {
  const logged: unknown[] = [];
  const log: Log = (level, message, facts) => logged.push([level, message, facts]);
  const server = await startAt(join(folder(onTestFinished), 'games.db'), { pool: new BrokenPool(1), log });
  onTestFinished(() => server.close());
  const owner = new Person(server.port);
  const { game } = await owner.open({ ...newTable('lancashire', 'pb'), mine: [0] });
  await owner.connect();
  const seat = new FollowedGame(owner, game, 0 as Seat);
  await seat.join();
  await seat.until(() => seat.actor >= 0);
  const { seq, viewer } = seat;
  if (seat.actor === viewer) await owner.ask('commit', game, viewer, seq, fillTurn(seat, 3));
  await expect
    .poll(() => logged, { timeout: 60_000 })
    .toEqual([
      ['error', 'a bot failed', { policy: 'apprentice', error: 'Error: the thread ended' }],
      ['error', 'a bot does not answer', { game, seat: 1, failure: 'failed' }],
    ]);
});
