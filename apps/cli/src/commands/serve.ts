import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { done, fail } from '@coalbrook/rules';

import type { CliCommand, CommandOutcome } from '../command.ts';
import type { Flags } from '../flags.ts';
import { keeperToken } from '../keeperToken.ts';
import { LOADER } from '../loader.ts';
import { dataFlags, dataFolder, databaseFault, openGames, setting } from '../storedGames.ts';

const BUILT_PAGE = fileURLToPath(new URL('../../../web/dist', import.meta.url));
const USUAL_HOST = '127.0.0.1';
const USUAL_PORT = 4173;
const MOST_PORT = 65_535;
const USUAL_BACKUPS = 7;
const MOST_BACKUPS = 999;
const USUAL_CONNECTIONS = 200;

const countOf = (text: string): number | undefined => (/^[1-9]\d{0,4}$/.test(text) ? Number(text) : undefined);

const isAddress = (text: string): boolean => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);

const isMailServer = (text: string): boolean =>
  URL.canParse(text) && /^smtps?:$/.test(new URL(text).protocol) && new URL(text).hostname !== '';

const portOf = (flags: Flags): number | undefined => {
  const text = setting(flags, 'port') ?? String(USUAL_PORT);
  return /^\d{1,5}$/.test(text) && Number(text) <= MOST_PORT ? Number(text) : undefined;
};

/** How many daily backups are kept. */
const backupsOf = (flags: Flags): number | undefined => {
  const text = setting(flags, 'backups') ?? String(USUAL_BACKUPS);
  return /^\d{1,3}$/.test(text) ? Number(text) : undefined;
};

/** Resolves when the process is told to end. */
const untilStopped = (): Promise<void> =>
  new Promise((resolve_) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve_());
  });

export const serve: CliCommand = {
  name: 'serve',
  operands: [],
  sentence: 'Serves the built page and online tables until it is told to end.',
  more: [
    'Build the page first (npm run build). Each flag can also be set in the environment: COALBROOK_PORT and so on.',
    'Logs are lines of JSON on standard error. /health says that the process lives, /ready that it can serve; /metrics is',
    'for monitoring and needs a token with --public.',
  ],
  flags: {
    host: {
      value: 'NAME',
      sentence: `Address to listen on; ${USUAL_HOST} by default, which only this machine reaches.`,
    },
    port: { value: 'N', sentence: `Port to listen on; ${USUAL_PORT} by default, 0 for any.` },
    ...dataFlags,
    public: { value: 'URL', sentence: 'The address that people see, for example behind a proxy.' },
    forwarded: {
      value: 'HEADER',
      sentence: 'The header in which a proxy notes whom a request comes from, such as x-forwarded-for.',
    },
    connections: {
      value: 'N',
      sentence: `Live connections that each address may have; ${USUAL_CONNECTIONS} by default.`,
    },
    metrics: { value: 'TOKEN', sentence: 'Lets whoever sends this token read /metrics.' },
    keeper: {
      value: 'TOKEN',
      sentence:
        'Opens the keeper’s page to whoever knows this token; by default one is made and kept in the folder of the games.',
    },
    backups: {
      value: 'N',
      sentence: `How many daily backups are kept beside the games; ${USUAL_BACKUPS} by default, 0 for none. Not with Postgres.`,
    },
    smtp: {
      value: 'URL',
      sentence: 'The mail server for notices, as smtps://user:password@host?from=ADDRESS. Without it there is no mail.',
    },
  },
  async run(flags, io): Promise<CommandOutcome> {
    const port = portOf(flags);
    const publicUrl = setting(flags, 'public');
    const smtp = setting(flags, 'smtp');
    const keeper = setting(flags, 'keeper');
    const connections = countOf(setting(flags, 'connections') ?? String(USUAL_CONNECTIONS));
    if (connections === undefined) return fail('--connections: expected a whole number from 1 to 99999');
    if (port === undefined) return fail(`--port: expected a whole number from 0 to ${MOST_PORT}`);
    if (publicUrl !== undefined && !isAddress(publicUrl))
      return fail('--public: expected an address such as https://brass.example.org');
    if (smtp !== undefined && !isMailServer(smtp))
      return fail('--smtp: expected an address such as smtps://user:password@mail.example.org');
    const backups = backupsOf(flags);
    if (backups === undefined) return fail(`--backups: expected a whole number from 0 to ${MOST_BACKUPS}`);
    const wrong = await databaseFault(flags);
    if (wrong !== undefined) return fail(wrong);
    const server = await import('@coalbrook/server');
    if (keeper !== undefined && keeper.length < server.SHORTEST_TOKEN)
      return fail(`--keeper: expected a token of at least ${server.SHORTEST_TOKEN} characters`);
    if (!existsSync(join(BUILT_PAGE, 'index.html'))) return io.failed('the page is not built yet: run npm run build');
    const isFile = setting(flags, 'database') === undefined;
    const folder = isFile || setting(flags, 'data') !== undefined ? dataFolder(flags) : undefined;
    const opened = await openGames(flags, 'serve');
    if (!opened.ok) return io.failed(opened.fault);
    server.keepHeapSmall();
    const host = setting(flags, 'host') ?? USUAL_HOST;
    const log = server.jsonLog((line) => process.stderr.write(line), Date.now);
    const pool = new server.BotPool(availableParallelism(), LOADER);
    const openings = new server.OpeningThread(LOADER);
    try {
      const { token, line } = await keeperToken(keeper, folder, io.isTerminal);
      const running = await server.startServer({
        database: opened.value.database,
        host,
        port,
        publicUrl,
        forwarded: setting(flags, 'forwarded'),
        metricsToken: setting(flags, 'metrics'),
        mail: { smtp },
        keeper: {
          token,
          ...(isFile ? { backupFolder: join(dataFolder(flags), 'backups'), dailyBackups: backups } : {}),
        },
        log,
        pool,
        openings,
        connections,
        page: server.servePage(BUILT_PAGE),
      });
      log('info', 'serving', { host, port: running.port, ...(isFile ? { data: dataFolder(flags) } : {}) });
      await io.print(`http://${host}:${running.port}/\n${line}`);
      await untilStopped();
      log('info', 'stopping');
      await running.close();
      return done('');
    } catch (error) {
      const fault = server.startFault(error);
      if (fault === undefined) throw error;
      await Promise.all([pool.close(), opened.value.close()]);
      return io.failed(fault);
    }
  },
};
