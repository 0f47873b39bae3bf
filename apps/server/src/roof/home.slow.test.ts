import { join } from 'node:path';

import { expect, it, onTestFinished } from 'vitest';

import { SqliteDatabase } from '../ground/database/sqlite.ts';
import { prepareGame } from '../load/preparedGames.ts';
import { Person } from '../testing/client.ts';
import { folder, newTable, startAt } from '../testing/fixtures.ts';

const editions = ['birmingham', 'lancashire', 'age-of-industry'];
const names = ['Anna', 'Ben', 'Chidi', 'Dora', 'Emil', 'Fatima', 'Gregor', 'Hana'];

const TABLES = 500;

/** The most that the list of somebody's tables may take: bytes on its way, and milliseconds on the server. */
const [MOST_BYTES, MOST_TIME] = [20_000, 150];

/** The quickest of some requests, in milliseconds: other programs may run meanwhile. */
const quickest = async (times: number, ask: () => Promise<unknown>): Promise<number> => {
  let best = Infinity;
  for (let time = 0; time < times; time++) {
    const begin = performance.now();
    await ask();
    best = Math.min(best, performance.now() - begin);
  }
  return best;
};

it('a list of 500 games in progress is sent in less than 20 kB and 150 ms, also with what happened in them', async () => {
  const file = join(folder(onTestFinished), 'games.db');
  const opening = await startAt(file);
  const person = Person.known(opening.port);
  const records = editions.map((edition) => {
    const prepared = prepareGame(edition, 4, 1);
    const { turns } = prepared;
    // Somebody else has played since the first seat did, so that there is something to tell.
    return prepared.recordBefore(
      turns.findIndex((_, turn) => turn >= turns.length * 0.8 && turns[turn - 1].seat !== 0),
    );
  });
  for (let count = 0; count < TABLES; count++) {
    const at = count % editions.length;
    const table = newTable(editions[at], 'pppp');
    const sitters = table.sitters.map((sitter, seat) => ({ ...sitter, name: names[(count * 7 + seat * 3) % 8] }));
    await person.open({ ...table, sitters, mine: [0, 1, 2, 3], record: records[at] });
  }
  await opening.close();
  const database = new SqliteDatabase(file);
  // As if everybody had been at their tables once.
  await database.query('update games set actor = 0');
  await database.close();
  const server = await startAt(file);
  onTestFinished(() => server.close());
  const get = (path: string): Promise<Response> =>
    fetch(`http://127.0.0.1:${server.port}/api/${path}`, { headers: { cookie: person.cookie } });
  const response = await get('mine');
  expect(JSON.parse(await response.text())).toMatchObject({ tables: { length: TABLES } });
  const bytes = Number(response.headers.get('content-length'));
  expect(bytes).toBeLessThan(MOST_BYTES);
  const list = await quickest(10, () => get('mine').then((answer) => answer.text()));
  expect(list).toBeLessThan(MOST_TIME);
  // Made when it is first asked for, and then remembered; each language is made anew.
  const first = await quickest(1, () => get('since/en').then((answer) => answer.text()));
  const since = await get('since/de');
  expect(JSON.parse(await since.text())).toMatchObject({ tables: { length: 20 } });
  const again = await quickest(10, () => get('since/de').then((answer) => answer.text()));
  expect(again).toBeLessThan(MOST_TIME);
  expect(bytes + Number(since.headers.get('content-length'))).toBeLessThan(MOST_BYTES);
  process.stdout.write(
    `home with ${TABLES} games: ${bytes} bytes, ${list.toFixed(1)} ms; what happened since in 20 of them: ` +
      `${since.headers.get('content-length')} bytes, ${first.toFixed(0)} ms at first, then ${again.toFixed(1)} ms\n`,
  );
});
