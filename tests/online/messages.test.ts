/** What a page asks a server for while a game is played: nothing that it was just told. */
import type { Sitter } from '@coalbrook/wire';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';

import type { Session } from '../../apps/web/src/session/session.ts';
import { Device, serve, stubStorage, untilSnapshot, untilState } from './remoteSessions.ts';

beforeEach(stubStorage);
afterEach(() => void vi.unstubAllGlobals());

const sitter = (kind: Sitter['kind'], name: string): Sitter => ({
  kind,
  name,
  policy: kind === 'bot' ? 'random' : '',
  figure: '',
  colour: '',
});

const decides = ({ snapshot: { frame, shown } }: Session): boolean => frame.stage === 'open' && shown.mode === 'live';

it('a turn at an online table is drafted and committed, and everything after it is told', async () => {
  const device = new Device(await serve(onTestFinished));
  const { game: id } = await device.open(
    'birmingham',
    { seats: 3 },
    [sitter('person', 'Ada'), sitter('bot', 'Bert'), sitter('bot', 'Cleo')],
    [0],
  );
  const asked: string[] = [];
  let begun = Infinity;
  device.network.onSent = (text) => {
    const { call, given } = JSON.parse(text) as { readonly call: string; readonly given: readonly number[] };
    // The past is fetched once, for times without a network.
    if (call !== 'views' || given[3] > begun) asked.push(call);
    return text;
  };
  const game = device.play(id);
  onTestFinished(() => game.close());
  const { session } = await untilState(game, (state) => state.session !== undefined);
  if (!session) throw new Error('no session');
  session.setPace(0);
  await untilSnapshot(session, decides);
  begun = session.snapshot.frame.seq;
  // Who is there and what is seen; not what is told while the answer to that is on its way.
  const expected = ['join', 'join'];
  for (let turn = 0; turn < 3; turn++) {
    const { seq } = session.snapshot.frame;
    for (; session.snapshot.frame.stage === 'open'; expected.push('draft')) {
      const { legal } = session.snapshot.frame;
      session.choose([legal.find(({ kind }) => kind === 'pass') ?? legal[0]]);
    }
    await session.commit();
    expected.push('commit');
    await untilSnapshot(session, (now) => now.snapshot.frame.seq > seq && decides(now));
  }
  expect(asked).toEqual(expected);
});
