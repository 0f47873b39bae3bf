import { describe, expect, it } from 'vitest';

import { Renewal } from './renewal.ts';

/** Renewals that end when the test says so, and what each of them read when it began. */
const held = () => {
  const ends: ((error?: Error) => void)[] = [];
  const begun: string[] = [];
  const renewal = new Renewal(
    (key) =>
      new Promise<number>((resolve, reject) => {
        const number = begun.push(key);
        ends.push((error) => (error ? reject(error) : resolve(number)));
      }),
  );
  return { renewal, begun, ends };
};

const settled = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve));

describe('a renewal', () => {
  it('runs once more, and once only, for all who ask while it runs', async () => {
    const { renewal, begun, ends } = held();
    const first = renewal.run('a');
    const others = [renewal.run('a'), renewal.run('a')];
    await settled();
    expect(begun).toEqual(['a']);
    ends[0]();
    expect(await first).toBe(1);
    await settled();
    expect(begun).toEqual(['a', 'a']);
    ends[1]();
    expect(await Promise.all(others)).toEqual([2, 2]);
    await settled();
    expect(begun).toEqual(['a', 'a']);
  });

  it('waits only for its own key', () => {
    const { renewal, begun } = held();
    void renewal.run('a');
    void renewal.run('b');
    expect(begun).toEqual(['a', 'b']);
  });

  it('goes on after one that failed', async () => {
    const { renewal, begun, ends } = held();
    const first = renewal.run('a');
    const second = renewal.run('a');
    ends[0](new Error('gone'));
    await expect(first).rejects.toThrow('gone');
    await settled();
    ends[1]();
    await second;
    expect(begun).toEqual(['a', 'a']);
  });
});
