import { localBots } from '@coalbrook/host';
import type { Bots, MemoryLedger } from '@coalbrook/host';
import { tableOf } from '@coalbrook/record';
import { NOBODY, UNKNOWN } from '@coalbrook/rules';
import type { Seat } from '@coalbrook/rules';
import type { SeatView, Sitter } from '@coalbrook/wire';
import { describe, expect, it } from 'vitest';

import { testServer, TestStore } from '../worker/testServer.ts';
import type { TestServer } from '../worker/testServer.ts';
import { linkToGame, linkToPosition, linkToTable, readLink } from './links.ts';
import { LocalSession } from './localSession.ts';
import type { Session } from './session.ts';

const sitterOf = (letter: string): Sitter => ({
  kind: letter === 'p' ? 'person' : 'bot',
  name: letter,
  policy: letter === 'p' ? '' : 'random',
  figure: 'watt',
  colour: 'plum',
});

const begin = async (
  server: TestServer,
  letters: string,
  edition = 'birmingham',
  seed = 'session',
): Promise<string> => {
  const sitters = letters.split('').map(sitterOf);
  const begun = await server.ask('begin', { edition, wish: { seats: letters.length }, sitters, seed });
  if (!begun.ok) throw new Error(JSON.stringify(begun.fault));
  return begun.value;
};

const open = async (server: TestServer, id: string): Promise<LocalSession> => {
  const opened = await server.ask('open', id);
  if (!opened.ok) throw new Error(JSON.stringify(opened.fault));
  const { handle, sheet } = opened.value;
  const table = tableOf(sheet.header);
  if (!table.ok) throw new Error('no table');
  return LocalSession.open(server, handle, sheet, table.value);
};

const until = async (holds: () => boolean): Promise<void> => {
  for (let tries = 0; !holds(); tries++) {
    if (tries > 5000) throw new Error('it never came to this');
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
};

const fillTurn = (session: Session): void => {
  while (session.play.frame.stage === 'open') {
    const { legal } = session.play.frame;
    session.choose([legal.find(({ kind }) => kind === 'pass') ?? legal[0]]);
  }
};

describe('a session with one person', () => {
  it('lets her try, take back, commit, and tells what the bots did', async () => {
    const server = testServer();
    const session = await open(server, await begin(server, 'prr'));
    session.setPace(5);
    await until(() => session.play.frame.stage === 'open' && session.play.shown.mode === 'live');
    const before = session.play;
    expect(before).toMatchObject({ handTo: undefined, thinking: undefined, isElsewhere: false });
    expect(before.frame.viewer).toBe(0);
    session.choose([before.frame.legal[0]]);
    expect(session.play.frame.draft).toHaveLength(1);
    expect(session.play.shown.events).toEqual(session.play.frame.draft[0].events);
    session.undo();
    expect(session.play.frame.cells).toEqual(before.frame.cells);
    expect(session.play.shown.events).toEqual([]);
    session.redo();
    session.undo();
    fillTurn(session);
    const modes: string[] = [];
    const seqs: number[] = [];
    session.subscribe(() => {
      modes.push(session.play.shown.mode);
      seqs.push(session.play.shown.seq);
    });
    await session.commit();
    await until(() => session.play.frame.stage === 'open' && session.play.shown.mode === 'live');
    expect(modes).toContain('telling');
    expect(seqs).toEqual(seqs.toSorted((a, b) => a - b));
    expect(session.play.steps).toHaveLength(session.play.frame.seq + 1);
    expect(session.play.steps.map(({ seq }) => seq)).toEqual(session.play.steps.map((_, index) => index - 1));
    expect(session.play.shown.view.cells).toEqual(session.play.frame.cells);
    expect(server.failures).toEqual([]);
  });

  it('keeps the frame, and with it what she has begun to choose, when news tell nothing new', async () => {
    const server = testServer();
    const id = await begin(server, 'prr');
    const session = await open(server, id);
    session.setPace(0);
    await until(() => session.play.frame.stage === 'open');
    session.choose([session.play.frame.legal[0]]);
    const { frame } = session.play;
    let changes = 0;
    session.subscribe(() => changes++);
    await server.service.hear(id, true);
    await until(() => changes > 0);
    expect(session.play.frame).toBe(frame);
    session.undo();
    expect(session.play.frame).not.toBe(frame);
  });

  it('shows the past and returns', async () => {
    const server = testServer();
    const session = await open(server, await begin(server, 'pr'));
    session.setPace(0);
    await until(() => session.play.frame.stage === 'open');
    fillTurn(session);
    await session.commit();
    await until(() => session.play.frame.stage === 'open');
    const { seq } = session.play.frame;
    await session.goTo(seq - 1);
    expect(session.play.shown).toMatchObject({ mode: 'past', seq: seq - 1 });
    await session.goTo(seq);
    expect(session.play.shown.events).toEqual(session.play.steps[seq].events);
    await session.goTo(0);
    expect(session.play.shown).toMatchObject({ mode: 'past', seq: 0, events: [] });
    await session.goTo(undefined);
    expect(session.play.shown).toMatchObject({ mode: 'live', seq });
    await session.goTo(2);
    session.choose([session.play.frame.legal[0]]);
    expect(session.play.shown.mode).toBe('live');
  });

  it('refuses with a reason and foresees without doing', async () => {
    const server = testServer();
    const session = await open(server, await begin(server, 'pr'));
    session.setPace(0);
    await until(() => session.play.frame.stage === 'open');
    const { frame, table } = session.play;
    expect(session.foresee(frame.legal[0])?.events.length).toBeGreaterThan(0);
    const refused = table.catalogue.sell[0][0];
    expect(session.choose([refused])).toMatchObject({ reason: 'notYourTile' });
    expect(session.whyNot({ kind: 'sell' })).toBeDefined();
    expect(session.foresee(refused)).toBeUndefined();
    expect(session.play.frame).toEqual(frame);
  });
});

it('several people hand the device on, and nobody sees a hand in between', async () => {
  const server = testServer();
  const session = await open(server, await begin(server, 'pp'));
  session.setPace(0);
  const first = session.play.handTo as Seat;
  expect(first).toBe(session.play.frame.actor);
  expect(session.play.frame).toMatchObject({ viewer: NOBODY, legal: [], stage: 'waiting' });
  const cards = session.play.table.cards.length;
  const handOf = (seat: number): readonly number[] =>
    [...session.play.shown.view.hand].slice(seat * cards, (seat + 1) * cards);
  expect(handOf(0)).toContain(UNKNOWN);
  expect(handOf(1)).toContain(UNKNOWN);
  const second = (1 - first) as Seat;
  await session.take(second);
  expect(session.play.frame.viewer).toBe(NOBODY);
  await session.take(first);
  expect(session.play).toMatchObject({ handTo: undefined, frame: { viewer: first, stage: 'open' } });
  expect(handOf(first)).not.toContain(UNKNOWN);
  expect(handOf(second)).toContain(UNKNOWN);
  fillTurn(session);
  await session.commit();
  await until(() => session.play.handTo === second);
  expect(handOf(first)).toContain(UNKNOWN);
  const cardsTold = session.play.steps.flatMap(({ events }) => events).filter((event) => event.event === 'dealt');
  expect(cardsTold.every((event) => event.event === 'dealt' && event.cards === undefined)).toBe(true);
});

it('what is still being told when the device is handed on shows no hand either', async () => {
  const server = testServer();
  const session = await open(server, await begin(server, 'prp'));
  session.setPace(40);
  const seen: (readonly [Seat | undefined, Seat, boolean])[] = [];
  session.subscribe(() => {
    const { shown, table, frame, handTo } = session.play;
    const hands = [0, 2].map((seat) => shown.view.hand[seat * table.cards.length]);
    const isOpen = hands.every((cell) => cell === UNKNOWN) || frame.viewer !== NOBODY;
    seen.push([handTo, frame.viewer, isOpen]);
  });
  for (let turn = 0; turn < 4; turn++) {
    await until(() => session.play.handTo !== undefined);
    await session.take(session.play.handTo as Seat);
    fillTurn(session);
    await session.commit();
  }
  await until(() => session.play.handTo !== undefined && session.play.shown.mode === 'live');
  expect(seen.filter(([, , isFair]) => !isFair)).toEqual([]);
  expect(seen.some(([handTo]) => handTo !== undefined)).toBe(true);
  session.close();
});

it('bots among themselves play to the end', async () => {
  const server = testServer();
  const session = await open(server, await begin(server, 'rr'));
  session.setPace(0);
  await until(() => session.play.frame.stage === 'over');
  expect(session.play.frame.viewer).toBe(NOBODY);
  session.close();
  session.close();
});

describe('links', () => {
  it('share what the viewer sees, to be taken in as a new game', async () => {
    const server = testServer();
    const session = await open(server, await begin(server, 'prr', 'lancashire'));
    session.setPace(0);
    for (let turn = 0; turn < 3; turn++) {
      await until(() => session.play.frame.stage === 'open');
      fillTurn(session);
      await session.commit();
    }
    await until(() => session.play.frame.stage === 'open');
    const { view } = session.play.shown;
    const link = await linkToPosition(session.play);
    expect(link).toMatch(/^[\w-]+$/);
    expect(link.length).toBeLessThan(4000);
    const text = await readLink(link);
    if (!text.ok) throw new Error('no text');
    expect(text.value).not.toContain('"deck":');
    const taken = await server.ask('takeIn', text.value);
    if (!taken.ok) throw new Error(JSON.stringify(taken.fault));
    const other = await open(server, taken.value);
    const { view: there } = other.play.shown;
    there.draws = view.draws;
    expect(there.cells).toEqual(view.cells);
    expect(other.play.frame).toMatchObject({ stage: 'open', seq: 0 });
    expect(other.play.sheet.sitters).toEqual(session.play.sheet.sitters);
    // Whatever is being tried out does not stand in the way.
    session.choose([session.play.frame.legal[0]]);
    expect((await readLink(await linkToPosition(session.play))).ok).toBe(true);
  });

  it('share the table without its seed while the game runs, and with it when the game is over', async () => {
    const server = testServer();
    const session = await open(server, await begin(server, 'prr', 'age-of-industry', 'a seed nobody may know'));
    session.setPace(0);
    const textBehind = async (link: Promise<string>): Promise<string> => {
      const text = await readLink(await link);
      if (!text.ok) throw new Error('no text');
      return text.value;
    };
    const table = { edition: 'age-of-industry', wish: { seats: 3 }, sitters: session.play.sheet.sitters };
    for (let isOver = false; !isOver;) {
      await until(() => session.play.frame.stage !== 'waiting');
      isOver = session.play.frame.stage === 'over';
      if (isOver) break;
      const links = [await textBehind(linkToTable(session.play)), await textBehind(linkToPosition(session.play))];
      for (const text of links) expect(text).not.toContain(session.play.sheet.seed);
      expect(JSON.parse(links[0] ?? '')).toMatchObject({ ...table, seed: '' });
      fillTurn(session);
      await session.commit();
    }
    expect(JSON.parse(await textBehind(linkToTable(session.play)))).toMatchObject({
      ...table,
      seed: 'a seed nobody may know',
    });
    expect(await textBehind(linkToGame(await session.save()))).toContain('a seed nobody may know');
  });

  it('are faults when they are damaged', async () => {
    const server = testServer();
    const link = await linkToTable((await open(server, await begin(server, 'pr'))).play);
    expect((await readLink(link.slice(0, -3))).ok).toBe(false);
    expect((await readLink('')).ok).toBe(false);
    expect((await readLink('!')).ok).toBe(false);
    expect((await readLink('A'.repeat(200_000))).ok).toBe(false);
  });
});

it('a second server follows what the first one writes', async () => {
  const store = new TestStore();
  const [here, there] = [testServer(store), testServer(store)];
  const id = await begin(here, 'pr');
  const session = await open(here, id);
  session.setPace(0);
  await until(() => session.play.frame.stage === 'open');
  const opened = await there.ask('open', id);
  if (!opened.ok) throw new Error('not open');
  let heard = 0;
  there.hear(opened.value.handle, () => heard++);
  const seat = 0 as Seat;
  const seen = async (): Promise<SeatView> => (await there.ask('look', opened.value.handle, seat, 0)).seen;
  session.choose([session.play.frame.legal[0]]);
  await until(() => heard > 0);
  expect((await seen()).draft).toHaveLength(1);
  fillTurn(session);
  await session.commit();
  await until(() => session.play.frame.stage === 'open');
  expect(await seen()).toMatchObject({ seq: session.play.frame.seq, draft: [] });
  expect([...here.failures, ...there.failures]).toEqual([]);
});

describe('a draft', () => {
  it('is there at once, and after a reload as soon as it was kept', async () => {
    const server = testServer();
    const id = await begin(server, 'pr');
    const session = await open(server, id);
    session.setPace(0);
    await until(() => session.play.frame.stage === 'open');
    const { legal } = session.play.frame;
    const pass = legal.find(({ kind }) => kind === 'pass')!;
    const [card] = session.play.table.cards.filter((one) => session.paidWith(pass, one.id).length === 2);
    session.choose(session.paidWith(pass, card.id));
    expect(session.play.frame.draft).toHaveLength(2);
    const { frame } = session.play;
    session.close();
    const again = await open(server, id);
    expect(again.play.frame).toEqual(frame);
    again.undo();
    expect(again.play.frame).toMatchObject({ draft: [], canUndo: false, canRedo: true });
    again.close();
  });

  it('that could not be kept is not said to be', async () => {
    const store = new TestStore();
    const server = testServer(store);
    const session = await open(server, await begin(server, 'pr'));
    session.setPace(0);
    await until(() => session.play.frame.stage === 'open');
    store.entries.keepDraft = () => Promise.reject(new Error('no room'));
    session.choose([session.play.frame.legal[0]]);
    expect(session.play.frame.draft).toHaveLength(1);
    await until(() => session.play.keeping === 'failed');
    delete (store.entries as Partial<MemoryLedger>).keepDraft;
    session.undo();
    await until(() => session.play.keeping === 'kept');
    session.close();
  });
});

describe('a bot that does not answer', () => {
  const openBroken = async (): Promise<{ session: LocalSession; mend: () => void }> => {
    let isBroken = true;
    const bots: Bots = {
      ask: (...given) =>
        isBroken ? { answer: Promise.reject(new Error('broken')), cancel: () => undefined } : localBots.ask(...given),
    };
    const server = testServer(new TestStore(), bots);
    const session = await open(server, await begin(server, 'rr'));
    session.setPace(0);
    await until(() => session.play.trouble !== undefined);
    return { session, mend: () => (isBroken = false) };
  };

  it('is told, and asked again', async () => {
    const { session, mend } = await openBroken();
    expect(session.play).toMatchObject({ trouble: { failure: 'failed' }, thinking: undefined });
    mend();
    await session.askAgain();
    await until(() => session.play.frame.stage === 'over');
    expect(session.play.trouble).toBeUndefined();
  });

  it('is replaced', async () => {
    const { session, mend } = await openBroken();
    const seat = session.play.trouble!.seat;
    mend();
    await session.replaceBot(seat, 'bystander');
    expect(session.play.sheet.sitters[seat].policy).toBe('bystander');
    await until(() => session.play.frame.stage === 'over');
  });
});
