import { expect, it } from 'vitest';

import { SendQueue } from './sendQueue.ts';

it('sends eight at a time to one receiver, and to others meanwhile', async () => {
  const queue = new SendQueue();
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const send = (name: string) => (): Promise<void> => {
    begun.push(name);
    return new Promise((resolve) => ends.push(resolve));
  };
  for (let at = 0; at < 10; at++) queue.add('one', send(`one ${at}`));
  queue.add('other', send('other'));
  expect(begun).toHaveLength(9);
  expect(begun.at(-1)).toBe('other');
  expect(queue.length).toBe(11);
  ends[0]();
  await new Promise(setImmediate);
  expect(begun.at(-1)).toBe('one 8');
  while (queue.length > 0) {
    for (const end of ends.splice(0)) end();
    await new Promise(setImmediate);
  }
  await queue.idle();
  expect(begun).toHaveLength(11);
});
