import type { Sitter } from '@coalbrook/wire';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';

import { Device, serve, stubStorage, untilSnapshot, untilState } from './remoteSessions.ts';

beforeEach(stubStorage);
afterEach(() => vi.unstubAllGlobals());

const person = (name: string): Sitter => ({ kind: 'person', name, policy: '', figure: '', colour: '' });

it('who leaves with their last device is gone, and the others see a bot until somebody sits down', async () => {
  const server = await serve(onTestFinished);
  const [ann, bea, phone, watcher, cyd] = Array.from({ length: 5 }, () => new Device(server));
  const { game, invite, watch } = await ann.open('lancashire', { seats: 2 }, ['Ann', 'Bob'].map(person), [0]);
  await bea.sit(game, invite, 1, 'Bea');
  const { token } = await bea.post<{ readonly token: string }>('device', { game, seat: 1 });
  await phone.sit(game, token, 1, 'Bea');
  await watcher.post('watch', { game, token: watch });
  const games = [ann, phone, watcher].map((device) => device.play(game));
  onTestFinished(() => games.forEach((one) => one.close()));
  const [anns, phones, watchers] = await Promise.all(
    games.map((one) => untilState(one, ({ session }) => session !== undefined)),
  );
  if (!anns.session || !phones.session || !watchers.session) throw new Error('the game has not begun');
  expect([anns, phones, watchers].map(({ session }) => session?.isWatching)).toEqual([false, false, true]);

  // The seat stays with the other device.
  await bea.post('stand', { game });
  expect(anns.session.snapshot.sheet.sitters[1]).toMatchObject({ kind: 'person', name: 'Bea' });
  await phone.post('stand', { game });
  await untilState(games[1], ({ isAbsent }) => isAbsent);
  for (const { session } of [anns, watchers]) {
    if (!session) continue;
    await untilSnapshot(session, ({ snapshot }) => snapshot.sheet.sitters[1].kind === 'bot');
    expect(session.snapshot.sheet.sitters[1].name).toBe('Bea');
  }
  // The bot has played if it was to play.
  await untilSnapshot(anns.session, ({ snapshot }) => snapshot.frame.stage !== 'waiting');

  await cyd.sit(game, invite, 1, 'Cyd');
  await untilSnapshot(anns.session, ({ snapshot: { sheet } }) => sheet.sitters[1].kind === 'person');
  expect(anns.session.snapshot.sheet.sitters[1].name).toBe('Cyd');
});
