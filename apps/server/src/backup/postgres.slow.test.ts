/** The drill of docs/hosting.md: a Postgres is dumped while it is played on, and restored beside itself. */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import type { Seat } from '@coalbrook/rules';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';

import { openPostgres } from '../ground/database/openDatabase.ts';
import { PostgresDatabase } from '../ground/database/postgres.ts';
import { startFault } from '../roof/startFault.ts';
import { FollowedGame, Person } from '../testing/client.ts';
import { folder, newTable, startAt } from '../testing/fixtures.ts';
import { playOn } from '../testing/play.ts';
import { PostgresWithTools } from '../testing/postgresTools.ts';
import { checkData } from './checkData.ts';

const GAMES = 4;

/** What the document tells the keeper to type: the lines of a script below a heading. */
const documented = (heading: string): string => {
  const text = readFileSync(fileURLToPath(new URL('../../../../docs/hosting.md', import.meta.url)), 'utf8');
  const script = new RegExp(`^#+ ${heading}$[^]*?^\`\`\`sh\\n([^]*?)^\`\`\``, 'm').exec(text)?.[1];
  if (script === undefined) throw new Error(`nothing is documented below ${heading}`);
  return script;
};

const ends: (() => void)[] = [];
const server = await PostgresWithTools.start((end) => ends.push(end));
afterAll(() => ends.forEach((end) => end()));
if (!server) process.stdout.write('There is no Postgres with pg_dump here, so its backups are not tested.\n');

describe.skipIf(!server)('Postgres', () => {
  const postgres = server as PostgresWithTools;

  const shell = (line: string, env: Readonly<Record<string, string>> = {}): string => {
    const { status, stdout, stderr } = postgres.run(line, env);
    expect(status, stderr).toBe(0);
    return stdout;
  };

  it('is dumped while it is played on, and restored as documented; its games go on from there', async () => {
    shell('createdb coalbrook');
    const url = postgres.url('coalbrook');
    const node = await startAt('', { database: new PostgresDatabase(url) });
    const games: FollowedGame[] = [];
    for (let number = 0; number < GAMES; number++) {
      const person = Person.known(node.port);
      const { game } = await person.open({ ...newTable('lancashire', 'pr'), mine: [0] });
      await person.connect();
      games.push(new FollowedGame(person, game, 0 as Seat));
    }
    for (const game of games) await game.join();
    const playing = Promise.all(games.map(playOn));
    await expect
      .poll(() => Math.min(...games.map(({ seq }) => seq)), { interval: 5, timeout: 60_000 })
      .toBeGreaterThan(5);
    const backups = folder(onTestFinished);
    const told = documented('Backups of a Postgres').replaceAll('/var/backups/coalbrook', backups);
    shell(told, { COALBROOK_DATABASE: url });
    const [dump] = readdirSync(backups);
    await playing;
    for (const { person } of games) await person.leave();
    await node.close();

    const restore = documented('Restoring a Postgres')
      .replaceAll('/var/backups/coalbrook/FILE', join(backups, dump))
      .split('\n')
      // The service and the command are tested elsewhere.
      .filter((line) => !/^(?:sudo systemctl|coalbrook) /.test(line))
      .join('\n');
    shell(restore, { COALBROOK_DATABASE: url });
    expect(shell('psql -Atc "select datname from pg_database order by 1" postgres')).toContain('coalbrook_before');

    const restored = new PostgresDatabase(url);
    const { faults, games: count, entries } = await checkData(restored);
    expect([faults, count]).toEqual([[], GAMES]);
    expect(entries).toBeGreaterThan(0);
    const before = new PostgresDatabase(postgres.url('coalbrook_before'));
    expect((await checkData(before)).entries).toBeGreaterThan(entries);
    await before.close();
    const again = await startAt('', { database: restored });
    onTestFinished(() => again.close());
    for (const { person, game, viewer, seq } of games) {
      const back = new Person(again.port);
      back.cookie = person.cookie;
      await back.connect();
      const followed = new FollowedGame(back, game, viewer);
      await followed.join();
      expect(followed.seq).toBeLessThanOrEqual(seq);
      await playOn(followed);
      await back.leave();
    }
  });

  it('that refuses is told in one sentence, without the password', async () => {
    const faultOf = async (url: string): Promise<string> => {
      const opened = await openPostgres(url);
      return opened.ok ? 'it was opened' : opened.fault;
    };
    expect(await faultOf(postgres.url('postgres', 'hunter2'))).toMatch(
      /^the database postgres on \S+ cannot be used: it refuses the password$/,
    );
    expect(await faultOf(postgres.url('nowhere'))).toMatch(/it has no database of that name$/);
    shell('createdb closed && psql -c "create role guest login password \'guest\'" closed');
    const guest = postgres.url('closed').replace('coalbrook:secret', 'guest:guest');
    shell('psql -c "revoke all on schema public from public" closed');
    const database = new PostgresDatabase(guest);
    onTestFinished(() => database.close());
    const fault = await startAt('', { database }).then(() => 'it started', startFault);
    expect(fault).toBe('the database cannot be used: the user may not change it');
  });
});
