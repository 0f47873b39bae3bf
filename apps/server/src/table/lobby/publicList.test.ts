import type { LobbyNews } from '@coalbrook/wire/online';
import { expect, it } from 'vitest';

import type { Queries } from '../../ground/database/database.ts';
import { silentLog } from '../../ground/log.ts';
import { PublicList } from './publicList.ts';

const sheet = JSON.stringify({ header: { edition: 'lancashire' }, sitters: [{ kind: 'person', name: 'Ada' }] });

/** A list over rows in memory, whose clock the test moves. */
const listOver = (rows: Map<string, { name: string }>) => {
  const asked: string[] = [];
  const queries: Queries = {
    query: <Row>(text: string, ...values: readonly unknown[]) => {
      asked.push(text);
      const isNamed = text.includes(' in (');
      const found = text.startsWith('select seats')
        ? []
        : [...rows]
            .filter(([id]) => (isNamed ? values.includes(id) : values[0] === 'open'))
            .map(([id, { name }]) => ({
              id,
              sheet: sheet.replace('Ada', name),
              status: 'open',
              control: '',
              watch_delay: 0,
              begun: 1,
              rated: 0,
              has_hints: 0,
              rating_range: '',
              talk_language: '',
            }));
      return Promise.resolve(found as unknown as readonly Row[]);
    },
  };
  const timers: (() => void)[] = [];
  const list = new PublicList({
    queries,
    clock: { after: (_wait, run) => (timers.push(run), () => timers.splice(timers.indexOf(run), 1)) },
    now: () => 0,
    log: silentLog,
    withPresence: (table) => table,
  });
  return { list, asked, pass: () => timers.splice(0).forEach((run) => run()) };
};

/** Somebody who reads the list. */
const reader = () => {
  const heard: LobbyNews[] = [];
  return { heard, hear: (text: string) => void heard.push(JSON.parse(text) as LobbyNews) };
};

it('reads nothing while nobody looks, and once for all who do', async () => {
  const { list, asked, pass } = listOver(new Map([['a', { name: 'Ada' }]]));
  list.touch(['a']);
  pass();
  expect(asked).toEqual([]);
  const readers = [reader(), reader(), reader()];
  await Promise.all(
    readers.map(async (one) => {
      await list.open();
      list.add(one);
    }),
  );
  expect(asked).toHaveLength(3);
  for (const { heard } of readers) expect(heard).toMatchObject([{ isWhole: true, tables: [{ game: 'a' }] }]);
});

it('tells what has changed, all at once, and nothing that has not', async () => {
  const rows = new Map(['a', 'b', 'c'].map((id) => [id, { name: 'Ada' }]));
  const { list, pass } = listOver(rows);
  const one = reader();
  await list.open();
  list.add(one);
  rows.set('a', { name: 'Ann' });
  rows.delete('b');
  list.touch(['a']);
  list.touch(['b', 'c']);
  list.stir('elsewhere');
  pass();
  await expect.poll(() => one.heard.length).toBe(2);
  expect(one.heard[1]).toMatchObject({
    isWhole: false,
    tables: [{ game: 'a', seats: [{ name: 'Ann' }] }],
    gone: ['b'],
  });
  list.touch(['c']);
  pass();
  rows.set('d', { name: 'Dan' });
  await expect.poll(() => (list.touch(), pass(), one.heard.length)).toBe(3);
  expect(one.heard[2]).toMatchObject({ tables: [{ game: 'd' }], gone: [] });
});

it('tells whoever comes later the list as it is by then', async () => {
  const rows = new Map([['a', { name: 'Ada' }]]);
  const { list, pass } = listOver(rows);
  const [one, late] = [reader(), reader()];
  await list.open();
  list.add(one);
  rows.set('b', { name: 'Bea' });
  list.touch(['b']);
  pass();
  await expect.poll(() => one.heard.length).toBe(2);
  await list.open();
  list.add(late);
  expect(late.heard.map(({ tables }) => tables.map(({ game }) => game))).toEqual([['a', 'b']]);
});

it('lets others have their turn while thousands are told', async () => {
  const rows = new Map([['a', { name: 'Ada' }]]);
  const { list, pass } = listOver(rows);
  await list.open();
  let told = 0;
  for (let number = 0; number < 1000; number++) list.add({ hear: () => told++ });
  told = 0;
  rows.set('b', { name: 'Bea' });
  list.touch(['b']);
  pass();
  const seen = new Set<number>();
  for (let moment = 0; moment < 100; moment++) {
    seen.add(told);
    await new Promise(setImmediate);
    pass();
  }
  expect(told).toBe(1000);
  expect(seen.size).toBeGreaterThan(10);
});
