// `npm start`: builds the page if its sources have changed, serves it with online tables, and prints the address.
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';

import { ready, root } from './ready.mjs';
import { readArguments } from './serve/arguments.mjs';
import { buildPage, dist } from './serve/buildPage.mjs';
import { endWithParent } from './serve/endWithParent.mjs';
import { openBrowser } from './serve/openBrowser.mjs';

const HOST = '127.0.0.1';
const PORT = 4173;

/** How many daily backups are kept. */
const BACKUPS = 7;

function stop(line) {
  process.stderr.write(`${line}\n`);
  process.exit(1);
}

const {
  port,
  host = HOST,
  publicUrl,
  data = join(root, 'data'),
  backups = BACKUPS,
  opensBrowser,
  fault,
} = readArguments(process.argv.slice(2));
if (fault) stop(fault);
// Only under npm: a server started directly in the background may outlive its terminal.
if (process.env.npm_lifecycle_event) endWithParent();
ready();
await buildPage().catch((error) => stop(`The page could not be built: ${error.message}`));
await import('../apps/cli/bin/typescript.mjs');
const { BotPool, keeperTokenIn, openFolder, OpeningThread, servePage, startFault, startServer } =
  await import('../apps/server/src/index.ts');

/** Only what an operator must know. */
const log = (level, message, facts = {}) => {
  if (level !== 'info') process.stderr.write(`${level}: ${message} ${JSON.stringify(facts)}\n`);
};

/** Serves on the port that was asked for; otherwise on the usual one, or on any that is free. */
async function serve(database, token) {
  const loader = new URL('../apps/cli/bin/typescript.mjs', import.meta.url).href;
  const pool = new BotPool(availableParallelism(), loader);
  const keeper = { token, backupFolder: join(folder, 'backups'), dailyBackups: backups };
  const openings = new OpeningThread(loader);
  const options = { database, host, publicUrl, log, pool, openings, keeper, page: servePage(dist) };
  try {
    return await startServer({ ...options, port: port ?? PORT });
  } catch (error) {
    if (!error.isInUse || port !== undefined) throw error;
    return startServer({ ...options, port: 0 });
  }
}

const folder = resolve(data);
const opened = await openFolder(folder, 'serve');
if (!opened.ok) stop(`${opened.fault}.`);
try {
  const keeper = keeperTokenIn(folder);
  const server = await serve(opened.value.database, keeper.token);
  const address = publicUrl ?? `http://${host === '0.0.0.0' || host === '::' ? HOST : host}:${server.port}/`;
  process.stdout.write(`Coalbrook is ready: ${address}  (press Ctrl+C to stop)\n`);
  process.stdout.write(`Online games are kept in ${folder}.\n`);
  // What is printed elsewhere than on a terminal may be kept, and read by others.
  const toKeep = process.stdout.isTTY
    ? new URL(`#/keeper/${keeper.token}`, address)
    : `${new URL('#/keeper/TOKEN', address)} with the token in ${keeper.file}`;
  process.stdout.write(`To look after them: ${toKeep}\n`);
  if (host !== HOST) process.stdout.write(`Everybody who reaches ${host}:${server.port} can open tables here.\n`);
  if (opensBrowser) openBrowser(address);
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.once(signal, () => void server.close().finally(() => process.exit()));
  }
} catch (error) {
  const cause = startFault(error);
  if (cause === undefined) throw error;
  stop(
    error.isInUse ? `Port ${port} is in use; choose another one or omit --port.` : `The server cannot start: ${cause}.`,
  );
}
