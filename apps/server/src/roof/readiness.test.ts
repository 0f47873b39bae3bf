import { join } from 'node:path';

import type { OnlineTable } from '@coalbrook/wire/online';
import { expect, it, onTestFinished } from 'vitest';

import { Person } from '../testing/client.ts';
import { folder, newTable, startAt } from '../testing/fixtures.ts';

const time = { kind: 'live', bank: 1_200_000, increment: 0 } as const;

interface Gathered {
  readonly game: string;
  readonly invite: string;
  readonly people: readonly Person[];
  readonly port: number;
}

/** The first person opens a table with a live clock; the others have not sat down. */
const gather = async (sitters: string, change: object = {}): Promise<Gathered> => {
  const server = await startAt(join(folder(onTestFinished), 'games.db'));
  onTestFinished(() => server.close());
  const people = Array.from(sitters, () => Person.known(server.port));
  const opened = await people[0].open({
    ...newTable('lancashire', sitters),
    mine: [0],
    time,
    asksReady: true,
    ...change,
  });
  return { game: opened.game, invite: opened.invite, people, port: server.port };
};

const connect = async ({ game, people }: Gathered, at: number): Promise<void> => {
  await people[at].connect();
  onTestFinished(() => people[at].leave());
  await people[at].ask('join', game, at as never, 0);
};

const say = ({ game, people }: Gathered, at: number, isReady = true): Promise<unknown> =>
  people[at].post('/api/ready', { game, isReady });

const seen = async ({ game, invite, people }: Gathered): Promise<Pick<OnlineTable, 'status'> & { ready: unknown }> => {
  const { table } = await people[0].visit(game, invite);
  return { status: table.status, ready: table.seats.map(({ isReady }) => isReady) };
};

it('a live clock starts once everybody is ready, not when the last person sits down', async () => {
  const club = await gather('ppp');
  const { game, invite, people } = club;
  expect((await seen(club)).ready).toEqual([undefined, undefined, undefined]);
  await expect(say(club, 0)).rejects.toThrow('409');
  await people[1].sit(game, invite, 1, 'Bea');
  expect((await people[2].sit(game, invite, 2, 'Cem')).table.status).toBe('open');
  // Whoever comes last is there.
  expect(await seen(club)).toEqual({ status: 'open', ready: [false, false, true] });
  for (const at of [0, 1, 2]) await connect(club, at);
  await say(club, 0);
  expect(await seen(club)).toEqual({ status: 'open', ready: [true, false, true] });
  await say(club, 0, false);
  await say(club, 1);
  expect(await seen(club)).toEqual({ status: 'open', ready: [false, true, true] });
  await say(club, 0);
  expect(await seen(club)).toEqual({ status: 'running', ready: [undefined, undefined, undefined] });
  // The same may be said twice.
  await say(club, 0);
});

it('whoever has gone since they were ready is asked again', async () => {
  const club = await gather('pp');
  await club.people[1].sit(club.game, club.invite, 1, 'Bea');
  await connect(club, 0);
  await say(club, 0);
  // Bea sat down last, and is not connected.
  expect(await seen(club)).toEqual({ status: 'open', ready: [true, false] });
  await connect(club, 1);
  await say(club, 1);
  expect((await seen(club)).status).toBe('running');
});

it('nobody is ready any more when somebody leaves, and strangers are not asked', async () => {
  const club = await gather('pp');
  const { game, invite, people } = club;
  await people[1].sit(game, invite, 1, 'Bea');
  await connect(club, 0);
  await say(club, 0);
  await people[1].post('/api/stand', { game });
  expect(await seen(club)).toEqual({ status: 'open', ready: [undefined, undefined] });
  await expect(say(club, 1)).rejects.toThrow('404');
  await expect(people[1].post('/api/ready', { game: 'none', isReady: true })).rejects.toThrow('404');
});

it('a table that does not ask begins when the last person sits down', async () => {
  const { game, invite, people } = await gather('pp', { asksReady: false });
  expect((await people[1].sit(game, invite, 1, 'Bea')).table.status).toBe('running');
});

it('a rematch asks as the game before did', async () => {
  const club = await gather('pp');
  const { game, invite, people } = club;
  await people[1].sit(game, invite, 1, 'Bea');
  for (const at of [0, 1]) await connect(club, at);
  await say(club, 0);
  await people[0].post('/api/propose', { game, what: { kind: 'abandon' } });
  const { id } = (await people[1].visit(game, invite)).table.question ?? { id: '' };
  await people[1].post('/api/answer', { game, id, choice: 'yes' });
  const next = await people[0].post<{ readonly game: string }>('/api/rematch', { game, nonce: '' });
  await people[1].post('/api/rematch', { game, nonce: '' });
  expect(await seen({ ...club, game: next.game })).toEqual({ status: 'open', ready: [false, true] });
});

it('one person against bots is not asked, and whoever fills the last seat with a bot is ready', async () => {
  const alone = await gather('pr');
  expect((await seen(alone)).status).toBe('running');
  const club = await gather('ppp');
  const { game, invite, people } = club;
  await people[1].sit(game, invite, 1, 'Bea');
  await people[0].post('/api/fill', { game, seat: 2 });
  expect(await seen(club)).toEqual({ status: 'open', ready: [true, false, undefined] });
  for (const at of [0, 1]) await connect(club, at);
  await say(club, 1);
  expect((await seen(club)).status).toBe('running');
});

it('everybody with a seat can invite others, and nobody else', async () => {
  const { game, invite, people, port } = await gather('ppp');
  await people[1].sit(game, invite, 1, 'Bea');
  const { token } = await people[1].post<{ readonly token: string }>('/api/invite', { game });
  await expect(people[2].post('/api/invite', { game })).rejects.toThrow('404');
  expect((await people[2].visit(game, token)).seats).toEqual([2]);
  expect((await people[2].sit(game, token, 2, 'Cem')).table.held).toEqual([2]);
  // The newest 20 count.
  const later: string[] = [];
  for (let count = 0; count < 20; count++)
    later.push((await people[0].post<{ readonly token: string }>('/api/invite', { game })).token);
  const stranger = Person.known(port);
  await expect(stranger.visit(game, token)).rejects.toThrow('404');
  expect((await stranger.visit(game, later[0])).table.game).toBe(game);
});
