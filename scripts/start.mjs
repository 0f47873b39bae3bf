// `npm start`: builds the page if its sources have changed, serves it with online tables, and prints the address.
import { mkdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';

import { ready, root } from './ready.mjs';
import { readArguments } from './serve/arguments.mjs';
import { buildPage, dist } from './serve/buildPage.mjs';
import { endWithParent } from './serve/endWithParent.mjs';
import { openBrowser } from './serve/openBrowser.mjs';

const HOST = '127.0.0.1';
const PORT = 4173;

function stop(line) {
  process.stderr.write(`${line}\n`);
  process.exit(1);
}

const {
  port,
  host = HOST,
  publicUrl,
  data = join(root, 'data'),
  opensBrowser,
  fault,
} = readArguments(process.argv.slice(2));
if (fault) stop(fault);
// Only under npm: a server started directly in the background may outlive its terminal.
if (process.env.npm_lifecycle_event) endWithParent();
ready();
await buildPage().catch((error) => stop(`The page could not be built: ${error.message}`));
await import('../apps/cli/bin/typescript.mjs');
const { BotPool, newToken, OpeningThread, servePage, SqliteDatabase, startServer, takeFolder } =
  await import('../apps/server/src/index.ts');

/** Whoever knows it keeps this server. */
const keeperToken = newToken();

/** Only what an operator must know. */
const log = (level, message, facts = {}) => {
  if (level !== 'info') process.stderr.write(`${level}: ${message} ${JSON.stringify(facts)}\n`);
};

/** Serves on the port that was asked for; otherwise on the usual one, or on any that is free. */
async function serve(database) {
  const loader = new URL('../apps/cli/bin/typescript.mjs', import.meta.url).href;
  const pool = new BotPool(availableParallelism(), loader);
  const keeper = { token: keeperToken, backupFolder: join(folder, 'backups') };
  const openings = new OpeningThread(loader);
  const options = { database, host, publicUrl, log, pool, openings, keeper, page: servePage(dist) };
  try {
    return await startServer({ ...options, port: port ?? PORT });
  } catch (error) {
    if (error.code !== 'EADDRINUSE' || port !== undefined) throw error;
    return startServer({ ...options, port: 0 });
  }
}

const folder = resolve(data);
mkdirSync(folder, { recursive: true });
const owner = takeFolder(folder);
if (owner !== undefined) stop(`${folder} is in use by process ${owner}; choose another folder with --data.`);
try {
  const server = await serve(new SqliteDatabase(join(folder, 'games.db')));
  const address = publicUrl ?? `http://${host === '0.0.0.0' || host === '::' ? HOST : host}:${server.port}/`;
  process.stdout.write(`Coalbrook is ready: ${address}  (press Ctrl+C to stop)\n`);
  process.stdout.write(`Online games are kept in ${folder}.\n`);
  process.stdout.write(`To look after them: ${new URL(`#/keeper/${keeperToken}`, address)}\n`);
  if (host !== HOST) process.stdout.write(`Everybody who reaches ${host}:${server.port} can open tables here.\n`);
  if (opensBrowser) openBrowser(address);
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.once(signal, () => void server.close().finally(() => process.exit()));
  }
} catch (error) {
  stop(error.code === 'EADDRINUSE' ? `Port ${port} is in use; choose another one or omit --port.` : error.message);
}
