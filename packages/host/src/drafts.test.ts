import { NOBODY } from '@coalbrook/rules';
import type { GameEvent, Seat } from '@coalbrook/rules';
import { describe, expect, it } from 'vitest';

import { commit, fillTurn, headerFor, legalAt, openHost, portsFor, sheetAt, sheetFor, turnAt } from './fixtures.ts';
import type { MemoryLedger } from './memoryLedger.ts';

const [first, second] = [0 as Seat, 1 as Seat];

const told = (events: readonly GameEvent[]): readonly string[] => events.map(({ event }) => event);

const canal = {
  edition: 'birmingham',
  seats: 2,
  round: 2,
  players: [{ hand: ['dudley', 'iron', 'worcester', 'worcester'], money: 30 }],
} as const;

const BUILD = 'build dudley#1 coal with dudley';
const PASSES = ['pass; discard iron', 'pass; discard worcester'];

describe('the draft of a turn', () => {
  it('is stored for its seat and hidden from others', async () => {
    const host = await openHost(sheetAt(canal, 'pp'), portsFor());
    const before = host.look(first);
    expect(await host.keepDraft(first, 0, [BUILD])).toBeUndefined();
    expect(host.look(first)).toEqual({ ...before, draft: [BUILD] });
    for (const viewer of [second, NOBODY]) {
      expect(host.look(viewer)).toMatchObject({ actor: 0, draft: [] });
      expect(host.look(viewer).cells).toEqual(host.viewAt(0, viewer));
    }
  });

  it('is stored in the order sent', async () => {
    const ports = portsFor();
    const host = await openHost(sheetAt(canal, 'pp'), ports);
    const drafts = [[BUILD], [BUILD, 'pass'], [BUILD], [], ['pass']];
    expect(await Promise.all(drafts.map((draft) => host.keepDraft(first, 0, draft)))).toEqual(
      drafts.map(() => undefined),
    );
    expect(host.look(first).draft).toEqual(['pass']);
    expect((await ports.ledger.read('game')).draft).toEqual(['pass']);
  });

  it('is not stored if it is illegal, or from a seat that does not decide', async () => {
    const host = await openHost(sheetAt(canal, 'pp'), portsFor());
    await host.keepDraft(first, 0, [BUILD]);
    expect(await host.keepDraft(first, 0, [BUILD, 'sell dudley#1 to oxford#1'])).toMatchObject({ denied: 'refused' });
    expect(await host.keepDraft(first, 0, [BUILD, 'nonsense'])).toEqual({ denied: 'unreadable', step: 1 });
    expect(await host.keepDraft(second, 0, ['nonsense'])).toEqual({ denied: 'idle' });
    expect(await host.keepDraft(second, 0, ['pass'])).toEqual({ denied: 'idle' });
    expect(await host.keepDraft(NOBODY, 0, [])).toEqual({ denied: 'idle' });
    expect(await host.keepDraft(first, 3, ['pass'])).toEqual({ denied: 'conflict' });
    expect(host.look(first).draft).toEqual([BUILD]);
  });

  it.each(['null', '7', '{}', '"pass"', '[7]', '[null]', '[["pass"]]', '{"length":1}'])(
    'is not stored or committed if it is %s instead of a list of texts',
    async (json) => {
      const ports = portsFor();
      const host = await openHost(sheetAt(canal, 'pp'), ports);
      await host.keepDraft(first, 0, [BUILD]);
      const nonsense = JSON.parse(json) as readonly string[];
      expect(await host.keepDraft(first, 0, nonsense)).toEqual({ denied: 'unreadable', step: 0 });
      expect(await host.commit(first, 0, nonsense)).toEqual({ denied: 'unreadable', step: 0 });
      expect(host.look(first)).toMatchObject({ seq: 0, draft: [BUILD] });
      expect(await host.commit(first, 0, PASSES)).toBeUndefined();
      // A turn that was written already is compared with what comes.
      expect(await host.commit(first, 0, nonsense)).toEqual({ denied: 'conflict' });
      expect(await host.commit(first, 0, PASSES)).toBeUndefined();
    },
  );

  it.each([NaN, 0.5, -1, Infinity, undefined])('is a conflict after %s entries', async (seq) => {
    const host = await openHost(sheetAt(canal, 'pp'), portsFor());
    expect(await host.commit(first, 0, PASSES)).toBeUndefined();
    expect(await host.keepDraft(second, seq as number, [])).toEqual({ denied: 'conflict' });
    expect(await host.commit(first, seq as number, PASSES)).toEqual({ denied: 'conflict' });
  });

  it('is shown as last stored if storing fails', async () => {
    const ports = portsFor();
    const host = await openHost(sheetAt(canal, 'pp'), ports);
    await host.keepDraft(first, 0, [BUILD]);
    ports.ledger.keepDraft = () => Promise.reject(new Error('no room'));
    await expect(host.keepDraft(first, 0, [])).rejects.toThrow('no room');
    expect(host.look(first).draft).toEqual([BUILD]);
    delete (ports.ledger as Partial<MemoryLedger>).keepDraft;
    expect(await host.keepDraft(first, 0, [])).toBeUndefined();
    expect(host.look(first).draft).toEqual([]);
  });

  it('is restored after a reload, as far as it is still legal', async () => {
    const ports = portsFor();
    const sheet = sheetAt(canal, 'pp');
    const host = await openHost(sheet, ports);
    await host.keepDraft(first, 0, [BUILD, 'pass']);
    expect((await openHost(sheet, ports)).look(first)).toEqual(host.look(first));
    await ports.ledger.keepDraft('game', 0, [BUILD, 'nonsense', 'pass']);
    expect((await openHost(sheet, ports)).look(first).draft).toEqual([BUILD]);
    await ports.ledger.keepDraft('game', 0, ['sell dudley#1 to oxford#1']);
    expect((await openHost(sheet, ports)).look(first).draft).toEqual([]);
  });
});

describe('a turn', () => {
  it('is committed only when complete, and only by its seat', async () => {
    const ports = portsFor();
    const host = await openHost(sheetAt(canal, 'pp'), ports);
    expect(await commit(host, first)).toEqual({ denied: 'incomplete' });
    expect(await commit(host, first, PASSES[0])).toEqual({ denied: 'incomplete' });
    expect(await commit(host, first, 'xyzzy 9')).toEqual({ denied: 'unreadable', step: 0 });
    expect(await commit(host, second, ...PASSES)).toEqual({ denied: 'idle' });
    expect(await commit(host, first, ...PASSES, 'pass')).toMatchObject({ denied: 'refused' });
    expect((await ports.ledger.read('game')).entries).toEqual([]);
    await host.keepDraft(first, 0, PASSES);
    expect(await commit(host, first, ...PASSES)).toBeUndefined();
    const { entries, draft } = await ports.ledger.read('game');
    expect(entries.map(({ who, what }) => `${who} ${what.split(' ')[0]}`)).toEqual([
      '0 pass',
      '0 discard',
      '0 pass',
      '0 discard',
      'chance cards',
    ]);
    expect(draft).toEqual([]);
    expect(ports.news).toEqual([{ news: 'steps', from: 0, to: 5 }]);
    expect(host.look(second)).toMatchObject({ seq: 5, actor: 1, draft: [] });
    expect(turnAt(host, second).frame).toMatchObject({ stage: 'open', canUndo: false });
  });

  it('sent twice is written once; a different one for the same position is a conflict', async () => {
    const ports = portsFor();
    const host = await openHost(sheetAt(canal, 'pp'), ports);
    const sent = [0, 1].map(() => host.commit(first, 0, PASSES));
    expect(await Promise.all(sent)).toEqual([undefined, undefined]);
    expect((await ports.ledger.read('game')).entries).toHaveLength(5);
    expect(await host.commit(first, 0, PASSES.toReversed())).toEqual({ denied: 'conflict' });
    expect(await host.commit(second, 0, PASSES)).toEqual({ denied: 'conflict' });
    expect(await host.commit(first, 0, PASSES.slice(0, 1))).toEqual({ denied: 'conflict' });
    expect(await host.commit(first, 0, [...PASSES, 'pass'])).toEqual({ denied: 'conflict' });
    expect(await host.commit(first, 0, [])).toEqual({ denied: 'conflict' });
    expect(await host.commit(first, 99, PASSES)).toEqual({ denied: 'conflict' });
    expect(ports.news).toHaveLength(1);
  });

  it('is refused with the reason from the rules', async () => {
    const host = await openHost(sheetAt(canal, 'pp'), portsFor());
    expect(await commit(host, first, 'build worcester#1 cotton with dudley')).toMatchObject({
      denied: 'refused',
      refusal: { reason: 'cardForAnotherPlace' },
    });
  });
});

describe('a turn that reveals something hidden', () => {
  it('continues as a new draft after a distant tile', async () => {
    const sheet = sheetAt(
      {
        edition: 'lancashire',
        seats: 4,
        round: 2,
        players: [{ hand: { iron: 3 } }, { hand: { port: 3 } }],
        tiles: {
          'manchester#1': { seat: 0, tile: 'cotton-1' },
          'oldham#1': { seat: 0, tile: 'cotton-1' },
          'warrington#1': { seat: 1, tile: 'port-1' },
        },
        links: { 'manchester-warrington': 1, 'manchester-oldham': 1 },
        distant: { tiles: { '1': 2 } },
      },
      'pppp',
    );
    const host = await openHost(sheet, portsFor());
    expect(await commit(host, first, 'sell manchester#1 to abroad')).toBeUndefined();
    expect(host.look(first)).toMatchObject({ seq: 2, actor: 0, draft: [] });
    expect(turnAt(host, first).frame).toMatchObject({ stage: 'open', canUndo: false });
    expect(legalAt(host, first)).toContain('sell oldham#1 to abroad');
    expect(host.steps(second, 1).flatMap(({ events }) => told(events))).toContain('distantMoved');
  });

  it('continues as a new draft after a card from the deck, which only its seat sees', async () => {
    const sheet = sheetAt(
      {
        edition: 'age-of-industry',
        seats: 3,
        round: 2,
        players: [{ hand: { goods: 2 } }],
        display: { coal: 1, iron: 1 },
        deck: { port: 4 },
      },
      'ppp',
    );
    const host = await openHost(sheet, portsFor());
    expect(await commit(host, first, 'draw deck')).toBeUndefined();
    expect(legalAt(host, first)).toEqual(expect.arrayContaining(['draw coal', 'draw deck']));
    const dealt = (viewer: Seat) =>
      host.steps(viewer, 0).flatMap(({ events }) => events.filter((e) => e.event === 'dealt'));
    expect(dealt(first)).toMatchObject([{ seat: 0, count: 1, cards: [expect.any(Number)] }]);
    expect(dealt(second)).toMatchObject([{ seat: 0, count: 1, cards: undefined }]);
  });
});

it('a shortfall at the end of a round is a turn of one step', async () => {
  const sheet = sheetAt(
    {
      edition: 'birmingham',
      seats: 2,
      era: 'rail',
      round: 3,
      turn: 1,
      actionsLeft: 1,
      players: [{ money: 0, income: 2 }, { hand: ['iron'] }],
      tiles: {
        'dudley#1': { seat: 0, tile: 'coal-2' },
        'redditch#1': { seat: 0, tile: 'coal-2' },
        'birmingham#3': { seat: 0, tile: 'iron-2' },
      },
    },
    'pp',
  );
  const host = await openHost(sheet, portsFor());
  await commit(host, second, 'pass');
  expect(host.look(first).actor).toBe(0);
  const turn = turnAt(host, first);
  expect(turn.add('forfeit dudley#1')).toBeUndefined();
  expect(turn.frame).toMatchObject({ stage: 'complete', canUndo: true });
  await commit(host, first, 'forfeit redditch#1');
  expect(turnAt(host, first).frame).toMatchObject({ stage: 'open', canUndo: false });
  expect(legalAt(host, first)).toContain('forfeit dudley#1');
});

it('a person with only one choice is still asked', async () => {
  const host = await openHost(sheetFor(headerFor('birmingham', { seats: 2 }), 'pr', 'sole'), portsFor('sole'));
  for (let turn = 0; turn < 200 && !host.isOver; turn++) {
    await host.go();
    if (host.isOver) break;
    const before = host.seq;
    const texts = fillTurn(host, first);
    expect(host.seq).toBe(before);
    expect(await commit(host, first, ...texts)).toBeUndefined();
  }
  expect(host.isOver).toBe(true);
  expect(turnAt(host, first).whyNot({ kind: 'pass' })?.reason).toBe('gameIsOver');
});
