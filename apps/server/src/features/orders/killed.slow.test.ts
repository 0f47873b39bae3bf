import { join } from 'node:path';

import type { Seat } from '@coalbrook/rules';
import { describe, expect, it, onTestFinished } from 'vitest';

import { checkData } from '../../backup/checkData.ts';
import type { SqlDatabase } from '../../ground/database/database.ts';
import { PostgresDatabase } from '../../ground/database/postgres.ts';
import { SqliteDatabase } from '../../ground/database/sqlite.ts';
import { FollowedGame, Person } from '../../testing/client.ts';
import { folder, newTable } from '../../testing/fixtures.ts';
import { bundleNode, NodeProcess } from '../../testing/nodeProcess.ts';
import { OrderedGame, passes } from '../../testing/orderedGame.ts';
import { TestPostgres } from '../../testing/postgres.ts';
import { until } from '../../testing/receivers.ts';
import { soak } from '../../testing/soak.ts';

const ROUNDS = soak(3, 60);
const GAMES = 6;

interface Left {
  readonly game: string;
  readonly seat: Seat;
  /** The number of entries at which the turn came that was left as an order. */
  readonly seq: number;
}

/** Games in which it is the turn of a seat that has left an order. The last commit is not waited for. */
const leaveOrders = async (port: number): Promise<readonly Left[]> => {
  const all: Left[] = [];
  const movers: (() => void)[] = [];
  for (let number = 0; number < GAMES; number++) {
    const game = await OrderedGame.begin(port, newTable('lancashire', 'pp'));
    for (const _ of game.seats) await game.play();
    const { viewer: seat } = game.waiting;
    await game.leavePass(seat);
    const other = game.at(game.actor);
    const draft = passes(other);
    // Two passes and the draw of new cards.
    all.push({ game: game.game, seat, seq: game.seq });
    movers.push(() => {
      other.person.ask('commit', game.game, other.viewer, other.seq, draft).catch(() => undefined);
    });
  }
  for (const move of movers) move();
  return all;
};

const countUsed = async (database: SqlDatabase): Promise<number> => {
  const [{ count }] = await database.query<{ count: number | string }>(
    'select count(*) as count from turns where by_order = 1',
  );
  return Number(count);
};

/** A node is killed when it has carried out some of the orders: none, one, and so on up to all. */
const killAround = async (place: string, open: () => SqlDatabase): Promise<void> => {
  const program = await bundleNode();
  const all: Left[] = [];
  let least = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const node = await NodeProcess.start(program, place);
    const database = open();
    const before = await countUsed(database);
    all.push(...(await leaveOrders(node.port)));
    const some = Math.round((round * GAMES) / Math.max(ROUNDS - 1, 1));
    await until(async () => (await countUsed(database)) >= before + some);
    await node.kill();
    least += some;
    await database.close();
  }
  const node = await NodeProcess.start(program, place);
  const database = open();
  const isSettled = async (): Promise<boolean> => {
    const due = await database.query(
      "select orders.game from orders join games on games.id = orders.game and games.actor = orders.seat where why = ''",
    );
    return due.length === 0;
  };
  await until(isSettled);
  for (const { game, seq } of all) {
    const used = await database.query<{ seq: number }>('select seq from turns where game = $1 and by_order = 1', game);
    const standing = await database.query<{ why: string }>('select why from orders where game = $1', game);
    const [{ seq: now }] = await database.query<{ seq: number }>('select seq from games where id = $1', game);
    // If the turn before was lost with the node, which had not answered, the order waits for it.
    expect([used.length, standing.length], game).toEqual(now === seq ? [0, 1] : [1, 0]);
    expect(standing.every(({ why }) => why === '')).toBe(true);
  }
  const total = await countUsed(database);
  process.stdout.write(`${total} of ${all.length} orders carried out\n`);
  expect(total).toBeGreaterThanOrEqual(least);
  await node.stop();
  expect((await checkData(database)).faults).toEqual([]);
  await database.close();
};

describe('a node that is killed while it carries out orders', () => {
  it('carries each out once, on SQLite', async () => {
    const file = join(folder(onTestFinished), 'games.db');
    await killAround(file, () => new SqliteDatabase(file));
  });

  it('carries each out once, on Postgres', async (context) => {
    const postgres = await TestPostgres.start();
    if (typeof postgres === 'string') return context.skip(postgres);
    onTestFinished(() => postgres.stop());
    const url = await postgres.newDatabase();
    await killAround(url, () => new PostgresDatabase(url));
  });
});

describe('two nodes', () => {
  it('carry out an order once, also if the one dies on which the turn before was played', async (context) => {
    const postgres = await TestPostgres.start();
    if (typeof postgres === 'string') return context.skip(postgres);
    onTestFinished(() => postgres.stop());
    const url = await postgres.newDatabase();
    const program = await bundleNode();
    const here = await NodeProcess.start(program, url);
    for (const isKilled of [false, true]) {
      const there = await NodeProcess.start(program, url);
      const [one, two] = [Person.known(here.port), Person.known(there.port)];
      const opened = await one.open({ ...newTable('lancashire', 'pp'), mine: [0] });
      await two.sit(opened.game, opened.invite, 1, 'Two');
      const games = [
        new FollowedGame(one, opened.game, 0 as Seat),
        new FollowedGame(two, opened.game, 1 as Seat),
      ] as const;
      for (const game of games) {
        await game.person.connect();
        await game.join();
      }
      for (const game of games) await game.until(() => game.actor >= 0);
      const [first, second] = games;
      // Until the one at the other node is to play, in a round with two actions.
      while (first.actor !== second.viewer || first.turn().state.round < 2) {
        const actor = games[first.actor];
        const { seq } = first;
        const count = first.turn().state.round < 2 ? 1 : 2;
        expect(await actor.person.ask('commit', opened.game, actor.viewer, seq, passes(actor, count))).toBeUndefined();
        for (const game of games) await game.until(() => game.seq > seq && game.actor >= 0);
      }
      expect(await one.ask('order', opened.game, 0 as Seat, '', passes(first), -1)).toHaveProperty('order');
      const { seq } = second;
      expect(await two.ask('commit', opened.game, second.viewer, seq, passes(second))).toBeUndefined();
      if (isKilled) await there.kill();
      await first.until(() => first.steps.some(({ isByOrder }) => isByOrder));
      expect(first.steps.filter(({ isByOrder }) => isByOrder)).toHaveLength(1);
      if (!isKilled) {
        await second.until(() => second.steps.some(({ isByOrder }) => isByOrder));
        await two.leave();
        await there.stop();
      }
      await one.leave();
    }
    await here.stop();
  });
});
