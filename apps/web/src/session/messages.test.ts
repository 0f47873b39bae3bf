/** What the page asks its worker for while a game is played: nothing that it was just told. */
import { tableOf } from '@coalbrook/record';
import type { Seat } from '@coalbrook/rules';
import type { Call, Calls, News, Sitter } from '@coalbrook/wire';
import { expect, it } from 'vitest';

import { testWorker } from '../worker/testWorker.ts';
import type { TestWorker } from '../worker/testWorker.ts';
import type { HostConnection } from './hostConnection.ts';
import { LocalSession } from './localSession.ts';
import type { Session } from './session.ts';
import { WorkerTable } from './workerTable.ts';

/** Counts what passes between the page and its worker: a call is two messages, news are one. */
class CountedWorker implements HostConnection {
  readonly worker: TestWorker = testWorker();
  asked: Partial<Record<Call, number>> = {};
  heard: Partial<Record<News['news'], number>> = {};
  /** Whether news of a kind get lost. */
  isLost: (news: News) => boolean = () => false;

  get messages(): number {
    const sum = (counts: object): number =>
      Object.values(counts).reduce<number>((all, count) => all + Number(count), 0);
    return 2 * sum(this.asked) + sum(this.heard);
  }

  restart(): void {
    [this.asked, this.heard] = [{}, {}];
  }

  ask<Name extends Call>(call: Name, ...given: Parameters<Calls[Name]>): Promise<ReturnType<Calls[Name]>> {
    this.asked[call] = (this.asked[call] ?? 0) + 1;
    return this.worker.ask(call, ...given);
  }

  hear(handle: number, listener: (news: News) => void): () => void {
    return this.worker.hear(handle, (news) => {
      this.heard[news.news] = (this.heard[news.news] ?? 0) + 1;
      if (!this.isLost(news)) listener(news);
    });
  }
}

const sitterOf = (letter: string): Sitter => ({
  kind: letter === 'p' ? 'person' : 'bot',
  name: letter,
  policy: letter === 'p' ? '' : 'random',
  figure: 'watt',
  colour: 'plum',
});

const HANDLE = 0;

/** Opens the first game of a worker, which therefore has the handle 0. */
const open = async (counted: CountedWorker, letters: string): Promise<Session> => {
  const sitters = letters.split('').map(sitterOf);
  const wish = { seats: letters.length };
  const begun = await counted.worker.ask('begin', { edition: 'birmingham', wish, sitters, seed: 'count' });
  const opened = begun.ok ? await counted.worker.ask('open', begun.value) : begun;
  const table = opened.ok ? tableOf(opened.value.sheet.header) : opened;
  if (!opened.ok || !table.ok) throw new Error('no table');
  const session = await LocalSession.open(new WorkerTable(counted, opened.value, 'game'), table.value);
  session.setPace(0);
  return session;
};

const until = (session: Session, holds: (session: Session) => boolean): Promise<void> =>
  new Promise((resolve) => {
    const look = (): void => {
      if (!holds(session)) return;
      stop();
      resolve();
    };
    const stop = session.subscribe(look);
    look();
  });

const decides = ({ snapshot: { frame, shown } }: Session): boolean => frame.stage === 'open' && shown.mode === 'live';

/** Drafts a turn and returns the number of its steps. */
const draft = (session: Session): number => {
  let steps = 0;
  for (; session.snapshot.frame.stage === 'open'; steps++) {
    const { legal } = session.snapshot.frame;
    session.choose([legal.find(({ kind }) => kind === 'pass') ?? legal[0]]);
  }
  return steps;
};

it('a turn is drafted and committed, and everything after it is told', async () => {
  const counted = new CountedWorker();
  const session = await open(counted, 'prr');
  await until(session, decides);
  const botsFrom = session.snapshot.frame.seq;
  counted.restart();
  let drafted = 0;
  for (let turn = 0; turn < 6; turn++) {
    drafted += draft(session);
    await session.commit();
    await until(session, decides);
  }
  expect(counted.asked).toEqual({ keepDraft: drafted, commit: 6 });
  const decisions = session.snapshot.steps.filter(({ seq, who }) => seq >= botsFrom && who !== 'chance' && who !== 0);
  // The steps of each turn here, those of each decision of a bot, and that it thinks.
  expect(counted.heard).toEqual({ steps: 6 + decisions.length, thinking: decisions.length });
  expect(counted.messages).toBe(2 * (drafted + 6) + 6 + 2 * decisions.length);
  const { frame, steps } = session.snapshot;
  const look = await counted.worker.ask('look', HANDLE, 0 as Seat, -1);
  expect(frame.cells).toEqual(look.seen.cells);
  expect(steps).toEqual(look.steps);
  expect(counted.worker.failures).toEqual([]);
  session.close();
});

it('what others did is shown as the worker would show it', async () => {
  const counted = new CountedWorker();
  const session = await open(counted, 'prr');
  session.setPace(1);
  await until(session, decides);
  const told = new Map<number, Int16Array>();
  session.subscribe(() => {
    const { mode, seq, view } = session.snapshot.shown;
    if (mode === 'telling') told.set(seq, view.cells);
  });
  draft(session);
  await session.commit();
  await until(session, decides);
  expect(told.size).toBeGreaterThan(1);
  for (const [seq, cells] of told)
    expect([cells]).toEqual(await counted.worker.ask('views', HANDLE, 0 as Seat, seq, seq));
  session.close();
});

it('a device that is handed on looks twice: for nobody, and for whoever takes it', async () => {
  const counted = new CountedWorker();
  const session = await open(counted, 'pp');
  const isHandedOn = ({ snapshot }: Session): boolean => snapshot.handTo !== undefined;
  await until(session, isHandedOn);
  await session.take(session.snapshot.handTo ?? (0 as Seat));
  counted.restart();
  const drafted = draft(session);
  await session.commit();
  await until(session, isHandedOn);
  await session.take(session.snapshot.handTo ?? (0 as Seat));
  expect(session.snapshot.frame.stage).toBe('open');
  expect(counted.asked).toMatchObject({ keepDraft: drafted, commit: 1, look: 2 });
  session.close();
});

it('what was lost on the way is asked for once', async () => {
  const counted = new CountedWorker();
  const session = await open(counted, 'prr');
  await until(session, decides);
  let lost = 0;
  counted.isLost = (news) => news.news === 'steps' && lost++ === 1;
  counted.restart();
  draft(session);
  await session.commit();
  await until(session, decides);
  expect(lost).toBeGreaterThan(2);
  expect(counted.asked.look).toBe(1);
  expect(session.snapshot.steps).toEqual((await counted.worker.ask('look', HANDLE, 0 as Seat, -1)).steps);
  session.close();
});
