import { join } from 'node:path';

import { expect, it, onTestFinished } from 'vitest';

import { Person } from './testing/client.ts';
import { folder, newTable, startAt } from './testing/fixtures.ts';

const editions = ['birmingham', 'lancashire', 'age-of-industry'];
const names = ['Anna', 'Ben', 'Chidi', 'Dora', 'Emil', 'Fatima', 'Gregor', 'Hana'];

/** The most bytes that the list of somebody's tables may take on its way. */
const MOST_BYTES = 20_000;

it('a list of 500 tables is sent in less than 20 kB', async () => {
  const server = await startAt(join(folder(onTestFinished), 'games.db'));
  onTestFinished(() => server.close());
  const person = Person.known(server.port);
  for (let count = 0; count < 500; count++) {
    const table = newTable(editions[count % editions.length], 'pppp');
    const sitters = table.sitters.map((sitter, seat) => ({ ...sitter, name: names[(count * 7 + seat * 3) % 8] }));
    await person.open({ ...table, sitters, mine: [0, 1, 2, 3] });
  }
  const response = await fetch(`${person.origin}/api/mine`, { headers: { cookie: person.cookie } });
  expect(JSON.parse(await response.text())).toMatchObject({ tables: { length: 500 } });
  expect(Number(response.headers.get('content-length'))).toBeLessThan(MOST_BYTES);
});
