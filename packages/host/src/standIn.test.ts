import type { Seat } from '@coalbrook/rules';
import { describe, expect, it } from 'vitest';

import { BOT_DEADLINE } from './askBot.ts';
import { headerFor, openHost, portsFor, sheetFor } from './fixtures.ts';
import type { TestPorts } from './fixtures.ts';
import type { Host } from './host.ts';
import type { Bots } from './ports.ts';

const tables = [
  ['birmingham', { seats: 2 }],
  ['lancashire', { seats: 2 }],
  ['age-of-industry', { seats: 3 }],
] as const;

describe.each(tables)('absent people at a table of %s', (edition, wish) => {
  it('have their turns drafted by a bot to the end of the game', async () => {
    const host = await openHost(sheetFor(headerFor(edition, wish), 'p'.repeat(wish.seats)), portsFor());
    await host.go();
    let turns = 0;
    for (; !host.isOver && turns < 500; turns++) {
      const { actor, seq } = host;
      const before = host.look(actor);
      const draft = await host.draftByBot(actor, 'random');
      if (!draft) throw new Error('no draft');
      expect(host.look(actor)).toEqual(before);
      expect(await host.commit(actor, seq, draft)).toBeUndefined();
      await host.go();
    }
    expect(host.isOver).toBe(true);
    expect(turns).toBeGreaterThan(20);
  });
});

describe('a turn drafted by a bot', () => {
  const header = headerFor('birmingham', { seats: 2 });
  const never: Bots['ask'] = () => ({ answer: new Promise(() => undefined), cancel: () => undefined });

  /** A table whose bots answer as told. */
  const open = async (): Promise<{ host: Host; ports: TestPorts; bots: { ask: Bots['ask'] } }> => {
    const bots = { ask: never };
    const ports = { ...portsFor(), bots };
    const host = await openHost(sheetFor(header, 'pp'), ports);
    await host.go();
    return { host, ports, bots };
  };

  it('is made from what the person sees', async () => {
    const { host, bots } = await open();
    const asked: Int16Array[] = [];
    bots.ask = (_policy, { view, legal }) => {
      asked.push(view.cells.slice());
      return { answer: Promise.resolve({ action: legal[0] }), cancel: () => undefined };
    };
    const { actor } = host;
    expect(await host.draftByBot(actor, 'random')).toBeDefined();
    expect(asked[0]).toEqual(host.look(actor).cells);
  });

  it('is none if somebody else decides, the bot fails, lies or hangs', async () => {
    const { host, ports, bots } = await open();
    const { actor } = host;
    expect(await host.draftByBot((1 - actor) as Seat, 'random')).toBeUndefined();
    const bad: readonly Bots['ask'][] = [
      () => ({ answer: Promise.reject(new Error('tired')), cancel: () => undefined }),
      () => ({ answer: Promise.resolve({ action: { kind: 'win' } } as never), cancel: () => undefined }),
      () => {
        throw new Error('nobody there');
      },
    ];
    for (const ask of bad) {
      bots.ask = ask;
      expect(await host.draftByBot(actor, 'random')).toBeUndefined();
    }
    bots.ask = never;
    const drafted = host.draftByBot(actor, 'random');
    await Promise.resolve();
    ports.clock.pass(BOT_DEADLINE);
    expect(await drafted).toBeUndefined();
    expect(host.actor).toBe(actor);
  });
});
