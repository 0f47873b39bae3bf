import { EventEmitter } from 'node:events';

import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { Heartbeat } from './heartbeat.ts';
import type { Pulse } from './heartbeat.ts';

/** A connection that answers while it is alive, and notes when it was asked. */
class Patient extends EventEmitter implements Pulse {
  readonly asked: number[] = [];
  isAlive = true;
  isEnded = false;

  ping(): void {
    this.asked.push(Date.now());
    if (this.isAlive) this.emit('pong');
  }

  terminate(): void {
    this.isEnded = true;
    this.emit('close');
  }
}

const PERIOD = 30_000;

beforeEach(() => void vi.useFakeTimers({ now: 0 }));
afterEach(() => void vi.useRealTimers());

const patients = (count: number): { readonly heartbeat: Heartbeat; readonly all: readonly Patient[] } => {
  const heartbeat = new Heartbeat();
  const all = Array.from({ length: count }, () => new Patient());
  for (const one of all) heartbeat.add(one);
  return { heartbeat, all };
};

it('asks every connection once in each period, and never many at once', () => {
  const { all } = patients(1000);
  vi.advanceTimersByTime(2 * PERIOD);
  for (const { asked } of all) expect(asked).toHaveLength(2);
  const atOnce = new Map<number, number>();
  for (const { asked } of all) for (const at of asked) atOnce.set(at, (atOnce.get(at) ?? 0) + 1);
  expect(Math.max(...atOnce.values())).toBeLessThanOrEqual(10);
});

it('ends a connection that does not answer, and only that one', () => {
  const { all } = patients(3);
  const [first, silent, last] = all;
  if (silent) silent.isAlive = false;
  vi.advanceTimersByTime(2 * PERIOD);
  expect([first?.isEnded, silent?.isEnded, last?.isEnded]).toEqual([false, true, false]);
  vi.advanceTimersByTime(2 * PERIOD);
  expect(silent?.asked).toHaveLength(1);
});

it('asks nobody once it is stopped', () => {
  const { heartbeat, all } = patients(2);
  heartbeat.stop();
  vi.advanceTimersByTime(2 * PERIOD);
  expect(all.flatMap(({ asked }) => asked)).toEqual([]);
});
