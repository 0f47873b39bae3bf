import { join } from 'node:path';

import type { Seat } from '@coalbrook/rules';
import type { TimeControl } from '@coalbrook/time';
import type { GameAftermath, RatingLadder, PlayerFigures } from '@coalbrook/wire/online';
import { describe, expect, it, onTestFinished } from 'vitest';

import { SqliteDatabase } from '../../ground/database/sqlite.ts';
import { features } from '../../roof/features.ts';
import type { RunningServer } from '../../roof/server.ts';
import { holdSeat } from '../../table/games/holders.ts';
import { ownSeats } from '../../table/games/ownSeats.ts';
import { FollowedGame, Person } from '../../testing/client.ts';
import { folder, newTable, startAt } from '../../testing/fixtures.ts';
import { fillTurn, playOn } from '../../testing/play.ts';
import { ownRatings } from './ownRatings.ts';
import { rateGames } from './rateGame.ts';
import { doubtOf, newSkill, ratingOf, skillsAfter } from './skill.ts';

interface Served {
  readonly server: RunningServer;
  readonly file: string;
}

const serve = async (
  file = join(folder(onTestFinished), 'games.db'),
  options: Parameters<typeof startAt>[1] = {},
): Promise<Served> => {
  const server = await startAt(file, options);
  onTestFinished(() => server.close());
  return { server, file };
};

/** A server that rates no games. */
const serveUnrated = (): Promise<Served> => {
  const { ratings: _, ...rest } = features;
  return serve(undefined, { features: rest });
};

const get = async <Answer>({ server }: Served, path: string): Promise<Answer> =>
  JSON.parse(await new Person(server.port).get(path)) as Answer;

const laddersOf = async (served: Served): Promise<readonly RatingLadder[]> => {
  await served.server.runChore('ratings');
  return (await get<{ readonly ladders: readonly RatingLadder[] }>(served, '/api/ratings')).ladders;
};

const playerOf = (served: Served, player: string): Promise<PlayerFigures> => get(served, `/api/players/${player}`);

/** Who is rated, with the place of their last game and whether they have left it. */
const resultsOf = async (served: Served): Promise<readonly (readonly [string, number, boolean])[]> => {
  const [{ players }] = await laddersOf(served);
  const figures = await Promise.all(players.map(({ player }) => playerOf(served, player)));
  return figures.map(({ name, results: [{ place, hasLeft }] }) => [name, place, hasLeft]);
};

const slow: TimeControl = { kind: 'slow', turn: 24 * 60 * 60_000, bank: 0 };

interface Table {
  readonly letters: string;
  /** By seat: who sits there; only at seats of people. */
  readonly people: readonly Person[];
  readonly isRated?: boolean;
  readonly edition?: string;
  readonly wish?: object;
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
const open = async (table: Table): Promise<string> => {
  const { letters, people, isRated = true, edition = 'lancashire', wish = short } = table;
  const [host, ...guests] = people;
  const { game, invite } = await host.open({ ...newTable(edition, letters, wish), mine: [0], isRated, time: slow });
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

  it('is shown as a rating and how far that may be off, with 40 points for each unit', () => {
    const skills = [newSkill(), { mu: 30, sigma: 5 }, { mu: 20, sigma: 5 }];
    expect(skills.map(ratingOf)).toEqual([1000, 1600, 1200]);
    expect(skills.map(doubtOf)).toEqual([333, 200, 200]);
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
    expect(ladders).toMatchObject([{ edition: 'lancashire', options: ['introductory'], seats: 2, count: 2 }]);
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
    const { rating, paces } = JSON.parse(await pair[0].get(`/api/games/${game}/aftermath`)) as GameAftermath;
    const changes = ladders[0].players.map(({ player, rating: after }, at) => ({
      player,
      before: 1000,
      after,
      place: at + 1,
    }));
    expect(rating).toHaveLength(2);
    expect(rating).toEqual(expect.arrayContaining(changes.map((change) => expect.objectContaining(change) as unknown)));
    expect(paces.map(({ seat }) => seat)).toEqual([0, 1]);
    expect(await new Person(served.server.port).get(`/api/games/${game}/aftermath`)).toContain('absent');
  });

  it('tells what it has changed once it is counted, from what was before', async () => {
    const served = await serve();
    const pair = people(served, 2);
    const told = async (game: string): Promise<GameAftermath['rating']> =>
      (JSON.parse(await pair[0].get(`/api/games/${game}/aftermath`)) as GameAftermath).rating;
    const first = await play({ letters: 'pp', people: pair });
    await laddersOf(served);
    const second = await play({ letters: 'pp', people: pair });
    await laddersOf(served);
    const [before, after] = [await told(first), await told(second)];
    if (typeof before !== 'object' || typeof after !== 'object') throw new Error('not counted');
    for (const { player, before: start } of after)
      expect(start).toBe(before.find((one) => one.player === player)?.after);
    const database = new SqliteDatabase(served.file);
    onTestFinished(() => database.close());
    // As an earlier version has left it.
    await database.query('update results set mu_before = null where game = $1', second);
    expect(await told(second)).toEqual(after.map((change) => ({ ...change, before: undefined })));
    await database.query('delete from results where game = $1', second);
    await database.query('update games set rated = 3 where id = $1', second);
    expect(await told(second)).toBe('void');
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
    const results = await resultsOf(served);
    expect(results).toHaveLength(3);
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
    ['from a position', 'pp', { position: { edition: 'lancashire', seats: 2 } }, 'position'],
    ['that was begun elsewhere', 'pp', { record: begunElsewhere }, 'record'],
    ['with files', 'pp', { wish: { seats: 2, files: { board: {} } } }, 'wish.files'],
    ['with hints', 'pp', { hasHints: true }, 'hasHints'],
    ['of somebody with two seats', 'pp', { mine: [0, 1] }, 'mine'],
    ['of bots', 'rr', { mine: [] }, 'sitters'],
    ['of one person against bots without a clock', 'pr', { time: undefined }, 'time'],
    ['that ends when somebody leaves', 'pp', { customs: { leaving: 'end', late: 'turn' } }, 'customs.leaving'],
  ])('cannot be one %s', async (_, letters, change, at) => {
    const [host] = people(await serve(), 1);
    const table = { ...newTable('lancashire', letters), mine: [0], time: slow, ...change };
    const refused = host.open({ ...table, isRated: true });
    await expect(refused).rejects.toThrow(/^422 /);
    await expect(refused).rejects.toThrow(`"at":"${at}"`);
    expect(await host.get('/api/mine')).toBe('{"tables":[]}');
  });

  it('cannot be one with automata, but one of a person against bots with a clock', async () => {
    const [host] = people(await serve(), 1);
    const table = (edition: string, letters: string) => ({ ...newTable(edition, letters), mine: [0], isRated: true });
    await expect(host.open({ ...table('birmingham', 'pa'), time: slow })).rejects.toThrow(
      '"kind":"ratedWithoutAutomata"',
    );
    const { game } = await host.open({ ...table('lancashire', 'pr'), time: slow });
    await host.connect();
    onTestFinished(() => host.leave());
    expect(await host.ask('join', game, 0 as Seat, 0)).toMatchObject({ table: { isRated: true } });
  });

  it('has a seat for each person, and needs a clock if all others are bots', async () => {
    const [host, guest] = people(await serve(), 2);
    const { game, invite } = await host.open({ ...newTable('lancashire', 'ppp'), mine: [0], isRated: true });
    await expect(host.sit(game, invite, 1, 'Ada again')).rejects.toThrow('409 {"failed":"rated"}');
    await host.post('/api/fill', { game, seat: 2 });
    await expect(host.post('/api/fill', { game, seat: 1 })).rejects.toThrow('409 {"failed":"rated"}');
    expect((await guest.sit(game, invite, 1, 'Ben')).table.status).toBe('running');
    const timed = await host.open({ ...newTable('lancashire', 'ppp'), mine: [0], isRated: true, time: slow });
    for (const seat of [1, 2]) await host.post('/api/fill', { game: timed.game, seat });
  });

  it('does not count if one person has held two seats of it, however and for how long', async () => {
    const served = await serve();
    const pair = people(served, 2);
    const game = await open({ letters: 'pp', people: pair });
    const database = new SqliteDatabase(served.file);
    onTestFinished(() => database.close());
    const [{ person }] = await database.query<{ person: string }>('select person from holders where seat = 0');
    // Another device of the other seat, which is gone when the game ends.
    await holdSeat(database, { person, game, seat: 1 as Seat, at: 0 });
    await database.query('delete from holders where person = $1 and seat = 1', person);
    await Promise.all((await joinAll(game, pair)).map(playOn));
    expect(await laddersOf(served)).toEqual([]);
  });

  it('does not count if both seats belong to one person by its end', async () => {
    const served = await serveUnrated();
    const pair = people(served, 2);
    const game = await open({ letters: 'pp', people: pair });
    const database = new SqliteDatabase(served.file);
    onTestFinished(() => database.close());
    const [one, other] = await database.query<{ person: string }>(
      'select person from holders where seat >= 0 order by seat',
    );
    await Promise.all((await joinAll(game, pair)).map(playOn));
    await database.transaction((queries) =>
      ownSeats(undefined as never, () => 0).move(queries, other.person, one.person),
    );
    await database.transaction((queries) => ownRatings.move(queries, other.person, one.person));
    await served.server.close();
    expect(await laddersOf(await serve(served.file))).toEqual([]);
  });

  it('raises nobody who was two players until then', async () => {
    const served = await serve();
    const pair = people(served, 2);
    await play({ letters: 'pp', people: pair });
    const [{ players }] = await laddersOf(served);
    const database = new SqliteDatabase(served.file);
    onTestFinished(() => database.close());
    const known = await database.query<{ id: string; person: string }>('select id, person from players');
    const personOf = (player: string): string => known.find(({ id }) => id === player)?.person ?? '';
    const [winner, loser] = players;
    await database.transaction((queries) => ownRatings.move(queries, personOf(winner.player), personOf(loser.player)));
    const [ladder] = await laddersOf(served);
    expect(ladder.players).toMatchObject([{ rating: loser.rating, games: 2 }]);
  });

  it('counts as lost for somebody who comes back after another has played for them', async () => {
    const served = await serve();
    const [ada, ben, cleo] = people(served, 3);
    const { game, invite } = await ada.open({ ...newTable('lancashire', 'pp', short), mine: [0], isRated: true });
    await ben.sit(game, invite, 1, 'Ben');
    await ben.post('/api/stand', { game });
    await cleo.sit(game, invite, 1, 'Cleo');
    await cleo.post('/api/stand', { game });
    await ben.sit(game, invite, 1, 'Ben');
    await Promise.all((await joinAll(game, [ada, ben])).map(playOn));
    expect((await resultsOf(served)).toSorted(([one], [other]) => (one < other ? -1 : 1))).toEqual([
      ['Ben', 2, true],
      ['p0', 1, false],
    ]);
  });

  it.each([
    ['counts as lost for somebody who comes back after a bot has played for them', true],
    ['is that of somebody who comes back before anything was played', false],
  ])('%s', async (_, hasLeft) => {
    const served = await serve();
    const [ada, ben] = people(served, 2);
    const { game, invite } = await ada.open({ ...newTable('lancashire', 'pp', short), mine: [0], isRated: true });
    await ben.sit(game, invite, 1, 'Ben');
    const [own, bens] = await joinAll(game, [ada, ben]);
    await own.until(() => own.actor >= 0);
    const until = own.seq + 6;
    await bens.until(() => bens.seq === own.seq);
    // A bot would play at once.
    if (!hasLeft && bens.actor === 1) {
      const { seq } = bens;
      await ben.ask('commit', game, 1 as Seat, seq, fillTurn(bens, 1));
      await own.until(() => own.seq > seq && own.actor === 0);
    }
    const closed = new Promise<void>((resolve) => (ben.onClose = resolve));
    await ben.post('/api/stand', { game });
    await closed;
    while (hasLeft && own.seq < until) {
      await own.until(() => own.actor === 0);
      const { seq } = own;
      await ada.ask('commit', game, 0 as Seat, seq, fillTurn(own, 1));
      await own.until(() => own.seq > seq);
    }
    await ben.sit(game, invite, 1, 'Ben');
    await Promise.all((await joinAll(game, [ada, ben])).map(playOn));
    const his = (await resultsOf(served)).find(([name]) => name === 'Ben');
    expect(his?.[2]).toBe(hasLeft);
  });

  it('is named after whoever began it, not after whoever plays on for them', async () => {
    const served = await serve();
    const [ada, ben, cleo] = people(served, 3);
    const { game, invite } = await ada.open({ ...newTable('lancashire', 'pp', short), mine: [0], isRated: true });
    await ben.sit(game, invite, 1, 'Ben');
    await ben.post('/api/stand', { game });
    await cleo.sit(game, invite, 1, 'Cleo');
    await Promise.all((await joinAll(game, [ada, cleo])).map(playOn));
    const [{ players }] = await laddersOf(served);
    expect(players.map(({ name }) => name).toSorted()).toEqual(['Ben', 'p0']);
  });

  it('has no seat for somebody who has played another of its seats', async () => {
    const [ada, ben, helper] = people(await serve(), 3);
    const { game, invite } = await ada.open({ ...newTable('lancashire', 'pp', short), mine: [0], isRated: true });
    await ben.sit(game, invite, 1, 'Ben');
    await helper.sit(game, await ada.linkTo(game, 0), 0, 'p0');
    await ada.linkTo(game, 0);
    const rated = '409 {"failed":"rated"}';
    await expect(helper.sit(game, await ben.linkTo(game, 1), 1, 'Ben')).rejects.toThrow(rated);
    await ben.post('/api/stand', { game });
    await expect(helper.sit(game, invite, 1, 'Helper')).rejects.toThrow(rated);
  });

  it('has no seat for somebody who comes after a bot was chosen for it', async () => {
    const [ada, ben] = people(await serve(), 2);
    const wanted = { ...newTable('lancashire', 'pp', short), mine: [0], isRated: true, time: slow };
    const { game, invite } = await ada.open(wanted);
    await ada.post('/api/fill', { game, seat: 1, policy: 'carter' });
    await expect(ben.sit(game, invite, 1, 'Ben')).rejects.toThrow('404');
    expect((await ada.visit(game, invite)).table.seats[1]).toMatchObject({ kind: 'bot', isFree: false });
  });

  it('keeps its clock if there is nobody else who could agree', async () => {
    const [ada] = people(await serve(), 1);
    const game = await open({ letters: 'pr', people: [ada] });
    for (const what of [{ kind: 'pause' }, { kind: 'pace', time: { kind: 'none' } }])
      await expect(ada.post('/api/propose', { game, what })).rejects.toThrow('409 {"failed":"rated"}');
  });

  it('does not count if it began elsewhere, although its row says that it is rated', async () => {
    const served = await serve();
    const pair = people(served, 2);
    const begun = [
      { record: begunElsewhere },
      { position: { edition: 'lancashire', seats: 2, era: 'rail', round: 10 } },
    ];
    const database = new SqliteDatabase(served.file);
    onTestFinished(() => database.close());
    for (const change of begun) {
      const [host, guest] = pair;
      const { game, invite } = await host.open({ ...newTable('lancashire', 'pp'), mine: [0], ...change });
      await database.query('update games set rated = 1, brought = $2 where id = $1', game, 'record' in change ? 1 : 0);
      await guest.sit(game, invite, 1, 'Ben');
      await database.query("update games set status = 'over' where id = $1", game);
    }
    expect(await laddersOf(served)).toEqual([]);
    expect(await database.query('select rated from games')).toEqual([{ rated: 3 }, { rated: 3 }]);
  });

  it('with options has a ladder of its own', async () => {
    const served = await serve();
    const pair = people(served, 2);
    await play({ letters: 'pp', people: pair });
    await play({ letters: 'pp', people: pair, wish: {} });
    const ladders = await laddersOf(served);
    expect(ladders.map(({ edition, options, seats }) => [edition, options, seats])).toEqual([
      ['lancashire', undefined, 2],
      ['lancashire', ['introductory'], 2],
    ]);
    const { ratings, results } = await playerOf(served, ladders[0].players[0].player);
    expect(ratings.map(({ options }) => options?.join())).toEqual(
      expect.arrayContaining([undefined, 'introductory']) as unknown,
    );
    expect(results).toHaveLength(2);
  });

  it('counts once if several nodes see its end', async () => {
    const served = await serve();
    await play({ letters: 'pp', people: people(served, 2) });
    const other = new SqliteDatabase(served.file);
    onTestFinished(() => other.close());
    await Promise.all([
      served.server.runChore('ratings'),
      rateGames(other, 7),
      rateGames(other, 8),
      served.server.runChore('ratings'),
    ]);
    const [{ players }] = await laddersOf(served);
    expect(players.map(({ games }) => games)).toEqual([1, 1]);
  });
});

it('a player whom nobody knows is absent', async () => {
  expect(await get(await serve(), '/api/players/nobody')).toEqual({ failed: 'absent' });
});
