import { join } from 'node:path';

import type { Seat } from '@coalbrook/rules';
import type { RatingLadder, PlayerFigures } from '@coalbrook/wire/online';
import { describe, expect, it, onTestFinished } from 'vitest';

import { SqliteDatabase } from '../database/sqlite.ts';
import type { RunningServer } from '../server.ts';
import { FollowedGame, Person } from '../testing/client.ts';
import { folder, newTable, startAt } from '../testing/fixtures.ts';
import { playOn } from '../testing/play.ts';
import { rateGames } from './rateGame.ts';
import { doubtOf, newSkill, ratingOf, skillsAfter } from './skill.ts';

interface Served {
  readonly server: RunningServer;
  readonly file: string;
}

const serve = async (): Promise<Served> => {
  const file = join(folder(onTestFinished), 'games.db');
  const server = await startAt(file);
  onTestFinished(() => server.close());
  return { server, file };
};

const get = async <Answer>({ server }: Served, path: string): Promise<Answer> =>
  JSON.parse(await new Person(server.port).get(path)) as Answer;

const laddersOf = async (served: Served): Promise<readonly RatingLadder[]> => {
  await served.server.rate();
  return (await get<{ readonly ladders: readonly RatingLadder[] }>(served, '/api/ratings')).ladders;
};

const playerOf = (served: Served, player: string): Promise<PlayerFigures> => get(served, `/api/players/${player}`);

interface Table {
  readonly letters: string;
  /** By seat: who sits there; only at seats of people. */
  readonly people: readonly Person[];
  readonly isRated?: boolean;
  readonly edition?: string;
}

const begunElsewhere = JSON.stringify({
  coalbrook: 1,
  edition: 'lancashire',
  rules: 1,
  seats: 2,
  options: [],
  entries: [],
});

const short = { options: ['introductory'] };

/** Opens a table at which people sit down in the order of the seats. */
const open = async ({ letters, people, isRated = true, edition = 'lancashire' }: Table): Promise<string> => {
  const [host, ...guests] = people;
  const { game, invite } = await host.open({ ...newTable(edition, letters, short), mine: [0], isRated });
  for (const [index, guest] of guests.entries()) await guest.sit(game, invite, index + 1, `p${index + 1}`);
  return game;
};

const joinAll = async (game: string, people: readonly Person[]): Promise<readonly FollowedGame[]> => {
  for (const person of new Set(people)) {
    if (person.isConnected) continue;
    await person.connect();
    onTestFinished(() => person.leave());
  }
  const followed = people.map((person, seat) => new FollowedGame(person, game, seat as Seat));
  for (const one of followed) await one.join();
  return followed;
};

const play = async (table: Table): Promise<string> => {
  const game = await open(table);
  const followed = await joinAll(game, table.people);
  await Promise.all(followed.map(playOn));
  return game;
};

const people = ({ server }: Served, count: number): readonly Person[] =>
  Array.from({ length: count }, () => Person.known(server.port));

describe('a skill', () => {
  it('rises for those in front and falls for those behind; everybody starts at 1000', () => {
    const before = [newSkill(), newSkill(), newSkill()];
    const after = skillsAfter(before, [2, 1, 3]);
    expect(before.map(ratingOf)).toEqual([1000, 1000, 1000]);
    const [second, first, third] = after.map(({ mu }) => mu);
    expect(first).toBeGreaterThan(second);
    expect(second).toBeGreaterThan(third);
    expect(after.map(doubtOf).every((doubt) => doubt < doubtOf(newSkill()))).toBe(true);
  });

  it('is the same for equal places', () => {
    const [one, other] = skillsAfter([newSkill(), newSkill()], [1, 1]);
    expect(one).toEqual(other);
  });
});

describe('a rated game', () => {
  it('counts once for everybody who played, in the ladder of its edition and size', async () => {
    const served = await serve();
    const pair = people(served, 2);
    const game = await play({ letters: 'pp', people: pair });
    const ladders = await laddersOf(served);
    expect(ladders).toMatchObject([{ edition: 'lancashire', seats: 2, count: 2 }]);
    const [first, second] = ladders[0].players;
    expect(first.rating).toBeGreaterThan(second.rating);
    expect([first.games, second.games, first.isBot]).toEqual([1, 1, false]);
    expect(await laddersOf(served)).toEqual(ladders);
    const winner = await playerOf(served, first.player);
    expect(winner).toMatchObject({
      name: first.name,
      ratings: [{ edition: 'lancashire', seats: 2, rating: first.rating, games: 1, wins: 1 }],
      results: [{ game, place: 1, hasLeft: false, rating: first.rating }],
      against: [{ player: second.player, games: 1, better: 1, worse: 0 }],
    });
    expect(winner.openings[0]).toMatchObject({ games: 1, wins: 1 });
  });

  it('rates bots, too, and nobody learns who is behind an id', async () => {
    const served = await serve();
    const [person] = people(served, 1);
    await play({ letters: 'pr', people: [person] });
    const [{ players }] = await laddersOf(served);
    expect(players.map(({ name, isBot }) => [name, isBot])).toEqual(
      expect.arrayContaining([
        ['random', true],
        ['p0', false],
      ]),
    );
    const text = await new Person(served.server.port).get('/api/ratings');
    expect(text).not.toContain(person.cookie.split('=')[1]);
  });

  it('counts as lost for whoever left it, not for those who play on', async () => {
    const served = await serve();
    const trio = people(served, 3);
    const game = await open({ letters: 'ppp', people: trio });
    const [first, second, leaver] = trio;
    await leaver.post('/api/stand', { game });
    const followed = await joinAll(game, [first, second]);
    await Promise.all(followed.map(playOn));
    const [{ players }] = await laddersOf(served);
    expect(players).toHaveLength(3);
    const figures = await Promise.all(players.map(({ player }) => playerOf(served, player)));
    const results = figures.map(({ name, results: [result] }) => [name, result.place, result.hasLeft] as const);
    expect(results.find(([name]) => name === 'p2')).toEqual(['p2', 3, true]);
    expect(results.filter(([, , hasLeft]) => !hasLeft)).toHaveLength(2);
  });

  it('does not count if one person had both seats', async () => {
    const served = await serve();
    await play({ letters: 'pp', people: people(served, 2) });
    const database = new SqliteDatabase(served.file);
    onTestFinished(() => database.close());
    await database.query("update rated_seats set person = 'the same'");
    expect(await laddersOf(served)).toEqual([]);
  });

  it('does not count if it was not to be rated', async () => {
    const served = await serve();
    await play({ letters: 'pp', people: people(served, 2), isRated: false });
    expect(await laddersOf(served)).toEqual([]);
  });

  it.each([
    ['a game of people and bots', 'lancashire', 'pr', {}, true],
    ['a game with automata', 'birmingham', 'pa', {}, false],
    ['a game that was begun elsewhere', 'lancashire', 'pr', { record: begunElsewhere }, false],
  ])('is possible or not: %s (%s %s)', async (_, edition, letters, change, isRated) => {
    const [host] = people(await serve(), 1);
    const { game } = await host.open({ ...newTable(edition, letters), mine: [0], isRated: true, ...change });
    await host.connect();
    onTestFinished(() => host.leave());
    const joined = await host.ask('join', game, 0 as Seat, 0);
    expect('table' in joined && joined.table.isRated === true).toBe(isRated);
  });

  it('counts once if several nodes see its end', async () => {
    const served = await serve();
    await play({ letters: 'pp', people: people(served, 2) });
    const other = new SqliteDatabase(served.file);
    onTestFinished(() => other.close());
    await Promise.all([served.server.rate(), rateGames(other, 7), rateGames(other, 8), served.server.rate()]);
    const [{ players }] = await laddersOf(served);
    expect(players.map(({ games }) => games)).toEqual([1, 1]);
  });
});

it('a player whom nobody knows is absent', async () => {
  expect(await get(await serve(), '/api/players/nobody')).toEqual({ failed: 'absent' });
});
