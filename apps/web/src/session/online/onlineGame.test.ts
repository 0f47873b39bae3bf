import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { watchFailures } from '../failures.ts';
import { LiveConnection } from './liveConnection.ts';
import type { Socket } from './liveConnection.ts';
import { OnlineGame } from './onlineGame.ts';
import { noKeeper } from './tableKeeper.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A server that accepts no connection, like one that does not know the device. */
const refused = (): { readonly connection: LiveConnection; readonly attempts: () => number } => {
  let attempts = 0;
  const connection = new LiveConnection(() => {
    attempts++;
    const socket: Socket = { send: () => undefined, close: () => undefined };
    setTimeout(() => socket.onclose?.(), 10);
    return socket;
  });
  return { connection, attempts: () => attempts };
};

it('whoever the server does not know is told that, and nothing is tried again', async () => {
  const failures: string[] = [];
  const stop = watchFailures((text) => failures.push(text));
  const { connection, attempts } = refused();
  const game = new OnlineGame('g', noKeeper, connection, () => Promise.resolve(true));
  await vi.advanceTimersByTimeAsync(120_000);
  expect(game.state.isAbsent).toBe(true);
  expect(attempts()).toBe(1);
  expect(failures).toEqual([]);
  stop();
  game.close();
});

it('a server that cannot be asked either is tried again', async () => {
  const { connection, attempts } = refused();
  const game = new OnlineGame('g', noKeeper, connection, () => Promise.resolve(false));
  await vi.advanceTimersByTimeAsync(120_000);
  expect(game.state.isAbsent).toBe(false);
  expect(attempts()).toBeGreaterThan(3);
  game.close();
});
