import type { Decision } from '@coalbrook/bots';
import { NOBODY } from '@coalbrook/rules';
import type { Seat } from '@coalbrook/rules';
import type { Denial, Sheet, Thought } from '@coalbrook/wire';
import { describe, expect, it } from 'vitest';

import { commit, fillTurn, headerFor, openHost, portsFor, sheetFor } from './fixtures.ts';
import type { TestPorts } from './fixtures.ts';
import type { Host } from './host.ts';
import { localBots } from './localBots.ts';
import type { Bots, PendingAnswer } from './ports.ts';

const ALL = Number.MAX_SAFE_INTEGER;
/** So many turns of each player are enough for actions of all kinds. */
const TURNS = 4;

/** What a bot was asked. */
interface Asked {
  readonly policy: string;
  readonly cells: string;
  readonly count: number;
  readonly seed: Decision['seed'];
}

/** Bots that note what they are asked. */
class NotingBots implements Bots {
  readonly asked: Asked[] = [];
  netFault: string | undefined;
  fault: (() => PendingAnswer) | undefined;

  ask(policy: string, decision: Decision): PendingAnswer {
    const { view, count, seed } = decision;
    this.asked.push({ policy, cells: view.cells.join(), count, seed });
    if (this.fault) return this.fault();
    const { answer, cancel } = localBots.ask(policy, decision);
    return { answer: answer.then((move) => ({ ...move, netFault: this.netFault })), cancel };
  }
}

const thoughtsIn = (answer: readonly Thought[] | Denial): readonly Thought[] => {
  if ('denied' in answer) throw new Error(answer.denied);
  return answer;
};

/** A game with bots of these policies after so many turns of its people, or at its end. */
const playedWith = async (
  edition: string,
  policies: readonly string[],
  turns = ALL,
): Promise<{ host: Host; ports: TestPorts; bots: NotingBots }> => {
  const plain = sheetFor(headerFor(edition, { seats: policies.length }), 'p'.repeat(policies.length), 'thoughts');
  const sheet: Sheet = {
    ...plain,
    sitters: plain.sitters.map((sitter, seat) =>
      policies[seat] === '' ? sitter : { ...sitter, kind: 'bot', policy: policies[seat] },
    ),
  };
  const bots = new NotingBots();
  const ports = { ...portsFor('thoughts'), bots };
  const host = await openHost(sheet, ports);
  await host.go();
  for (let turn = 0; turn < turns && !host.isOver; turn++) {
    const { actor } = host;
    expect(await commit(host, actor, ...fillTurn(host, actor))).toBeUndefined();
    await host.go();
  }
  return { host, ports, bots };
};

const games = [
  ['birmingham', ['', 'carter', 'apprentice']],
  ['lancashire', ['brewer', '', 'engineer']],
  ['age-of-industry', ['apprentice', '', 'engineer']],
] as const;

describe.each(games)('thoughts in a game of %s', (edition, policies) => {
  it('are those of the choices that the bots made, and change nothing', async () => {
    const { host, ports, bots } = await playedWith(edition, policies, TURNS);
    const before = [...bots.asked];
    const record = host.record();
    const news = [...ports.news];
    for (const [seat, policy] of policies.entries()) {
      if (policy === '') continue;
      bots.asked.length = 0;
      const thoughts = thoughtsIn(await host.thoughts(seat as Seat, 0, ALL));
      expect(thoughts.length).toBeGreaterThanOrEqual(TURNS);
      for (const { seq, played, considered, ...rest } of thoughts) {
        expect(rest).toEqual({ seat, isNetless: false });
        expect(record.entries[seq]).toMatchObject({ who: seat, what: played });
        expect(considered[0].action).toBe(played);
        expect(considered.length).toBeGreaterThan(1);
      }
      expect(before).toEqual(expect.arrayContaining(bots.asked));
    }
    expect(host.record()).toEqual(record);
    expect(ports.news).toEqual(news);
  });
});

describe('thoughts', () => {
  it('are of the entries that were asked for', async () => {
    const { host } = await playedWith('birmingham', ['', 'carter'], 6);
    const bot = 1 as Seat;
    const all = thoughtsIn(await host.thoughts(bot, 0, host.seq));
    const [, second, third] = all;
    expect(thoughtsIn(await host.thoughts(bot, second.seq, third.seq + 1))).toEqual([second, third]);
    expect(thoughtsIn(await host.thoughts(bot, second.seq, third.seq))).toEqual([second]);
    expect(thoughtsIn(await host.thoughts(bot, -5, ALL))).toEqual(all);
    for (const [seat, from, to] of [
      [0, 0, ALL],
      [NOBODY, 0, ALL],
      [7, 0, ALL],
      [bot, 9, 3],
      [bot, ALL, ALL],
      [bot, -9, -3],
    ] as const) {
      expect(thoughtsIn(await host.thoughts(seat as Seat, from, to))).toEqual([]);
    }
  });

  it('are shown to one person or nobody; to several only after the game', async () => {
    const bot = 0 as Seat;
    const watched = await playedWith('birmingham', ['carter', 'carter']);
    expect(thoughtsIn(await watched.host.thoughts(bot, 0, ALL)).length).toBeGreaterThan(0);
    const single = await playedWith('birmingham', ['carter', ''], 3);
    expect(single.host.isOver).toBe(false);
    expect(thoughtsIn(await single.host.thoughts(bot, 0, ALL)).length).toBeGreaterThan(0);
    const several = await playedWith('birmingham', ['carter', '', ''], 4);
    several.bots.asked.length = 0;
    expect(await several.host.thoughts(bot, 0, ALL)).toEqual({ denied: 'secret' });
    expect(several.bots.asked).toEqual([]);
    const over = await playedWith('birmingham', ['carter', '', '']);
    expect(over.host.isOver).toBe(true);
    expect(thoughtsIn(await over.host.thoughts(bot, 0, ALL)).length).toBeGreaterThan(0);
  });

  it('say if the bot lacks its net', async () => {
    const { host, bots } = await playedWith('birmingham', ['', 'engineer'], 2);
    bots.netFault = '404';
    const thoughts = thoughtsIn(await host.thoughts(1 as Seat, 0, ALL));
    expect(thoughts.map(({ isNetless }) => isNetless)).toEqual(thoughts.map(() => true));
    expect(thoughts.length).toBeGreaterThan(0);
  });

  it('are none of bots that compare nothing', async () => {
    const { host } = await playedWith('birmingham', ['', 'random'], 3);
    expect(thoughtsIn(await host.thoughts(1 as Seat, 0, ALL))).toEqual([]);
  });

  it('fail if the bot does, and the game goes on', async () => {
    const { host, bots } = await playedWith('birmingham', ['', 'carter'], 2);
    const before = host.look(0 as Seat);
    bots.fault = () => ({ answer: Promise.reject(new Error('out of ideas')), cancel: () => undefined });
    await expect(host.thoughts(1 as Seat, 0, ALL)).rejects.toThrow('the bot gave no answer');
    expect(host.look(0 as Seat)).toEqual(before);
  });

  it('are given up when others are asked for', async () => {
    const { host, bots } = await playedWith('birmingham', ['', 'carter'], 3);
    let cancelled = 0;
    bots.fault = () => ({ answer: new Promise(() => undefined), cancel: () => cancelled++ });
    const first = host.thoughts(1 as Seat, 0, ALL);
    bots.fault = undefined;
    bots.asked.length = 0;
    const second = thoughtsIn(await host.thoughts(1 as Seat, 0, ALL));
    expect(cancelled).toBe(1);
    expect(await first).toEqual([]);
    expect(bots.asked).toHaveLength(second.length);
  });
});
