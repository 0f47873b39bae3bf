import type { Entry } from '@coalbrook/record';
import type { Seat } from '@coalbrook/rules';
import { expect, it } from 'vitest';

import { actionAt, benchFor, headerFor, openHost, sheetFor } from './bench.ts';
import { Host } from './host.ts';
import { localBots } from './localBots.ts';
import { MemoryLedger } from './memoryLedger.ts';

const [first, second] = [0 as Seat, 1 as Seat];
const header = headerFor('birmingham', { seats: 2 });

const passTurn = async (host: Host, seat: Seat): Promise<unknown> => {
  await host.choose(seat, actionAt(host, 'pass'));
  const [discard] = host.frame(seat).legal;
  if (discard) await host.choose(seat, discard);
  return host.commit(seat);
};

it('of two hosts of one game only the quicker one writes; the other takes over what was written', async () => {
  const ledger = new MemoryLedger();
  const [mine, theirs] = [benchFor('two', ledger), benchFor('two', ledger)];
  const sheet = sheetFor(header, 'pp', 'two');
  const one = await openHost(sheet, mine);
  await one.go();
  const other = await openHost(sheet, theirs);
  const { actor } = one.frame(first);
  const next = actor === first ? second : first;
  await other.choose(actor, actionAt(other, 'pass'));
  expect(await passTurn(one, actor)).toBeUndefined();
  expect(await other.choose(actor, other.frame(actor).legal[0])).toEqual({ denied: 'conflict' });
  expect(theirs.news).toContainEqual({ news: 'conflict' });
  expect(other.frame(next)).toEqual(one.frame(next));
  expect(other.steps(first, -1)).toEqual(one.steps(first, -1));
  // Both play on from here; the second commit loses.
  await one.choose(next, actionAt(one, 'pass'));
  await one.choose(next, one.frame(next).legal[0]);
  await other.reload();
  while (other.frame(next).stage === 'open') await other.choose(next, other.frame(next).legal[0]);
  expect(await one.commit(next)).toBeUndefined();
  expect(await other.commit(next)).toEqual({ denied: 'conflict' });
  expect(other.record()).toEqual(one.record());
});

it('follows what another host writes, its unfinished turn included', async () => {
  const ledger = new MemoryLedger();
  const sheet = sheetFor(header, 'pr', 'follow');
  const one = await openHost(sheet, benchFor('follow', ledger));
  await one.go();
  const theirs = benchFor('follow', ledger);
  const other = await openHost(sheet, theirs);
  await one.choose(first, actionAt(one, 'pass'));
  await other.reload();
  expect(other.frame(first)).toEqual(one.frame(first));
  await one.choose(first, one.frame(first).legal[0]);
  await one.commit(first);
  await one.go();
  await other.reload();
  expect(other.frame(first)).toEqual(one.frame(first));
  expect(theirs.news.at(-1)).toMatchObject({ news: 'steps', to: one.seq });
});

it('nobody hears of what could not be written', async () => {
  class Full extends MemoryLedger {
    isFull = false;
    override append(game: string, seq: number, entries: readonly Entry[]): Promise<boolean> {
      return this.isFull ? Promise.reject(new Error('no room')) : super.append(game, seq, entries);
    }
  }
  const ledger = new Full();
  const bench = benchFor('full', ledger);
  const sheet = sheetFor(header, 'pr', 'full');
  const host = await openHost(sheet, bench);
  await host.go();
  await host.choose(first, actionAt(host, 'pass'));
  while (host.frame(first).stage === 'open') await host.choose(first, host.frame(first).legal[0]);
  const frame = host.frame(first);
  const heard = bench.news.length;
  ledger.isFull = true;
  await expect(host.commit(first)).rejects.toThrow('no room');
  expect(bench.news).toHaveLength(heard);
  expect(host.frame(first)).toEqual(frame);
  ledger.isFull = false;
  expect(await host.commit(first)).toBeUndefined();
  expect((await ledger.read('game')).entries).toEqual(host.record().entries);
});

it('a host that is halted while a bot thinks does not play its answer', async () => {
  const bench = benchFor('halt');
  let answer: (() => void) | undefined;
  const slow = {
    ...bench,
    bots: {
      choose: async (...given: Parameters<typeof localBots.choose>) => {
        await new Promise<void>((resolve) => (answer = resolve));
        return localBots.choose(...given);
      },
    },
  };
  const host = await Host.open(sheetFor(header, 'rr', 'halt'), slow);
  if (!host.ok) throw new Error('no host');
  const going = host.value.go();
  await new Promise((resolve) => setTimeout(resolve, 5));
  const { seq } = host.value;
  host.value.halt();
  answer?.();
  await going;
  expect(host.value.seq).toBe(seq);
  expect(bench.news.at(-1)).toMatchObject({ news: 'thinking' });
});

it('a bot that cheats is not played', async () => {
  const bench = {
    ...benchFor('cheat'),
    bots: { choose: () => Promise.resolve({ kind: 'loan', amount: 500 } as never) },
  };
  const host = await openHost(sheetFor(header, 'rr', 'cheat'), bench);
  await expect(host.go()).rejects.toThrow('not offered');
  expect(host.record().entries.every(({ who }) => who === 'chance')).toBe(true);
});

it('a stored game that does not follow the rules is told where it parts from them', async () => {
  const ledger = new MemoryLedger();
  const bench = benchFor('bad', ledger);
  const host = await openHost(sheetFor(header, 'rr', 'bad'), bench);
  await host.go();
  const { entries } = host.record();
  const other = new MemoryLedger();
  await other.append(
    'game',
    0,
    entries.map((entry) => (entry.seq === 9 ? { ...entry, check: 'zzzz' } : entry)),
  );
  const opened = await Host.open(sheetFor(header, 'rr', 'bad'), benchFor('bad', other));
  expect(opened).toMatchObject({ ok: false, fault: { seq: 9, kind: 'check' } });
  const old = await Host.open(sheetFor({ ...header, rules: 99 }, 'rr'), benchFor());
  expect(old).toMatchObject({ ok: false, fault: { seq: -1, kind: 'input', fault: { problem: 'otherRules' } } });
});
