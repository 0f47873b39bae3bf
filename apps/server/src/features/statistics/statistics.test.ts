import { join } from 'node:path';

import type { Seat } from '@coalbrook/rules';
import type { PastGame } from '@coalbrook/wire/online';
import { expect, it, onTestFinished } from 'vitest';

import { SqliteDatabase } from '../../ground/database/sqlite.ts';
import type { RunningServer } from '../../roof/server.ts';
import { FollowedGame, Person } from '../../testing/client.ts';
import { ConsentClub } from '../../testing/consentClub.ts';
import { folder, newTable, startAt } from '../../testing/fixtures.ts';
import { playOn } from '../../testing/play.ts';
import { noteOutcomes } from './noteOutcomes.ts';

const serve = async (): Promise<{ readonly server: RunningServer; readonly file: string }> => {
  const file = join(folder(onTestFinished), 'games.db');
  const server = await startAt(file);
  onTestFinished(() => server.close());
  return { server, file };
};

/** Two people and a bot play a short game to its end. */
const play = async (server: RunningServer): Promise<{ readonly game: string; readonly people: readonly Person[] }> => {
  const people = [0, 1].map(() => Person.known(server.port));
  const [host, guest] = people;
  const table = newTable('lancashire', 'ppr', { options: ['introductory'] });
  const { game, invite } = await host.open({ ...table, mine: [0] });
  await guest.sit(game, invite, 1, 'Ben');
  const followed = people.map((person, seat) => new FollowedGame(person, game, seat as Seat));
  for (const one of followed) {
    await one.person.connect();
    onTestFinished(() => one.person.leave());
    await one.join();
  }
  await Promise.all(followed.map(playOn));
  return { game, people };
};

const played = async (person: Person): Promise<readonly PastGame[]> =>
  (JSON.parse(await person.get('/api/played')) as { readonly games: readonly PastGame[] }).games;

it('a finished game is listed for everybody who played it, and for nobody else', async () => {
  const { server, file } = await serve();
  const { game, people } = await play(server);
  await server.runChore('outcomes');
  await server.runChore('outcomes');
  const [[own], [other]] = [await played(people[0]), await played(people[1])];
  expect(own).toMatchObject({ game, edition: 'lancashire', options: ['introductory'], isRated: false, seat: 0 });
  expect(other).toEqual({ ...own, seat: 1 });
  expect(own.seats.map(({ kind }) => kind)).toEqual(['person', 'person', 'bot']);
  expect(own.seats[2]).toMatchObject({ name: 'random' });
  expect(own.seats[2].median).toBeUndefined();
  expect(own.seats[1]).toMatchObject({ name: 'Ben', median: expect.any(Number) as number });
  const best = Math.max(...own.seats.map(({ points }) => points));
  expect(own.seats.find(({ place }) => place === 1)?.points).toBe(best);
  expect(own.at).toBeLessThanOrEqual(Date.now());
  expect(await played(Person.known(server.port))).toEqual([]);
  expect(await played(new Person(server.port))).toEqual([]);

  // Clearing the list of tables takes nothing away; deleting everything does, and the name with it.
  await people[0].post('/api/stand', { game });
  expect(await played(people[0])).toHaveLength(1);
  await people[1].post('/api/account/delete', {});
  expect(await played(people[1])).toEqual([]);
  expect(JSON.stringify(await played(people[0]))).not.toContain('Ben');

  // Games from before there were lists are noted, too; and two nodes at once note them once.
  const database = new SqliteDatabase(file);
  onTestFinished(() => database.close());
  await database.query('delete from outcomes');
  await database.query('update games set is_noted = 0');
  await Promise.all([server.runChore('outcomes'), noteOutcomes(database)]);
  expect(await database.query('select game from outcomes')).toEqual([{ game }]);
});

it('a game that was ended early is not listed', async () => {
  const club = await ConsentClub.open(onTestFinished, 'pp', { edition: 'lancashire' });
  await club.playTurn();
  await club.propose(0, { kind: 'abandon' });
  await club.heard(({ info }) => info?.question !== undefined);
  await club.answer(1, 'yes');
  await club.server.runChore('outcomes');
  expect(await played(club.people[0])).toEqual([]);
});
