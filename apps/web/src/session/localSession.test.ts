import { localBots } from '@coalbrook/host';
import type { Bots, MemoryLedger } from '@coalbrook/host';
import { makeAction, tableOf } from '@coalbrook/record';
import { NOBODY, questionOf, UNKNOWN } from '@coalbrook/rules';
import type { Seat } from '@coalbrook/rules';
import type { Call, Denial, SeatView, Sitter } from '@coalbrook/wire';
import { describe, expect, it } from 'vitest';

import { testWorker, TestStore } from '../worker/testWorker.ts';
import type { TestWorker } from '../worker/testWorker.ts';
import { Drafting } from './drafting.ts';
import { linkToGame, linkToPosition, linkToTable, readLink } from './links.ts';
import { LocalSession } from './localSession.ts';
import type { Session } from './session.ts';
import { SnapshotStore } from './snapshotStore.ts';
import { viewOf } from './viewOf.ts';
import { WorkerTable } from './workerTable.ts';

/** Parts of a session that are not asked here. */
const stubs = [{}, {}, {}, () => undefined] as unknown as ConstructorParameters<typeof Drafting> extends [
  unknown,
  ...infer Rest,
]
  ? Rest
  : never;

const sitterOf = (letter: string): Sitter => ({
  kind: letter === 'p' ? 'person' : 'bot',
  name: letter,
  policy: letter === 'p' ? '' : 'random',
  figure: 'watt',
  colour: 'plum',
});

const begin = async (
  worker: TestWorker,
  letters: string,
  edition = 'birmingham',
  seed = 'session',
): Promise<string> => {
  const sitters = letters.split('').map(sitterOf);
  const begun = await worker.ask('begin', { edition, wish: { seats: letters.length }, sitters, seed });
  if (!begun.ok) throw new Error(JSON.stringify(begun.fault));
  return begun.value;
};

const open = async (worker: TestWorker, id: string): Promise<LocalSession> => {
  const opened = await worker.ask('open', id);
  if (!opened.ok) throw new Error(JSON.stringify(opened.fault));
  const { handle, sheet } = opened.value;
  const table = tableOf(sheet.header);
  if (!table.ok) throw new Error('no table');
  return LocalSession.open(new WorkerTable(worker, { handle, sheet }, 'game'), table.value);
};

const until = async (holds: () => boolean): Promise<void> => {
  for (let tries = 0; !holds(); tries++) {
    if (tries > 5000) throw new Error('condition not reached');
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
};

const fillTurn = (session: Session): void => {
  while (session.snapshot.frame.stage === 'open') {
    const { legal } = session.snapshot.frame;
    session.choose([legal.find(({ kind }) => kind === 'pass') ?? legal[0]]);
  }
};

describe('a session with one person', () => {
  it('drafts, undoes and commits a turn, and tells what the bots did', async () => {
    const worker = testWorker();
    const session = await open(worker, await begin(worker, 'prr'));
    session.setPace(5);
    await until(() => session.snapshot.frame.stage === 'open' && session.snapshot.shown.mode === 'live');
    const before = session.snapshot;
    expect(before).toMatchObject({ handTo: undefined, thinking: undefined, isElsewhere: false });
    expect(before.frame.viewer).toBe(0);
    session.choose([before.frame.legal[0]]);
    expect(session.snapshot.frame.draft).toHaveLength(1);
    expect(session.snapshot.shown.events).toEqual(session.snapshot.frame.draft[0].events);
    session.undo();
    expect(session.snapshot.frame.cells).toEqual(before.frame.cells);
    expect(session.snapshot.shown.events).toEqual([]);
    session.redo();
    session.undo();
    fillTurn(session);
    const modes: string[] = [];
    const seqs: number[] = [];
    session.subscribe(() => {
      modes.push(session.snapshot.shown.mode);
      seqs.push(session.snapshot.shown.seq);
    });
    await session.commit();
    await until(() => session.snapshot.frame.stage === 'open' && session.snapshot.shown.mode === 'live');
    expect(modes).toContain('telling');
    expect(seqs).toEqual(seqs.toSorted((a, b) => a - b));
    expect(session.snapshot.steps).toHaveLength(session.snapshot.frame.seq + 1);
    expect(session.snapshot.steps.map(({ seq }) => seq)).toEqual(session.snapshot.steps.map((_, index) => index - 1));
    expect(session.snapshot.shown.view.cells).toEqual(session.snapshot.frame.cells);
    expect(worker.failures).toEqual([]);
  });

  it('keeps the frame and the selection when news brings nothing new', async () => {
    const worker = testWorker();
    const id = await begin(worker, 'prr');
    const session = await open(worker, id);
    session.setPace(0);
    await until(() => session.snapshot.frame.stage === 'open');
    session.choose([session.snapshot.frame.legal[0]]);
    const { frame } = session.snapshot;
    let changes = 0;
    session.subscribe(() => changes++);
    await worker.service.hear(id, true);
    await until(() => changes > 0);
    expect(session.snapshot.frame).toBe(frame);
    session.undo();
    expect(session.snapshot.frame).not.toBe(frame);
  });

  it('shows the past and returns', async () => {
    const worker = testWorker();
    const session = await open(worker, await begin(worker, 'pr'));
    session.setPace(0);
    await until(() => session.snapshot.frame.stage === 'open');
    fillTurn(session);
    await session.commit();
    await until(() => session.snapshot.frame.stage === 'open');
    const { seq } = session.snapshot.frame;
    await session.goTo(seq - 1);
    expect(session.snapshot.shown).toMatchObject({ mode: 'past', seq: seq - 1 });
    await session.goTo(seq);
    expect(session.snapshot.shown.events).toEqual(session.snapshot.steps[seq].events);
    await session.goTo(0);
    expect(session.snapshot.shown).toMatchObject({ mode: 'past', seq: 0, events: [] });
    await session.goTo(undefined);
    expect(session.snapshot.shown).toMatchObject({ mode: 'live', seq });
    await session.goTo(2);
    session.choose([session.snapshot.frame.legal[0]]);
    expect(session.snapshot.shown.mode).toBe('live');
  });

  it('refuses with a reason, and foresees without playing', async () => {
    const worker = testWorker();
    const session = await open(worker, await begin(worker, 'pr'));
    session.setPace(0);
    await until(() => session.snapshot.frame.stage === 'open');
    const { frame, table } = session.snapshot;
    expect(session.foresee(frame.legal[0])?.events.length).toBeGreaterThan(0);
    const refused = table.catalogue.sell[0][0];
    expect(session.choose([refused])).toMatchObject({ reason: 'notYourTile' });
    expect(session.whyNot({ kind: 'sell' })).toBeDefined();
    expect(session.foresee(refused)).toBeUndefined();
    expect(session.snapshot.frame).toEqual(frame);
  });
});

it('several people hand the device on, and nobody sees a hand in between', async () => {
  const worker = testWorker();
  const session = await open(worker, await begin(worker, 'pp'));
  session.setPace(0);
  const first = session.snapshot.handTo as Seat;
  expect(first).toBe(session.snapshot.frame.actor);
  expect(session.snapshot.frame).toMatchObject({ viewer: NOBODY, legal: [], stage: 'waiting' });
  const cards = session.snapshot.table.cards.length;
  const handOf = (seat: number): readonly number[] =>
    [...session.snapshot.shown.view.hand].slice(seat * cards, (seat + 1) * cards);
  expect(handOf(0)).toContain(UNKNOWN);
  expect(handOf(1)).toContain(UNKNOWN);
  const second = (1 - first) as Seat;
  await session.take(second);
  expect(session.snapshot.frame.viewer).toBe(NOBODY);
  await session.take(first);
  expect(session.snapshot).toMatchObject({ handTo: undefined, frame: { viewer: first, stage: 'open' } });
  expect(handOf(first)).not.toContain(UNKNOWN);
  expect(handOf(second)).toContain(UNKNOWN);
  fillTurn(session);
  await session.commit();
  await until(() => session.snapshot.handTo === second);
  expect(handOf(first)).toContain(UNKNOWN);
  const cardsTold = session.snapshot.steps.flatMap(({ events }) => events).filter((event) => event.event === 'dealt');
  expect(cardsTold.every((event) => event.event === 'dealt' && event.cards === undefined)).toBe(true);
});

it('telling that continues during a handover shows no hand either', async () => {
  const worker = testWorker();
  const session = await open(worker, await begin(worker, 'prp'));
  session.setPace(40);
  const seen: (readonly [Seat | undefined, Seat, boolean])[] = [];
  session.subscribe(() => {
    const { shown, table, frame, handTo } = session.snapshot;
    const hands = [0, 2].map((seat) => shown.view.hand[seat * table.cards.length]);
    const isOpen = hands.every((cell) => cell === UNKNOWN) || frame.viewer !== NOBODY;
    seen.push([handTo, frame.viewer, isOpen]);
  });
  for (let turn = 0; turn < 4; turn++) {
    await until(() => session.snapshot.handTo !== undefined);
    await session.take(session.snapshot.handTo as Seat);
    fillTurn(session);
    await session.commit();
  }
  await until(() => session.snapshot.handTo !== undefined && session.snapshot.shown.mode === 'live');
  expect(seen.filter(([, , isFair]) => !isFair)).toEqual([]);
  expect(seen.some(([handTo]) => handTo !== undefined)).toBe(true);
  session.close();
});

it('bots on their own play to the end', async () => {
  const worker = testWorker();
  const session = await open(worker, await begin(worker, 'rr'));
  session.setPace(0);
  await until(() => session.snapshot.frame.stage === 'over');
  expect(session.snapshot.frame.viewer).toBe(NOBODY);
  session.close();
  session.close();
});

describe('links', () => {
  it('share what the viewer sees, which can be imported as a new game', async () => {
    const worker = testWorker();
    const session = await open(worker, await begin(worker, 'prr', 'lancashire'));
    session.setPace(0);
    for (let turn = 0; turn < 3; turn++) {
      await until(() => session.snapshot.frame.stage === 'open');
      fillTurn(session);
      await session.commit();
    }
    await until(() => session.snapshot.frame.stage === 'open');
    const { view } = session.snapshot.shown;
    const link = await linkToPosition(session.snapshot);
    expect(link).toMatch(/^[\w-]+$/);
    expect(link.length).toBeLessThan(4000);
    const text = await readLink(link);
    if (!text.ok) throw new Error('no text');
    expect(text.value).not.toContain('"deck":');
    const taken = await worker.ask('importGame', text.value);
    if (!taken.ok) throw new Error(JSON.stringify(taken.fault));
    const other = await open(worker, taken.value);
    const { view: there } = other.snapshot.shown;
    there.draws = view.draws;
    expect(there.cells).toEqual(view.cells);
    expect(other.snapshot.frame).toMatchObject({ stage: 'open', seq: 0 });
    expect(other.snapshot.sheet.sitters).toEqual(session.snapshot.sheet.sitters);
    // The draft does not matter.
    session.choose([session.snapshot.frame.legal[0]]);
    expect((await readLink(await linkToPosition(session.snapshot))).ok).toBe(true);
  });

  it('share the table without its seed during the game, and with it at the end', async () => {
    const worker = testWorker();
    const session = await open(worker, await begin(worker, 'prr', 'age-of-industry', 'a seed nobody may know'));
    session.setPace(0);
    const textBehind = async (link: Promise<string>): Promise<string> => {
      const text = await readLink(await link);
      if (!text.ok) throw new Error('no text');
      return text.value;
    };
    const table = { edition: 'age-of-industry', wish: { seats: 3 }, sitters: session.snapshot.sheet.sitters };
    for (let isOver = false; !isOver;) {
      await until(() => session.snapshot.frame.stage !== 'waiting');
      isOver = session.snapshot.frame.stage === 'over';
      if (isOver) break;
      const links = [
        await textBehind(linkToTable(session.snapshot)),
        await textBehind(linkToPosition(session.snapshot)),
      ];
      for (const text of links) expect(text).not.toContain(session.snapshot.sheet.seed);
      expect(JSON.parse(links[0] ?? '')).toMatchObject({ ...table, seed: '' });
      fillTurn(session);
      await session.commit();
    }
    expect(JSON.parse(await textBehind(linkToTable(session.snapshot)))).toMatchObject({
      ...table,
      seed: 'a seed nobody may know',
    });
    expect(await textBehind(linkToGame(await session.save()))).toContain('a seed nobody may know');
  });

  it('are faults if they are damaged', async () => {
    const worker = testWorker();
    const link = await linkToTable((await open(worker, await begin(worker, 'pr'))).snapshot);
    expect((await readLink(link.slice(0, -3))).ok).toBe(false);
    expect((await readLink('')).ok).toBe(false);
    expect((await readLink('!')).ok).toBe(false);
    expect((await readLink('A'.repeat(200_000))).ok).toBe(false);
  });
});

it('a second worker follows what the first one writes', async () => {
  const store = new TestStore();
  const [here, there] = [testWorker(store), testWorker(store)];
  const id = await begin(here, 'pr');
  const session = await open(here, id);
  session.setPace(0);
  await until(() => session.snapshot.frame.stage === 'open');
  const opened = await there.ask('open', id);
  if (!opened.ok) throw new Error('not open');
  let heard = 0;
  there.hear(opened.value.handle, () => heard++);
  const seat = 0 as Seat;
  const seen = async (): Promise<SeatView> => (await there.ask('look', opened.value.handle, seat, 0)).seen;
  session.choose([session.snapshot.frame.legal[0]]);
  await until(() => heard > 0);
  expect((await seen()).draft).toHaveLength(1);
  fillTurn(session);
  await session.commit();
  await until(() => session.snapshot.frame.stage === 'open');
  expect(await seen()).toMatchObject({ seq: session.snapshot.frame.seq, draft: [] });
  expect([...here.failures, ...there.failures]).toEqual([]);
});

describe('a draft', () => {
  it('is shown at once, and after a reload once it is stored', async () => {
    const worker = testWorker();
    const id = await begin(worker, 'pr');
    const session = await open(worker, id);
    session.setPace(0);
    await until(() => session.snapshot.frame.stage === 'open');
    const { legal } = session.snapshot.frame;
    const pass = legal.find(({ kind }) => kind === 'pass')!;
    const [card] = session.snapshot.table.cards.filter((one) => session.paidWith(pass, [one.id]).length === 2);
    session.choose(session.paidWith(pass, [card.id]));
    expect(session.snapshot.frame.draft).toHaveLength(2);
    const { frame } = session.snapshot;
    session.close();
    const again = await open(worker, id);
    expect(again.snapshot.frame).toEqual(frame);
    again.undo();
    expect(again.snapshot.frame).toMatchObject({ draft: [], canUndo: false, canRedo: true });
    again.close();
  });

  it('is as well stored as the latest one, whenever earlier ones are answered', async () => {
    const worker = testWorker();
    const answers: ((denial: Denial | undefined) => void)[] = [];
    // In a test, calls are told apart only here.
    const ask = ((call: Call, ...given: never[]): unknown =>
      call === 'keepDraft'
        ? new Promise((resolve) => answers.push(resolve))
        : (worker.ask as (call: Call, ...given: never[]) => unknown)(call, ...given)) as TestWorker['ask'];
    const session = await open({ ...worker, ask }, await begin(worker, 'pr'));
    session.setPace(0);
    await until(() => session.snapshot.frame.stage === 'open');
    session.choose([session.snapshot.frame.legal[0]]);
    session.undo();
    const [first, second] = answers;
    second(undefined);
    first({ denied: 'conflict' });
    await new Promise((resolve) => setTimeout(resolve));
    expect(session.snapshot.isDraftUnstored).toBe(false);
    session.redo();
    answers[2]({ denied: 'conflict' });
    await until(() => session.snapshot.isDraftUnstored);
  });

  it('is not sent again while it is on its way', async () => {
    const worker = testWorker();
    const session = await open(worker, await begin(worker, 'pr'));
    session.setPace(0);
    await until(() => session.snapshot.frame.stage === 'open');
    fillTurn(session);
    const { seq } = session.snapshot.frame;
    const { store } = session as unknown as { readonly store: SnapshotStore };
    store.change({ sending: 'unsent' });
    expect(await session.commit()).toBeUndefined();
    expect(session.snapshot.frame.seq).toBe(seq);
    store.change({ sending: undefined });
    await session.commit();
    expect(session.snapshot.frame.seq).toBeGreaterThan(seq);
  });

  it('does not let anybody share what somebody else has seen', async () => {
    const worker = testWorker();
    const session = await open(worker, await begin(worker, 'pr'));
    session.setPace(0);
    await until(() => session.snapshot.frame.stage === 'open');
    const { shareable, frame } = session.snapshot;
    session.choose([frame.legal.find(({ kind }) => kind === 'pass') ?? frame.legal[0]]);
    // A card is asked for, so that the position before is shared.
    const { frame: asked, table } = session.snapshot;
    expect(questionOf(viewOf(table, asked.cells))).not.toBe('action');
    expect(session.snapshot.shareable).toBe(shareable);
    const drafting = new Drafting(new SnapshotStore(session.snapshot), ...stubs);
    expect(drafting.shareable(asked)).toBe(shareable);
    expect(drafting.shareable({ ...asked, viewer: 1 as Seat })).toBeUndefined();
  });

  it('is not reported as stored if storing it failed', async () => {
    const store = new TestStore();
    const worker = testWorker(store);
    const session = await open(worker, await begin(worker, 'pr'));
    session.setPace(0);
    await until(() => session.snapshot.frame.stage === 'open');
    store.entries.keepDraft = () => Promise.reject(new Error('no room'));
    session.choose([session.snapshot.frame.legal[0]]);
    expect(session.snapshot.frame.draft).toHaveLength(1);
    await until(() => session.snapshot.isDraftUnstored);
    delete (store.entries as Partial<MemoryLedger>).keepDraft;
    session.undo();
    await until(() => !session.snapshot.isDraftUnstored);
    session.close();
  });

  it('changes the snapshot once for each change, and not again when it is stored', async () => {
    const store = new TestStore();
    const worker = testWorker(store);
    const id = await begin(worker, 'pr');
    const session = await open(worker, id);
    session.setPace(0);
    await until(() => session.snapshot.frame.stage === 'open');
    let changes = 0;
    session.subscribe(() => changes++);
    const keepDraft = store.entries.keepDraft.bind(store.entries);
    let answered = 0;
    store.entries.keepDraft = async (...given) => keepDraft(...given).finally(() => answered++);
    session.choose([session.snapshot.frame.legal[0]]);
    session.undo();
    session.redo();
    await until(() => answered === 3);
    expect(changes).toBe(3);
    expect((await store.entries.read(id)).draft).toHaveLength(1);
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
    const worker = testWorker(new TestStore(), bots);
    const session = await open(worker, await begin(worker, 'rr'));
    session.setPace(0);
    await until(() => session.snapshot.trouble !== undefined);
    return { session, mend: () => (isBroken = false) };
  };

  it('is reported, and asked again', async () => {
    const { session, mend } = await openBroken();
    expect(session.snapshot).toMatchObject({ trouble: { failure: 'failed' }, thinking: undefined });
    mend();
    await session.askAgain();
    await until(() => session.snapshot.frame.stage === 'over');
    expect(session.snapshot.trouble).toBeUndefined();
  });

  it('is replaced', async () => {
    const { session, mend } = await openBroken();
    const seat = session.snapshot.trouble!.seat;
    mend();
    await session.replaceBot(seat, 'bystander');
    expect(session.snapshot.sheet.sitters[seat].policy).toBe('bystander');
    await until(() => session.snapshot.frame.stage === 'over');
  });
});

it('a bot without its net plays on, and the page learns of it', async () => {
  const bots: Bots = {
    ask: (...given) => {
      const { answer, cancel } = localBots.ask(...given);
      return { answer: answer.then((move) => ({ ...move, netFault: 'offline' })), cancel };
    },
  };
  const worker = testWorker(new TestStore(), bots);
  const session = await open(worker, await begin(worker, 'rr'));
  session.setPace(0);
  await until(() => session.snapshot.frame.stage === 'over');
  expect(session.snapshot).toMatchObject({ isNetless: true, trouble: undefined });
  session.close();
});

describe('the thoughts of a bot', () => {
  const begun = async (people: number): Promise<LocalSession> => {
    const worker = testWorker();
    const carter: Sitter = { ...sitterOf('r'), policy: 'carter' };
    const sitters = [carter, ...Array.from({ length: people }, () => sitterOf('p'))];
    const wish = { seats: sitters.length };
    const game = await worker.ask('begin', { edition: 'birmingham', wish, sitters, seed: 'thoughts' });
    if (!game.ok) throw new Error(JSON.stringify(game.fault));
    const session = await open(worker, game.value);
    session.setPace(0);
    return session;
  };

  it('come with the position that they are about, as the viewer sees it', async () => {
    const session = await begun(1);
    for (let turn = 0; turn < 2; turn++) {
      await until(() => session.snapshot.frame.stage === 'open');
      fillTurn(session);
      await session.commit();
    }
    await until(() => session.snapshot.frame.stage === 'open');
    const thoughts = await session.thoughts(0 as Seat, 0, session.snapshot.frame.seq);
    if ('denied' in thoughts) throw new Error(thoughts.denied);
    expect(thoughts.length).toBeGreaterThan(0);
    for (const { seq, seat, view } of thoughts) {
      expect(session.snapshot.steps.find((step) => step.seq === seq)?.who).toBe(seat);
      expect(view.actor).toBe(seat);
      expect(view.hand[0]).toBe(UNKNOWN);
    }
    session.close();
  });

  it('are not for several people who play against each other', async () => {
    const session = await begun(2);
    expect(await session.thoughts(0 as Seat, 0, session.snapshot.frame.seq)).toEqual({ denied: 'secret' });
    session.close();
  });
});

it('a hint is about the unfinished turn, and its move can be put on the desk', async () => {
  const worker = testWorker();
  const session = await open(worker, await begin(worker, 'pr'));
  session.setPace(0);
  await until(() => session.snapshot.frame.stage === 'open');
  const first = await session.hint();
  if ('denied' in first) throw new Error(first.denied);
  expect(first.isNetless).toBe(true);
  const { table, frame } = session.snapshot;
  const action = frame.legal.find((legal) => makeAction(table, legal) === makeAction(table, first.advice.action));
  if (!action) throw new Error('the advice is not legal');
  expect(session.choose([action])).toBeUndefined();
  expect(session.texts).toHaveLength(1);
  expect(session.snapshot.frame.seq).toBe(frame.seq);
  session.close();
});
