import { describe, expect, it } from 'vitest';

import { FakeLocks } from './fakeLocks.ts';
import type { Locks } from './tabPresence.ts';
import { TabPresence } from './tabPresence.ts';

/** A tab with a game, and what it was told about holding it. */
const tabAt = (locks: Locks | undefined, game = 'one'): { readonly tab: TabPresence; readonly told: boolean[] } => {
  const told: boolean[] = [];
  return { tab: new TabPresence(locks, game, (isHere) => told.push(isHere)), told };
};

/** Lets pending promises settle. */
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

describe('TabPresence', () => {
  it('gives a game to the tab that opened it first; others follow', async () => {
    const locks = new FakeLocks();
    const first = tabAt(locks);
    const second = tabAt(locks);
    expect(await first.tab.enter()).toBe(true);
    expect(await second.tab.enter()).toBe(false);
    expect([first.tab.isHere, second.tab.isHere]).toEqual([true, false]);
  });

  it('is separate for each game', async () => {
    const locks = new FakeLocks();
    expect(await tabAt(locks, 'one').tab.enter()).toBe(true);
    expect(await tabAt(locks, 'two').tab.enter()).toBe(true);
  });

  it('passes a game to a waiting tab when the first is closed', async () => {
    const locks = new FakeLocks();
    const first = tabAt(locks);
    const second = tabAt(locks);
    await first.tab.enter();
    await second.tab.enter();
    first.tab.close();
    await settled();
    expect(second.told).toEqual([true]);
    expect(second.tab.isHere).toBe(true);
  });

  it('lets a tab take over, and gives the game back when that tab is closed', async () => {
    const locks = new FakeLocks();
    const first = tabAt(locks);
    const second = tabAt(locks);
    await first.tab.enter();
    await second.tab.enter();
    await second.tab.takeOver();
    await settled();
    expect([first.told, second.told]).toEqual([[false], [true]]);
    second.tab.close();
    await settled();
    expect(first.told).toEqual([false, true]);
  });

  it('gives a game to every tab if the browser has no locks', async () => {
    const { tab, told } = tabAt(undefined);
    expect(await tab.enter()).toBe(true);
    await tab.takeOver();
    expect(told).toEqual([true]);
  });
});
