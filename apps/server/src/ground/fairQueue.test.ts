import { describe, expect, it } from 'vitest';

import { attentionTo, LOOKING } from './attention.ts';
import type { Attention } from './attention.ts';
import { FairQueue } from './fairQueue.ts';

const { nobody, watchers, players } = LOOKING;

const at = (looking: Attention['looking'], group: string) => (): Attention => ({ looking, group });

const takeAll = <Item>(queue: FairQueue<Item>): readonly (Item | undefined)[] =>
  Array.from({ length: queue.length }, () => queue.take());

describe('a fair queue', () => {
  it('lets tables take turns, and keeps the order of each', () => {
    const queue = new FairQueue<string>();
    for (const item of ['a1', 'a2', 'a3', 'b1', 'b2', 'c1']) queue.add(item, at(nobody, item[0]));
    expect(takeAll(queue)).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3']);
    expect(queue.take()).toBeUndefined();
  });

  it('remembers who had a turn when they come again', () => {
    const queue = new FairQueue<string>();
    for (const item of ['a', 'b', 'c']) queue.add(item, at(nobody, item));
    expect(queue.take()).toBe('a');
    queue.add('a again', at(nobody, 'a'));
    expect(takeAll(queue)).toEqual(['b', 'c', 'a again']);
  });

  it('begins where somebody with a seat is looking, then where somebody watches', () => {
    const queue = new FairQueue<string>();
    queue.add('alone', at(nobody, 'alone'));
    queue.add('watched', at(watchers, 'watched'));
    queue.add('played', at(players, 'played'));
    expect(takeAll(queue)).toEqual(['played', 'watched', 'alone']);
  });

  it('asks who is looking when there is a choice, not before', () => {
    const queue = new FairQueue<string>();
    let looking: Attention['looking'] = nobody;
    queue.add('first', at(nobody, 'first'));
    queue.add('second', () => ({ looking, group: 'second' }));
    looking = players;
    expect(queue.take()).toBe('second');
  });

  it('starves nobody', () => {
    const queue = new FairQueue<string>();
    queue.add('alone', at(nobody, 'alone'));
    queue.add('watched', at(watchers, 'watched'));
    const taken: (string | undefined)[] = [];
    for (let turn = 0; turn < 20; turn++) {
      queue.add('played', at(players, `person ${turn}`));
      taken.push(queue.take());
    }
    expect(new Set(taken)).toEqual(new Set(['played', 'alone', 'watched']));
  });

  it('gives one person at fifty tables no more than another at one', () => {
    const queue = new FairQueue<string>();
    for (let table = 0; table < 50; table++) queue.add(`many ${table}`, at(players, 'many'));
    queue.add('one', at(players, 'one'));
    expect([queue.take(), queue.take()]).toEqual(['many 0', 'one']);
  });

  it('forgets what is removed', () => {
    const queue = new FairQueue<string>();
    for (const item of ['a', 'b']) queue.add(item, at(nobody, item));
    queue.remove((item) => item === 'a');
    expect(takeAll(queue)).toEqual(['b']);
  });
});

describe('who is looking at a game', () => {
  const connected = (followers: readonly { person: string; held: readonly number[] }[], elsewhere: readonly number[]) =>
    attentionTo({ followersOf: () => followers as never, seatsPresent: () => new Set(elsewhere) as never }, 'g');

  it.each([
    [
      'a player',
      [
        { person: 'w', held: [] },
        { person: 'p', held: [1] },
      ],
      [1],
      { looking: players, group: 'p' },
    ],
    ['a player at another node', [], [1], { looking: players, group: 'g' }],
    ['a watcher', [{ person: 'w', held: [] }], [], { looking: watchers, group: 'w' }],
    ['nobody', [], [], { looking: nobody, group: 'g' }],
  ] as const)('%s', (_, followers, elsewhere, expected) => {
    expect(connected(followers, elsewhere)).toEqual(expected);
  });
});
