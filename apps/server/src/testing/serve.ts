/** A node as a process of its own, for tests that kill it: `serve.ts DATABASE PORT`. Prints its port when it is up. */

import { PostgresDatabase } from '../database/postgres.ts';
import { SqliteDatabase } from '../database/sqlite.ts';
import { jsonLog } from '../log.ts';
import { startServer } from '../server.ts';

const [, , place = '', port = '0'] = process.argv;

const server = await startServer({
  database: place.startsWith('postgres:') ? new PostgresDatabase(place) : new SqliteDatabase(place),
  host: '127.0.0.1',
  port: Number(port),
  log: jsonLog((line) => process.stderr.write(line), Date.now),
  botFloor: 0,
  notices: { allowPrivate: true },
});
process.once('SIGTERM', () => void server.close().then(() => process.exit()));
process.stdout.write(`${server.port}\n`);
