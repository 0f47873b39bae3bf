import { describe, expect, it } from 'vitest';

import type { OnlineCall } from './onlineCalls.ts';
import { isOnlineAnswerTo, readOnlineMessage } from './readOnlineMessage.ts';

const seat = { kind: 'person', name: 'Ada', policy: '', figure: '', colour: '', isFree: false, isPresent: true };
const table = {
  game: 'g',
  status: 'running',
  header: {},
  seats: [seat, seat],
  held: [0],
  commitment: 'c',
  begun: 5,
  watchDelay: 0,
};
const step = { seq: 3, who: 0, events: [{ event: 'passed' }] };
const look = { seq: 4, viewer: 0, cells: 'AAA', actor: 1, steps: [step], draft: ['pass'] };
const refusal = { reason: 'cards', facts: {}, rule: 'a.b.1' };

const listed = {
  game: 'g',
  edition: 'lancashire',
  options: ['o'],
  status: 'open',
  seats: [{ kind: 'person', name: 'Ada', isFree: false, isPresent: true }],
  watchDelay: 0,
  begun: 5,
  ratings: { from: 900, to: 1200 },
  language: 'de',
};

const news = [
  { news: 'steps', game: 'g', from: 3, steps: [{ ...step, changes: [0, 1] }], actor: 1 },
  { news: 'thinking', game: 'g', seat: 1 },
  { news: 'netless', game: 'g', seat: 1 },
  { news: 'trouble', game: 'g', trouble: { seat: 1, failure: 'late' } },
  { news: 'table', game: 'g', table },
  { news: 'draft', game: 'g', seat: 0, seq: 3, draft: ['pass'] },
  { news: 'talk', game: 'g', about: 'table', number: 3 },
  { news: 'lobby', isWhole: true, tables: [listed], gone: ['h'] },
];

const answers: readonly (readonly [OnlineCall, unknown])[] = [
  ['join', { table, look }],
  ['join', { table: { ...table, status: 'open' } }],
  ['join', { denied: 'absent' }],
  ['views', ['AAA', 'AAB']],
  ['counted', 'AAA'],
  ['commit', { denied: 'refused', refusal }],
  ['reveal', { record: 'r', proof: { game: 'g', secret: 's', nonces: ['n'], commitment: 'c', from: 0 } }],
];

/** The same value with one of its parts replaced by something else, in every way. */
const spoiled = (value: unknown): readonly unknown[] => {
  const wrong = typeof value === 'object' ? 7 : { odd: true };
  if (typeof value !== 'object' || value === null) return [wrong];
  const within = Object.entries(value).flatMap(([key, part]) =>
    spoiled(part).map((bad) => (Array.isArray(value) ? value.with(Number(key), bad) : { ...value, [key]: bad })),
  );
  return [wrong, ...within];
};

/** The same value with another field in each of its objects. */
const withMore = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withMore);
  if (typeof value !== 'object' || value === null) return value;
  return { ...Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withMore(part)])), later: [1] };
};

describe('a message of a server', () => {
  it.each(news)('with $news is read', (message) => {
    expect(readOnlineMessage(JSON.stringify(message))).toEqual(message);
  });

  it.each(news)('with $news is refused if any part of it is of another kind', (message) => {
    for (const bad of spoiled(message)) expect(readOnlineMessage(JSON.stringify(bad))).toBeUndefined();
  });

  it.each(['', 'null', '7', '[]', '{}', '{"id":"1"}', '{"id":1,"failed":7}', '{"news":"weather"}'])(
    'is refused: %s',
    (text) => {
      expect(readOnlineMessage(text)).toBeUndefined();
    },
  );

  it('with news of a later version can be ignored', () => {
    expect(readOnlineMessage('{"news":"weather","game":"g","rain":true}')).toBe('later');
  });

  it.each(news)('with $news is read if it says more than this version knows', (message) => {
    const more = withMore(message);
    expect(readOnlineMessage(JSON.stringify(more))).toEqual(more);
  });

  it.each(['{"id":1}', '{"id":1,"answer":[]}', '{"id":1,"failed":"broken"}'])('is read: %s', (text) => {
    expect(readOnlineMessage(text)).toEqual(JSON.parse(text));
  });
});

describe('an answer', () => {
  it.each(answers)('to %s fits', (call, answer) => {
    expect(isOnlineAnswerTo(call, answer)).toBe(true);
  });

  it.each(answers)('to %s fits if it says more than this version knows', (call, answer) => {
    expect(isOnlineAnswerTo(call, withMore(answer))).toBe(true);
  });

  it.each(answers)('to %s is refused if any part of it is of another kind', (call, answer) => {
    for (const bad of spoiled(answer)) expect(isOnlineAnswerTo(call, bad)).toBe(false);
  });

  it.each(['leave', 'commit', 'draft', 'askAgain', 'counted'] as const)('to %s may say nothing', (call) => {
    expect(isOnlineAnswerTo(call, undefined)).toBe(true);
  });
});
