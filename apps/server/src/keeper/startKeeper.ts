import type { IncomingMessage } from 'node:http';

import manifest from '../../package.json' with { type: 'json' };
import { repeat } from '../clocks/repeat.ts';
import type { SqlDatabase } from '../database/database.ts';
import { clearTables } from '../games/clearing.ts';
import type { Log } from '../log.ts';
import type { Gauge } from '../metrics.ts';
import { KeptTournaments } from '../tournaments/keptTournaments.ts';
import { Backups } from './backups.ts';
import { Bans } from './bans.ts';
import { DailyBackups } from './dailyBackups.ts';
import { KeeperApi } from './keeperApi.ts';
import type { KeeperEnvironment } from './keeperApi.ts';
import { KeeperStore } from './keeperStore.ts';

export interface KeeperOptions {
  /** Whoever knows it keeps this server: sees all games, and can delete them. Nobody does without it. */
  readonly token?: string | undefined;
  /** Where copies of the database go; missing if the database cannot be copied to a file. */
  readonly backupFolder?: string | undefined;
  /** How many daily copies are kept there; none are made without it. */
  readonly dailyBackups?: number | undefined;
}

interface StartedKeeper extends KeeperOptions, Pick<KeeperEnvironment, 'seating' | 'onSeated'> {
  readonly database: SqlDatabase;
  /** Undefined if a request could come from anybody. */
  readonly addressOf: (request: IncomingMessage) => string | undefined;
  /** What only the running node knows. */
  readonly figures: () => Omit<ReturnType<KeeperEnvironment['figures']>, 'version' | 'up' | 'memory'>;
  readonly now: () => number;
  readonly log: Log;
}

export interface RunningKeeper {
  readonly api: KeeperApi;
  readonly bans: Bans;
  /** Removes tables that never began. */
  clear(): Promise<void>;
  /** Copies the database if the last daily copy is older than a day. */
  backUp(): Promise<void>;
  readonly gauges: readonly Gauge[];
  stop(): Promise<void>;
}

const BANS_EVERY = 10_000;
const CLEAR_EVERY = 60 * 60_000;

/**
 * Looks after a server while it runs: keeps out whom the keeper has banned, removes tables that never began, and makes
 * backups.
 */
export const startKeeper = async (around: StartedKeeper): Promise<RunningKeeper> => {
  const { token, backupFolder, dailyBackups = 0, database, seating, onSeated, now, log } = around;
  const started = now();
  const bans = new Bans(database, now, around.addressOf);
  await bans.read();
  const clear = async (): Promise<void> => {
    for (const game of await clearTables(database, now())) await onSeated(game);
  };
  const reading = repeat(BANS_EVERY, log, () => bans.read(), 'bans could not be read');
  const clearing = repeat(CLEAR_EVERY, log, clear, 'old tables could not be removed');
  const backups = backupFolder === undefined ? undefined : new Backups(database, backupFolder, now);
  try {
    backups?.tidy();
  } catch (error) {
    log('error', 'the folder of the backups cannot be used', { error: String(error) });
  }
  const daily = backups && dailyBackups > 0 ? new DailyBackups(backups, dailyBackups, now, log) : undefined;
  const backingUp = daily?.start();
  const api = new KeeperApi({
    token,
    store: new KeeperStore(database),
    tournaments: new KeptTournaments(database),
    bans,
    seating,
    backups,
    dailyBackups: () => ({ kept: dailyBackups, failedAt: daily?.failedAt }),
    figures: () => ({
      ...around.figures(),
      version: manifest.version,
      up: now() - started,
      memory: process.memoryUsage.rss(),
    }),
    onSeated,
    log,
  });
  return {
    api,
    bans,
    clear,
    backUp: async () => daily?.look(),
    gauges: daily?.gauges ?? [],
    stop: async () => void (await Promise.all([reading.stop(), clearing.stop(), backingUp?.stop()])),
  };
};
