/** Two nodes that hear nothing from each other: on one SQLite file nothing is announced. */

import { join } from 'node:path';

import type { Seat } from '@coalbrook/rules';
import type { JoinedTable } from '@coalbrook/wire/online';
import { expect, it, onTestFinished } from 'vitest';

import { FollowedGame, Person } from '../testing/client.ts';
import { folder, newTable, startAt } from '../testing/fixtures.ts';
import { fillTurn } from '../testing/play.ts';

/** A game that two people follow at both nodes. */
const begin = async () => {
  const file = join(folder(onTestFinished), 'games.db');
  const ports: number[] = [];
  for (let node = 0; node < 2; node++) {
    const server = await startAt(file);
    onTestFinished(() => server.close());
    ports.push(server.port);
  }
  const [ann, bea] = ports.map((port) => Person.known(port));
  const { game, invite } = await ann.open({ ...newTable('lancashire', 'pp'), mine: [0] });
  await bea.sit(game, invite, 1, 'Bea');
  const here = [0, 1].map((seat) => new FollowedGame(seat === 0 ? ann : bea, game, seat as Seat));
  bea.turnTo(ports[0]);
  for (const one of here) {
    await one.person.connect();
    await one.join();
    await one.until(() => one.actor >= 0);
  }
  // Somebody else makes the other node open the table, too.
  const there = new FollowedGame(Object.assign(new Person(ports[1]), { cookie: bea.cookie }), game, 1 as Seat);
  await there.person.connect();
  await there.join();
  const play = async (turns: number): Promise<void> => {
    for (let turn = 0; turn < turns; turn++) {
      const mover = here[here[0].actor];
      const { seq } = mover;
      expect(await mover.person.ask('commit', game, mover.viewer, seq, fillTurn(mover, seq))).toBeFalsy();
      for (const one of here) await one.until(() => one.seq > seq && (one.actor >= 0 || one.isOver));
    }
  };
  return { here, there, play, game, otherPort: ports[1] };
};

it('whoever comes from another node is shown at least what they know, and those who are there see it, too', async () => {
  const { here, there, play, otherPort } = await begin();
  await play(3);
  const [ann] = here;
  const { seq } = ann;
  expect(there.seq).toBeLessThan(seq);
  ann.person.turnTo(otherPort);
  await ann.person.leave();
  await ann.person.connect();
  await ann.join();
  expect(ann.seq).toBe(seq);
  await there.until(() => there.seq === seq);
  expect(there.cells).toHaveLength(ann.cells.length);
});

it('whoever asks a node for a game that has ended at another one sees its end', async () => {
  const { here, there, play, game } = await begin();
  while (!here[0].isOver) await play(1);
  const joined = (await there.person.ask('join', game, 1 as Seat, 0)) as JoinedTable;
  expect([joined.table.status, joined.look?.seq]).toEqual(['over', here[0].seq]);
});

it('who is told of the end before its turn hears of it once', async () => {
  const { here, there, play } = await begin();
  while (!here[0].isOver) await play(1);
  // Somebody comes to the table there, so that everybody is told how it stands.
  const another = Object.assign(new Person(Number(new URL(there.person.origin).port)), {
    cookie: here[0].person.cookie,
  });
  await another.connect();
  await another.ask('join', there.game, 0 as Seat, 0);
  await there.until(() => there.steps.length > 0 && there.isOver);
  expect(there.seq).toBe(here[0].seq);
});
