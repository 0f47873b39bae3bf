import type { Entry } from '@coalbrook/record';
import type { Seat } from '@coalbrook/rules';
import { expect, it } from 'vitest';

import { commit, fillTurn, headerFor, openHost, portsFor, sheetFor } from './fixtures.ts';
import { Host } from './host.ts';
import { MemoryLedger } from './memoryLedger.ts';
import type { Stored } from './ports.ts';

const [first, second] = [0 as Seat, 1 as Seat];
const header = headerFor('birmingham', { seats: 2 });

const passFirst = (host: Host, seat: Seat): readonly string[] =>
  fillTurn(host, seat, (legal) => legal.find(({ kind }) => kind === 'pass') ?? legal[0]);

it('of two hosts of one game only the first writes; the other loads what was written', async () => {
  const ledger = new MemoryLedger();
  const [mine, theirs] = [portsFor('two', ledger), portsFor('two', ledger)];
  const sheet = sheetFor(header, 'pp', 'two');
  const one = await openHost(sheet, mine);
  await one.go();
  const other = await openHost(sheet, theirs);
  const { actor, seq } = one.look(first);
  const next = actor === first ? second : first;
  expect(await other.keepDraft(actor, seq, ['pass'])).toBeUndefined();
  expect(await commit(one, actor, ...passFirst(one, actor))).toBeUndefined();
  expect(await other.keepDraft(actor, seq, [])).toEqual({ denied: 'conflict' });
  expect(theirs.news).toContainEqual({ news: 'conflict' });
  expect(other.look(next)).toEqual(one.look(next));
  expect(other.steps(first, -1)).toEqual(one.steps(first, -1));
  // Both continue from here; the second commit loses.
  const [mineNext, theirsNext] = [passFirst(one, next), fillTurn(other, next)];
  const at = other.seq;
  expect(await one.commit(next, at, mineNext)).toBeUndefined();
  expect(await other.commit(next, at, theirsNext)).toEqual({ denied: 'conflict' });
  expect(other.record()).toEqual(one.record());
});

it('a turn already written by another host counts as committed', async () => {
  const ledger = new MemoryLedger();
  const sheet = sheetFor(header, 'pp', 'twice');
  const one = await openHost(sheet, portsFor('twice', ledger));
  await one.go();
  const other = await openHost(sheet, portsFor('twice', ledger));
  const { actor, seq } = one.look(first);
  const texts = passFirst(one, actor);
  expect(await one.commit(actor, seq, texts)).toBeUndefined();
  await other.reload();
  expect(await other.commit(actor, seq, texts)).toBeUndefined();
  expect((await ledger.read('game')).entries).toEqual(one.record().entries);
});

it('follows what another host writes, its unfinished turn included', async () => {
  const ledger = new MemoryLedger();
  const sheet = sheetFor(header, 'pr', 'follow');
  const one = await openHost(sheet, portsFor('follow', ledger));
  await one.go();
  const theirs = portsFor('follow', ledger);
  const other = await openHost(sheet, theirs);
  await one.keepDraft(first, one.seq, ['pass']);
  await other.reload();
  expect(other.look(first)).toEqual(one.look(first));
  expect(other.look(first).draft).toEqual(['pass']);
  await commit(one, first, ...passFirst(one, first));
  await one.go();
  await other.reload();
  expect(other.look(first)).toEqual(one.look(first));
  expect(theirs.news.at(-1)).toMatchObject({ news: 'steps', to: one.seq });
});

it('nobody is notified of what could not be written', async () => {
  class Full extends MemoryLedger {
    isFull = false;
    override append(game: string, seq: number, entries: readonly Entry[]): Promise<boolean> {
      return this.isFull ? Promise.reject(new Error('no room')) : super.append(game, seq, entries);
    }
  }
  const ledger = new Full();
  const ports = portsFor('full', ledger);
  const host = await openHost(sheetFor(header, 'pr', 'full'), ports);
  await host.go();
  const texts = passFirst(host, first);
  const [seen, heard] = [host.look(first), ports.news.length];
  ledger.isFull = true;
  await expect(commit(host, first, ...texts)).rejects.toThrow('no room');
  expect(ports.news).toHaveLength(heard);
  expect(host.look(first)).toEqual(seen);
  ledger.isFull = false;
  expect(await commit(host, first, ...texts)).toBeUndefined();
  expect((await ledger.read('game')).entries).toEqual(host.record().entries);
});

it.each([
  ['fails', () => Promise.reject(new Error('lost contact'))],
  ['says it did not', () => Promise.resolve(false)],
])('a turn sent again counts as committed when the ledger wrote it but %s', async (_, answer) => {
  class Forgetful extends MemoryLedger {
    isForgetful = false;
    override async append(game: string, seq: number, entries: readonly Entry[]): Promise<boolean> {
      const isKept = await super.append(game, seq, entries);
      return this.isForgetful && isKept ? answer() : isKept;
    }
  }
  const ledger = new Forgetful();
  const host = await openHost(sheetFor(header, 'pp', 'forgetful'), portsFor('forgetful', ledger));
  await host.go();
  const { actor, seq } = host.look(first);
  const texts = passFirst(host, actor);
  ledger.isForgetful = true;
  await host.commit(actor, seq, texts).catch(() => undefined);
  ledger.isForgetful = false;
  const { entries } = await ledger.read('game');
  expect(await host.commit(actor, seq, texts)).toBeUndefined();
  expect(await ledger.read('game')).toEqual({ entries, draft: [] });
  expect(host.record().entries).toEqual(entries);
});

it('an outdated read never rolls a table back', async () => {
  class Stale extends MemoryLedger {
    held: Stored | undefined;
    override async read(game: string): Promise<Stored> {
      return this.held ?? super.read(game);
    }
  }
  const ledger = new Stale();
  const ports = portsFor('stale', ledger);
  const host = await openHost(sheetFor(header, 'pr', 'stale'), ports);
  await host.go();
  ledger.held = await ledger.read('game');
  await commit(host, first, ...passFirst(host, first));
  await host.go();
  const [seen, heard] = [host.look(first), ports.news.length];
  for (const held of [ledger.held, { entries: [], draft: ['pass'] }]) {
    ledger.held = held;
    expect(await host.reload()).toBeUndefined();
    expect(host.look(first)).toEqual(seen);
    expect(ports.news).toHaveLength(heard);
  }
});

it('concurrent requests run in order, and one failure does not block the next', async () => {
  const ports = portsFor('order');
  const host = await openHost(sheetFor(header, 'pp', 'order'), ports);
  await host.go();
  const { actor, seq } = host.look(first);
  const texts = passFirst(host, actor);
  ports.ledger.keepDraft = () => Promise.reject(new Error('no room'));
  const failing = host.keepDraft(actor, seq, ['pass']);
  const others = [host.reload(), host.commit(actor, seq, texts), host.keepDraft(actor, seq, []), host.reload()];
  await expect(failing).rejects.toThrow('no room');
  expect(await Promise.all(others)).toEqual([undefined, undefined, { denied: 'conflict' }, undefined]);
  delete (ports.ledger as Partial<MemoryLedger>).keepDraft;
  expect((await ports.ledger.read('game')).entries).toEqual(host.record().entries);
  expect(host.seq).toBeGreaterThan(seq);
});

it('a listener that throws does not block the host', async () => {
  const ports = portsFor('deaf');
  const tell = (): never => {
    throw new Error('not listening');
  };
  const host = await openHost(sheetFor(header, 'rr', 'deaf'), { ...ports, audience: { tell } });
  await host.go();
  expect(host.isOver).toBe(true);
});

it('an illegal entry from elsewhere leaves the table unchanged', async () => {
  const ledger = new MemoryLedger();
  const sheet = sheetFor(header, 'pr', 'wrong');
  const host = await openHost(sheet, portsFor('wrong', ledger));
  await host.go();
  const seen = host.look(first);
  const wrong = { seq: host.seq, who: first, what: 'pass', check: 'zzzz' };
  await ledger.append('game', host.seq, [wrong]);
  expect(await host.reload()).toMatchObject({ seq: wrong.seq, kind: 'check' });
  expect(host.look(first)).toEqual(seen);
});

it('opening a stored game that breaks the rules reports its first divergence', async () => {
  const ledger = new MemoryLedger();
  const ports = portsFor('bad', ledger);
  const host = await openHost(sheetFor(header, 'rr', 'bad'), ports);
  await host.go();
  const { entries } = host.record();
  const other = new MemoryLedger();
  await other.append(
    'game',
    0,
    entries.map((entry) => (entry.seq === 9 ? { ...entry, check: 'zzzz' } : entry)),
  );
  const opened = await Host.open(sheetFor(header, 'rr', 'bad'), portsFor('bad', other));
  expect(opened).toMatchObject({ ok: false, fault: { seq: 9, kind: 'check' } });
  const old = await Host.open(sheetFor({ ...header, rules: 99 }, 'rr'), portsFor());
  expect(old).toMatchObject({ ok: false, fault: { seq: -1, kind: 'input', fault: { problem: 'otherRules' } } });
});
