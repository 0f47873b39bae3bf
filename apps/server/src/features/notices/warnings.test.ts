import { join } from 'node:path';

import { describe, expect, it, onTestFinished } from 'vitest';

import { AbsentPlayer } from '../../testing/absentPlayer.ts';
import { Person } from '../../testing/client.ts';
import { folder, newTable, startAt } from '../../testing/fixtures.ts';
import { Sink } from '../../testing/receivers.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

const open = async () => {
  const club = { now: Date.parse('2026-11-16T12:00Z') };
  const server = await startAt(join(folder(onTestFinished), 'games.db'), {
    now: () => club.now,
    notices: { allowPrivate: true },
  });
  onTestFinished(() => server.close());
  const sink = await Sink.start(onTestFinished);
  const titles = (): readonly unknown[] => sink.received.map(({ headers }) => headers['title']);
  /** Half a minute later everything is looked at once more. */
  const tell = async (): Promise<void> => {
    club.now += 31_000;
    await server.runChore('notices');
  };
  return { club, server, sink, titles, tell };
};

describe('a person is warned', () => {
  it('once in a turn, when a quarter of its time is left', async () => {
    const { club, server, sink, titles, tell } = await open();
    const game = AbsentPlayer.arrive(server.port);
    await game.addChannel('ntfy', `${sink.url}/ntfy`);
    await game.begin({ ...newTable('lancashire', 'pp'), time: { kind: 'slow', turn: DAY, bank: 0 } });
    await game.untilAbsentsTurn();
    await tell();
    const before = titles().length;
    club.now += 17 * HOUR;
    await tell();
    expect(titles().slice(before)).toEqual([]);
    club.now += HOUR;
    await tell();
    await tell();
    expect(titles().slice(before)).toEqual(['Your time is almost up']);
    await game.untilAbsentsTurn();
    club.now += 19 * HOUR;
    await tell();
    await tell();
    expect(titles().filter((title) => title === 'Your time is almost up')).toHaveLength(2);
  });

  it('of no clock that stands still, and of none that runs for minutes', async () => {
    const { club, server, sink, titles, tell } = await open();
    for (const time of [undefined, { kind: 'live', bank: HOUR, increment: 0 }]) {
      const game = AbsentPlayer.arrive(server.port);
      await game.addChannel('ntfy', `${sink.url}/ntfy`);
      await game.begin({ ...newTable('lancashire', 'pp'), ...(time ? { time } : {}) });
      await game.untilAbsentsTurn();
      await tell();
      club.now += HOUR - 120_000;
      await tell();
    }
    expect(new Set(titles())).toEqual(new Set(['Your turn']));
  });

  it('that a table will be removed to which not everybody has come, and again if it was opened meanwhile', async () => {
    const { club, server, sink, titles, tell } = await open();
    const person = Person.known(server.port);
    await person.post('/api/notices/add', { kind: 'ntfy', address: `${sink.url}/ntfy`, language: 'en' });
    const { game, invite } = await person.open({ ...newTable('lancashire', 'pp'), mine: [0] });
    club.now += 20 * DAY;
    await tell();
    expect(titles()).toEqual([]);
    club.now += 4 * DAY;
    await tell();
    await tell();
    expect(titles()).toEqual(['Your table will be removed in a week']);
    expect(sink.received[0].body.toString()).toContain('Open the table to keep it.');
    await person.connect();
    await person.ask('join', game, 0 as never, 0);
    await person.leave();
    club.now += 10 * DAY;
    await server.runChore('clear');
    expect(await person.visit(game, invite)).toBeDefined();
    club.now += 15 * DAY;
    await tell();
    expect(titles()).toHaveLength(2);
  });
});
