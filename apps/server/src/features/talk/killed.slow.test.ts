import { join } from 'node:path';

import { describe, expect, it, onTestFinished } from 'vitest';

import { PostgresDatabase } from '../../ground/database/postgres.ts';
import { FollowedGame, Person } from '../../testing/client.ts';
import { folder, newTable, startAt } from '../../testing/fixtures.ts';
import { bundleNode, NodeProcess } from '../../testing/nodeProcess.ts';
import { TestPostgres } from '../../testing/postgres.ts';
import { until } from '../../testing/receivers.ts';
import { soak } from '../../testing/soak.ts';
import { Talker } from '../../testing/talker.ts';

const KILLS = soak(3, 60);
const DEVICES = 8;
/** As many as a seat may say at once, by two devices. */
const REMARKS = 6;

const SHORT = 20;
const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, SHORT));

/** A table with two devices at each of four seats. */
const gather = async (port: number): Promise<readonly Talker[]> => {
  const owner = Person.known(port);
  const { game, seats } = await owner.open({ ...newTable('lancashire', 'pppp'), mine: [] });
  const pairs = seats.map(async ({ seat, token }) => {
    const [first, second] = [Person.known(port), Person.known(port)];
    await first.sit(game, token, seat, `p${seat}`);
    await second.sit(game, await first.linkTo(game, seat), seat, `p${seat}`);
    return [first, second].map((person) => new Talker(person, game, seat));
  });
  const gathered = await Promise.all(pairs);
  return [0, 1].flatMap((device) => gathered.map((pair) => pair[device]));
};

/** The same device at another node. */
const moved = ({ person, game, seat }: Talker, port: number): Talker => {
  const other = new Person(port);
  other.cookie = person.cookie;
  return new Talker(other, game, seat);
};

/** What somebody was answered, by what they said. */
type Answered = Map<string, number>;

/** Says everything, each remark again until it is answered. */
const sayAll = async (talker: Talker, name: string, portNow: () => number, answered: Answered): Promise<void> => {
  for (let number = 0; number < REMARKS; number++) {
    const body = `${name} ${number}`;
    while (!answered.has(body)) {
      const kept = await moved(talker, portNow())
        .say(body, `key${number}`)
        .catch(() => undefined);
      if (kept === undefined) await pause();
      else answered.set(body, kept);
    }
  }
};

const expectAll = async (talker: Talker, answered: Answered): Promise<void> => {
  const { remarks, last } = await talker.read('table', { after: 0 });
  expect(last).toBe(DEVICES * REMARKS);
  expect(remarks.map(({ number }) => number)).toEqual(remarks.map((_, index) => index + 1));
  expect(new Map(remarks.map(({ body, number }) => [body, number]))).toEqual(answered);
};

describe('talk at a node that is killed', () => {
  it('loses nothing that was answered, and doubles nothing', async () => {
    const file = join(folder(onTestFinished), 'games.db');
    const program = await bundleNode();
    let node = await NodeProcess.start(program, file);
    const talkers = await gather(node.port);
    const answered: Answered = new Map();
    const { port } = node;
    const talk = Promise.all(talkers.map((talker, at) => sayAll(talker, `device ${at}`, () => port, answered)));
    for (let kill = 0; kill < KILLS; kill++) {
      const before = answered.size;
      await until(() => answered.size > before || answered.size === DEVICES * REMARKS);
      await node.kill();
      node = await NodeProcess.start(program, file, port);
    }
    await talk;
    await expectAll(talkers[0], answered);
    await node.stop();
  });
});

describe('talk at two nodes', () => {
  it('is heard at both, and goes on if one is killed', async (context) => {
    const postgres = await TestPostgres.start();
    if (typeof postgres === 'string') return context.skip(postgres);
    onTestFinished(() => postgres.stop());
    const url = await postgres.newDatabase();
    const program = await bundleNode();
    const here = await startAt('', { database: new PostgresDatabase(url) });
    onTestFinished(() => here.close());
    const there = await NodeProcess.start(program, url);
    const talkers = await gather(here.port);
    const [ada, ben] = talkers;
    // A second device of Ada's, at the other node.
    const second = moved(talkers[DEVICES / 2], there.port);
    for (const { person, game, seat } of [ada, ben, second]) {
      await person.connect();
      await new FollowedGame(person, game, seat).join();
    }
    await second.note('a secret', 0);
    await until(() => ada.news.includes('notebook 1'));
    expect(await ada.notes()).toEqual({ version: 1, text: 'a secret' });
    const answered: Answered = new Map();
    let port = there.port;
    const talk = Promise.all(
      talkers.map((talker, at) => sayAll(talker, `device ${at}`, () => (at % 2 === 0 ? port : here.port), answered)),
    );
    // What is said there is heard here.
    await until(() => ben.news.filter((word) => word.startsWith('table')).length > DEVICES * 2);
    await there.kill();
    port = here.port;
    await talk;
    await expectAll(ben, answered);
    await until(() => ada.news.includes(`table ${DEVICES * REMARKS}`));
    expect(ben.news.filter((word) => word.startsWith('notebook'))).toEqual([]);
    for (const { person } of [ada, ben]) await person.leave();
  });
});
