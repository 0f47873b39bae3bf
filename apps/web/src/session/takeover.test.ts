/** A game in two tabs, and how it moves from one to the other. */
import { tableOf } from '@coalbrook/record';
import type { Seat } from '@coalbrook/rules';
import type { Call, Calls, Sitter } from '@coalbrook/wire';
import { expect, it } from 'vitest';

import { testWorker, TestStore } from '../worker/testWorker.ts';
import type { TestWorker } from '../worker/testWorker.ts';
import { FakeLocks } from './fakeLocks.ts';
import type { HostConnection } from './hostConnection.ts';
import { LocalSession } from './localSession.ts';
import { WorkerTable } from './workerTable.ts';

const sitterOf = (letter: string): Sitter => ({
  kind: letter === 'p' ? 'person' : 'bot',
  name: letter,
  policy: letter === 'p' ? '' : 'random',
  figure: 'watt',
  colour: 'plum',
});

const begin = async (worker: TestWorker, letters: string): Promise<string> => {
  const sitters = letters.split('').map(sitterOf);
  const wish = { seats: letters.length };
  const begun = await worker.ask('begin', { edition: 'birmingham', wish, sitters, seed: 'takeover' });
  if (!begun.ok) throw new Error(JSON.stringify(begun.fault));
  return begun.value;
};

const open = async (worker: HostConnection, id: string, locks: FakeLocks): Promise<LocalSession> => {
  const opened = await worker.ask('open', id);
  if (!opened.ok) throw new Error(JSON.stringify(opened.fault));
  const { handle, sheet } = opened.value;
  const table = tableOf(sheet.header);
  if (!table.ok) throw new Error('no table');
  const session = await LocalSession.open(new WorkerTable(worker, { handle, sheet }, 'game'), table.value, locks);
  session.setPace(0);
  return session;
};

const until = async (holds: () => boolean): Promise<void> => {
  for (let tries = 0; !holds(); tries++) {
    if (tries > 5000) throw new Error('condition not reached');
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
};

/** A worker whose next call of one kind waits until it is released. */
class HeldWorker implements HostConnection {
  readonly #worker: TestWorker;
  readonly #call: Call;
  #gate: Promise<void> = Promise.resolve();

  constructor(worker: TestWorker, call: Call) {
    this.#worker = worker;
    this.#call = call;
  }

  hold(): () => void {
    let release = (): void => undefined;
    this.#gate = new Promise((resolve) => (release = resolve));
    return release;
  }

  async ask<Name extends Call>(call: Name, ...given: Parameters<Calls[Name]>): Promise<ReturnType<Calls[Name]>> {
    if (call === this.#call) await this.#gate;
    return this.#worker.ask(call, ...given);
  }

  hear(...given: Parameters<HostConnection['hear']>): () => void {
    return this.#worker.hear(...given);
  }
}

it.each(['drive', 'look'] as const)('a game that is taken over is played once %s is answered', async (call) => {
  const [store, locks] = [new TestStore(), new FakeLocks()];
  const there = testWorker(store);
  const id = await begin(there, 'pr');
  const other = await open(there, id, locks);
  await until(() => other.snapshot.frame.stage === 'open');
  const held = new HeldWorker(testWorker(store), call);
  const session = await open(held, id, locks);
  expect(session.snapshot).toMatchObject({ isElsewhere: true, frame: { legal: [], stage: 'waiting' } });
  other.choose([other.snapshot.frame.legal[0]]);
  await until(() => session.snapshot.frame.draft.length === 1);
  const seen: (readonly [isElsewhere: boolean, stage: string, draft: number])[] = [];
  session.subscribe(() => {
    const { isElsewhere, frame } = session.snapshot;
    seen.push([isElsewhere, frame.canUndo ? 'canUndo' : 'waiting', frame.draft.length]);
  });
  const release = held.hold();
  await session.takeOver();
  await until(() => other.snapshot.isElsewhere);
  expect(session.snapshot.isElsewhere).toBe(true);
  session.undo();
  expect(session.snapshot.frame.draft).toHaveLength(1);
  release();
  await until(() => !session.snapshot.isElsewhere);
  expect(seen.filter(([isElsewhere]) => !isElsewhere)[0]).toEqual([false, 'canUndo', 1]);
  session.undo();
  await until(() => other.snapshot.frame.draft.length === 0);
  expect(session.snapshot.frame.draft).toEqual([]);
});

it('a game that is lost again before it has arrived stays in the other tab', async () => {
  const [store, locks] = [new TestStore(), new FakeLocks()];
  const there = testWorker(store);
  const id = await begin(there, 'pr');
  const other = await open(there, id, locks);
  const held = new HeldWorker(testWorker(store), 'drive');
  const session = await open(held, id, locks);
  const release = held.hold();
  await session.takeOver();
  await until(() => other.snapshot.isElsewhere);
  await other.takeOver();
  await until(() => !other.snapshot.isElsewhere);
  release();
  await until(() => other.snapshot.frame.stage === 'open');
  other.choose([other.snapshot.frame.legal[0]]);
  await until(() => session.snapshot.frame.draft.length === 1);
  expect(session.snapshot.isElsewhere).toBe(true);
  expect(other.snapshot).toMatchObject({ isElsewhere: false, frame: { draft: [{}] } });
});

it('a bot that one tab puts in is shown in the other, before and after it takes the game over', async () => {
  const [store, locks] = [new TestStore(), new FakeLocks()];
  const [here, there] = [testWorker(store), testWorker(store)];
  const id = await begin(there, 'prr');
  const other = await open(there, id, locks);
  await until(() => other.snapshot.frame.stage === 'open');
  const session = await open(here, id, locks);
  await other.replaceBot(1 as Seat, 'apprentice');
  expect(other.snapshot.sheet.sitters[1].policy).toBe('apprentice');
  const { sheet } = other.snapshot;
  await until(() => session.snapshot.sheet.sitters[1].policy === 'apprentice');
  await session.takeOver();
  await until(() => !session.snapshot.isElsewhere);
  await session.replaceBot(2 as Seat, 'apprentice');
  expect(session.snapshot.sheet.sitters.map(({ policy }) => policy)).toEqual(['', 'apprentice', 'apprentice']);
  await until(() => other.snapshot.sheet.sitters[2].policy === 'apprentice');
  expect(other.snapshot.sheet).not.toBe(sheet);
  expect(store.sheet(id)).toEqual(session.snapshot.sheet);
});
