/** The server under load, as a process of its own. */

import { SqliteDatabase } from '../ground/database/sqlite.ts';
import { silentLog } from '../ground/log.ts';
import { startServer } from '../roof/server.ts';
import { keepHeapSmall } from '../roof/smallHeap.ts';
import { loadChance } from './loadChance.ts';

keepHeapSmall();
const [file = ''] = process.argv.slice(2);
const server = await startServer({
  database: new SqliteDatabase(file),
  host: '127.0.0.1',
  port: 0,
  log: silentLog,
  chanceOf: () => loadChance,
});
process.send?.(server.port);
process.once('disconnect', () => void server.close().then(() => process.exit()));
