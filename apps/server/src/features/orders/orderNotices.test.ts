import { join } from 'node:path';

import { describe, expect, it, onTestFinished } from 'vitest';

import { folder, newTable, startAt } from '../../testing/fixtures.ts';
import { OrderedGame, passes } from '../../testing/orderedGame.ts';
import { PushReceiver, Sink } from '../../testing/receivers.ts';

/** Milliseconds for which orders wait by themselves. */
const LONG = 100_000_000;

/** Somebody leaves an order, gives two addresses and goes. Then it is their turn. `other` is who has played. */
const leaveOrder = async (
  steps: number,
): Promise<{ sink: Sink; browser: PushReceiver; game: OrderedGame; other: string }> => {
  const server = await startAt(join(folder(onTestFinished), 'games.db'), {
    botFloor: LONG,
    notices: { allowPrivate: true },
  });
  onTestFinished(() => server.close());
  const sink = await Sink.start(onTestFinished);
  const browser = new PushReceiver(`${sink.url}/push`);
  const game = await OrderedGame.begin(server.port, newTable('lancashire', 'pp'));
  for (const _ of game.seats) await game.play();
  const { viewer: seat, person } = game.waiting;
  expect(await game.leave(seat, passes(game.at(seat), steps))).toHaveProperty('order');
  await person.post('/api/notices/add', { kind: 'push', address: browser.address, language: 'en' });
  await person.post('/api/notices/add', { kind: 'ntfy', address: `${sink.url}/ntfy`, language: 'en' });
  await person.leave();
  const other = game.at(game.actor);
  const { seq } = other;
  await other.person.ask('commit', game.game, other.viewer, seq, passes(other));
  await other.until(() => other.seq > seq && other.actor === seat);
  await server.runChore('notices');
  // Nobody is told before the order was tried.
  expect(sink.received).toEqual([]);
  await server.runChore('orders');
  await server.runChore('notices');
  await server.runChore('notices');
  return { sink, browser, game, other: other.info?.seats[other.viewer].name ?? '' };
};

describe('whoever has left an order', () => {
  it('is not told that it is their turn if the order is carried out', async () => {
    const { sink } = await leaveOrder(2);
    expect(sink.received).toEqual([]);
  });

  it('is told once that it was not, and why, but not where others read it', async () => {
    const { sink, browser, game, other } = await leaveOrder(1);
    expect(sink.received.map(({ path }) => path).toSorted()).toEqual(['/ntfy', '/push']);
    const body = `Brass: Lancashire with ${other}`;
    const push = sink.received.find(({ path }) => path === '/push');
    expect(browser.decrypt(push?.body ?? Buffer.alloc(0))).toMatchObject({
      title: 'Your turn',
      body: `${body}\nYour order could not be carried out: something is now missing to complete the turn.`,
      game: game.game,
    });
    expect(sink.at('/ntfy')).toEqual([body]);
  });
});
