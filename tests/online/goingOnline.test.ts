import { tableOf } from '@coalbrook/record';
import { NOBODY, questionOf } from '@coalbrook/rules';
import type { Seat } from '@coalbrook/rules';
import type { Sitter } from '@coalbrook/wire';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';

import { sharedTextOf } from '../../apps/web/src/session/links.ts';
import { LocalSession } from '../../apps/web/src/session/localSession.ts';
import { openTable } from '../../apps/web/src/session/online/onlineApi.ts';
import type { OnlineGame } from '../../apps/web/src/session/online/onlineGame.ts';
import { inviterOf, openOnline } from '../../apps/web/src/session/online/openOnline.ts';
import type { Session } from '../../apps/web/src/session/session.ts';
import { WorkerTable } from '../../apps/web/src/session/workerTable.ts';
import { testWorker } from '../../apps/web/src/worker/testWorker.ts';
import { Device, serve, stubStorage, untilSnapshot, untilState } from './remoteSessions.ts';

beforeEach(stubStorage);
afterEach(() => vi.unstubAllGlobals());

const sitter = (kind: Sitter['kind'], name: string): Sitter => ({
  kind,
  name,
  policy: kind === 'bot' ? 'random' : '',
  figure: 'watt',
  colour: 'plum',
});

/** A game on this device after a few turns. */
const localGame = async (sitters: readonly Sitter[]): Promise<Session> => {
  const worker = testWorker();
  const begun = await worker.ask('begin', {
    edition: 'birmingham',
    wish: { seats: sitters.length },
    sitters,
    seed: 's',
  });
  const opened = begun.ok ? await worker.ask('open', begun.value) : begun;
  if (!opened.ok) throw new Error(JSON.stringify(opened.fault));
  const { handle, sheet } = opened.value;
  const table = tableOf(sheet.header);
  if (!table.ok) throw new Error('no table');
  const session = await LocalSession.open(new WorkerTable(worker, { handle, sheet }, 'game'), table.value);
  onTestFinished(() => session.close());
  session.setPace(0);
  for (let turn = 0; turn < 3; turn++) await playTurn(session);
  return session;
};

const canMove = ({ snapshot: { frame, handTo } }: Session): boolean => handTo !== undefined || frame.stage === 'open';

const playTurn = async (session: Session): Promise<void> => {
  await untilSnapshot(session, canMove);
  const { handTo } = session.snapshot;
  if (handTo !== undefined) await session.take(handTo);
  while (session.snapshot.frame.stage === 'open') session.choose([session.snapshot.frame.legal[0]]);
  await session.commit();
};

const play = async (device: Device, id: string): Promise<{ readonly game: OnlineGame; readonly session: Session }> => {
  const game = device.play(id);
  onTestFinished(() => game.close());
  const { session } = await untilState(game, (state) => state.session !== undefined);
  if (!session) throw new Error('no session');
  session.setPace(0);
  return { game, session };
};

const nextMover = (sessions: readonly Session[]): Promise<Session> =>
  vi.waitFor(
    () => {
      const mover = sessions.find(canMove);
      if (!mover) throw new Error('nobody decides');
      return mover;
    },
    { timeout: 100_000 },
  );

/** Uses a device as the browser. */
const browse = (device: Device): void => {
  vi.stubGlobal('window', { location: { href: device.href } });
  vi.stubGlobal('fetch', device.fetch);
};

describe('a game begun on this device', () => {
  it.each([
    ['two people', [sitter('person', 'Ada'), sitter('person', 'Bert')], 1, []],
    ['a bot, which makes room', [sitter('person', 'Ada'), sitter('bot', 'Bert')], 1, [1]],
    ['a bot and another person', [sitter('bot', 'Ada'), sitter('person', 'Bert'), sitter('person', 'Cleo')], 2, []],
    ['two bots, of which one leaves', [sitter('person', 'Ada'), sitter('bot', 'B'), sitter('bot', 'C')], 2, [2]],
  ])('by %s goes on at an online table, with its history', async (_, sitters, free, left) => {
    const local = await localGame(sitters);
    await untilSnapshot(local, canMove);
    const before = local.snapshot;
    const server = await serve(onTestFinished);
    const [host, guest] = [new Device(server), new Device(server)];
    browse(host);
    const mine = inviterOf(before.sheet.sitters, before.frame.viewer);
    const opened = await openOnline(await local.save(), {
      mine,
      name: 'Ada the host',
      left: left.map((seat) => seat as Seat),
    });
    if (!opened.ok) throw new Error(opened.failed);
    const { game: id, invite } = opened.value;
    await guest.sit(id, invite, free, 'Guest');
    const [one, two] = [await play(host, id), await play(guest, id)];
    expect(one.game.state.table?.seats[free]).toMatchObject({ kind: 'person', name: 'Guest', isFree: false });
    expect(one.game.state.table?.seats[mine].name).toBe('Ada the host');
    const bots = sitters.flatMap(({ kind }, seat) => (kind === 'bot' && !left.includes(seat) ? [seat] : []));
    for (const seat of bots) expect(one.game.state.table?.seats[seat].kind).toBe('bot');
    expect(one.session.snapshot.frame.seq).toBeGreaterThanOrEqual(before.frame.seq);
    const known = one.session.snapshot.steps.slice(0, before.steps.length);
    expect(known.map(({ seq, who }) => [seq, who])).toEqual(before.steps.map(({ seq, who }) => [seq, who]));
    expect(two.session.snapshot.frame.viewer).toBe(free);
    const { seq } = one.session.snapshot.frame;
    await playTurn(await nextMover([one.session, two.session]));
    for (const { session } of [one, two]) await untilSnapshot(session, ({ snapshot }) => snapshot.frame.seq > seq);
  });
});

it('a device without a seat is turned away from the address of a table', async () => {
  const server = await serve(onTestFinished);
  const [host, stranger] = [new Device(server), new Device(server)];
  const sitters = ['Ada', 'Bert'].map((name) => sitter('person', name));
  const { game: id } = await host.open('birmingham', { seats: 2 }, sitters, [0]);
  const [hosted, refused] = [host.play(id), stranger.play(id)];
  onTestFinished(() => hosted.close());
  onTestFinished(() => refused.close());
  expect((await untilState(refused, ({ isAbsent }) => isAbsent)).table).toBeUndefined();
  expect((await untilState(hosted, ({ table }) => table !== undefined)).isAbsent).toBe(false);
});

describe('one device with several seats', () => {
  it('waits for the others, and begins with the curtain', async () => {
    const server = await serve(onTestFinished);
    const [home, away] = [new Device(server), new Device(server)];
    const sitters = ['Ada', 'Bert', 'Cleo'].map((name) => sitter('person', name));
    const { game: id, invite } = await home.open('birmingham', { seats: 3 }, sitters, [0, 2]);
    const waiting = home.play(id);
    onTestFinished(() => waiting.close());
    await untilState(waiting, ({ table }) => table?.status === 'open');
    await away.sit(id, invite, 1, 'Bea');
    const { session } = await untilState(waiting, (state) => state.session !== undefined);
    if (!session) throw new Error('no session');
    await untilSnapshot(session, ({ snapshot }) => snapshot.frame.actor !== NOBODY);
    const { frame, handTo } = session.snapshot;
    expect(frame.viewer).toBe(NOBODY);
    expect(handTo).toBe(frame.actor === 1 ? undefined : frame.actor);
  });

  it('hands the screen on between its people, and shows nobody what another one may not see', async () => {
    const server = await serve(onTestFinished);
    const [home, away] = [new Device(server), new Device(server)];
    const sitters = ['Ada', 'Bert', 'Cleo'].map((name) => sitter('person', name));
    const { game: id, invite } = await away.open('birmingham', { seats: 3 }, sitters, [1]);
    await home.sit(id, invite, 0, 'Ann');
    await home.sit(id, invite, 2, 'Carl');
    const [two, one] = [await play(home, id), await play(away, id)];
    expect(two.game.state.table?.held).toEqual([0, 2]);
    const moved = new Set<Seat>();
    for (let turn = 0; turn < 6; turn++) {
      const session = await nextMover([one.session, two.session]);
      const { handTo, frame } = session.snapshot;
      if (session === two.session)
        expect([NOBODY, handTo === undefined ? frame.actor : NOBODY]).toContain(frame.viewer);
      moved.add(frame.actor);
      await playTurn(session);
    }
    expect(moved.size).toBe(3);
  });
});

describe('a spectator', () => {
  it('sees the table without any hand, as many turns later as was chosen', async () => {
    const server = await serve(onTestFinished);
    const [home, away] = [new Device(server), new Device(server)];
    browse(home);
    const sitters = ['Ada', 'Bert'].map((name) => sitter('person', name));
    const game = { edition: 'birmingham', wish: { seats: 2 }, sitters, seed: '' };
    const opened = await openTable(game, [0, 1], { watchDelay: 2 });
    if (!opened.ok) throw new Error(opened.failed);
    const { game: id, watch } = opened.value;
    await away.post('watch', { game: id, token: watch });
    const [playing, watching] = [await play(home, id), await play(away, id)];
    expect(watching.game.state.table).toMatchObject({ held: [], watchDelay: 2 });
    const before = watching.session.snapshot.frame.seq;
    for (let turn = 0; turn < 4; turn++) await playTurn(playing.session);
    await untilSnapshot(watching.session, ({ snapshot }) => snapshot.frame.seq > before);
    const { frame } = watching.session.snapshot;
    expect(frame.viewer).toBe(NOBODY);
    expect(frame.seq).toBeLessThan(playing.session.snapshot.frame.seq);
  });
});

describe('a running online game', () => {
  it('can be copied to this device as the viewer sees it', async () => {
    const server = await serve(onTestFinished);
    const device = new Device(server);
    const sitters = [sitter('person', 'Ada'), sitter('bot', 'Bert')];
    const { game: id } = await device.open('birmingham', { seats: 2 }, sitters, [0]);
    const { session } = await play(device, id);
    await untilSnapshot(session, ({ snapshot }) => questionOf(snapshot.shown.view) === 'action' && canMove(session));
    const text = sharedTextOf(session.snapshot);
    const shelf = testWorker();
    const kept = await shelf.ask('importGame', text ?? '');
    expect(kept.ok).toBe(true);
    const [copy] = (await shelf.ask('list')).games;
    expect(copy.sheet.sitters).toEqual(sitters);
    expect(copy.isOver).toBe(false);
  });
});
