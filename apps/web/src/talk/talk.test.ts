import { NOBODY } from '@coalbrook/rules';
import type { Seat } from '@coalbrook/rules';
import type { Circle, NewRemark, Remark, TableStatus } from '@coalbrook/wire/online';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type { HeardNews } from '../session/online/onlineGame.ts';
import type { TalkServer } from '../session/online/talkApi.ts';
import { Talk } from './talk.ts';
import { mergeByTime } from './talkLine.ts';

const ME = 0 as Seat;
const OTHER = 1 as Seat;
const PAGE = 100;

/** A server with one table. */
class FakeServer implements TalkServer {
  readonly said: Record<Circle, Remark[]> = { table: [], watchers: [] };
  readonly keys = new Map<string, number>();
  readonly reads: string[] = [];
  readonly reported: unknown[] = [];
  muted: string[] = [];
  failing = '';
  readonly #hearers = new Set<(news: HeardNews) => void>();

  add(circle: Circle, body: string, seat: Seat = OTHER): void {
    const number = this.said[circle].length + 1;
    this.said[circle].push({ number, at: number * 10, seat, name: 'Ben', speaker: `s${seat}`, body, seq: 3 });
  }

  tell(news: HeardNews): void {
    for (const hear of this.#hearers) hear(news);
  }

  hear(hearer: (news: HeardNews) => void): () => void {
    this.#hearers.add(hearer);
    return () => this.#hearers.delete(hearer);
  }

  readonly read: TalkServer['read'] = ({ circle, after, before, seat }) => {
    if (this.failing) return Promise.resolve({ ok: false, failed: this.failing });
    this.reads.push(`${circle} ${after ?? '-'} ${before ?? '-'}`);
    const all = this.said[circle];
    const remarks =
      after === undefined
        ? all.filter(({ number }) => number < (before ?? Infinity)).slice(-PAGE)
        : all.filter(({ number }) => number > after).slice(0, PAGE);
    return Promise.resolve({ ok: true, value: { remarks, last: all.length, own: `s${seat}`, muted: this.muted } });
  };

  readonly say = ({ key, seat, body }: NewRemark) => {
    if (this.failing) return Promise.resolve({ ok: false as const, failed: this.failing });
    const circle = seat === NOBODY ? 'watchers' : 'table';
    if (!this.keys.has(key)) {
      this.add(circle, body, seat);
      this.keys.set(key, this.said[circle].length);
    }
    return Promise.resolve({ ok: true as const, value: { number: this.keys.get(key) ?? 0 } });
  };

  readonly mute: TalkServer['mute'] = () => Promise.resolve({ ok: true, value: {} });
  readonly report: TalkServer['report'] = (reported) => {
    this.reported.push(reported);
    return Promise.resolve({ ok: true, value: {} });
  };
  readonly notes: TalkServer['notes'] = () => Promise.resolve({ ok: true, value: { version: 0, text: '' } });
  readonly note: TalkServer['note'] = () => Promise.resolve({ ok: true, value: { version: 1 } });
}

const settle = async (): Promise<void> => {
  for (let tick = 0; tick < 20; tick++) await Promise.resolve();
};

let kept: Map<string, string>;
beforeEach(() => {
  kept = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key),
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const open = async (
  server: FakeServer,
  held: readonly Seat[] = [ME],
  status: TableStatus = 'running',
  watchDelay = 0,
) => {
  const talk = new Talk('g', server, server);
  talk.setTable({ status, held, watchDelay });
  await settle();
  return talk;
};

const bodiesOf = ({ state }: Talk): readonly string[] => state.lines.map(({ body }) => body);

describe('talk at a table', () => {
  it('is asked for when it is opened, told of, or joined again', async () => {
    const server = new FakeServer();
    server.add('table', 'Hello');
    const talk = await open(server);
    expect([talk.state.isLoaded, bodiesOf(talk)]).toEqual([true, ['Hello']]);
    server.add('table', 'Anybody?');
    server.tell({ news: 'talk', game: 'g', about: 'table', number: 2 });
    await settle();
    server.add('table', 'While you were away');
    server.tell('joined');
    await settle();
    expect(bodiesOf(talk)).toEqual(['Hello', 'Anybody?', 'While you were away']);
    // Only what is new.
    expect(server.reads).toEqual(['table - -', 'table 1 -', 'table 2 -']);
  });

  it('is complete, however much was said meanwhile', async () => {
    const server = new FakeServer();
    for (let number = 1; number <= 250; number++) server.add('table', `${number}`);
    const talk = await open(server);
    expect([talk.state.lines.length, talk.state.hasOlder]).toEqual([100, true]);
    for (let number = 251; number <= 480; number++) server.add('table', `${number}`);
    server.tell('joined');
    await settle();
    expect(bodiesOf(talk)).toEqual(Array.from({ length: 330 }, (_, index) => `${index + 151}`));
    await talk.loadOlder();
    await talk.loadOlder();
    expect([talk.state.lines.length, talk.state.hasOlder]).toEqual([480, false]);
  });

  it('of those who watch is asked for by them, and by others after the end', async () => {
    const server = new FakeServer();
    server.add('table', 'one');
    server.add('watchers', 'two');
    expect(bodiesOf(await open(server))).toEqual(['one']);
    expect(bodiesOf(await open(server, []))).toEqual(['one', 'two']);
    const talk = await open(server);
    talk.setTable({ status: 'over', held: [ME], watchDelay: 0 });
    await settle();
    expect(bodiesOf(talk)).toEqual(['one', 'two']);
  });

  it('is asked for again when those who watch with a delay see more', async () => {
    const server = new FakeServer();
    const talk = await open(server, [], 'running', 2);
    server.add('table', 'late');
    server.tell({ news: 'steps', game: 'g', from: 0, steps: [], actor: ME });
    await settle();
    expect(bodiesOf(talk)).toEqual(['late']);
  });

  it('counts what others have said and nobody has seen here, also after a reload', async () => {
    const server = new FakeServer();
    server.add('table', 'one');
    server.add('table', 'mine', ME);
    server.add('table', 'two', 2 as Seat);
    const talk = await open(server);
    expect(talk.state.unread).toBe(2);
    talk.markSeen();
    expect(talk.state.unread).toBe(0);
    server.add('table', 'three');
    expect((await open(server)).state.unread).toBe(1);
    server.muted = ['s1'];
    expect((await open(server)).state.unread).toBe(0);
  });
});

describe('a remark', () => {
  it('waits while there is no network, and is sent once, after a reload too', async () => {
    const server = new FakeServer();
    const talk = await open(server);
    server.failing = 'offline';
    talk.say(ME, 'first');
    talk.say(ME, 'second');
    await settle();
    expect(talk.state.waiting.map(({ body }) => body)).toEqual(['first', 'second']);
    talk.close();
    // The page is opened again, in two tabs.
    server.failing = '';
    const [one, two] = await Promise.all([open(server), open(server)]);
    await settle();
    expect(server.said.table.map(({ body }) => body)).toEqual(['first', 'second']);
    expect(bodiesOf(one)).toEqual(['first', 'second']);
    expect([one.state.waiting, two.state.waiting]).toEqual([[], []]);
    expect((await open(server)).state.waiting).toEqual([]);
  });

  it('waits if somebody talks too fast', async () => {
    vi.useFakeTimers();
    const server = new FakeServer();
    const talk = await open(server);
    server.failing = 'flood';
    talk.say(ME, 'again');
    await settle();
    expect(talk.state.waiting).toHaveLength(1);
    server.failing = '';
    await vi.advanceTimersByTimeAsync(5000);
    expect(server.said.table).toHaveLength(1);
  });

  it('that is refused is shown, and keeps nothing else waiting', async () => {
    const server = new FakeServer();
    const talk = await open(server);
    server.failing = 'full';
    talk.say(ME, 'too much');
    await settle();
    expect([talk.state.waiting, talk.state.refused?.remark.body, talk.state.refused?.why]).toEqual([
      [],
      'too much',
      'full',
    ]);
  });

  it('that is refused for its name is given back once, to be sent under another one', async () => {
    const server = new FakeServer();
    const talk = await open(server, []);
    server.failing = 'name';
    talk.say(NOBODY, 'one', 'Ben');
    talk.say(NOBODY, 'two', 'Ben');
    await settle();
    expect([talk.state.waiting, talk.state.refused?.why]).toEqual([[], 'name']);
    expect(talk.takeReturned()).toBe('one\ntwo');
    expect(talk.takeReturned()).toBe('');
  });

  it('of a muted person is marked, and one can be reported', async () => {
    const server = new FakeServer();
    server.add('table', 'rude');
    const talk = await open(server);
    await talk.mute('s1', true);
    expect([...talk.state.muted]).toEqual(['s1']);
    await talk.mute('s1', false);
    expect([...talk.state.muted]).toEqual([]);
    await talk.report(talk.state.lines[0]);
    expect(server.reported).toEqual([{ game: 'g', circle: 'table', number: 1 }]);
  });

  it('that was kept by something else is not sent', async () => {
    kept.set('coalbrook.talk.g.waiting', '[{"key":1},{"key":"k","seat":0,"body":"\\u0000"},7]');
    kept.set('coalbrook.talk.g.seen', '"nonsense"');
    const server = new FakeServer();
    const talk = await open(server);
    expect([talk.state.waiting, server.said.table]).toEqual([[], []]);
  });
});

it('lines of several lists are merged by time, each list in its own order', () => {
  const line = (at: number, name: string) => ({ at, name });
  const one = [line(1, 'a'), line(5, 'b'), line(4, 'c')];
  const other = [line(1, 'd'), line(4, 'e'), line(9, 'f')];
  expect(mergeByTime(one, other, []).map(({ name }) => name)).toEqual(['a', 'd', 'e', 'b', 'c', 'f']);
});
