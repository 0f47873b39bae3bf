import type { Seat } from '@coalbrook/rules';
import { expect, it, onTestFinished, vi } from 'vitest';

import type { LiveConnection } from './liveConnection.ts';
import { RemoteGame } from './remoteGame.ts';
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
  const game = new RemoteGame(connection as unknown as LiveConnection, 'g', noKeeper);
  const committed = game.ask('commit', 0, 1 as Seat, 7, ['pass']);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await committed).toBeUndefined();
  expect(sent).toEqual(Array.from({ length: 3 }, () => ['commit', 'g', 1, 7, ['pass'], 0]));
});
