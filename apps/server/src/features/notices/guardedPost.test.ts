import { expect, it, onTestFinished } from 'vitest';

import { Sink, until } from '../../testing/receivers.ts';
import { guardedPost, isPostable } from './guardedPost.ts';
import type { PostOptions } from './guardedPost.ts';

const stopped = new AbortController().signal;
const open: PostOptions = { allowPrivate: true, patience: 10_000, stopped };
const post = (url: string) => ({ url, headers: {}, body: 'text' });

it('a name that leads to this machine is refused when it is looked up, and nothing is sent', async () => {
  const sink = await Sink.start(onTestFinished);
  const secure = sink.url.replace('http://127.0.0.1', 'https://localhost');
  const guarded = { ...open, allowPrivate: false };
  expect(await guardedPost(post(secure), guarded)).toMatchObject({ isSent: false, problem: 'forbidden' });
  expect(await guardedPost(post(sink.url), guarded)).toMatchObject({ isSent: false, problem: 'forbidden' });
  expect(sink.received).toEqual([]);
});

it('a name that leads to this machine and to others is refused, too', async () => {
  const lookUp = () => Promise.resolve(['127.0.0.1', '8.8.8.8']);
  const mixed = { ...open, allowPrivate: false, lookUp };
  expect(await guardedPost(post('https://both.example.org:1/'), mixed)).toMatchObject({ problem: 'forbidden' });
});

it.each([
  ['https://example.org/hook', true],
  ['https://ada:secret@example.org/hook', false],
  ['https://ada@example.org/hook', false],
  ['https://:secret@example.org/hook', false],
  ['http://example.org/hook', false],
])('an address without a user is posted to: %s, %s', (url, isAllowed) => {
  expect(isPostable(url, false)).toBe(isAllowed);
});

it('redirects are not followed', async () => {
  const sink = await Sink.start(onTestFinished);
  sink.status = 307;
  expect(await guardedPost(post(`${sink.url}/here`), open)).toMatchObject({
    problem: 'refused',
    isWorthRetrying: false,
  });
  expect(sink.received.map(({ path }) => path)).toEqual(['/here']);
});

it.each([
  [200, { isSent: true }],
  [204, { isSent: true }],
  [400, { isSent: false, problem: 'refused', isWorthRetrying: false }],
  [404, { isSent: false, problem: 'gone', isWorthRetrying: false }],
  [410, { isSent: false, problem: 'gone', isWorthRetrying: false }],
  [429, { isSent: false, problem: 'refused', isWorthRetrying: true }],
  [503, { isSent: false, problem: 'refused', isWorthRetrying: true }],
])('an answer with status %i is understood', async (status, delivery) => {
  const sink = await Sink.start(onTestFinished);
  sink.status = status;
  expect(await guardedPost(post(sink.url), open)).toEqual(delivery);
});

it('a receiver that is not there can be tried again, one that says nothing cannot', async () => {
  const sink = await Sink.start(onTestFinished);
  sink.status = 0;
  expect(await guardedPost(post('http://127.0.0.1:1/'), open)).toEqual({
    isSent: false,
    problem: 'unreachable',
    isWorthRetrying: true,
  });
  expect(await guardedPost(post(sink.url), { ...open, patience: 50 })).toEqual({
    isSent: false,
    problem: 'silent',
    isWorthRetrying: false,
  });
});

it('a server that stops does not wait for a receiver', async () => {
  const sink = await Sink.start(onTestFinished);
  sink.status = 0;
  const stop = new AbortController();
  const posted = guardedPost(post(sink.url), { ...open, patience: 1e6, stopped: stop.signal });
  await until(() => sink.received.length > 0);
  stop.abort();
  expect(await posted).toMatchObject({ problem: 'silent' });
});
