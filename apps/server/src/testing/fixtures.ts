import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Wish } from '@coalbrook/rules';
import type { Sitter } from '@coalbrook/wire';

import { migrate } from '../ground/database/migrations.ts';
import { SqliteDatabase } from '../ground/database/sqlite.ts';
import { silentLog } from '../ground/log.ts';
import { features } from '../roof/features.ts';
import { startServer } from '../roof/server.ts';
import type { RunningServer } from '../roof/server.ts';
import type { ServerOptions } from '../roof/serverOptions.ts';
import type { House } from '../table/house/house.ts';
import { openHouse } from '../table/house/openHouse.ts';

/** An empty folder, removed when the test is over. */
export const folder = (onEnd: (end: () => void) => void): string => {
  const made = mkdtempSync(join(tmpdir(), 'coalbrook-'));
  onEnd(() => rmSync(made, { recursive: true, force: true }));
  return made;
};

/** All features on an empty database, without a server. */
export const wholeHouse = async (onEnd: (end: () => Promise<void> | void) => void): Promise<House> => {
  const database = new SqliteDatabase(join(folder(onEnd), 'games.db'));
  onEnd(() => database.close());
  await migrate(database);
  const house = await openHouse({ database, log: silentLog });
  for (const start of Object.values(features)) house.add(await start(house));
  return house;
};

const AN_HOUR = 60 * 60_000;

export const startAt = (file: string, options: Partial<ServerOptions> = {}): Promise<RunningServer> =>
  startServer({
    host: '127.0.0.1',
    port: 0,
    log: silentLog,
    botFloor: 0,
    // Otherwise a clock that is moved looks like an outage.
    ...(options.now ? { beatEvery: AN_HOUR } : {}),
    ...options,
    // Only one: two connections that open the same new file can lock each other out.
    database: options.database ?? new SqliteDatabase(file),
  });

/** People, bots and automata by a letter each, as in `pra`. */
export const sittersOf = (letters: string): readonly Sitter[] =>
  letters.split('').map((letter, seat) => ({
    kind: letter === 'p' ? 'person' : letter === 'a' ? 'automaton' : 'bot',
    name: `${letter}${seat}`,
    policy: letter === 'r' ? 'random' : letter === 'b' ? 'apprentice' : '',
    figure: '',
    colour: '',
  }));

export const newTable = (edition: string, letters: string, wish: Partial<Wish> = {}) => {
  const automata = letters.includes('a') ? ['eadweard'] : [];
  return {
    edition,
    wish: { seats: letters.length - automata.length, automata, ...wish },
    sitters: sittersOf(letters),
  };
};
