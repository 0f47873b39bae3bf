import type { IncomingMessage } from 'node:http';

import manifest from '../../../package.json' with { type: 'json' };
import { isSameSecret } from '../../ground/http/sameSecret.ts';
import { clearTables } from '../../table/games/clearing.ts';
import type { Feature, Chore } from '../../table/house/feature.ts';
import type { House } from '../../table/house/house.ts';
import { Backups } from './backups.ts';
import { Bans } from './bans.ts';
import { DailyBackups } from './dailyBackups.ts';
import { KeeperApi } from './keeperApi.ts';
import { KeeperStore } from './keeperStore.ts';

export interface KeeperOptions {
  /** Whoever knows it keeps this server: sees all games, and can delete them. Nobody does without it. */
  readonly token?: string | undefined;
  /** Where copies of the database go; missing if the database cannot be copied to a file. */
  readonly backupFolder?: string | undefined;
  /** How many daily copies are kept there; none are made without it. */
  readonly dailyBackups?: number | undefined;
}

const BANS_EVERY = 10_000;
const CLEAR_EVERY = 60 * 60_000;

const backupsIn = ({ parts: { database, now, log } }: House, folder: string): Backups => {
  const backups = new Backups(database, folder, now);
  try {
    backups.tidy();
  } catch (error) {
    log('error', 'the folder of the backups cannot be used', { error: String(error) });
  }
  return backups;
};

/**
 * Looks after a server while it runs: keeps out whom the keeper has banned, removes tables that never began, and makes
 * backups.
 */
export const startKeeper = async (
  house: House,
  { token, backupFolder, dailyBackups = 0 }: KeeperOptions = {},
): Promise<Feature> => {
  const { database, limits, tables, now, log } = house.parts;
  const started = now();
  const bans = new Bans(database, now, (request) => limits.addressOf(request));
  await bans.read();
  const backups = backupFolder === undefined ? undefined : backupsIn(house, backupFolder);
  const daily = backups && dailyBackups > 0 ? new DailyBackups(backups, dailyBackups, now, log) : undefined;
  const { routes } = new KeeperApi({
    house,
    store: new KeeperStore(database),
    bans,
    backups,
    dailyBackups: () => ({ kept: dailyBackups, failedAt: daily?.failedAt }),
    figures: () => ({
      version: manifest.version,
      up: now() - started,
      memory: process.memoryUsage.rss(),
      connections: house.connections.count,
      tablesInMemory: tables.count,
    }),
  });
  const chores: readonly Chore[] = [
    { name: 'bans', every: BANS_EVERY, work: () => bans.read(), failure: 'bans could not be read' },
    {
      name: 'clear',
      every: CLEAR_EVERY,
      work: async () => {
        for (const game of await clearTables(database, now())) await house.change(game);
      },
      failure: 'old tables could not be removed',
    },
  ];
  let first: Promise<void> = Promise.resolve();
  return {
    routes,
    chores: daily ? [...chores, daily.chore] : chores,
    gauges: daily?.gauges ?? [],
    guard: {
      reasonAgainst: (request) => bans.reasonFor(request),
      isBanned: (person) => bans.hasPerson(person),
      isKeeper: ({ headers }: IncomingMessage) =>
        token !== undefined && isSameSecret(headers.authorization ?? '', `Bearer ${token}`),
    },
    begin: () => {
      if (daily) first = daily.look();
    },
    stop: () => first,
  };
};
