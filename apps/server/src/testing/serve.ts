/** A node as a process of its own, for tests that kill it: `serve.ts DATABASE PORT`. Prints its port when it is up. */

import type { SqlDatabase } from '../ground/database/database.ts';
import { SqliteDatabase } from '../ground/database/sqlite.ts';
import { jsonLog } from '../ground/log.ts';
import { startServer } from '../roof/server.ts';

/** Loads the library for Postgres only if it is needed: it takes longer than everything else. */
const openDatabase = async (place: string): Promise<SqlDatabase> => {
  if (!place.startsWith('postgres:')) return new SqliteDatabase(place);
  const { PostgresDatabase } = await import('../ground/database/postgres.ts');
  return new PostgresDatabase(place);
};

const serve = async ([place = '', port = '0']: readonly string[]): Promise<void> => {
  const server = await startServer({
    database: await openDatabase(place),
    host: '127.0.0.1',
    port: Number(port),
    log: jsonLog((line) => process.stderr.write(line), Date.now),
    botFloor: 0,
    notices: { allowPrivate: true },
  });
  process.once('SIGTERM', () => void server.close().then(() => process.exit()));
  process.stdout.write(`${server.port}\n`);
};

void serve(process.argv.slice(2));
