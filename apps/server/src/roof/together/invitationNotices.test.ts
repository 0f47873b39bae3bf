import { join } from 'node:path';

import type { FriendList } from '@coalbrook/wire/online';
import { describe, expect, it, onTestFinished } from 'vitest';

import { Person } from '../../testing/client.ts';
import { folder, newTable, startAt } from '../../testing/fixtures.ts';
import { Sink } from '../../testing/receivers.ts';
import { features } from '../features.ts';
import type { RunningServer } from '../server.ts';

const HOUR = 3_600_000;

const { notices: _notices, ...untold } = features;

/** Ada and Ben are friends. Ben wants to be told, and is not there. */
class Friends {
  now = Date.parse('2026-11-16T12:00Z');
  readonly #file = join(folder(onTestFinished), 'games.db');
  #server!: RunningServer;
  readonly ada = Person.known(0);
  readonly ben = Person.known(0);
  readonly sink: Sink;

  private constructor(sink: Sink) {
    this.sink = sink;
  }

  static async meet(): Promise<Friends> {
    const friends = new Friends(await Sink.start(onTestFinished));
    const { ada, ben } = friends;
    await friends.start();
    onTestFinished(() => friends.stop());
    for (const [person, name] of [[ada, 'Ada'] as const, [ben, 'Ben'] as const])
      await person.post('/api/friends/card', { name, showsPresence: false });
    const { token } = await ada.post<{ readonly token: string }>('/api/friends/link', {});
    await ben.post('/api/friends/add', { token });
    return friends;
  }

  async start(without?: 'notices'): Promise<void> {
    this.#server = await startAt(this.#file, {
      now: () => this.now,
      notices: { allowPrivate: true },
      ...(without ? { features: untold } : {}),
    });
    for (const person of [this.ada, this.ben]) person.turnTo(this.#server.port);
  }

  stop(): Promise<void> {
    return this.#server.close();
  }

  wantNotices(): Promise<unknown> {
    return this.ben.post('/api/notices/add', { kind: 'ntfy', address: `${this.sink.url}/ntfy`, language: 'en' });
  }

  /** Ada asks Ben to a table of hers. */
  async invite(): Promise<void> {
    const { game } = await this.ada.open({ ...newTable('lancashire', 'ppp'), mine: [0] });
    const { friends } = JSON.parse(await this.ada.get('/api/friends')) as FriendList;
    await this.ada.post('/api/friends/invite', { friend: friends[0].friend, game });
  }

  /** The same, and the node goes before it tells him; then there is another one. */
  async inviteAtLast(): Promise<void> {
    await this.stop();
    await this.start('notices');
    await this.invite();
    await this.stop();
    await this.start();
  }

  /** How often Ben has been told by now; half a minute later everything is looked at once more. */
  async told(): Promise<number> {
    this.now += 31_000;
    await this.#server.runChore('notices');
    return this.sink.received.filter(({ headers }) => headers['title'] === 'You are invited to a table').length;
  }
}

describe('somebody who is asked to a table', () => {
  it('is told once, also if the node has gone that took the invitation', async () => {
    const friends = await Friends.meet();
    await friends.wantNotices();
    await friends.invite();
    expect([await friends.told(), await friends.told()]).toEqual([1, 1]);
    await friends.inviteAtLast();
    expect([await friends.told(), await friends.told()]).toEqual([2, 2]);
  });

  it('is told after their quiet hours, unless they have answered by then', async () => {
    const friends = await Friends.meet();
    const { ben } = friends;
    await friends.wantNotices();
    await ben.post('/api/notices/quiet', { quiet: { zone: 'UTC', from: 10, to: 14 } });
    await friends.inviteAtLast();
    await friends.invite();
    expect(await friends.told()).toBe(0);
    const { invitations } = JSON.parse(await ben.get('/api/friends')) as FriendList;
    await ben.post('/api/friends/come', { invitation: invitations[0].invitation, accepts: false });
    friends.now += 3 * HOUR;
    expect([await friends.told(), await friends.told()]).toEqual([1, 1]);
  });

  it('is not told of earlier invitations once they want notices', async () => {
    const friends = await Friends.meet();
    await friends.inviteAtLast();
    await friends.wantNotices();
    expect(await friends.told()).toBe(0);
  });
});
