import { earlierProtocols, ONLINE_PROTOCOL } from '@coalbrook/wire/online';
import type { OnlineNews } from '@coalbrook/wire/online';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { LiveConnection } from './liveConnection.ts';
import type { Socket } from './liveConnection.ts';

/** A socket whose other end is the test. */
class FakeSocket implements Socket {
  protocol: string = ONLINE_PROTOCOL;
  onopen?: (() => void) | null;
  onclose?: ((event?: { readonly code: number }) => void) | null;
  onmessage?: ((event: { readonly data: unknown }) => void) | null;
  readonly sent: { readonly id: number; readonly call: string }[] = [];
  isClosed = false;

  send(text: string): void {
    this.sent.push(JSON.parse(text) as { readonly id: number; readonly call: string });
  }

  close(): void {
    this.isClosed = true;
  }

  say(message: unknown): void {
    this.onmessage?.({ data: typeof message === 'string' ? message : JSON.stringify(message) });
  }
}

const sockets: FakeSocket[] = [];
const last = (): FakeSocket => sockets[sockets.length - 1];

const connect = (): LiveConnection =>
  new LiveConnection(() => {
    sockets.push(new FakeSocket());
    return last();
  });

/** Milliseconds until the next attempt. */
const untilNextAttempt = (): number => {
  const before = Date.now();
  const count = sockets.length;
  while (sockets.length === count) vi.advanceTimersByTime(10);
  return Date.now() - before;
};

beforeEach(() => {
  sockets.length = 0;
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const thinking: OnlineNews = { news: 'thinking', game: 'g', seat: 0 as never };

describe('a lost connection', () => {
  it('is made again after longer and longer times', () => {
    const connection = connect();
    const times = Array.from({ length: 8 }, () => {
      last().onclose?.();
      return untilNextAttempt();
    });
    expect(times).toEqual([500, 1000, 2000, 4000, 8000, 16_000, 20_000, 20_000]);
    connection.close();
  });

  it('is given up on a silent server after 15 seconds, then after longer and longer times, but at most two minutes', () => {
    const connection = connect();
    const patience = Array.from({ length: 6 }, () => {
      const [socket, before] = [last(), Date.now()];
      while (!socket.isClosed) vi.advanceTimersByTime(1000);
      const waited = Date.now() - before;
      untilNextAttempt();
      return waited;
    });
    expect(patience).toEqual([15_000, 30_000, 60_000, 120_000, 120_000, 120_000]);
    connection.close();
  });

  it.each([
    [0, 250],
    [0.999, 750],
  ])('is made again at a random time: %d', (random, time) => {
    vi.mocked(Math.random).mockReturnValue(random);
    const connection = connect();
    last().onclose?.();
    expect(untilNextAttempt()).toBe(time);
    connection.close();
  });

  it('is made again soon once the server has said something', () => {
    const connection = connect();
    for (let attempt = 0; attempt < 4; attempt++) {
      last().onclose?.();
      untilNextAttempt();
    }
    last().onopen?.();
    last().onclose?.();
    expect(untilNextAttempt()).toBe(8000);
    last().onopen?.();
    last().say(thinking);
    last().onclose?.();
    expect(untilNextAttempt()).toBe(500);
    connection.close();
  });

  it('is made again at once if there is hope', () => {
    const connection = connect();
    last().onclose?.();
    connection.hurry();
    expect(sockets).toHaveLength(2);
    vi.advanceTimersByTime(60_000);
    expect(sockets.filter(({ isClosed }) => !isClosed)).toHaveLength(1);
    connection.close();
  });

  it('is told, and so is its end', async () => {
    const connection = connect();
    const seen: string[] = [];
    connection.onChange(() => seen.push(connection.state));
    last().onclose?.();
    untilNextAttempt();
    const up = connection.whenUp();
    last().onopen?.();
    await up;
    expect(seen).toEqual(['down', 'up']);
    connection.close();
  });
});

describe('a request', () => {
  it('is sent again until it is answered, after the games were joined again', async () => {
    const connection = connect();
    last().onopen?.();
    const answer = connection.ask('commit', 'g', 0 as never, 4, ['pass']);
    last().onclose?.();
    connection.onReopened(() => void connection.ask('join', 'g', 0 as never, 5).catch(() => undefined));
    untilNextAttempt();
    last().onopen?.();
    expect(last().sent.map(({ call }) => call)).toEqual(['join', 'commit']);
    last().say({ id: 0 });
    expect(await answer).toBeUndefined();
    last().onclose?.();
    untilNextAttempt();
    last().onopen?.();
    expect(last().sent.map(({ call }) => call)).not.toContain('commit');
    connection.close();
  });

  it('gets its own answer, in whatever order answers come, and only the first', async () => {
    const connection = connect();
    last().onopen?.();
    const first = connection.ask('views', 'g', 0 as never, 0, 0);
    const second = connection.ask('views', 'g', 0 as never, 1, 1);
    last().say({ id: 1, answer: ['BBB'] });
    last().say({ id: 0, answer: ['AAA'] });
    last().say({ id: 0, answer: ['CCC'] });
    expect(await Promise.all([first, second])).toEqual([['AAA'], ['BBB']]);
    expect(connection.state).toBe('up');
    connection.close();
  });

  it('fails if the server says so, or if the connection is closed', async () => {
    const connection = connect();
    last().onopen?.();
    const failed = connection.ask('reveal', 'g');
    last().say({ id: 0, failed: 'broken' });
    await expect(failed).rejects.toThrow('broken');
    const left = connection.ask('reveal', 'g');
    connection.close();
    await expect(left).rejects.toThrow('closed');
  });
});

describe('a server that hangs', () => {
  it('before a connection is made is given up', () => {
    const connection = connect();
    expect(untilNextAttempt()).toBe(15_500);
    expect(sockets[0].isClosed).toBe(true);
    // Nothing that comes late from the old socket counts.
    sockets[0].onopen?.();
    expect(connection.isUp).toBe(false);
    connection.close();
  });

  it('over a request is given up, and asked again over a new connection', () => {
    const connection = connect();
    last().onopen?.();
    last().say(thinking);
    void connection.ask('askAgain', 'g').catch(() => undefined);
    expect(untilNextAttempt()).toBe(15_500);
    last().onopen?.();
    expect(last().sent).toEqual([{ id: 0, call: 'askAgain', given: ['g'] }]);
    connection.close();
  });

  it('is given more time if it did not answer before', () => {
    const connection = connect();
    expect(untilNextAttempt()).toBe(15_500);
    expect(untilNextAttempt()).toBe(31_000);
    connection.close();
  });

  it('is found out soon after the network has changed', () => {
    const connection = connect();
    connection.onQuiet(() => void connection.ask('views', 'g', 0 as never, 0, -1).catch(() => undefined));
    last().onopen?.();
    last().say(thinking);
    connection.hurry();
    expect(untilNextAttempt()).toBe(4500);
    connection.close();
  });

  it('is found out when nothing is asked, too', () => {
    const connection = connect();
    connection.onQuiet(() => void connection.ask('views', 'g', 0 as never, 0, -1).catch(() => undefined));
    last().onopen?.();
    last().say(thinking);
    vi.advanceTimersByTime(25_000);
    expect(last().sent).toHaveLength(1);
    last().say({ id: 0, answer: [] });
    vi.advanceTimersByTime(25_000);
    expect(last().sent).toHaveLength(2);
    expect(untilNextAttempt()).toBe(15_500);
    connection.close();
  });
});

describe('a server of another version', () => {
  it('is recognised by how it closes the connection, and asked again seldom', async () => {
    const connection = connect();
    const answer = connection.ask('commit', 'g', 0 as never, 4, ['pass']);
    for (let attempt = 0; attempt < 3; attempt++) {
      last().onopen?.();
      last().onclose?.({ code: 4400 });
      expect(connection.state).toBe('other');
      expect(untilNextAttempt()).toBe(20_000);
    }
    expect(sockets.flatMap(({ sent }) => sent)).toHaveLength(1);
    // It has changed. The turn was kept, and is sent once that is certain.
    last().onopen?.();
    expect([connection.state, last().sent]).toEqual(['other', []]);
    vi.advanceTimersByTime(5000);
    expect([connection.state, last().sent.map(({ call }) => call)]).toEqual(['up', ['commit']]);
    last().say({ id: 0 });
    expect(await answer).toBeUndefined();
    connection.close();
  });

  it.each(earlierProtocols)(
    'is older if it has chosen %s: nothing is sent to it, and the turn is kept',
    async (earlier) => {
      const connection = connect();
      const joined = vi.fn();
      connection.onReopened(joined);
      const answer = connection.ask('commit', 'g', 0 as never, 4, ['pass']);
      last().protocol = earlier;
      last().onopen?.();
      expect([connection.state, connection.isUp, last().isClosed]).toEqual(['older', false, true]);
      // There may be a newer node beside it, so it is asked often at first.
      const times = Array.from({ length: 6 }, () => {
        const time = untilNextAttempt();
        last().protocol = earlier;
        last().onopen?.();
        expect(connection.state).toBe('older');
        return time;
      });
      expect(times).toEqual([500, 1000, 2000, 4000, 8000, 8000]);
      expect(sockets.flatMap(({ sent }) => sent)).toEqual([]);
      expect(joined).not.toHaveBeenCalled();
      // Another node, or it has been updated.
      untilNextAttempt();
      last().onopen?.();
      expect([connection.state, last().sent.map(({ call }) => call)]).toEqual(['up', ['commit']]);
      last().say({ id: 0 });
      expect(await answer).toBeUndefined();
      connection.close();
    },
  );

  it('may tell more than this page knows', () => {
    const connection = connect();
    const heard: OnlineNews[] = [];
    connection.hear((news) => heard.push(news));
    last().onopen?.();
    last().say({ news: 'weather', game: 'g', rain: true });
    last().say({ ...thinking, mood: 'bright' });
    expect(heard).toEqual([{ ...thinking, mood: 'bright' }]);
    expect(connection.state).toBe('up');
    connection.close();
  });
});

describe('a table that another node serves', () => {
  const ELSEWHERE = { denied: 'elsewhere' };
  const missed = (): void => {
    last().onopen?.();
    last().say({ id: 0, answer: ELSEWHERE });
  };

  it('is looked for over new connections until a node knows it, and what was asked stays open', async () => {
    const connection = connect();
    const answers: unknown[] = [];
    const joined = connection.ask('join', 'g', 0 as never, 0).then((answer) => answers.push(answer));
    const committed = connection.ask('commit', 'g', 0 as never, 4, ['pass']);
    const times = Array.from({ length: 4 }, () => {
      missed();
      expect([connection.state, connection.isUp, last().isClosed]).toEqual(['elsewhere', false, true]);
      return untilNextAttempt();
    });
    expect(times).toEqual([1000, 4000, 8000, 8000]);
    expect(answers).toEqual([]);
    last().onopen?.();
    // Whether this node knows it is not certain yet.
    expect(connection.state).toBe('elsewhere');
    expect(last().sent.map(({ call }) => call)).toEqual(['join', 'commit']);
    last().say({ id: 0, answer: { denied: 'absent' } });
    last().say({ id: 1 });
    await joined;
    expect([connection.state, answers, await committed]).toEqual(['up', [{ denied: 'absent' }], undefined]);
    connection.close();
  });

  it('is looked for again at once if there is hope', () => {
    const connection = connect();
    void connection.ask('join', 'g', 0 as never, 0).catch(() => undefined);
    missed();
    connection.hurry();
    expect(sockets).toHaveLength(2);
    connection.close();
  });

  it.each(['commit', 'views', 'askAgain', 'reveal'] as const)('is not left for lost when %s is denied', (call) => {
    const connection = connect();
    const settled = vi.fn();
    connection.ask(call as 'reveal', 'g').then(settled, () => undefined);
    missed();
    expect([connection.state, settled.mock.calls]).toEqual(['elsewhere', []]);
    connection.close();
  });
});

describe('a server that sends what cannot be read', () => {
  const lies = [
    'no JSON',
    { news: 'thinking', game: 'g', seat: 'first' },
    { id: 0, answer: { table: {} } },
    { id: 'x' },
  ];

  it.each(lies)('is not listened to, and asked again: %j', async (lie) => {
    const connection = connect();
    const heard: OnlineNews[] = [];
    connection.hear((news) => heard.push(news));
    last().onopen?.();
    const answer = connection.ask('join', 'g', 0 as never, 0);
    last().say(lie);
    expect(connection.state).toBe('garbled');
    expect(last().isClosed).toBe(true);
    last().say(thinking);
    expect(heard).toEqual([]);
    untilNextAttempt();
    last().onopen?.();
    last().say({ id: 0, answer: { denied: 'absent' } });
    expect(await answer).toEqual({ denied: 'absent' });
    vi.advanceTimersByTime(5000);
    expect(connection.state).toBe('up');
    connection.close();
  });

  it('is asked more and more seldom', () => {
    const connection = connect();
    const times = Array.from({ length: 4 }, () => {
      last().onopen?.();
      last().say(thinking);
      last().say('no JSON');
      return untilNextAttempt();
    });
    expect(times).toEqual([1000, 2000, 4000, 8000]);
    connection.close();
  });
});
