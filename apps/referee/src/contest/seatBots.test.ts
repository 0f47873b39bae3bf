import { NetShelf } from '@coalbrook/bots';
import { birmingham } from '@coalbrook/editions';
import { done, fail, makeTable } from '@coalbrook/rules';
import type { Table } from '@coalbrook/rules';
import { describe, expect, it } from 'vitest';

import { seatBots } from './seatBots.ts';

const bot = { name: 'mine', choose: () => undefined };
const modules: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  './mine.ts': { bot, helper: 7 },
  './again.ts': { bot: { ...bot } },
  './twice.ts': { bot, other: { ...bot, name: 'other' } },
  './alias.ts': { bot, sameBot: bot },
  './none.ts': { name: 'none', choose: () => undefined },
  './nameless.ts': { bot: { ...bot, name: ' ' } },
  './random.ts': { bot: { ...bot, name: 'random' } },
};

const io = {
  load: (path: string) => Promise.resolve(modules[path] ? done(modules[path]) : fail('there is no such file')),
};

const tableOf = (seats: number): Table => {
  const table = makeTable(birmingham, { seats });
  if (!table.ok) throw new Error(JSON.stringify(table.fault));
  return table.value;
};

const names = async (list: string, seats: number, nets?: NetShelf): Promise<readonly string[] | string> => {
  const bots = await seatBots(list, tableOf(seats), nets ? { ...io, nets } : io);
  return bots.ok ? bots.value.map(({ name }) => name) : bots.fault;
};

describe('a list of bots', () => {
  it('seats bots in turn', async () => {
    expect(await names('random', 3)).toEqual(['random', 'random', 'random']);
    expect(await names('random, apprentice', 3)).toEqual(['random', 'apprentice', 'random']);
  });

  it('refuses unknown bots and too many', async () => {
    expect(await names('random,,', 4)).toMatch(/^unknown bot ""/);
    expect(await names('clever', 2)).toMatch(/^unknown bot "clever"; expected one of random, /);
    expect(await names('random,random,random', 2)).toBe('3 bots, but 2 seats');
  });

  it('takes the bot that a module exports', async () => {
    expect(await names('./mine.ts,random', 2)).toEqual(['mine', 'random']);
    expect(await names('./mine.ts,./mine.ts', 2)).toEqual(['mine', 'mine']);
    expect(await names('./alias.ts', 2)).toEqual(['mine', 'mine']);
  });

  it.each([
    ['./missing.ts', './missing.ts: there is no such file'],
    ['missing.mjs', 'missing.mjs: there is no such file'],
    ['./none.ts', './none.ts exports no bot; a bot is an object with a name and a choose function'],
    ['./nameless.ts', './nameless.ts exports no bot; a bot is an object with a name and a choose function'],
    ['./twice.ts', './twice.ts exports 2 bots, mine and other; expected one'],
    ['./random.ts', './random.ts: there is already a bot called "random"'],
    ['./mine.ts,./again.ts', './again.ts and ./mine.ts are both called "mine"'],
  ])('refuses %s in one sentence', async (list, complaint) => {
    expect(await names(list, 2)).toBe(complaint);
  });

  it('reads the net for the table, if a bot uses it', async () => {
    const asked: string[] = [];
    const nets = new NetShelf((file) => {
      asked.push(file);
      return Promise.reject(new Error('it is a folder'));
    });
    expect(await names('random,apprentice', 2, nets)).toEqual(['random', 'apprentice']);
    expect(asked).toEqual([]);
    expect(await names('random,master', 2, nets)).toBe('the net for this table cannot be read: it is a folder');
    expect(asked).toHaveLength(1);
    expect(asked[0]).toMatch(/^[0-9a-f]{8}\.net$/);
  });

  it('finds the net that comes with the bots', async () => {
    expect(await names('master', 4)).toEqual(['master', 'master', 'master', 'master']);
  });
});
