import { NOBODY } from '@coalbrook/rules';
import type { GameEvent, Seat } from '@coalbrook/rules';
import { describe, expect, it } from 'vitest';

import { actionAt, benchFor, headerFor, legalAt, openHost, sheetAt, sheetFor } from './bench.ts';
import type { Host } from './host.ts';

const [first, second] = [0 as Seat, 1 as Seat];

const choose = async (host: Host, seat: Seat, ...texts: readonly string[]): Promise<void> => {
  for (const text of texts) expect([text, await host.choose(seat, actionAt(host, text))]).toEqual([text, undefined]);
};

const told = (events: readonly GameEvent[]): readonly string[] => events.map(({ event }) => event);

const canal = {
  edition: 'birmingham',
  seats: 2,
  round: 2,
  players: [{ hand: ['dudley', 'iron', 'worcester', 'worcester'], money: 30 }],
} as const;

describe('a turn that is being tried out', () => {
  it('is seen by its maker alone, and can be taken back and repeated', async () => {
    const host = await openHost(sheetAt(canal, 'pp'), benchFor());
    const before = host.frame(first);
    expect(before).toMatchObject({ stage: 'open', actor: 0, draft: [], canUndo: false, canRedo: false });
    await choose(host, first, 'build dudley#1 coal with dudley');
    const frame = host.frame(first);
    expect(frame).toMatchObject({ seq: 0, stage: 'open', canUndo: true, canRedo: false });
    expect(frame.draft).toMatchObject([{ seq: 0, who: 0 }]);
    expect(told(frame.draft[0].events)).toContain('built');
    expect(frame.cells).not.toEqual(before.cells);
    for (const viewer of [second, NOBODY]) {
      expect(host.frame(viewer)).toMatchObject({ stage: 'waiting', actor: 0, draft: [], legal: [], canUndo: false });
      expect(host.frame(viewer).cells).toEqual(host.viewAt(0, viewer));
    }
    expect(await host.undo(first)).toBeUndefined();
    expect(host.frame(first)).toEqual({ ...before, canRedo: true });
    expect(await host.undo(first)).toEqual({ denied: 'idle' });
    expect(await host.redo(first)).toBeUndefined();
    expect(host.frame(first)).toEqual(frame);
    expect(await host.redo(first)).toEqual({ denied: 'idle' });
  });

  it('forgets what was taken back when something else is chosen', async () => {
    const host = await openHost(sheetAt(canal, 'pp'), benchFor());
    await choose(host, first, 'build dudley#1 coal with dudley');
    await host.undo(first);
    await choose(host, first, 'pass');
    expect(host.frame(first).canRedo).toBe(false);
  });

  it('is committed only when it is complete, and by nobody else', async () => {
    const bench = benchFor();
    const host = await openHost(sheetAt(canal, 'pp'), bench);
    expect(await host.commit(first)).toEqual({ denied: 'idle' });
    await choose(host, first, 'pass', 'discard iron');
    expect(await host.commit(first)).toEqual({ denied: 'idle' });
    await choose(host, first, 'pass', 'discard worcester');
    expect(host.frame(first)).toMatchObject({ stage: 'complete', legal: [], canUndo: true });
    expect(await host.choose(first, actionAt(host, 'pass'))).toEqual({ denied: 'idle' });
    expect(await host.commit(second)).toEqual({ denied: 'idle' });
    expect((await bench.ledger.read('game')).entries).toEqual([]);
    expect(await host.commit(first)).toBeUndefined();
    const { entries, draft } = await bench.ledger.read('game');
    expect(entries.map(({ who, what }) => `${who} ${what.split(' ')[0]}`)).toEqual([
      '0 pass',
      '0 discard',
      '0 pass',
      '0 discard',
      'chance cards',
    ]);
    expect(draft).toEqual([]);
    expect(bench.news).toEqual([{ news: 'steps', from: 0, to: 5 }]);
    expect(host.frame(second)).toMatchObject({ seq: 5, stage: 'open', actor: 1, canUndo: false });
    expect(await host.undo(first)).toEqual({ denied: 'idle' });
    expect(await host.undo(second)).toEqual({ denied: 'idle' });
  });

  it('refuses with a reason what is not allowed', async () => {
    const host = await openHost(sheetAt(canal, 'pp'), benchFor());
    expect(await host.choose(first, actionAt(host, 'build worcester#1 cotton with dudley'))).toMatchObject({
      denied: 'refused',
      refusal: { reason: 'cardForAnotherPlace' },
    });
    expect(await host.choose(second, actionAt(host, 'pass'))).toEqual({ denied: 'idle' });
    const nonsense = { kind: 'build', card: 900, site: 'x', industry: -3 } as never;
    expect(await host.choose(first, nonsense)).toEqual({ denied: 'idle' });
    expect(await host.choose(first, {} as never)).toEqual({ denied: 'idle' });
    expect(host.foresee(first, nonsense)).toBeUndefined();
  });

  it('is restored after a reload, as far as it still can be', async () => {
    const bench = benchFor();
    const sheet = sheetAt(canal, 'pp');
    const host = await openHost(sheet, bench);
    await choose(host, first, 'build dudley#1 coal with dudley', 'pass');
    const frame = host.frame(first);
    const again = await openHost(sheet, bench);
    expect(again.frame(first)).toEqual(frame);
    await bench.ledger.keepDraft('game', 0, ['build dudley#1 coal with dudley', 'nonsense', 'pass']);
    expect((await openHost(sheet, bench)).frame(first).draft).toHaveLength(1);
    await bench.ledger.keepDraft('game', 0, ['sell dudley#1 to oxford#1']);
    expect((await openHost(sheet, bench)).frame(first).draft).toHaveLength(0);
  });

  it('is foreseen with all that it costs, whichever card is spent', async () => {
    const host = await openHost(sheetAt(canal, 'pp'), benchFor());
    const before = host.frame(first);
    const develop = actionAt(host, 'develop coal');
    const any = told(host.foresee(first, develop)?.events ?? []);
    expect(any).toContain('bought');
    expect(any).not.toContain('discarded');
    const card = host.table.cards.find(({ slug }) => slug === 'iron')?.id;
    expect(host.foresee(first, develop, card)?.events).toContainEqual({ event: 'discarded', seat: first, card });
    expect(host.frame(first)).toEqual(before);
  });

  it('can be foreseen step by step without doing anything', async () => {
    const host = await openHost(sheetAt(canal, 'pp'), benchFor());
    const before = host.frame(first);
    const action = actionAt(host, 'build dudley#1 coal with dudley');
    const foreseen = host.foresee(first, action);
    expect(foreseen?.stage).toBe('open');
    expect(host.frame(first)).toEqual(before);
    await host.choose(first, action);
    expect(host.frame(first).cells).toEqual(foreseen?.cells);
    expect(host.frame(first).draft[0].events).toEqual(foreseen?.events);
    expect(host.foresee(second, action)).toBeUndefined();
  });
});

describe('a turn that reveals something hidden', () => {
  it('goes on as a new draft behind a tile of the distant market', async () => {
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
    const bench = benchFor();
    const host = await openHost(sheet, bench);
    await choose(host, first, 'sell manchester#1 to abroad');
    expect(host.frame(first)).toMatchObject({ stage: 'reveals', legal: [], canUndo: true });
    expect(host.whyNot(first, { kind: 'pass' })?.reason).toBe('waitsForChance');
    await host.undo(first);
    expect(host.frame(first).stage).toBe('open');
    await host.redo(first);
    expect(await host.commit(first)).toBeUndefined();
    const frame = host.frame(first);
    expect(frame).toMatchObject({ seq: 2, stage: 'open', actor: 0, draft: [], canUndo: false });
    expect(legalAt(host, 0)).toContain('sell oldham#1 to abroad');
    expect(await host.undo(first)).toEqual({ denied: 'idle' });
    expect(host.steps(second, 1).flatMap(({ events }) => told(events))).toContain('distantMoved');
  });

  it('goes on as a new draft behind a card of the deck, which only its taker sees', async () => {
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
    const host = await openHost(sheet, benchFor());
    await choose(host, first, 'draw deck');
    expect(host.frame(first).stage).toBe('reveals');
    await host.commit(first);
    expect(host.frame(first)).toMatchObject({ stage: 'open', canUndo: false });
    expect(legalAt(host, 0)).toEqual(expect.arrayContaining(['draw coal', 'draw deck']));
    const dealt = (viewer: Seat) =>
      host.steps(viewer, 0).flatMap(({ events }) => events.filter((e) => e.event === 'dealt'));
    expect(dealt(first)).toMatchObject([{ seat: 0, count: 1, cards: [expect.any(Number)] }]);
    expect(dealt(second)).toMatchObject([{ seat: 0, count: 1, cards: undefined }]);
    // Taking the second card from the display is an action of its own, and the display is filled up by chance.
    await choose(host, first, 'draw coal');
    expect(['reveals', 'open']).toContain(host.frame(first).stage);
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
        'birmingham#1': { seat: 0, tile: 'cotton-2' },
        'dudley#1': { seat: 0, tile: 'coal-2' },
        'redditch#1': { seat: 0, tile: 'coal-2' },
        'birmingham#3': { seat: 0, tile: 'iron-2' },
      },
    },
    'pp',
  );
  const host = await openHost(sheet, benchFor());
  await choose(host, second, 'pass');
  expect(host.frame(second).stage).toBe('complete');
  await host.commit(second);
  expect(host.frame(first)).toMatchObject({ stage: 'open', actor: 0 });
  await choose(host, first, 'forfeit dudley#1');
  expect(host.frame(first)).toMatchObject({ stage: 'complete', canUndo: true });
  await host.undo(first);
  await choose(host, first, 'forfeit redditch#1');
  await host.commit(first);
  expect(host.frame(first)).toMatchObject({ stage: 'open', canUndo: false });
  expect(legalAt(host, 0)).toContain('forfeit dudley#1');
});

it('a person with one choice only is still asked', async () => {
  const bench = benchFor('sole');
  const host = await openHost(sheetFor(headerFor('birmingham', { seats: 2 }), 'pr', 'sole'), bench);
  for (let turn = 0; turn < 200 && !host.isOver; turn++) {
    await host.go();
    const before = host.seq;
    while (host.frame(first).stage === 'open') await host.choose(first, host.frame(first).legal[0]);
    if (host.frame(first).stage === 'over') break;
    expect(host.seq).toBe(before);
    expect(await host.commit(first)).toBeUndefined();
  }
  expect(host.isOver).toBe(true);
  expect(host.whyNot(first, { kind: 'pass' })?.reason).toBe('gameIsOver');
});
