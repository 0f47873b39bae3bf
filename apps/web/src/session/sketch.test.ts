import { tableOf } from '@coalbrook/record';
import { NOBODY, questionOf, UNKNOWN } from '@coalbrook/rules';
import type { Seat, View } from '@coalbrook/rules';
import type { NewGame, Opened, OpenedGame, Sitter } from '@coalbrook/wire';
import { describe, expect, it } from 'vitest';

import type { TestWorker } from '../worker/testWorker.ts';
import { testWorker, TestStore } from '../worker/testWorker.ts';
import type { GameSnapshot } from './gameSnapshot.ts';
import { LocalSession } from './localSession.ts';
import type { Session } from './session.ts';
import { maySketch, sketchOf } from './sketch.ts';
import { viewOf } from './viewOf.ts';
import { WorkerTable } from './workerTable.ts';
import type { TableKind } from './workerTable.ts';

const kinds = { p: 'person', r: 'bot', a: 'automaton' } as const;

const sitterOf = (letter: string): Sitter => ({
  kind: kinds[letter as keyof typeof kinds],
  name: letter,
  policy: letter === 'r' ? 'random' : '',
  figure: 'watt',
  colour: 'plum',
});

/** Tables by who sits there: `p` a person, `r` a bot, `a` an automaton. */
const tables = [
  ['birmingham', 'prr', []],
  ['birmingham', 'pa', ['eadweard:normal']],
  ['lancashire', 'prrr', []],
  ['age-of-industry', 'prr', []],
] as const;

const gameAt = (edition: string, letters: string, automata: readonly string[] = []): NewGame => ({
  edition,
  wish: { seats: letters.length - automata.length, automata },
  sitters: letters.split('').map(sitterOf),
  seed: 'the seed of the game',
});

const valueOf = <Value>(opened: Opened<Value>): Value => {
  if (!opened.ok) throw new Error(JSON.stringify(opened.fault));
  return opened.value;
};

const openSession = async (worker: TestWorker, { handle, sheet }: OpenedGame, kind: TableKind): Promise<Session> => {
  const table = tableOf(sheet.header);
  if (!table.ok) throw new Error('no table');
  const session = await LocalSession.open(new WorkerTable(worker, { handle, sheet }, kind), table.value);
  session.setPace(0);
  return session;
};

const open = async (worker: TestWorker, game: NewGame): Promise<Session> => {
  const id = valueOf(await worker.ask('begin', game));
  return openSession(worker, valueOf(await worker.ask('open', id)), 'game');
};

const sketch = async (worker: TestWorker, snapshot: GameSnapshot, seed: string): Promise<Session> =>
  openSession(worker, valueOf(await worker.ask('sketch', gameOf(snapshot, seed))), 'sketch');

const gameOf = (snapshot: GameSnapshot, seed: string): NewGame => {
  const game = sketchOf(snapshot, seed);
  if (!game) throw new Error('nothing to plan from');
  return game;
};

const until = async (holds: () => boolean | Promise<boolean>): Promise<void> => {
  for (let tries = 0; !(await holds()); tries++) {
    if (tries > 1000) throw new Error('condition not reached');
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
};

const myTurn = (session: Session): Promise<void> =>
  until(() => session.snapshot.frame.stage !== 'waiting' && session.snapshot.shown.mode === 'live');

const takeTurn = async (session: Session): Promise<void> => {
  await myTurn(session);
  while (session.snapshot.frame.stage === 'open') {
    const { legal } = session.snapshot.frame;
    session.choose([legal.find(({ kind }) => kind === 'build' || kind === 'network') ?? legal[0]]);
  }
  await session.commit();
  await myTurn(session);
};

/** Whether a plan is at the position of a game. The number of draws is not part of a position. */
const expectSame = ({ table, frame }: GameSnapshot, before: View | undefined): void => {
  const now = viewOf(table, frame.cells);
  now.draws = before?.draws ?? 0;
  expect(now.cells).toEqual(before?.cells);
};

const handOf = ({ table, shown }: GameSnapshot, seat: number): readonly number[] => {
  const cards = table.cards.length;
  return [...shown.view.hand].slice(seat * cards, (seat + 1) * cards);
};

describe.each(tables)('a plan at a table of %s with %s', (edition, letters, automata) => {
  it('begins with what the viewer sees and leaves no trace', async () => {
    const store = new TestStore();
    const worker = testWorker(store);
    const real = await open(worker, gameAt(edition, letters, automata));
    await takeTurn(real);
    real.choose([real.snapshot.frame.legal[0]]);
    const { snapshot } = real;
    await until(async () => (await store.entries.read(snapshot.sheet.id)).draft.length === 1);
    const kept = JSON.stringify([[...store.summaries], await store.entries.read(snapshot.sheet.id)]);

    const plan = await sketch(worker, snapshot, 'plan');
    await myTurn(plan);
    expect(plan.snapshot).toMatchObject({ isSketch: true, frame: { viewer: 0, stage: 'open', draft: [] } });
    expectSame(plan.snapshot, snapshot.shareable);
    for (let turn = 0; turn < 3; turn++) await takeTurn(plan);
    const others = plan.snapshot.steps.filter(({ who }) => who !== 'chance' && who !== 0);
    expect(others.length > 0).toBe(letters.includes('r'));
    expect(others.flatMap(({ events }) => events).some(({ event }) => event === 'built')).toBe(false);

    expect(JSON.stringify([[...store.summaries], await store.entries.read(snapshot.sheet.id)])).toBe(kept);
    expect(await store.entries.read(plan.snapshot.sheet.id)).toEqual({ entries: [], draft: [] });
    expect((await worker.ask('list')).games).toHaveLength(1);
    expect((await worker.ask('open', plan.snapshot.sheet.id)).ok).toBe(false);
    await expect(plan.save()).rejects.toThrow('not saved');
    expect(real.snapshot.frame).toEqual(snapshot.frame);
    plan.close();
    expect(worker.failures).toEqual([]);
  });
});

describe('a plan', () => {
  it('knows nothing that is hidden from the viewer', async () => {
    const worker = testWorker();
    const real = await open(worker, gameAt('birmingham', 'prr'));
    await takeTurn(real);
    const game = gameOf(real.snapshot, 'a');
    const position = game.position as {
      readonly players: readonly { readonly hand: object }[];
      readonly deck?: unknown;
    };
    expect(position.players.map(({ hand }) => Object.keys(hand).length > 0)).toEqual([true, false, false]);
    expect(position.deck).toBeUndefined();
    expect(JSON.stringify(game)).not.toContain('the seed of the game');
    // Hidden cards are dealt from its own seed.
    const hands: string[] = [];
    for (const seed of ['a', 'b', 'a']) {
      const { handle } = valueOf(await worker.ask('sketch', gameOf(real.snapshot, seed)));
      const { seen } = await worker.ask('look', handle, 1 as Seat, -1);
      hands.push([...viewOf(real.snapshot.table, seen.cells).hand].join(' '));
    }
    expect(hands[0]).toBe(hands[2]);
    expect(hands[0]).not.toBe(hands[1]);
  });

  it('is played by the viewer alone: other people and bots watch', async () => {
    const worker = testWorker();
    const real = await open(worker, gameAt('birmingham', 'ppr'));
    await until(() => real.snapshot.handTo !== undefined);
    expect(maySketch(real.snapshot)).toBe(false);
    const seat = real.snapshot.handTo as Seat;
    await real.take(seat);
    await myTurn(real);
    const { sitters } = gameOf(real.snapshot, 'a');
    expect(sitters.map(({ kind }) => kind)).toEqual([0, 1, 2].map((each) => (each === seat ? 'person' : 'bot')));
    expect(sitters.filter(({ policy }) => policy === 'bystander')).toHaveLength(2);
    const plan = await sketch(worker, real.snapshot, 'a');
    await takeTurn(plan);
    expect(plan.snapshot).toMatchObject({ handTo: undefined, frame: { viewer: seat, stage: 'open' } });
    expect(handOf(plan.snapshot, seat)).not.toContain(UNKNOWN);
  });

  it('begins before an open question, as a shared position does', async () => {
    const worker = testWorker();
    const real = await open(worker, gameAt('birmingham', 'pr'));
    await myTurn(real);
    const asked = real.snapshot.frame.legal.find(({ kind }) => kind === 'pass');
    if (!asked) throw new Error('nobody may pass');
    const before = real.snapshot.shown.view;
    real.choose([asked]);
    expect(questionOf(real.snapshot.shown.view)).toBe('discard');
    const plan = await sketch(worker, real.snapshot, 'a');
    await myTurn(plan);
    expectSame(plan.snapshot, before);
  });

  it('is not available in a plan, in the past, in another tab, or to spectators', async () => {
    const worker = testWorker();
    const real = await open(worker, gameAt('birmingham', 'pr'));
    await myTurn(real);
    const { snapshot } = real;
    expect(maySketch(snapshot)).toBe(true);
    expect(maySketch({ ...snapshot, canPlan: false })).toBe(false);
    expect(maySketch({ ...snapshot, isElsewhere: true })).toBe(false);
    expect(maySketch({ ...snapshot, shown: { ...snapshot.shown, mode: 'past' } })).toBe(false);
    expect(maySketch({ ...snapshot, frame: { ...snapshot.frame, stage: 'over' } })).toBe(false);
    expect(maySketch({ ...snapshot, frame: { ...snapshot.frame, viewer: NOBODY } })).toBe(false);
    expect(maySketch({ ...snapshot, handTo: 1 as Seat })).toBe(false);
    expect(sketchOf({ ...snapshot, shareable: undefined }, 'a')).toBeUndefined();
  });
});
