import { join } from 'node:path';

import { parseRecord, replay } from '@coalbrook/record';
import type { Seat } from '@coalbrook/rules';
import { expect, it, onTestFinished } from 'vitest';

import { SqliteDatabase } from '../ground/database/sqlite.ts';
import { FollowedGame, Person } from '../testing/client.ts';
import { folder, newTable, startAt } from '../testing/fixtures.ts';
import { playOn } from '../testing/play.ts';
import { checkData } from './checkData.ts';
import { exportGame } from './exportGame.ts';

const GAMES = 6;

/** A server on a file, with games of two people and a bot that are just beginning. */
const begin = async () => {
  const place = folder(onTestFinished);
  const database = new SqliteDatabase(join(place, 'games.db'));
  const server = await startAt('', { database });
  onTestFinished(() => server.close());
  const games: FollowedGame[] = [];
  for (let number = 0; number < GAMES; number++) {
    const [one, two] = [Person.known(server.port), Person.known(server.port)];
    const { game, invite } = await one.open({ ...newTable('lancashire', 'ppr'), mine: [0] });
    await two.sit(game, invite, 1, 'Two');
    for (const [seat, person] of [one, two].entries()) {
      await person.connect();
      games.push(new FollowedGame(person, game, seat as Seat));
    }
  }
  for (const game of games) await game.join();
  return { place, database, games };
};

it('a copy made while turns are written holds whole games, which go on from there', async () => {
  const { place, database, games } = await begin();
  const playing = Promise.all(games.map(playOn));
  const counts: number[] = [];
  let isOver = false;
  void playing.then(() => (isOver = true));
  for (let copy = 0; !isOver; copy++) {
    const file = join(place, `copy ${copy}.db`);
    await database.backup(file);
    const restored = new SqliteDatabase(file);
    const { faults, entries, games: count } = await checkData(restored);
    expect(faults).toEqual([]);
    expect(count).toBe(GAMES);
    counts.push(entries);
    await restored.close();
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  await playing;
  const { faults, entries } = await checkData(database);
  expect(faults).toEqual([]);
  // Some copies were made in the middle.
  expect(new Set(counts).size).toBeGreaterThan(2);
  expect(Math.min(...counts)).toBeLessThan(entries);

  const restored = await startAt(join(place, 'copy 1.db'));
  onTestFinished(() => restored.close());
  const again = games.slice(0, 2).map(({ person, game, viewer }) => {
    const back = new Person(restored.port);
    back.cookie = person.cookie;
    return new FollowedGame(back, game, viewer);
  });
  for (const game of again) {
    await game.person.connect();
    await game.join();
  }
  expect(again[0].seq).toBeLessThan(games[0].seq);
  await Promise.all(again.map(playOn));
  for (const { person } of [...games, ...again]) await person.leave();
});

it('an exported game replays, and damage is reported', async () => {
  const { database, games } = await begin();
  await Promise.all(games.map(playOn));
  for (const { person } of games) await person.leave();
  const [one, two, three] = [...new Set(games.map(({ game }) => game))].toSorted();
  const exported = await exportGame(database, one);
  const record = exported.ok ? parseRecord(exported.value) : exported;
  if (!record.ok) throw new Error('no record');
  const played = replay(record.value);
  expect(played.ok && played.value.entries).toEqual(record.value.entries);
  expect(await exportGame(database, 'nothing')).toEqual({ ok: false, fault: 'there is no such game' });

  const rows = await database.query<{ seq: number; body: string }>(
    'select seq, body from turns where game = $1 order by seq',
    two,
  );
  const [, second, third] = rows;
  const lines = JSON.parse(third.body) as readonly string[];
  const last = lines[0].slice(-1);
  const wrong = [lines[0].slice(0, -1) + (last === '0' ? '1' : '0'), ...lines.slice(1)];
  const write = (seq: number, body: string): Promise<unknown> =>
    database.query('update turns set body = $3 where game = $1 and seq = $2', two, seq, body);
  await write(third.seq, JSON.stringify(wrong));
  expect((await checkData(database)).faults).toEqual([{ game: two, seq: third.seq, fault: 'diverges: check' }]);
  await write(third.seq, 'no JSON');
  expect((await checkData(database)).faults).toHaveLength(1);
  await write(third.seq, third.body);
  expect((await checkData(database)).faults).toEqual([]);
  await database.query('delete from turns where game = $1 and seq = $2', two, second.seq);
  expect((await checkData(database)).faults).toEqual([{ game: two, fault: `entry ${second.seq} is missing` }]);
  await database.query('update games set actor = 1 where id = $1', three);
  expect((await checkData(database)).faults).toContainEqual({
    game: three,
    fault: 'its row does not fit its last entry',
  });
});
