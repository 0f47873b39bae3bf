import { legalActions } from '@coalbrook/rules';
import type { Seat } from '@coalbrook/rules';
import { describe, expect, it } from 'vitest';

import { BOT_DEADLINE } from './askBot.ts';
import { commit, fillTurn, headerFor, openHost, portsFor, sheetFor } from './fixtures.ts';
import type { TestPorts } from './fixtures.ts';
import type { Host } from './host.ts';
import { localBots } from './localBots.ts';
import type { MemoryLedger } from './memoryLedger.ts';
import type { BotMove, Bots, PendingAnswer } from './ports.ts';

const first = 0 as Seat;
const header = headerFor('birmingham', { seats: 2 });

const never = new Promise<never>(() => undefined);

/** Bots that fail as configured until they are fixed. */
class FaultyBots implements Bots {
  fault: (() => Promise<unknown>) | undefined;
  cancelled = 0;

  ask(...given: Parameters<Bots['ask']>): PendingAnswer {
    if (!this.fault) return localBots.ask(...given);
    return { answer: this.fault() as Promise<BotMove>, cancel: () => this.cancelled++ };
  }
}

const until = async (holds: () => boolean): Promise<void> => {
  for (let tries = 0; !holds(); tries++) {
    if (tries > 10_000) throw new Error('the condition never became true');
    await new Promise((resolve) => setImmediate(resolve));
  }
};

const open = async (sitters: string): Promise<{ host: Host; ports: TestPorts; bots: FaultyBots }> => {
  const bots = new FaultyBots();
  const ports = { ...portsFor('bots'), bots };
  return { host: await openHost(sheetFor(header, sitters, 'bots'), ports), ports, bots };
};

const faults: readonly (readonly [string, 'failed' | 'illegal', () => Promise<unknown>])[] = [
  ['throws at once', 'failed', () => raise()],
  ['rejects', 'failed', () => Promise.reject(new Error('out of ideas'))],
  [
    'answers with an action that is not legal',
    'illegal',
    () => Promise.resolve({ action: { kind: 'loan', amount: 500 } }),
  ],
  ['answers with nothing', 'illegal', () => Promise.resolve(undefined)],
  ['answers with no move', 'illegal', () => Promise.resolve({ kind: 'pass' })],
  ['answers with no action', 'illegal', () => Promise.resolve({ action: 'pass' })],
  [
    'answers with nonsense',
    'illegal',
    () => Promise.resolve({ action: { kind: 'build', site: 'x', card: {}, industry: -1 } }),
  ],
  ['answers with a number', 'illegal', () => Promise.resolve(7)],
];

const raise = (): never => {
  throw new Error('broken');
};

describe('a bot that does not answer', () => {
  it.each(faults)('because it %s is reported to the players, and can be asked again', async (_, failure, fault) => {
    const { host, ports, bots } = await open('rr');
    bots.fault = fault;
    await host.go();
    const { actor, seq } = host.look(first);
    expect(host.look(first).trouble).toEqual({ seat: actor, failure });
    expect(ports.news.at(-1)).toEqual({ news: 'trouble', seat: actor });
    expect(host.record().entries.every(({ who }) => who === 'chance')).toBe(true);
    expect((await ports.ledger.read('game')).entries).toHaveLength(seq);
    bots.fault = undefined;
    await host.go();
    expect(host.isOver).toBe(true);
    expect(host.look(first).trouble).toBeUndefined();
  });

  it('in time is cancelled at its deadline', async () => {
    const { host, ports, bots } = await open('rr');
    bots.fault = () => never;
    const going = host.go();
    await until(() => ports.clock.isWaiting);
    ports.clock.pass(BOT_DEADLINE - 1);
    expect(host.look(first).trouble).toBeUndefined();
    ports.clock.pass(1);
    await going;
    expect(host.look(first).trouble).toEqual({ seat: host.look(first).actor, failure: 'late' });
    expect(bots.cancelled).toBe(1);
    expect(ports.clock.isWaiting).toBe(false);
    bots.fault = undefined;
    await host.go();
    expect(host.isOver).toBe(true);
  });

  it('can be replaced', async () => {
    const { host, bots } = await open('bb');
    bots.fault = () => Promise.reject(new Error('out of ideas'));
    await host.go();
    const { actor } = host.look(first);
    bots.fault = undefined;
    expect(await host.replaceBot(actor, 'random')).toBeUndefined();
    expect(host.sheet.sitters.map(({ policy }) => policy)).toEqual(
      [0, 1].map((seat) => (seat === actor ? 'random' : 'apprentice')),
    );
    await host.go();
    expect(host.isOver).toBe(true);
  });

  it('does not block moves that others could already make', async () => {
    const { host, bots } = await open('pr');
    bots.fault = () => Promise.reject(new Error('out of ideas'));
    await host.go();
    if (host.look(first).trouble) {
      bots.fault = undefined;
      await host.go();
    }
    bots.fault = () => Promise.reject(new Error('out of ideas'));
    expect(await commit(host, first, ...fillTurn(host, first))).toBeUndefined();
    await host.go();
    expect(host.look(first).trouble).toBeDefined();
    bots.fault = undefined;
    await host.go();
    expect(host.look(first)).toMatchObject({ actor: 0 });
    expect(host.look(first).trouble).toBeUndefined();
  });
});

it('only bots can be replaced, and only by policies that exist', async () => {
  const { host } = await open('pr');
  expect(await host.replaceBot(first, 'random')).toEqual({ denied: 'idle' });
  expect(await host.replaceBot(1 as Seat, 'nobody')).toEqual({ denied: 'idle' });
  expect(await host.replaceBot(9 as Seat, 'random')).toEqual({ denied: 'idle' });
});

it('a host halted while a bot thinks cancels it and does not play its answer', async () => {
  const { host, ports, bots } = await open('rr');
  let answer: ((action: unknown) => void) | undefined;
  bots.fault = () => new Promise((resolve) => (answer = resolve));
  const going = host.go();
  await until(() => answer !== undefined);
  const { seq } = host;
  host.halt();
  answer?.({ action: { kind: 'pass' } });
  await going;
  expect(host.seq).toBe(seq);
  expect(bots.cancelled).toBe(1);
  expect(ports.news.at(-1)).toMatchObject({ news: 'thinking' });
  bots.fault = undefined;
  await host.go();
  expect(host.isOver).toBe(true);
});

it('a host continues when go follows halt immediately', async () => {
  const { host, bots } = await open('rr');
  bots.fault = () => never;
  const going = host.go();
  await until(() => host.seq > 0);
  bots.fault = undefined;
  host.halt();
  await Promise.all([going, host.go(), host.go()]);
  expect(host.isOver).toBe(true);
});

describe('if a seat changes hands while its bot thinks', () => {
  /** A host whose bot has been asked, and has answered when `answer` is called. */
  const openThinking = async () => {
    const { host, bots } = await open('rr');
    const asked: Parameters<Bots['ask']>[] = [];
    let answer: ((move: unknown) => void) | undefined;
    const ask = bots.ask.bind(bots);
    bots.ask = (...given) => {
      asked.push(given);
      return ask(...given);
    };
    bots.fault = () => new Promise((resolve) => (answer = resolve));
    const going = host.go();
    await until(() => answer !== undefined);
    return { host, bots, asked, going, answer: (move: unknown) => answer?.(move) };
  };

  it.each([['a legal move'], ['nothing']])(
    'a person in it decides, and %s from the bot counts for nothing',
    async (what) => {
      const { host, asked, going, answer } = await openThinking();
      const { seq, actor } = host;
      await host.reseat(sheetFor(header, 'pp', 'bots').sitters);
      answer(what === 'nothing' ? undefined : { action: asked[0][1].legal[0] });
      await going;
      expect([host.seq, host.actor, host.look(actor).trouble]).toEqual([seq, actor, undefined]);
    },
  );

  it('another bot in it is asked', async () => {
    const { host, bots, asked, going, answer } = await openThinking();
    await host.reseat(sheetFor(header, 'bb', 'bots').sitters);
    bots.fault = () => Promise.reject(new Error('enough'));
    answer(undefined);
    await going;
    expect(asked.map(([policy]) => policy)).toEqual(['random', 'apprentice']);
  });
});

it('a host that is halted just before a bot would be asked does not ask it', async () => {
  const { host, ports, bots } = await open('rr');
  bots.fault = () => never;
  const tell = ports.audience.tell.bind(ports.audience);
  ports.audience.tell = (news) => {
    tell(news);
    if (news.news === 'thinking') host.halt();
  };
  await host.go();
  expect(ports.clock.isWaiting).toBe(false);
  ports.audience.tell = tell;
  bots.fault = undefined;
  await host.go();
  expect(host.isOver).toBe(true);
});

it('a game continued elsewhere while a bot thinks goes on from there', async () => {
  const sheet = sheetFor(header, 'rr', 'bots');
  const { host, ports, bots } = await open('rr');
  let answer: (action: unknown) => void = () => undefined;
  let asked = 0;
  bots.fault = () => {
    asked++;
    return new Promise((resolve) => (answer = resolve));
  };
  const going = host.go();
  await until(() => asked > 0);
  const theirs = new FaultyBots();
  const other = await openHost(sheet, { ...portsFor('bots', ports.ledger), bots: theirs });
  const { seq } = other;
  const ask = theirs.ask.bind(theirs);
  theirs.ask = (...given) => {
    if (other.seq > seq) theirs.fault = () => Promise.reject(new Error('out of ideas'));
    return ask(...given);
  };
  await other.go();
  expect(other.isOver).toBe(false);
  await host.reload();
  expect(host.seq).toBe(other.seq);
  bots.fault = undefined;
  answer(undefined);
  await Promise.all([going, host.go()]);
  expect(host.isOver).toBe(true);
});

it('a bot cannot make its answer legal by changing the view it was given', async () => {
  const ports = portsFor('bots');
  const forging: Bots = {
    ask: (_, { table, view, legal }) => {
      view.hand.fill(1);
      const forged = legalActions(table, view).find((action) => !legal.includes(action));
      if (!forged) throw new Error('more cards allow nothing more');
      return { answer: Promise.resolve({ action: forged }), cancel: () => undefined };
    },
  };
  const host = await openHost(sheetFor(header, 'rr', 'bots'), { ...ports, bots: forging });
  await host.go();
  expect(host.look(first).trouble?.failure).toBe('illegal');
});

it.each([
  ['answers with nothing to wait for', { ask: () => undefined }],
  ['answers at once', { ask: () => ({ answer: { action: { kind: 'loan', amount: 500 } }, cancel: raise }) }],
])('a bot that %s is reported to the players', async (_, broken) => {
  const ports = { ...portsFor('bots'), bots: broken as unknown as Bots };
  const host = await openHost(sheetFor(header, 'rr', 'bots'), ports);
  await host.go();
  expect(host.look(first).trouble).toBeDefined();
  expect(ports.clock.isWaiting).toBe(false);
});

it('a bot that cannot be cancelled does not delay a halt', async () => {
  const { host, ports } = await open('rr');
  const stubborn: Bots = { ask: (): PendingAnswer => ({ answer: never, cancel: raise }) };
  const stuck = await openHost(host.sheet, { ...ports, bots: stubborn });
  const going = stuck.go();
  await until(() => ports.clock.isWaiting);
  stuck.halt();
  await going;
  const again = stuck.go();
  await until(() => ports.clock.isWaiting);
  ports.clock.pass(BOT_DEADLINE);
  await again;
  expect(stuck.look(first).trouble?.failure).toBe('late');
});

it('a clock that fails counts as a failure of the bot', async () => {
  const { host, ports, bots } = await open('rr');
  bots.fault = () => Promise.reject(new Error('out of ideas'));
  ports.clock.after = raise;
  await host.go();
  expect(host.look(first).trouble?.failure).toBe('failed');
  expect(bots.cancelled).toBe(1);
});

it('a bot move that cannot be written is reported to the players, and the bot can be asked again', async () => {
  const { host, ports } = await open('rr');
  await host.deal();
  ports.ledger.append = () => Promise.reject(new Error('no room'));
  await expect(host.go()).rejects.toThrow('no room');
  const { actor, trouble } = host.look(first);
  expect(trouble).toEqual({ seat: actor, failure: 'failed' });
  expect(ports.news.at(-1)).toEqual({ news: 'trouble', seat: actor });
  delete (ports.ledger as Partial<MemoryLedger>).append;
  await host.go();
  expect(host.isOver).toBe(true);
});

describe('a bot without its net', () => {
  /** Bots that lack their net in some of their decisions. */
  class NetlessBots implements Bots {
    readonly #lacksAt: (asked: number) => boolean;
    asked = 0;

    constructor(lacksAt: (asked: number) => boolean) {
      this.#lacksAt = lacksAt;
    }

    ask(...given: Parameters<Bots['ask']>): PendingAnswer {
      const { answer, cancel } = localBots.ask(...given);
      const netFault = this.#lacksAt(this.asked++) ? '404' : undefined;
      return { answer: answer.then((move) => ({ ...move, netFault })), cancel };
    }
  }

  const netlessIn = ({ news }: TestPorts): readonly Seat[] =>
    news.flatMap((one) => (one.news === 'netless' ? [one.seat] : []));

  it('plays on, and everybody is told once of each', async () => {
    const ports = { ...portsFor('bots'), bots: new NetlessBots(() => true) };
    const host = await openHost(sheetFor(header, 'rr', 'bots'), ports);
    await host.go();
    expect(host.isOver).toBe(true);
    expect(new Set(netlessIn(ports))).toEqual(new Set([0, 1]));
    expect(netlessIn(ports)).toHaveLength(2);
  });

  it('is told again if it had the net meanwhile', async () => {
    const bots = new NetlessBots((asked) => [1, 2, 4].includes(asked));
    const ports = { ...portsFor('bots'), bots };
    const host = await openHost(sheetFor(header, 'pr', 'bots'), ports);
    await host.go();
    while (bots.asked < 6) {
      expect(await commit(host, first, ...fillTurn(host, first))).toBeUndefined();
      await host.go();
    }
    expect(netlessIn(ports)).toEqual([1, 1]);
  });
});
