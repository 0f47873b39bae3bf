import type { IncomingMessage } from 'node:http';

import { expect, it } from 'vitest';

import { RequestLimits } from './requestLimits.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const KILO = 1024;

const request = { headers: {}, socket: { remoteAddress: '192.0.2.7' } } as unknown as IncomingMessage;

const countUntilRefused = (may: () => boolean): number => {
  let count = 0;
  while (count < 1000 && may()) count++;
  return count;
};

// What docs/wire.md says under “Limits”: how much at once, and how much more after a while.
it.each([
  ['requests', 300, SECOND, 50, (limits: RequestLimits) => limits.mayAsk(request)],
  ['requests for 8 kB', 300, SECOND, 50, (limits: RequestLimits) => limits.maySend(request, 8 * KILO)],
  ['tables', 60, MINUTE, 1, (limits: RequestLimits) => limits.mayPay(request, 'table', 100)],
  ['tables of 32 kB', 30, 2 * MINUTE, 1, (limits: RequestLimits) => limits.mayPay(request, 'table', 32 * KILO)],
  ['tournaments', 10, HOUR, 1, (limits: RequestLimits) => limits.mayPay(request, 'tournament', 0)],
] as const)('%s: %i at once, and in %i ms %i more', (_, atOnce, later, more, may) => {
  let now = 0;
  const limits = new RequestLimits(undefined, () => now);
  const count = (): number => countUntilRefused(() => may(limits));
  expect(count()).toBe(atOnce);
  now += later - 1;
  expect(count()).toBe(more - 1);
  now += later + 1;
  expect(count()).toBe(more + 1);
});

it('one address has 200 web sockets', () => {
  const limits = new RequestLimits(undefined, () => 0);
  expect(countUntilRefused(() => limits.connect(request) !== undefined)).toBe(200);
});
