import { join } from 'node:path';

import type { Seat } from '@coalbrook/rules';
import { expect, it, onTestFinished } from 'vitest';

import { checkData } from '../../backup/checkData.ts';
import { SqliteDatabase } from '../../ground/database/sqlite.ts';
import { readHappenings } from '../../table/games/happenings.ts';
import { FollowedGame, Person } from '../../testing/client.ts';
import { folder, newTable } from '../../testing/fixtures.ts';
import { bundleNode, NodeProcess } from '../../testing/nodeProcess.ts';
import { fillTurn } from '../../testing/play.ts';
import { soak } from '../../testing/soak.ts';

const ROUNDS = soak(4, 100);

/** Two people at a table of a node; the first to move has moved, and asks to take that back. */
const askAt = async (node: NodeProcess) => {
  const [one, two] = [Person.known(node.port), Person.known(node.port)];
  const { game, invite } = await one.open({ ...newTable('lancashire', 'pp'), mine: [0] });
  await two.sit(game, invite, 1, 'Two');
  const both = [one, two].map((person, seat) => new FollowedGame(person, game, seat as Seat));
  for (const followed of both) {
    await followed.person.connect();
    await followed.join();
  }
  for (const followed of both) await followed.until(() => followed.actor >= 0);
  const mover = both[both[0].actor];
  const { seq: to, viewer } = mover;
  expect(await mover.person.ask('commit', game, viewer, to, fillTurn(mover, 1))).toBeUndefined();
  await mover.person.post('/api/propose', { game, what: { kind: 'takeBack', to } });
  const other = both[1 - viewer];
  await other.until(() => other.info?.question !== undefined);
  return { game, to, person: other.person, id: other.info?.question?.id };
};

it('a node that is killed while a turn is taken back does it once, when it is asked again', async () => {
  const program = await bundleNode();
  const file = join(folder(onTestFinished), 'games.db');
  const games: { readonly game: string; readonly to: number }[] = [];
  let unanswered = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const node = await NodeProcess.start(program, file);
    const { game, to, person, id } = await askAt(node);
    games.push({ game, to });
    const answer = (at: Person): Promise<unknown> =>
      at.post('/api/answer', { game, id, choice: 'yes' }).then(
        () => undefined,
        (error: Error) => error.message,
      );
    const answered = answer(person);
    await new Promise((resolve) => setTimeout(resolve, round * 4));
    await node.kill();
    if ((await answered) !== undefined) unanswered++;
    const again = await NodeProcess.start(program, file);
    const result = await answer(Object.assign(new Person(again.port), { cookie: person.cookie }));
    // It was done by the first answer, or is by this one.
    expect([undefined, '409 {"failed":"closed"}']).toContain(result);
    await again.stop();
  }
  const database = new SqliteDatabase(file);
  onTestFinished(() => database.close());
  expect((await checkData(database)).faults).toEqual([]);
  for (const { game, to } of games) {
    const [row] = await database.query<{ line: number; seq: number }>(
      'select line, seq from games where id = $1',
      game,
    );
    expect(row).toMatchObject({ line: 1, seq: to });
    const done = (await readHappenings(database, game)).filter(({ what }) => what.kind === 'agreed');
    expect(done).toHaveLength(1);
  }
  process.stdout.write(`${unanswered} of ${ROUNDS} answers lost by a kill\n`);
});
