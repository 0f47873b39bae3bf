import { join } from 'node:path';

import { seededChance } from '@coalbrook/host';
import { describe, expect, it, onTestFinished } from 'vitest';

import type { RunningServer } from '../../roof/server.ts';
import type { ServerOptions } from '../../roof/serverOptions.ts';
import { AbsentPlayer } from '../../testing/absentPlayer.ts';
import { folder, newTable, sittersOf, startAt } from '../../testing/fixtures.ts';
import { PushReceiver, readVapid, Sink, until } from '../../testing/receivers.ts';

const start = async (options: Partial<ServerOptions> = {}): Promise<RunningServer> => {
  const server = await startAt(join(folder(onTestFinished), 'games.db'), {
    chanceOf: () => seededChance('notices'),
    ...options,
    notices: { allowPrivate: true, ...options.notices },
  });
  onTestFinished(() => server.close());
  return server;
};

const receiver = (): Promise<Sink> => Sink.start(onTestFinished);

/** A last move of seat 1, after which the game is over. */
const lastMove = {
  ...newTable('lancashire', 'pp'),
  position: {
    edition: 'lancashire',
    seats: 2,
    era: 'rail',
    round: 10,
    turn: 1,
    actionsLeft: 1,
    players: [{ hand: [] }, { hand: ['coal'] }],
    deck: {},
  },
};

describe('a person who is not at the table', () => {
  it('is told by every channel that it is their turn, once, with a link to the game', async () => {
    const [server, sink] = [await start(), await receiver()];
    const game = AbsentPlayer.arrive(server.port);
    for (const kind of ['discord', 'slack', 'ntfy']) await game.addChannel(kind, `${sink.url}/${kind}?key=secret`);
    await game.begin();
    await game.untilAbsentsTurn();
    const before = sink.received.length;
    await until(() => sink.received.length >= 3);
    await server.runChore('notices');
    await server.runChore('notices');
    expect(sink.received.length).toBeLessThanOrEqual(before + 3);
    expect(sink.received.length % 3).toBe(0);
    const link = `${game.absent.origin}/#/online/${game.game}`;
    const last = (kind: string) => sink.at(`/${kind}?key=secret`).at(-1) ?? '';
    expect(JSON.parse(last('discord'))).toEqual({
      content: `p0\\: Your turn. Brass\\: Lancashire with Ben\n<${link}>`,
      allowed_mentions: { parse: [] },
    });
    expect(JSON.parse(last('slack'))).toEqual({
      text: `p0: Your turn. Brass: Lancashire with Ben\n<${link}>`,
      mrkdwn: false,
      unfurl_links: false,
    });
    expect(last('ntfy')).toBe('Brass: Lancashire with Ben');
    const ntfy = sink.received.find(({ path }) => path.startsWith('/ntfy'));
    expect(ntfy?.headers).toMatchObject({ title: 'Your turn', click: link });
  });

  it('is told once in each of many turns, and never about a turn that follows their own move', async () => {
    const [server, sink] = [await start(), await receiver()];
    const game = AbsentPlayer.arrive(server.port);
    await game.addChannel('slack', `${sink.url}/slack`);
    await game.begin();
    await server.runChore('notices');
    let turns = sink.received.length;
    expect(turns).toBe(game.isAbsentsTurn ? 1 : 0);
    let double = 0;
    for (let turn = 0; turn < 16; turn++) {
      const wasOwn = game.isAbsentsTurn;
      await game.playTurn();
      await server.runChore('notices');
      await server.runChore('notices');
      if (game.isAbsentsTurn && !wasOwn) turns++;
      if (game.isAbsentsTurn && wasOwn) double++;
      expect(sink.received).toHaveLength(turns);
    }
    expect(turns).toBeGreaterThan(3);
    expect(double).toBeGreaterThan(0);
  });

  it('is not told that it is their turn while the game is paused, but once it goes on', async () => {
    let at = Date.parse('2026-11-16T23:00Z');
    const [server, sink] = [await start({ now: () => at }), await receiver()];
    const game = AbsentPlayer.arrive(server.port);
    await game.addChannel('slack', `${sink.url}/slack`);
    await game.absent.post('/api/notices/quiet', { quiet: { zone: 'UTC', from: 22, to: 8 } });
    await game.begin();
    await game.untilAbsentsTurn();
    await game.present.post('/api/propose', { game: game.game, what: { kind: 'pause' } });
    await game.agree();
    // Their quiet hours are over.
    at += 10 * 3_600_000;
    await server.runChore('notices');
    expect(sink.received).toHaveLength(0);
    await game.present.post('/api/resume', { game: game.game });
    await server.runChore('notices');
    await until(() => sink.received.length === 1);
    expect(sink.at('/slack')[0]).toContain('Your turn');
  });

  it('is told within a second', async () => {
    const [server, sink] = [await start(), await receiver()];
    const game = AbsentPlayer.arrive(server.port);
    await game.addChannel('slack', `${sink.url}/slack`);
    await game.begin();
    // The quickest of some turns: other programs may run meanwhile.
    const times: number[] = [];
    for (let turn = 0; turn < 4; turn++) {
      const before = sink.received.length;
      await game.untilAbsentsTurn();
      const played = performance.now();
      await until(() => sink.received.length > before);
      times.push(performance.now() - played);
    }
    expect(Math.min(...times)).toBeLessThan(1000);
    const [least, most] = [Math.min(...times).toFixed(0), Math.max(...times).toFixed(0)];
    process.stdout.write(`notices arrive ${least} to ${most} ms after the turn\n`);
  });

  it('is told by web push in a message that only their browser can read', async () => {
    const [server, sink] = [await start({ publicUrl: 'https://brass.example.org/' }), await receiver()];
    const browser = new PushReceiver(`${sink.url}/send/device`);
    const game = AbsentPlayer.arrive(server.port);
    await game.addChannel('push', browser.address, 'de-AT');
    await game.begin();
    await game.untilAbsentsTurn();
    await until(() => sink.received.length > 0);
    const [{ body, headers }] = sink.received;
    const link = `https://brass.example.org/#/online/${game.game}`;
    expect(browser.decrypt(body)).toEqual({
      title: 'Du bist am Zug',
      body: 'Brass: Lancashire mit Ben',
      link,
      game: game.game,
    });
    expect(body.includes('Lancashire')).toBe(false);
    expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', topic: game.game, urgency: 'high' });
    const vapid = readVapid(headers.authorization ?? '');
    expect(vapid?.key).toBe((await game.settings()).push);
    expect(vapid?.claims).toMatchObject({ aud: sink.url, sub: 'https://brass.example.org/' });
    expect(readVapid((headers.authorization ?? '').replace(/t=\w/, 't=x'))).toBeUndefined();
  });

  it('is not reached any more by a push service that says so', async () => {
    const [server, sink] = [await start(), await receiver()];
    sink.status = 410;
    const game = AbsentPlayer.arrive(server.port);
    await game.addChannel('push', new PushReceiver(`${sink.url}/gone`).address);
    await game.addChannel('slack', `${sink.url}/slack`);
    await game.begin();
    await game.untilAbsentsTurn();
    await until(async () => (await game.settings()).channels.length === 1);
    await server.runChore('notices');
    expect((await game.settings()).channels).toMatchObject([{ kind: 'slack', problem: 'gone' }]);
  });

  it('is told when the game is over', async () => {
    const [server, sink] = [await start(), await receiver()];
    const game = AbsentPlayer.arrive(server.port);
    await game.addChannel('ntfy', `${sink.url}/topic`);
    await game.begin(lastMove);
    expect(game.isAbsentsTurn).toBe(false);
    await game.playTurn();
    expect(game.isOver).toBe(true);
    await until(() => sink.received.length > 0);
    await server.runChore('notices');
    expect(sink.at('/topic')).toEqual(['Brass: Lancashire with Ben']);
    expect(sink.received[0].headers['title']).toBe('The game is over');
  });

  it('is told only about turns after the first channel was added', async () => {
    const [server, sink] = [await start(), await receiver()];
    const game = AbsentPlayer.arrive(server.port);
    await game.begin();
    await game.untilAbsentsTurn();
    await server.runChore('notices');
    const { id } = await game.addChannel('slack', `${sink.url}/slack`);
    await server.runChore('notices');
    expect(sink.received).toEqual([]);
    await game.untilAbsentsTurn();
    await server.runChore('notices');
    expect(sink.received).toHaveLength(1);
    await game.absent.post('/api/notices/remove', { id });
    await game.untilAbsentsTurn();
    await game.addChannel('slack', `${sink.url}/slack`);
    await server.runChore('notices');
    expect(sink.received).toHaveLength(1);
  });

  it('is not told about a muted game', async () => {
    const [server, sink] = [await start(), await receiver()];
    const game = AbsentPlayer.arrive(server.port);
    await game.addChannel('slack', `${sink.url}/slack`);
    await game.begin();
    await game.absent.post('/api/notices/mute', { game: game.game, muted: true });
    expect((await game.settings()).muted).toEqual([game.game]);
    await server.runChore('notices');
    const before = sink.received.length;
    await game.untilAbsentsTurn();
    await server.runChore('notices');
    await game.absent.post('/api/notices/mute', { game: game.game, muted: false });
    await server.runChore('notices');
    expect(sink.received).toHaveLength(before);
    await game.untilAbsentsTurn();
    await server.runChore('notices');
    expect(sink.received).toHaveLength(before + 1);
  });

  it('is told after their quiet hours, if it is still their turn', async () => {
    let now = Date.parse('2026-11-16T22:30:00Z');
    const [server, sink] = [await start({ now: () => now }), await receiver()];
    const game = AbsentPlayer.arrive(server.port);
    await game.addChannel('slack', `${sink.url}/slack`);
    // From 22 to 7 in Berlin, which is an hour ahead.
    await game.absent.post('/api/notices/quiet', { quiet: { zone: 'Europe/Berlin', from: 22, to: 7 } });
    expect((await game.settings()).quiet).toEqual({ zone: 'Europe/Berlin', from: 22, to: 7 });
    await game.begin();
    await game.untilAbsentsTurn();
    await game.untilAbsentsTurn();
    await server.runChore('notices');
    now = Date.parse('2026-11-17T05:59:59Z');
    await server.runChore('notices');
    expect(sink.received).toEqual([]);
    now = Date.parse('2026-11-17T06:00:30Z');
    await server.runChore('notices');
    await server.runChore('notices');
    expect(sink.received).toHaveLength(1);
    await game.absent.post('/api/notices/quiet', {});
    now = Date.parse('2026-11-17T22:30:00Z');
    await game.untilAbsentsTurn();
    await server.runChore('notices');
    expect(sink.received).toHaveLength(2);
  });
});

it('people at the table are not told, also after they have left it', async () => {
  const [server, sink] = [await start(), await receiver()];
  const game = AbsentPlayer.arrive(server.port);
  await game.begin();
  while (game.isAbsentsTurn) await game.playTurn();
  await game.present.post('/api/notices/add', { kind: 'slack', address: `${sink.url}/slack`, language: 'en' });
  for (let turn = 0; turn < 6; turn++) {
    await game.playTurn();
    await server.runChore('notices');
  }
  while (game.isAbsentsTurn) await game.playTurn();
  await server.runChore('notices');
  await game.present.leave();
  await server.runChore('notices');
  expect(sink.received).toEqual([]);
});

it('a receiver that does not answer keeps nobody else waiting', async () => {
  const [server, silent, sink] = [await start(), await receiver(), await receiver()];
  silent.status = 0;
  const games = Array.from({ length: 3 }, () => AbsentPlayer.arrive(server.port));
  for (const game of games) {
    // By another name: what goes to one host shares a limit.
    const hanging = silent.url.replace('127.0.0.1', 'localhost');
    for (let at = 0; at < 9; at++) await game.addChannel('slack', `${hanging}/${at}`);
    await game.addChannel('slack', `${sink.url}/slack`);
    await game.begin();
    await game.untilAbsentsTurn();
  }
  await until(() => sink.received.length >= games.length && silent.received.length > 0);
  expect((await games[0].settings()).channels.every(({ problem }) => problem === undefined)).toBe(true);
});

it('a receiver that refuses is asked again, one that does not answer is not', async () => {
  const server = await start({ notices: { allowPrivate: true, patience: 300, pauses: [1, 1] } });
  const [busy, silent] = [await receiver(), await receiver()];
  busy.answers.push(503, 429);
  silent.status = 0;
  const game = AbsentPlayer.arrive(server.port);
  await game.begin();
  while (game.isAbsentsTurn) await game.playTurn();
  await game.addChannel('slack', `${busy.url}/busy`);
  await game.addChannel('slack', `${silent.url}/silent`);
  await game.untilAbsentsTurn();
  const problems = async () => (await game.settings()).channels.flatMap(({ problem }) => problem ?? []);
  await until(async () => busy.received.length === 3 && (await problems()).join() === 'silent');
  expect(silent.received).toHaveLength(1);
  expect(await (await fetch(`${game.absent.origin}/metrics`)).text()).toMatch(
    /coalbrook_notices_total 1\n(.*\n)*coalbrook_notices_failed_total 1\n/,
  );
});

it('a name is never markup, and cannot call anybody', async () => {
  const [server, sink] = [await start(), await receiver()];
  const game = AbsentPlayer.arrive(server.port);
  for (const kind of ['discord', 'slack']) await game.addChannel(kind, `${sink.url}/${kind}`);
  const name = '**@everyone** <!here> [x](http://e.org)';
  await game.begin({ ...newTable('lancashire', 'pp'), sitters: sittersOf('pp') }, name);
  await game.untilAbsentsTurn();
  await until(() => sink.received.length >= 2);
  const bodies = sink.received.map(({ body }) => JSON.parse(body.toString('utf8')) as Record<string, string>);
  const discord = bodies.find(({ content }) => content)?.content ?? '';
  const slack = bodies.find(({ text }) => text)?.text ?? '';
  expect(discord).toContain(String.raw`with \*\*\@everyone\*\* \<!here\> \[x\]\(http\:`);
  expect(slack).toContain('&lt;!here&gt;');
  for (const text of [discord, slack]) expect(text).not.toContain('e.org');
});

it('hidden cards change nothing in a notice', async () => {
  const told = async (seed: string) => {
    const [server, sink] = [await start({ chanceOf: () => seededChance(seed) }), await receiver()];
    const game = AbsentPlayer.arrive(server.port);
    await game.begin();
    while (game.isAbsentsTurn) await game.playTurn();
    for (const kind of ['discord', 'slack', 'ntfy']) await game.addChannel(kind, `${sink.url}/${kind}`);
    await game.untilAbsentsTurn();
    await server.runChore('notices');
    const all = sink.received.map(({ path, body, headers }) =>
      [path, body.toString('utf8'), headers['title']].join('\n'),
    );
    return all
      .map((text) => text.replaceAll(`${game.absent.origin}/#/online/${game.game}`, 'LINK'))
      .toSorted((a, b) => (a < b ? -1 : 1));
  };
  const [one, other] = [await told('one deal'), await told('another deal')];
  expect(one).toHaveLength(3);
  expect(one).toEqual(other);
});

it('an address that was given on two devices gets one notice about a turn', async () => {
  const [server, sink] = [await start(), await receiver()];
  const game = AbsentPlayer.arrive(server.port);
  await game.begin();
  while (game.isAbsentsTurn) await game.playTurn();
  const other = await game.secondDevice();
  for (const person of [game.absent, other]) {
    for (const path of ['both', person === other ? 'other' : 'first'])
      await person.post('/api/notices/add', { kind: 'slack', address: `${sink.url}/${path}`, language: 'en' });
  }
  for (let turn = 1; turn <= 2; turn++) {
    await game.untilAbsentsTurn();
    await server.runChore('notices');
    await server.runChore('notices');
    for (const path of ['/both', '/first', '/other']) expect(sink.at(path)).toHaveLength(turn);
  }
});

describe('a person who is asked something', () => {
  it('is told once, unless they are at the table', async () => {
    const [server, sink] = [await start(), await receiver()];
    const game = AbsentPlayer.arrive(server.port);
    await game.begin();
    await game.addChannel('ntfy', `${sink.url}/ntfy`);
    const device = await game.secondDevice();
    await device.post('/api/notices/add', { kind: 'ntfy', address: `${sink.url}/ntfy`, language: 'en' });
    await server.runChore('notices');
    const before = sink.received.length;
    await game.present.post('/api/propose', { game: game.game, what: { kind: 'pause' } });
    await server.runChore('notices');
    await server.runChore('notices');
    expect(sink.received.length).toBe(before + 1);
    expect(sink.received.at(-1)?.headers['title']).toBe('The table has a question for you');
    await game.present.post('/api/propose', { game: game.game, what: { kind: 'pause' } });
    await server.runChore('notices');
    expect(sink.received.length).toBe(before + 1);
  });

  it('is told that the game was abandoned, also if it was their turn', async () => {
    const [server, sink] = [await start(), await receiver()];
    const game = AbsentPlayer.arrive(server.port);
    await game.addChannel('ntfy', `${sink.url}/ntfy`);
    await game.begin();
    await game.untilAbsentsTurn();
    await server.runChore('notices');
    await game.present.post('/api/propose', { game: game.game, what: { kind: 'abandon' } });
    await server.runChore('notices');
    const before = sink.received.length;
    await game.agree();
    await server.runChore('notices');
    expect(sink.received.slice(before).map(({ headers }) => headers['title'])).toEqual(['The game is over']);
  });

  it('is told once more that it is their turn when turns were taken back', async () => {
    const [server, sink] = [await start(), await receiver()];
    const game = AbsentPlayer.arrive(server.port);
    await game.addChannel('ntfy', `${sink.url}/ntfy`);
    await game.begin();
    await game.untilAbsentsTurn();
    await server.runChore('notices');
    const { seq: to } = game;
    while (game.isAbsentsTurn) await game.playTurn();
    await game.present.post('/api/propose', { game: game.game, what: { kind: 'takeBack', to } });
    await server.runChore('notices');
    const before = sink.received.length;
    await game.agree();
    await server.runChore('notices');
    await server.runChore('notices');
    expect(sink.received.slice(before).map(({ headers }) => headers['title'])).toEqual(['Your turn']);
  });
});
