/** The server under load, as a process of its own. */

import { SqliteDatabase } from '../database/sqlite.ts';
import { silentLog } from '../log.ts';
import { startServer } from '../server.ts';

const [file = ''] = process.argv.slice(2);
const { port } = await startServer({
  database: new SqliteDatabase(file),
  host: '127.0.0.1',
  port: 0,
  log: silentLog,
});
process.send?.(port);
