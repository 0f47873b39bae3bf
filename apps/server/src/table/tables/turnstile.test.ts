import { expect, it } from 'vitest';

import { Turnstile } from './turnstile.ts';

it('lets in as many as it may, the others in order, also after a failure', async () => {
  const turnstile = new Turnstile(3);
  const [begun, ends]: [number[], (() => void)[]] = [[], []];
  const all = Array.from({ length: 8 }, (_, index) =>
    turnstile.run(async () => {
      begun.push(index);
      await new Promise<void>((resolve) => (ends[index] = resolve));
      if (index === 1) throw new Error('no');
      return index;
    }),
  );
  const outcomes = Promise.allSettled(all);
  for (let done = 0; done < 8; done++) {
    expect(begun).toEqual(Array.from({ length: Math.min(8, done + 3) }, (_, index) => index));
    ends[done]();
    await all[done].catch(() => undefined);
  }
  expect((await outcomes).map(({ status }) => status)).toEqual(
    Array.from({ length: 8 }, (_, index) => (index === 1 ? 'rejected' : 'fulfilled')),
  );
});
