import { join } from 'node:path';

import { parseRecord, replay } from '@coalbrook/record';
import type { GameRecord } from '@coalbrook/record';
import { NOBODY } from '@coalbrook/rules';
import type { GameEvent, Seat } from '@coalbrook/rules';
import { packCells } from '@coalbrook/wire/online';
import { expect, it, onTestFinished } from 'vitest';

import { FollowedGame, Person } from '../testing/client.ts';
import { folder, newTable, startAt } from '../testing/fixtures.ts';
import { playOn } from '../testing/play.ts';

/** After the end everybody sees every hand, also of earlier moments. */
const expectOpen = async ({ person, game, viewer }: FollowedGame, record: GameRecord): Promise<void> => {
  const events: GameEvent[] = [];
  const cells: string[] = [];
  const replayed = replay(
    record,
    (event) => events.push(event),
    ({ state }) => cells.push(packCells(state.cells)),
  );
  expect(replayed.ok).toBe(true);
  const joined = await person.ask('join', game, viewer, 0);
  const steps = 'look' in joined ? (joined.look?.steps ?? []) : [];
  expect(steps.flatMap((step) => step.events)).toEqual(events);
  expect(events.some((event) => event.event === 'dealt' && event.cards)).toBe(true);
  expect(await person.ask('views', game, viewer, 1, 40)).toEqual(cells.slice(0, 40));
};

it.each([
  ['birmingham', 'pp'],
  ['birmingham', 'ppr'],
  ['birmingham', 'pa'],
  ['lancashire', 'ppp'],
  ['age-of-industry', 'ppr'],
])('a whole game of %s with %s is played over the network', async (edition, letters) => {
  const server = await startAt(join(folder(onTestFinished), 'games.db'));
  onTestFinished(() => server.close());
  const people = letters.split('').flatMap((letter, seat) => (letter === 'p' ? [seat as Seat] : []));
  const opener = new Person(server.port);
  const opened = await opener.open({ ...newTable(edition, letters), mine: [0] });
  const games: FollowedGame[] = [];
  for (const seat of people) {
    const person = seat === 0 ? opener : new Person(server.port);
    if (seat !== 0) await person.sit(opened.game, opened.invite, seat, `Person ${seat}`);
    await person.connect();
    games.push(new FollowedGame(person, opened.game, seat));
  }
  const watcher = new Person(server.port);
  await watcher.post('/api/watch', { game: opened.game, token: opened.watch });
  await watcher.connect();
  const watched = new FollowedGame(watcher, opened.game, NOBODY);
  for (const game of [...games, watched]) await game.join();
  await Promise.all(games.map(playOn));
  await watched.until(() => watched.isOver);

  const revealed = await opener.ask('reveal', opened.game);
  if (!('record' in revealed)) throw new Error('not revealed');
  // Also as a file, for everybody at the table and nobody else.
  const proof = `/api/games/${opened.game}/proof`;
  for (const { person } of [...games, watched]) expect(JSON.parse(await person.get(proof))).toEqual(revealed);
  expect(JSON.parse(await Person.known(server.port).get(proof))).toEqual({ failed: 'absent' });
  const record = parseRecord(revealed.record);
  if (!record.ok) throw new Error(JSON.stringify(record.fault));
  const played = replay(record.value);
  if (!played.ok) throw new Error(JSON.stringify(played.fault));
  for (const game of [...games, watched]) {
    expect(game.cells).toEqual(played.value.state.cells);
    expect(game.steps).toHaveLength(played.value.entries.length + 1);
    await expectOpen(game, record.value);
  }
  for (const { person } of [...games, watched]) await person.leave();
});

it('whoever shows a link is told which seats are theirs', async () => {
  const server = await startAt(join(folder(onTestFinished), 'games.db'));
  onTestFinished(() => server.close());
  const [opener, guest, stranger] = [new Person(server.port), new Person(server.port), new Person(server.port)];
  const { game, invite } = await opener.open({ ...newTable('birmingham', 'ppp'), mine: [0] });
  await guest.sit(game, invite, 2, 'Guest');
  const visits = await Promise.all([opener, guest, stranger].map((person) => person.visit(game, invite)));
  expect(visits.map(({ table, seats }) => [table.held, seats])).toEqual([
    [[0], [1]],
    [[2], [1]],
    [[], [1]],
  ]);
});
