import { join } from 'node:path';

import { describe, expect, it, onTestFinished } from 'vitest';

import type { SqlDatabase } from '../../ground/database/database.ts';
import { PostgresDatabase } from '../../ground/database/postgres.ts';
import { SqliteDatabase } from '../../ground/database/sqlite.ts';
import { AbsentPlayer } from '../../testing/absentPlayer.ts';
import { folder } from '../../testing/fixtures.ts';
import { bundleNode, NodeProcess } from '../../testing/nodeProcess.ts';
import { TestPostgres } from '../../testing/postgres.ts';
import { Sink, until } from '../../testing/receivers.ts';
import { soak } from '../../testing/soak.ts';

const ROUNDS = soak(4, 120);

const linksTo = ({ received }: Sink): readonly string[] => received.map(({ headers }) => String(headers['click']));

/** A node is killed at some moment around the one in which it tells somebody. */
const killAround = async (place: string, open: () => SqlDatabase): Promise<void> => {
  const program = await bundleNode();
  const sink = await Sink.start(onTestFinished);
  const games: string[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const node = await NodeProcess.start(program, place);
    const game = AbsentPlayer.arrive(node.port);
    await game.begin();
    while (game.isAbsentsTurn) await game.playTurn();
    await game.addChannel('ntfy', `${sink.url}/topic`);
    const isWhileSending = round % 2 === 1;
    // No answer: the notice has arrived, but the node does not know it.
    if (isWhileSending) sink.status = 0;
    while (!game.isAbsentsTurn) await game.playTurn();
    games.push(game.game);
    if (isWhileSending) await until(() => linksTo(sink).some((link) => link.endsWith(game.game)));
    // At once, or after a while in which it is claimed and sent.
    else await new Promise((resolve) => setTimeout(resolve, (round * 400) / ROUNDS));
    await node.kill();
    sink.status = 200;
  }
  const node = await NodeProcess.start(program, place);
  const database = open();
  const isSettled = async (): Promise<boolean> => {
    const rows = await database.query(
      `select games.id from games join holders on holders.game = games.id and holders.seat = 0
        join notices on notices.game = games.id and notices.person = holders.person where notices.seq < games.seq`,
    );
    return rows.length === 0;
  };
  await until(isSettled);
  await node.stop();
  await database.close();
  const links = linksTo(sink);
  const counts = games.map((game) => links.filter((link) => link.endsWith(game)).length);
  // A notice that was claimed and not sent is lost: better than twice.
  expect(counts.filter((count) => count > 1)).toEqual([]);
  expect(counts.filter((count) => count === 1).length).toBeGreaterThan(ROUNDS / 2);
  process.stdout.write(`${counts.filter((count) => count === 0).length} of ${ROUNDS} notices lost by a kill\n`);
};

describe('a node that is killed while it tells people', () => {
  it('tells nobody twice, on SQLite', async () => {
    const file = join(folder(onTestFinished), 'games.db');
    await killAround(file, () => new SqliteDatabase(file));
  });

  it('tells nobody twice, on Postgres', async (context) => {
    const postgres = await TestPostgres.start();
    if (typeof postgres === 'string') return context.skip(postgres);
    onTestFinished(() => postgres.stop());
    const url = await postgres.newDatabase();
    await killAround(url, () => new PostgresDatabase(url));
  });
});
