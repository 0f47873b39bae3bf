import { join } from 'node:path';

import { expect, it, onTestFinished } from 'vitest';

import { folder } from '../../testing/fixtures.ts';
import { SqliteDatabase } from './sqlite.ts';

const changes = [
  ["insert into words values ('one')", []],
  ["insert into words values ('one') returning word", [{ word: 'one' }]],
  ["update words set word = 'two' returning word", [{ word: 'two' }, { word: 'two' }]],
  ['delete from words', []],
] as const;

it('a change that waits for another process keeps nobody else waiting', async () => {
  const file = join(folder(onTestFinished), 'games.db');
  const [database, other] = [new SqliteDatabase(file), new SqliteDatabase(file)];
  onTestFinished(() => Promise.all([database.close(), other.close()]).then(() => undefined));
  await database.reach();
  await database.query('create table words (word text)');
  for (const [text, rows] of changes) {
    let end = (): void => undefined;
    const held = new Promise<void>((resolve) => (end = resolve));
    let begun = (): void => undefined;
    const hasBegun = new Promise<void>((resolve) => (begun = resolve));
    const holding = other.transaction(() => (begun(), held));
    await hasBegun;
    const changing = database.query(text);
    // This happens only if the thread is free.
    await new Promise(setImmediate);
    end();
    expect(await changing).toEqual(rows);
    await holding;
  }
});
