/** A node on a folder of its own, as a process that tests can kill: `serveFolder.ts FOLDER PORT`. Prints its port. */

import { join } from 'node:path';

import { openFolder } from '../ground/database/openDatabase.ts';
import { jsonLog } from '../ground/log.ts';
import { startServer } from '../roof/server.ts';

const serve = async ([folder = '', port = '0']: readonly string[]): Promise<void> => {
  const opened = await openFolder(folder, 'serve');
  if (!opened.ok) {
    process.stderr.write(`${opened.fault}\n`);
    process.exit(1);
  }
  const server = await startServer({
    database: opened.value.database,
    host: '127.0.0.1',
    port: Number(port),
    keeper: { backupFolder: join(folder, 'backups'), dailyBackups: 3 },
    log: jsonLog((line) => process.stderr.write(line), Date.now),
    botFloor: 0,
  });
  process.once('SIGTERM', () => void server.close().then(() => process.exit()));
  process.stdout.write(`${server.port}\n`);
};

void serve(process.argv.slice(2));
