import type { OwnSearch } from '@coalbrook/wire/online';
import { afterAll, expect, it, onTestFinished } from 'vitest';

import { PostgresDatabase } from '../../ground/database/postgres.ts';
import type { RunningServer } from '../../roof/server.ts';
import { Person } from '../../testing/client.ts';
import { startAt } from '../../testing/fixtures.ts';
import { TestPostgres } from '../../testing/postgres.ts';

interface Answer {
  readonly search?: OwnSearch;
}

const postgres = await TestPostgres.start();
afterAll(async () => {
  if (typeof postgres !== 'string') await postgres.stop();
});

it.skipIf(typeof postgres === 'string')(
  'people at two nodes are seated together, nobody twice, and all are told',
  async () => {
    const url = await (postgres as TestPostgres).newDatabase();
    const nodes: RunningServer[] = [];
    for (let node = 0; node < 2; node++) nodes.push(await startAt('', { database: new PostgresDatabase(url) }));
    onTestFinished(async () => {
      for (const node of nodes) await node.close();
    });
    const terms = { nonce: '', editions: ['lancashire'], seats: [2], pace: 'live', isRated: false };
    const search = (person: Person, name: string): Promise<Answer> => person.post('/api/search', { name, ...terms });
    const [ada, ben] = nodes.map(({ port }) => Person.known(port));
    const { search: first } = await search(ada, 'Ada');
    // She hears of it though the other node has seated them.
    const wait = async (seen = first?.version): Promise<OwnSearch | undefined> => {
      const { search: heard } = await ada.post<Answer>('/api/search/wait', { seen });
      // On a busy machine an answer may come before there is anything to tell.
      return heard && heard.game === undefined ? wait(heard.version) : heard;
    };
    const told = wait();
    const { search: second } = await search(ben, 'Ben');
    expect(second?.game).toBeDefined();
    expect((await told)?.game).toBe(second?.game);

    const all = Array.from({ length: 12 }, (_, at) => Person.known(nodes[at % 2].port));
    await Promise.all(all.map((one, at) => search(one, `Person ${at}`)));
    await Promise.all(nodes.map((node) => node.runChore('match')));
    const database = new PostgresDatabase(url);
    onTestFinished(() => database.close());
    const tables = await database.query<{ count: string }>(
      'select count(distinct person) as count from holders where seat >= 0 group by game',
    );
    expect(tables.map(({ count }) => Number(count))).toEqual([2, 2, 2, 2, 2, 2, 2]);
    const twice = await database.query(
      'select person from holders where seat >= 0 group by person having count(*) > 1',
    );
    expect(twice).toEqual([]);
  },
);
