import { DraftTurn } from '@coalbrook/desk';
import { CommittedGame } from '@coalbrook/host';
import { makeRecord, readRecord } from '@coalbrook/record';
import { isOver, mask } from '@coalbrook/rules';
import type { Seat } from '@coalbrook/rules';
import { isDrawProof, verifyGame } from '@coalbrook/server';
import type { Sitter } from '@coalbrook/wire';
import type { Rematch } from '@coalbrook/wire/online';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';

import type { GameSnapshot } from '../../apps/web/src/session/gameSnapshot.ts';
import type { Session } from '../../apps/web/src/session/session.ts';
import { testWorker } from '../../apps/web/src/worker/testWorker.ts';
import { expectSame } from '../expectSame.ts';
import { Device, serve, stubStorage, untilSnapshot, untilState } from './remoteSessions.ts';

beforeEach(stubStorage);
afterEach(() => vi.unstubAllGlobals());

const sitterOf = (letter: string, seat: number): Sitter => ({
  kind: letter === 'p' ? 'person' : letter === 'a' ? 'automaton' : 'bot',
  name: `${letter}${seat}`,
  policy: letter === 'r' ? 'random' : '',
  figure: '',
  colour: '',
});

interface SeenFrame {
  readonly seq: number;
  readonly viewer: Seat;
  readonly cells: Int16Array;
  readonly legal: GameSnapshot['frame']['legal'];
}

/** Plays the turns of one screen until the game is over, and returns every undrafted frame that it showed. */
const playOut = async (session: Session, salt: number): Promise<readonly SeenFrame[]> => {
  const seen: SeenFrame[] = [];
  session.setPace(0);
  for (;;) {
    await untilSnapshot(
      session,
      ({ snapshot: { frame, handTo, sending } }) => !sending && (handTo !== undefined || frame.stage !== 'waiting'),
    );
    const { frame, handTo } = session.snapshot;
    if (handTo !== undefined) {
      await session.take(handTo);
      continue;
    }
    // On a busy machine a turn may not have been taken, and is sent again, as a person would.
    if (frame.draft.length > 0) {
      await session.commit();
      continue;
    }
    seen.push({ seq: frame.seq, viewer: frame.viewer, cells: frame.cells.slice(), legal: frame.legal });
    if (frame.stage === 'over') return seen;
    for (let at = 0; session.snapshot.frame.stage === 'open'; at++) {
      const { legal } = session.snapshot.frame;
      session.choose([legal[(frame.seq * 7 + at * 13 + salt) % legal.length]]);
    }
    await session.commit();
  }
};

const tables = [
  ['birmingham', 'pp', 2],
  ['birmingham', 'prp', 1],
  ['birmingham', 'pa', 1],
  ['lancashire', 'ppp', 3],
  ['age-of-industry', 'ppr', 2],
] as const;

describe.each(tables)('%s with %s, of which one device holds %d', (edition, letters, held) => {
  it('shows the same frames over the network as on the whole game', async () => {
    const server = await serve(onTestFinished);
    const automata = letters.includes('a') ? ['eadweard'] : [];
    const people = letters.split('').flatMap((letter, seat) => (letter === 'p' ? [seat] : []));
    const mine = people.slice(0, held);
    const [first, second] = [new Device(server), new Device(server)];
    const wish = { seats: letters.length - automata.length, automata };
    const opened = await first.open(edition, wish, letters.split('').map(sitterOf), mine);
    for (const seat of people.slice(held)) await second.sit(opened.game, opened.invite, seat, `Guest ${seat}`);
    const devices = people.length > held ? [first, second] : [first];
    const games = devices.map((device) => device.play(opened.game));
    const states = await Promise.all(games.map((game) => untilState(game, ({ session }) => session !== undefined)));
    const sessions = states.flatMap(({ session }) => (session ? [session] : []));
    const frames = (await Promise.all(sessions.map((session) => playOut(session, 3)))).flat();

    const saved = await sessions[0].save();
    const record = readRecord((JSON.parse(saved) as { readonly record: unknown }).record);
    const whole = record.ok ? CommittedGame.open(record.value.header, record.value.entries) : record;
    if (!record.ok || !whole.ok) throw new Error(JSON.stringify(whole));
    const { table, history } = whole.value;
    expect(frames.length).toBeGreaterThan(history.length / 10);
    for (const { seq, viewer, cells, legal } of frames) {
      const state = history.stateAt(seq);
      // When the game is over, everything is open.
      const view = isOver(state) ? state : mask(table, state, viewer);
      expectSame(cells, view.cells);
      const local = DraftTurn.open(table, { seq, viewer, cells: view.cells, actor: state.actor, draft: [] });
      expectSame(legal, local.frame.legal);
    }
    const isOpen = JSON.stringify(history.steps(-1));
    for (const session of sessions)
      await untilSnapshot(session, ({ snapshot }) => JSON.stringify(snapshot.steps) === isOpen);

    // Everybody can keep the game, and prove its draws.
    const { record: text, proof } = JSON.parse((await sessions[0].proof()) ?? '{}') as Record<string, unknown>;
    expect(text).toBe(makeRecord(record.value));
    if (!isDrawProof(proof)) throw new Error('no proof');
    expect(verifyGame(record.value, proof)).toMatchObject({ ok: true });
    const shelf = testWorker();
    const kept = await shelf.ask('importGame', saved);
    const [copy] = (await shelf.ask('list')).games;
    expect(kept).toEqual({ ok: true, value: copy.sheet.id });
    expect(copy).toMatchObject({ isOver: true, sheet: { sitters: sessions[0].snapshot.sheet.sitters } });

    // Whoever asks for a rematch, everybody learns of it and finds their seats there.
    for (const { snapshot } of sessions) expect(snapshot.rematch).toBe('possible');
    const last = devices[devices.length - 1];
    const rematches: Rematch[] = [];
    for (const device of [last, ...devices])
      rematches.push(await device.post('rematch', { game: opened.game, nonce: 'again' }));
    for (const session of sessions) await untilSnapshot(session, ({ snapshot }) => snapshot.rematch === 'open');
    const [{ game: next }] = rematches;
    expect(rematches.map(({ game }) => game)).toEqual(rematches.map(() => next));
    const again = devices.map((device) => device.play(next));
    for (const [at, game] of again.entries()) {
      const { table: info } = await untilState(game, ({ table: found }) => found?.status === 'running');
      expect(info?.held).toEqual(at === 0 ? mine : people.slice(held));
    }
    for (const game of [...games, ...again]) game.close();
  });
});
