import { join } from 'node:path';

import { parseRecord, replay } from '@coalbrook/record';
import { mask, NOBODY } from '@coalbrook/rules';
import type { Seat } from '@coalbrook/rules';
import { expect, it, onTestFinished } from 'vitest';

import { FollowedGame, Person } from './testing/client.ts';
import { folder, newTable, startAt } from './testing/fixtures.ts';
import { playOn } from './testing/play.ts';

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
  const record = parseRecord(revealed.record);
  const played = record.ok ? replay(record.value) : record;
  if (!played.ok) throw new Error(JSON.stringify(played.fault));
  for (const game of [...games, watched]) {
    expect(game.cells).toEqual(mask(game.table, played.value.state, game.viewer).cells);
    expect(game.steps).toHaveLength(played.value.entries.length + 1);
  }
  for (const { person } of [...games, watched]) await person.leave();
});
