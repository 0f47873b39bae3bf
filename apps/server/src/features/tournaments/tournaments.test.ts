import { join } from 'node:path';

import { NOBODY } from '@coalbrook/rules';
import type { Seat } from '@coalbrook/rules';
import type { ListedTournament, Tournament } from '@coalbrook/wire/online';
import { describe, expect, it, onTestFinished } from 'vitest';

import { SqliteDatabase } from '../../ground/database/sqlite.ts';
import { silentLog } from '../../ground/log.ts';
import { hashOf } from '../../ground/persons/tokens.ts';
import type { RunningServer } from '../../roof/server.ts';
import type { ServerOptions } from '../../roof/serverOptions.ts';
import { FollowedGame, Person } from '../../testing/client.ts';
import { Cup, endGame, refusal, usualCup } from '../../testing/cup.ts';
import { folder, startAt } from '../../testing/fixtures.ts';
import { Member } from '../../testing/member.ts';
import { playOn } from '../../testing/play.ts';
import { Sink, until } from '../../testing/receivers.ts';
import { drawRound } from './drawRound.ts';
import { withHistory } from './field.ts';
import type { RecordedField } from './field.ts';
import { GameResults } from './gameResults.ts';
import { openMatches } from './openMatches.ts';
import { legalSizes } from './tournamentRecords.ts';
import { TournamentStore } from './tournamentStore.ts';

interface Served {
  readonly server: RunningServer;
  readonly database: SqliteDatabase;
  readonly file: string;
}

const serve = async (options: Partial<ServerOptions> = {}): Promise<Served> => {
  const file = join(folder(onTestFinished), 'games.db');
  // Shared with the server, which may be writing: a second connection in one thread would wait for itself.
  const database = new SqliteDatabase(file);
  const server = await startAt(file, { database, notices: { allowPrivate: true }, ...options });
  onTestFinished(() => server.close());
  return { server, database, file };
};

/** Opens the games of rounds on a database, as a node does. */
const opening = (database: SqliteDatabase) => ({ database, at: 1, newestKnown: () => Infinity, log: silentLog });

const gamesOf = (person: Person): Promise<readonly string[]> =>
  person
    .get('/api/mine')
    .then((text) => (JSON.parse(text) as { tables: { game: string }[] }).tables.map((one) => one.game));

const namesBy = ({ entrants, standings }: Tournament): readonly string[] =>
  standings.map(({ entrant }) => entrants.find((one) => one.entrant === entrant)?.name ?? '');

const listOf = async (person: Person) =>
  JSON.parse(await person.get('/api/tournaments')) as Record<'mine' | 'open', readonly ListedTournament[]>;

it('the seats of its games have no links, and each entrant lets other devices play, of which the table is told', async () => {
  const { server, database } = await serve();
  const cup = await Cup.open(server.port, 4);
  const { game = '' } = (await cup.drawRound()).rounds[0].matches[0];
  const seats = await database.query<{ token_hash: string }>('select token_hash from seats where game = $1', game);
  expect(seats.map((seat) => seat.token_hash)).toEqual(['', '', '', '']);
  const [own] = cup.people;
  const { held } = (await own.visit(game, '')).table;
  await expect(cup.organiser.post('/api/device', { game, seat: held[0] })).rejects.toThrow('404');
  const phone = Person.known(server.port);
  await phone.sit(game, await own.linkTo(game, held[0]), held[0], 'E1');
  expect((await own.visit(game, '')).table.shared).toMatchObject([{ seat: held[0] }]);
  expect(JSON.parse(await cup.people[1].get(`/api/games/${game}/happenings`))).toMatchObject({
    happenings: [{ what: { kind: 'came', name: 'E1', isShared: true } }],
  });
});

describe('a tournament of seven over three rounds', () => {
  it('is drawn, played and counted to its end, and everybody finds their games', async () => {
    const { server, database } = await serve();
    const cup = await Cup.open(server.port, 7);
    for (let round = 1; round <= 3; round++) {
      const drawn = await cup.drawRound();
      expect(drawn.rounds).toHaveLength(round);
      const { matches, byes } = drawn.rounds[round - 1];
      expect(new Set(matches.map(({ entrants }) => entrants.length))).toEqual(new Set([4, 3]));
      expect(byes).toEqual([]);
      // Nobody needs a link: the seats are theirs.
      for (const person of cup.people) {
        const seen = await cup.see(person);
        const own = seen.rounds[round - 1].matches.find(({ entrants }) => entrants.includes(seen.own ?? ''));
        expect(own?.status).toBe('running');
        expect(await gamesOf(person)).toContain(own?.game);
      }
      expect(await refusal(cup.propose())).toBe(`409 {"failed":"${round < 3 ? 'running' : 'over'}"}`);
      const ended = await cup.endRound(database);
      expect(ended.rounds[round - 1].matches.every(({ status }) => status === 'over')).toBe(true);
    }
    const seen = await cup.see();
    expect(seen.status).toBe('over');
    expect(await refusal(cup.propose())).toBe('409 {"failed":"over"}');
    // Worked out from the names: at each table those with larger numbers are in front.
    const scores = new Map<string, number>();
    for (const { matches } of seen.rounds) {
      for (const { entrants } of matches) {
        const names = entrants.map((id) => seen.entrants.find(({ entrant }) => entrant === id)?.name ?? '');
        for (const [place, name] of names.toSorted().toReversed().entries())
          scores.set(name, (scores.get(name) ?? 0) + usualCup.points[place]);
      }
    }
    for (const { entrant, points, played } of seen.standings) {
      const name = seen.entrants.find((one) => one.entrant === entrant)?.name ?? '';
      expect([name, points, played]).toEqual([name, scores.get(name), 3]);
    }
    expect(namesBy(seen)[0]).toBe('E7');
    expect((await listOf(cup.organiser)).mine).toMatchObject([
      { tournament: cup.id, status: 'over', round: 3, rounds: 3, entrants: 7, isOrganiser: true, hasEntered: false },
    ]);
  });

  it('can be drawn again by anybody from what is recorded', async () => {
    const { server, database } = await serve();
    const cup = await Cup.open(server.port, 7);
    for (let round = 0; round < 3; round++) {
      await cup.drawRound();
      await cup.endRound(database);
    }
    const { rounds, format } = await cup.see();
    for (const { round, method, seed, matches, byes } of rounds) {
      const [row] = await database.query<{ field: string }>(
        'select field from tournament_rounds where tournament = $1 and round = $2',
        cup.id,
        round,
      );
      const earlier = rounds.slice(0, round - 1).map((one) => ({
        byes: one.byes,
        matches: one.matches.map(({ entrants }) => ({ entrants, game: '', status: 'over' as const })),
      }));
      const field = withHistory(JSON.parse(row.field) as RecordedField, earlier);
      const terms = { method, seed, seats: format.wish.seats, legal: legalSizes(format) };
      expect(drawRound(field, terms)).toEqual({ tables: matches.map(({ entrants }) => entrants), byes });
    }
  });
});

describe('a draw', () => {
  it('counts once, however often it is confirmed, and of two nodes with different ones the first wins', async () => {
    const { server, database, file } = await serve();
    const cup = await Cup.open(server.port, 6);
    const other = new SqliteDatabase(file);
    onTestFinished(() => other.close());
    const [one, two] = [await cup.propose(), await cup.propose()];
    const person = hashOf(cup.organiser.cookie.split('=')[1]);
    const confirm = (node: SqliteDatabase, { round, method, seed, basis }: typeof one) =>
      new TournamentStore(
        node,
        { results: new GameResults(), strengthsOf: () => Promise.resolve(new Map()) },
        Date.now,
      ).writeRound({ tournament: cup.id, round, method, seed, basis, swaps: [] }, person);
    const answers = await Promise.all([
      confirm(database, one),
      confirm(other, two),
      confirm(other, one),
      confirm(database, two),
    ]);
    // Whichever came first, the same one is done again and the other one is not.
    expect(answers.filter((why) => why === undefined)).toHaveLength(2);
    expect(answers.filter((why) => why === 'drawn')).toHaveLength(2);
    expect(answers[0]).toBe(answers[2]);
    await Promise.all([openMatches(opening(database)), openMatches(opening(other)), cup.see()]);
    const seen = await cup.see();
    expect(seen.rounds).toHaveLength(1);
    expect(new Set(seen.rounds[0].matches.map(({ game }) => game)).size).toBe(2);
    expect(await database.query('select id from games')).toHaveLength(2);
  });

  it('is not confirmed if somebody has come or gone since it was proposed', async () => {
    const { server } = await serve();
    const cup = await Cup.open(server.port, 5);
    const proposed = await cup.propose();
    await cup.post(cup.people[0], 'withdraw');
    expect(await refusal(cup.confirm(proposed))).toBe('409 {"failed":"changed"}');
    expect((await cup.drawRound()).rounds[0].matches.map(({ entrants }) => entrants.length)).toEqual([4]);
  });

  it('comes from the server: a seed that it has not drawn for this round does not count', async () => {
    const { server } = await serve();
    const [cup, other] = [await Cup.open(server.port, 8, { isLeague: true }), await Cup.open(server.port, 8)];
    const [proposed, elsewhere] = [await cup.propose(), await other.propose()];
    for (const seed of ['chosen', elsewhere.seed])
      expect(await refusal(cup.confirm(proposed, { seed }))).toBe('409 {"failed":"changed"}');
    const earlier = await cup.propose();
    expect((await cup.confirm(proposed)).rounds[0].seed).toBe(proposed.seed);
    const next = await cup.propose();
    for (const { seed } of [proposed, earlier])
      expect(await refusal(cup.confirm(next, { seed }))).toBe('409 {"failed":"changed"}');
    expect((await cup.confirm(next)).rounds).toHaveLength(2);
  });

  it('can be changed by the organiser, and says so', async () => {
    const { server } = await serve();
    const cup = await Cup.open(server.port, 8);
    const proposed = await cup.propose();
    const [[one], [other]] = proposed.tables;
    expect(await refusal(cup.confirm(proposed, { swaps: [[one, 'nobody']] }))).toBe('409 {"failed":"unknown"}');
    const { rounds } = await cup.confirm(proposed, { swaps: [[one, other]] });
    expect(rounds[0].matches[0].entrants[0]).toBe(other);
    expect(rounds[0].matches[1].entrants[0]).toBe(one);
    expect(rounds[0].swaps).toEqual([[one, other]]);
  });

  it('is only for the organiser, on any device that has shown the link', async () => {
    const { server } = await serve();
    const cup = await Cup.open(server.port, 4);
    const proposed = await cup.propose();
    const { round, method, seed, basis } = proposed;
    const confirmed = { round, method, seed, basis, swaps: [] };
    const stranger = Person.known(server.port);
    for (const person of [stranger, cup.people[0]]) {
      expect(await refusal(cup.post(person, 'draw'))).toBe('404 {"failed":"absent"}');
      expect(await refusal(cup.post(person, 'round', confirmed))).toBe('404 {"failed":"absent"}');
      for (const [path, body] of [
        ['remove', { entrant: proposed.tables[0][0], isRemoved: true }],
        ['entering', { isOpen: false }],
        ['decide', { round: 1, table: 0, places: [] }],
        ['end', {}],
      ] as const)
        expect(await refusal(cup.post(person, path, body)), path).toBe('404 {"failed":"absent"}');
    }
    expect(await refusal(cup.see(stranger))).toBe('404 {"failed":"absent"}');
    const device = Person.known(server.port);
    expect((await cup.see(device, cup.opened.organiser)).isOrganiser).toBe(true);
    expect((await cup.post(device, 'round', confirmed)).rounds).toHaveLength(1);
  });
});

describe('a game of a round', () => {
  it('is opened after a restart if the node was killed between the draw and the opening, and never twice', async () => {
    const { server, file } = await serve();
    const cup = await Cup.open(server.port, 8);
    await cup.drawRound();
    // As the disk is after a kill: the round is written, one game is open and one is not.
    const { game: lost = '' } = (await cup.see()).rounds[0].matches[1];
    await server.close();
    const database = new SqliteDatabase(file);
    for (const table of ['turns', 'seats', 'holders'])
      await database.query(`delete from ${table} where game = $1`, lost);
    await database.query('delete from games where id = $1', lost);
    await database.query("update matches set game = '' where game = $1", lost);
    const again = await startAt(file, { database });
    onTestFinished(() => again.close());
    await Promise.all([openMatches(opening(database)), openMatches(opening(database))]);
    const organiser = Object.assign(new Person(again.port), { cookie: cup.organiser.cookie });
    const seen = await cup.see(organiser);
    expect(seen.rounds[0].matches.map(({ status }) => status)).toEqual(['running', 'running']);
    expect(await database.query('select id from games')).toHaveLength(2);
    expect(seen.rounds[0].matches[1].game).not.toBe(lost);
  });

  it('is played by those who were drawn, rated if the organiser wants, and counts as it ended', async () => {
    const { server } = await serve();
    const wish = { seats: 2, options: ['introductory'] };
    const cup = await Cup.open(server.port, 2, {
      edition: 'lancashire',
      wish,
      points: [3, 1],
      rounds: 1,
      isRated: true,
    });
    const { rounds } = await cup.drawRound();
    const [{ entrants, game = '' }] = rounds[0].matches;
    const followed: FollowedGame[] = [];
    for (const person of cup.people) {
      await person.connect();
      onTestFinished(() => person.leave());
      const { own = '' } = await cup.see(person);
      followed.push(new FollowedGame(person, game, entrants.indexOf(own) as Seat));
    }
    for (const one of followed) await one.join();
    await Promise.all(followed.map(playOn));
    await server.runChore('ratings');
    const seen = await cup.see();
    const [{ status, places = [], points = [], scores }] = seen.rounds[0].matches;
    expect(status).toBe('over');
    expect(seen.status).toBe('over');
    const isFirstAhead = points[0] > points[1];
    if (points[0] !== points[1]) expect(places).toEqual(isFirstAhead ? [1, 2] : [2, 1]);
    expect(scores).toEqual(places.map((place) => (place === 1 ? 3 : 1)));
    expect(seen.entrants.every(({ rating }) => rating !== undefined && rating !== 1000)).toBe(true);
  });

  it('puts whoever left it last', async () => {
    const { server, database } = await serve();
    const cup = await Cup.open(server.port, 3, { rounds: 1 });
    const [{ entrants, game = '' }] = (await cup.drawRound()).rounds[0].matches;
    const actorOf = async (): Promise<number> =>
      (await database.query<{ actor: number }>('select actor from games where id = $1', game))[0].actor;
    await until(async () => (await actorOf()) >= 0);
    // Somebody whose turn it is not, so that no bot plays on at once.
    const own = entrants[((await actorOf()) + 1) % 3];
    const owners = await Promise.all(cup.people.map((person) => cup.see(person)));
    const leaver = cup.people[owners.findIndex((seen) => seen.own === own)];
    const other = cup.people.find((person) => person !== leaver) ?? leaver;
    await leaver.post('/api/stand', { game });
    await endGame(
      database,
      game,
      entrants.map((id) => (id === own ? 200 : 50)),
    );
    const { rounds } = await cup.see();
    expect(rounds[0].matches[0].places).toEqual(entrants.map((id) => (id === own ? 3 : 1)));
    // Clearing one's list after the game changes nothing.
    await other.post('/api/stand', { game });
    expect((await cup.see()).rounds[0].matches[0].places).toEqual(rounds[0].matches[0].places);
  });

  it('that ended early is decided by the organiser; one that was played to its end is not', async () => {
    const { server, database } = await serve();
    const cup = await Cup.open(server.port, 4, { rounds: 2 });
    const [{ entrants, game = '' }] = (await cup.drawRound()).rounds[0].matches;
    await database.query(
      `update games set status = 'over', sheet = replace(sheet, '"edition"', '"abandoned":true,"edition"') where id = $1`,
      game,
    );
    const seen = await cup.see();
    expect(seen.rounds[0].matches[0].status).toBe('ended');
    expect(await refusal(cup.propose())).toBe('409 {"failed":"running"}');
    const decide = (places?: readonly number[]): Promise<Tournament> =>
      cup.post(cup.organiser, 'decide', { round: 1, table: 0, ...(places ? { places } : {}) });
    expect(await refusal(decide([1, 2]))).toBe('409 {"failed":"unknown"}');
    expect(await refusal(decide([1, 1, 2, 4]))).toBe('400 {"failed":"unreadable"}');
    const decided = await decide([1, 1, 3, 4]);
    expect(decided.rounds[0].matches[0]).toMatchObject({ status: 'decided', scores: [4, 4, 2, 1] });
    expect((await decide([])).rounds[0].matches[0].scores).toEqual([0, 0, 0, 0]);
    expect((await decide()).rounds[0].matches[0].status).toBe('ended');
    await decide([1, 1, 3, 4]);
    const { name, tournament } = seen;
    const told = JSON.parse(await cup.people[0].get(`/api/games/${game}/aftermath`)) as unknown;
    expect(told).toMatchObject({ match: { tournament, name, round: 1, decided: [1, 1, 3, 4] } });
    // Whoever looks on has not come to the tournament, which is not public.
    const stranger = Person.known(server.port);
    await cup.see(stranger, cup.opened.entry);
    await cup.post(stranger, 'watch', { token: cup.opened.entry, game });
    expect(JSON.parse(await stranger.get(`/api/games/${game}/aftermath`))).toEqual({ paces: [] });
    const next = (await cup.drawRound()).rounds[1].matches[0];
    await endGame(database, next.game ?? '', [40, 30, 20, 10]);
    expect(await refusal(cup.post(cup.organiser, 'decide', { round: 2, table: 0, places: [] }))).toBe(
      '409 {"failed":"finished"}',
    );
    expect((await cup.see()).standings).toHaveLength(entrants.length);
  });

  it('can be watched by everybody who may see the tournament, and by nobody else', async () => {
    const { server } = await serve();
    const cup = await Cup.open(server.port, 4);
    const { game = '' } = (await cup.drawRound()).rounds[0].matches[0];
    const stranger = Person.known(server.port);
    expect(await refusal(cup.post(stranger, 'watch', { game, token: '' }))).toBe('404 {"failed":"absent"}');
    await cup.post(stranger, 'watch', { game, token: cup.opened.entry });
    await stranger.connect();
    onTestFinished(() => stranger.leave());
    const joined = await stranger.ask('join', game, NOBODY, 0);
    expect('table' in joined && joined.table.held).toEqual([]);
  });

  it('is told once to everybody who is away, with the round and the tournament', async () => {
    const { server } = await serve();
    const sink = await Sink.start(onTestFinished);
    const cup = await Cup.open(server.port, 3, { rounds: 2 });
    for (const [at, person] of cup.people.entries())
      await person.post('/api/notices/add', { kind: 'slack', address: `${sink.url}/${at}`, language: 'en' });
    await cup.drawRound();
    await until(() => sink.received.length >= 3);
    for (let times = 0; times < 3; times++) await server.runChore('notices');
    const texts = [0, 1, 2].flatMap((at) => sink.at(`/${at}`));
    expect(texts).toHaveLength(3);
    for (const text of texts)
      expect(text).toContain('Your game of round 1 is open. Winter Cup: Brass: Birmingham with ');
  });
});

describe('entering', () => {
  it('keeps the order in which people came, also at the same moment', async () => {
    const { server } = await serve({ now: () => Date.parse('2026-11-18T12:00Z') });
    const cup = await Cup.open(server.port, 8);
    expect((await cup.see()).entrants.map(({ name }) => name)).toEqual(
      Array.from({ length: 8 }, (_, at) => `E${at + 1}`),
    );
  });

  it('is possible with the link, once for each person, under a name of one’s own', async () => {
    const { server } = await serve();
    const cup = await Cup.open(server.port, 2);
    const late = Person.known(server.port);
    expect(await refusal(cup.enter(late, 'E9', 'wrong'))).toBe('404 {"failed":"absent"}');
    for (const name of [' e1 ', 'Е1', 'El']) expect(await refusal(cup.enter(late, name))).toBe('409 {"failed":"name"}');
    await cup.enter(cup.people[0], 'E1');
    const renamed = await cup.enter(cup.people[0], 'Ada');
    expect(renamed.entrants.map(({ name }) => name)).toEqual(['Ada', 'E2']);
    await cup.post(cup.organiser, 'entering', { isOpen: false });
    expect(await refusal(cup.enter(late, 'E3'))).toBe('409 {"failed":"closed"}');
    await cup.post(cup.organiser, 'entering', { isOpen: true });
    expect((await cup.enter(late, 'E3')).entrants).toHaveLength(3);
  });

  it('ends with withdrawing, until somebody comes back, or with being removed', async () => {
    const { server, database } = await serve();
    const cup = await Cup.open(server.port, 5);
    // Before the first draw nobody is left in the list.
    await cup.post(cup.people[4], 'withdraw');
    expect((await cup.see()).entrants).toHaveLength(4);
    await cup.drawRound();
    await cup.endRound(database);
    const [one, two] = cup.people;
    const { own: first = '' } = await cup.see(one);
    const { own: second = '' } = await cup.see(two);
    await cup.post(one, 'withdraw');
    await cup.post(cup.organiser, 'remove', { entrant: second, isRemoved: true });
    const { tables } = await cup.propose().catch(() => ({ tables: [[]] }));
    expect(tables.flat()).not.toContain(first);
    expect(tables.flat()).not.toContain(second);
    expect((await cup.see()).standings).toHaveLength(4);
    expect(await refusal(cup.enter(two, 'E2'))).toBe('409 {"failed":"removed"}');
    await cup.post(cup.organiser, 'entering', { isOpen: false });
    expect((await cup.enter(one, 'E1')).entrants.find(({ entrant }) => entrant === first)?.status).toBe('in');
    await cup.post(cup.organiser, 'remove', { entrant: second, isRemoved: false });
    expect((await cup.propose()).tables.flat()).toHaveLength(4);
  });

  it('needs no link if the tournament is public, and it is listed until it is closed', async () => {
    const { server } = await serve();
    const cup = await Cup.open(server.port, 0, { isPublic: true });
    const visitor = Person.known(server.port);
    expect((await listOf(visitor)).open).toMatchObject([{ tournament: cup.id, name: 'Winter Cup', isOpen: true }]);
    await cup.enter(visitor, 'Ada', '');
    const { mine, open } = await listOf(visitor);
    expect([mine.length, open.length, mine[0].hasEntered]).toEqual([1, 0, true]);
    await cup.post(cup.organiser, 'entering', { isOpen: false });
    expect((await listOf(Person.known(server.port))).open).toEqual([]);
  });
});

describe('a league', () => {
  it('draws the next round while games of the last one go on', async () => {
    const { server, database } = await serve();
    const cup = await Cup.open(server.port, 8, { isLeague: true, rounds: 2 });
    await cup.drawRound();
    const { rounds } = await cup.drawRound();
    expect(rounds.map(({ matches }) => matches.map(({ status }) => status))).toEqual([
      ['running', 'running'],
      ['running', 'running'],
    ]);
    expect((await cup.endRound(database)).status).toBe('over');
  });

  it('can be ended by its organiser, and then nothing changes any more', async () => {
    const { server } = await serve();
    const cup = await Cup.open(server.port, 4, { isLeague: true });
    expect((await cup.post(cup.organiser, 'end')).status).toBe('over');
    expect(await refusal(cup.enter(Person.known(server.port), 'Late'))).toBe('409 {"failed":"over"}');
    expect(await refusal(cup.propose())).toBe('409 {"failed":"over"}');
  });
});

describe('a person', () => {
  it('takes their tournaments along into an account, on all its devices, and out of it without a name', async () => {
    const { server, database } = await serve();
    const cup = await Cup.open(server.port, 3, { rounds: 2 });
    const [phone, laptop] = [new Member(server.port), new Member(server.port)];
    await phone.makePasskey();
    // Of two entrants of one person the account's own stays.
    await cup.enter(phone.person, 'Ada');
    await cup.enter(laptop.person, 'Ada’s laptop');
    const other = await Cup.open(server.port, 0);
    await other.enter(laptop.person, 'Ada');
    await other.see(laptop.person, other.opened.organiser);
    const signedIn = new Member(server.port, phone.keys);
    signedIn.person.cookie = laptop.person.cookie;
    await signedIn.signIn();
    expect((await listOf(phone.person)).mine.map(({ hasEntered, isOrganiser }) => [hasEntered, isOrganiser])).toEqual([
      [true, true],
      [true, false],
    ]);
    expect((await cup.see()).entrants.map(({ name }) => name)).toEqual(['E1', 'E2', 'E3', 'Ada']);
    expect(await phone.exported()).toMatchObject({
      tournaments: {
        organised: ['Winter Cup'],
        entered: [
          { tournament: 'Winter Cup', name: 'Ada', status: 'in' },
          { tournament: 'Winter Cup', name: 'Ada', status: 'in' },
        ],
      },
    });
    await cup.drawRound();
    await phone.person.post('/api/account/delete', {});
    await cup.endRound(database);
    const seen = await cup.see();
    expect(seen.entrants.map(({ name, status }) => [name, status]).at(-1)).toEqual(['N. N.', 'withdrawn']);
    expect(seen.rounds[0].matches[0].places?.toSorted((one, two) => one - two)).toEqual([1, 2, 3, 4]);
    expect((await other.see()).entrants).toEqual([]);
  });

  it('is known to others by nothing that leads to their device', async () => {
    const { server } = await serve();
    const cup = await Cup.open(server.port, 4);
    await cup.drawRound();
    const text = JSON.stringify([await cup.see(cup.people[0]), await listOf(cup.people[0])]);
    for (const { cookie } of [cup.organiser, ...cup.people]) {
      const [, token] = cookie.split('=');
      for (const secret of [token, hashOf(token), hashOf(cup.opened.organiser), cup.opened.organiser])
        expect(text).not.toContain(secret);
    }
    // Whoever only looks on cannot pass the link on as if they had entered.
    expect((await cup.see(Person.known(server.port), cup.opened.entry)).entry).toBeUndefined();
  });
});

describe('the keeper', () => {
  it('finds tournaments by name or player and deletes them; their games stay', async () => {
    const { server, database } = await serve({ keeper: { token: 'a token that nobody guesses' } });
    const cup = await Cup.open(server.port, 4);
    await cup.drawRound();
    const ask = async (path: string, body?: object): Promise<unknown> => {
      const response = await fetch(`http://127.0.0.1:${server.port}/api/keeper/${path}`, {
        headers: { authorization: 'Bearer a token that nobody guesses', 'content-type': 'application/json' },
        ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
      });
      return response.json();
    };
    expect(await ask('tournaments?search=winter')).toMatchObject({
      tournaments: [{ tournament: cup.id, name: 'Winter Cup', entrants: 4, rounds: 1 }],
    });
    expect(await ask('tournaments?search=e3')).toMatchObject({ tournaments: [{ tournament: cup.id }] });
    expect(await ask('tournaments?search=summer')).toEqual({ tournaments: [] });
    // Whoever is banned is drawn no more.
    const [{ game, entrants }] = (await cup.see()).rounds[0].matches;
    expect(await ask('ban', { game, seat: 1 })).toEqual({});
    expect((await cup.see()).entrants.find(({ entrant }) => entrant === entrants[1])?.status).toBe('removed');
    expect(await ask('tournaments/delete', { tournament: cup.id })).toEqual({});
    expect(await ask('tournaments/delete', { tournament: cup.id })).toEqual({ failed: 'absent' });
    expect(await refusal(cup.see())).toBe('404 {"failed":"absent"}');
    for (const table of ['entrants', 'organisers', 'tournament_rounds', 'tournament_draws', 'matches'])
      expect(await database.query(`select * from ${table}`)).toEqual([]);
    expect(await database.query('select id from games')).toHaveLength(1);
  });
});

it.each([
  ['a name of two lines', { name: 'Winter\nCup' }],
  ['more points for the second place', { points: [1, 2, 3, 4] }],
  ['points for another number of places', { points: [5, 3] }],
  ['no rounds', { rounds: 0 }],
  ['automata', { wish: { seats: 4, automata: ['eadweard'] } }],
  ['an unknown way to draw', { draw: 'fairly' }],
])('%s is unreadable', async (_, change) => {
  const { server } = await serve();
  expect(await refusal(Cup.open(server.port, 0, change))).toBe('400 {"failed":"unreadable"}');
});

it('no call can be read without its fields', async () => {
  const { server } = await serve();
  const stranger = Person.known(server.port);
  const calls = ['visit', 'enter', 'withdraw', 'watch', 'remove', 'entering', 'draw', 'round', 'decide', 'end'];
  for (const path of ['', ...calls.map((call) => `/${call}`)])
    for (const body of [JSON.parse('null'), {}])
      expect(await refusal(stranger.post(`/api/tournaments${path}`, body)), path).toBe('400 {"failed":"unreadable"}');
});

it('a game that cannot be played at tables of that size is refused with its faults', async () => {
  const { server } = await serve();
  expect(await refusal(Cup.open(server.port, 0, { wish: { seats: 4, options: ['nonsense'] } }))).toMatch(
    /^422 .*nonsense/,
  );
});

it.each([
  ['files', { wish: { seats: 4, files: { board: {} } } }],
  ['an end when somebody leaves', { customs: { leaving: 'end', late: 'turn' } }],
])('rated games with %s are refused', async (_, change) => {
  const { server } = await serve();
  expect(await refusal(Cup.open(server.port, 0, { isRated: true, ...change }))).toMatch(/^422 /);
});
