import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { stand } from './onlineApi.ts';

const answers: Response[] = [];
const reply = (status: number, body: object): Response => new Response(JSON.stringify(body), { status });
const fetched = vi.fn(() => Promise.resolve(answers.shift() ?? reply(503, { failed: 'elsewhere' })));

beforeEach(() => {
  answers.length = 0;
  fetched.mockClear();
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('window', { location: { href: 'https://brass.example.org/#/' } });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('what only another node can answer is asked again until one does', async () => {
  for (let node = 0; node < 3; node++) answers.push(reply(503, { failed: 'elsewhere' }));
  answers.push(reply(200, {}));
  const asked = stand('g');
  await vi.advanceTimersByTimeAsync(60_000);
  expect([await asked, fetched.mock.calls.length]).toEqual([{ ok: true, value: {} }, 4]);
});

it('in the end it is said that nobody could', async () => {
  const asked = stand('g');
  await vi.advanceTimersByTimeAsync(60_000);
  expect([await asked, fetched.mock.calls.length]).toEqual([{ ok: false, failed: 'elsewhere' }, 5]);
});

it('anything else that is refused is asked once', async () => {
  answers.push(reply(409, { failed: 'taken' }));
  expect([await stand('g'), fetched.mock.calls.length]).toEqual([{ ok: false, failed: 'taken' }, 1]);
});
