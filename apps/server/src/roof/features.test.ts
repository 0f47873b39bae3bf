/** Each feature can be left out: people still open a table, play, leave, and end their game. */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Seat } from '@coalbrook/rules';
import { describe, expect, it, onTestFinished } from 'vitest';

import { FollowedGame, Person } from '../testing/client.ts';
import { folder, newTable, startAt, wholeHouse } from '../testing/fixtures.ts';
import { fillTurn } from '../testing/play.ts';
import { features } from './features.ts';
import type { ServerOptions } from './serverOptions.ts';

const names = Object.keys(features) as readonly (keyof typeof features)[];

/** A path that each feature answers to anybody, as far as it has one. */
const pathsOf = async (): Promise<ReadonlyMap<string, string>> => {
  const { features: started } = await wholeHouse(onTestFinished);
  const paths = started.map(({ routes = [] }) => {
    const open = routes.filter(({ who }) => who !== 'keeper').map(({ path }) => path);
    return open.find((path) => !path.includes(':')) ?? open[0]?.replace(/:\w+/, 'en');
  });
  return new Map(names.flatMap((name, at) => (paths[at] === undefined ? [] : [[name, paths[at]] as const])));
};

const start = async (options: Partial<ServerOptions>) => {
  const server = await startAt(join(folder(onTestFinished), 'games.db'), options);
  onTestFinished(() => server.close());
  return server;
};

const without = (name: string): NonNullable<ServerOptions['features']> =>
  Object.fromEntries(Object.entries(features).filter(([other]) => other !== name));

describe.each(names)('without %s', (name) => {
  it('people play, leave, and a bot goes on', async () => {
    const clock = { time: Date.now() };
    const server = await start({ features: without(name), now: () => clock.time });
    const [ada, ben] = [Person.known(server.port), Person.known(server.port)];
    const time = { kind: 'slow', turn: 60_000, bank: 0 };
    const { game, invite } = await ada.open({ ...newTable('lancashire', 'pp'), mine: [0], time, isPublic: true });
    await ben.sit(game, invite, 1, 'Ben');
    const tables = await Promise.all(
      [ada, ben].map(async (person, seat) => {
        await person.connect();
        const followed = new FollowedGame(person, game, seat as Seat);
        await followed.join();
        return followed;
      }),
    );
    const actorOf = async (): Promise<FollowedGame> => {
      await tables[0].until(() => tables.some(({ viewer, actor }) => viewer === actor));
      const acting = tables.find(({ viewer }) => viewer === tables[0].actor);
      if (!acting) throw new Error('nobody decides');
      await acting.until(() => acting.seq === tables[0].seq);
      return acting;
    };
    const first = await actorOf();
    const before = first.seq;
    expect(await first.person.ask('commit', game, first.viewer, before, fillTurn(first, 1))).toBeUndefined();
    await first.until(() => first.seq > before);
    // A turn whose time is up is played by a bot.
    const late = await actorOf();
    const { seq } = late;
    clock.time += 61_000;
    await server.runChore('late');
    await late.until(() => late.seq > seq);
    // So is the seat of somebody who leaves.
    await ben.post('/api/stand', { game });
    await tables[0].until(() => tables[0].info?.seats[1].kind === 'bot');
    for (const person of [ada, ben]) await person.leave();
  });

  it('everything else answers', async () => {
    const paths = await pathsOf();
    const server = await start({ features: without(name) });
    const person = Person.known(server.port);
    const statusOf = async (path: string): Promise<number> =>
      (await fetch(`${person.origin}${path}`, { headers: { cookie: person.cookie } })).status;
    expect(paths.size).toBeGreaterThan(5);
    for (const [other, path] of paths)
      expect([200, 405].includes(await statusOf(path)), `${path} of ${other}`).toBe(other !== name);
  });
});

it('a feature is named once outside its folder', () => {
  const src = new URL('..', import.meta.url).pathname;
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
  const knownBy = (name: string): readonly string[] =>
    files
      .filter((file) => !file.startsWith(join('features', name)))
      .filter((file) => new RegExp(`from '[^']*/(features/)?${name}/`).test(readFileSync(join(src, file), 'utf8')));
  for (const name of names) expect(knownBy(name), name).toEqual([join('roof', 'features.ts')]);
});
