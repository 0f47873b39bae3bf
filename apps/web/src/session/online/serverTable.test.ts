import type { Seat } from '@coalbrook/rules';
import type { OnlineNews, TableClock } from '@coalbrook/wire/online';
import { expect, it, onTestFinished, vi } from 'vitest';

import type { TablePort } from '../tablePort.ts';
import type { LiveConnection } from './liveConnection.ts';
import { ServerTable } from './serverTable.ts';
import { noKeeper } from './tableKeeper.ts';
import { joined, openHost } from './testTable.ts';

it('a turn that the server cannot store is sent again until it is', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const answers = [{ denied: 'failed' }, { denied: 'failed' }, undefined];
  const sent: unknown[] = [];
  const nothing = (): (() => void) => () => undefined;
  const connection = {
    isUp: true,
    hear: nothing,
    onReopened: nothing,
    onQuiet: nothing,
    ask: (...given: readonly unknown[]) => {
      sent.push(given);
      return Promise.resolve(answers.shift());
    },
  };
  const game = new ServerTable(connection as unknown as LiveConnection, 'g', noKeeper);
  const committed = game.commit(1 as Seat, 7, ['pass']);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await committed).toBeUndefined();
  expect(sent).toEqual(Array.from({ length: 3 }, () => ['commit', 'g', 1, 7, ['pass'], 0]));
});

it('a turn is sent again after a second, then more and more seldom, but at least every 30 seconds', async () => {
  vi.useFakeTimers({ now: 0 });
  onTestFinished(() => void vi.useRealTimers());
  const sent: number[] = [];
  const nothing = (): (() => void) => () => undefined;
  const ask = () => {
    sent.push(Date.now() / 1000);
    return Promise.resolve(sent.length < 9 ? { denied: 'failed' } : undefined);
  };
  const connection = { isUp: true, hear: nothing, onReopened: nothing, onQuiet: nothing, ask };
  const game = new ServerTable(connection as unknown as LiveConnection, 'g', noKeeper);
  const committed = game.commit(1 as Seat, 7, ['pass']);
  await vi.advanceTimersByTimeAsync(600_000);
  await committed;
  expect(sent).toEqual([0, 1, 3, 7, 15, 31, 61, 91, 121]);
});

it('a game that only another version of the page can show is not entered', async () => {
  let ways = 0;
  const nothing = (): (() => void) => () => undefined;
  const header = { edition: 'lancashire', rules: 900, seats: 2 };
  const table = { game: 'g', status: 'running', header, seats: [], held: [0], commitment: '', begun: 0, watchDelay: 0 };
  const connection = {
    isUp: true,
    hear: nothing,
    onReopened: nothing,
    onQuiet: nothing,
    ask: () => Promise.resolve({ table, look: { seq: 0, viewer: 0, cells: '', actor: 0, steps: [], draft: [] } }),
    giveWay: () => ways++,
    distrust: () => expect.unreachable(),
  };
  const game = new ServerTable(connection as unknown as LiveConnection, 'g', noKeeper);
  // It exists, and it is for this person.
  expect(await game.enter()).toBe(true);
  expect([game.isBegun, ways]).toEqual([false, 1]);
});

it('what cannot be done at an online table is denied', async () => {
  const nothing = (): (() => void) => () => undefined;
  const ask = (): never => expect.unreachable();
  const connection = { isUp: true, hear: nothing, onReopened: nothing, onQuiet: nothing, ask };
  const table: TablePort = new ServerTable(connection as unknown as LiveConnection, 'g', noKeeper);
  expect(await table.replaceBot(1 as Seat, 'random')).toEqual({ denied: 'idle' });
  expect(await table.thoughts(1 as Seat, 0, 9)).toEqual({ denied: 'secret' });
  expect(await table.hint(0 as Seat, 0, [])).toEqual({ denied: 'secret' });
  expect(await table.takeBack(3)).toEqual({ ok: false, fault: { kind: 'absent' } });
});

it('what is told before the answer to a join does not undo what the answer says', async () => {
  const nothing = (): (() => void) => () => undefined;
  const host = await openHost();
  const control = { kind: 'live', turn: 60_000, bank: 1_800_000 } as unknown as TableClock['control'];
  const still: TableClock = { control, banks: [1_800_000, 1_800_000], late: [], since: 0, at: 0 };
  let tell: (news: OnlineNews) => void = () => expect.unreachable();
  const ask = (_call: string, _game: string, viewer: Seat, since: number) => {
    const answer = joined(host, viewer, since, 0);
    // While the answer is made, the cards are dealt, and a clock begins to run.
    tell({ news: 'table', game: 'g', table: { ...answer.table, clock: still } });
    tell({ news: 'clock', game: 'g', clock: still });
    return Promise.resolve({ ...answer, table: { ...answer.table, clock: { ...still, due: 60_000 } } });
  };
  const hear = (listener: typeof tell): (() => void) => {
    tell = listener;
    return () => undefined;
  };
  const connection = { isUp: true, hear, onReopened: nothing, onQuiet: nothing, ask };
  const table = new ServerTable(connection as unknown as LiveConnection, 'g', noKeeper);
  expect(await table.join(0 as Seat)).toBe(true);
  expect(table.table?.clock?.due).toBe(60_000);
  expect(await table.enter()).toBe(true);
  expect(table.table?.clock?.due).toBe(60_000);
  // What comes afterwards counts.
  tell({ news: 'clock', game: 'g', clock: { ...still, due: 90_000 } });
  expect(table.table?.clock?.due).toBe(90_000);
});
