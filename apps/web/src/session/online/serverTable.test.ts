import type { Seat } from '@coalbrook/rules';
import { expect, it, onTestFinished, vi } from 'vitest';

import type { TablePort } from '../tablePort.ts';
import type { LiveConnection } from './liveConnection.ts';
import { ServerTable } from './serverTable.ts';
import { noKeeper } from './tableKeeper.ts';

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
