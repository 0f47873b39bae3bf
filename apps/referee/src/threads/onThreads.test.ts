import { describe, expect, it } from 'vitest';

import { onThreads } from './onThreads.ts';

const loader = new URL('../../../cli/bin/typescript.mjs', import.meta.url).href;
const module = new URL('../testing/slowSquares.ts', import.meta.url);

const squares = (jobs: readonly number[], threads: number, signal?: AbortSignal): AsyncGenerator<number> =>
  onThreads<number, number>({ module, setting: { times: 10 }, jobs, threads, loader, signal });

const all = async (results: AsyncIterable<number>): Promise<readonly number[]> => {
  const found: number[] = [];
  for await (const result of results) found.push(result);
  return found;
};

describe('work on threads', () => {
  it('gives the results in the order of the jobs, on any number of threads', async () => {
    const jobs = [1, 2, 3, 4];
    const expected = jobs.map((job) => 10 * job * job);
    expect(await all(squares(jobs, 1))).toEqual(expected);
    expect(await all(squares(jobs, 2))).toEqual(expected);
    expect(await all(squares(jobs, 20))).toEqual(expected);
    expect(await all(squares([], 3))).toEqual([]);
  });

  it('fails as a thread does', async () => {
    await expect(all(squares([1, 2, -1, 4], 2))).rejects.toThrow('no negative numbers');
  });

  it('does not wait for a thread that has ended', async () => {
    await expect(all(squares([0], 2))).rejects.toThrow('a thread ended');
  });

  it('ends when it is told to, with what was done in order until then', async () => {
    const stop = new AbortController();
    const seen: number[] = [];
    for await (const square of squares([1, 2, 3, Infinity, 5], 1, stop.signal)) {
      seen.push(square);
      if (seen.length === 3) stop.abort();
    }
    expect(seen).toEqual([10, 40, 90]);
  });

  it('ends its threads when nobody wants more', async () => {
    for await (const square of squares([1, Infinity, Infinity], 2)) {
      expect(square).toBe(10);
      break;
    }
  });
});
