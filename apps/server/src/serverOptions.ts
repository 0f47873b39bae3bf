import type { IncomingMessage, ServerResponse } from 'node:http';

import type { Chance } from '@coalbrook/host';

import type { BotPool } from './bots/botPool.ts';
import type { SqlDatabase } from './database/database.ts';
import type { OpeningWork } from './games/openings.ts';
import type { KeeperOptions } from './keeper/startKeeper.ts';
import type { Log } from './log.ts';
import type { NoticeOptions } from './notices/startNotices.ts';

export interface ServerOptions {
  readonly database: SqlDatabase;
  readonly host: string;
  /** 0 for any free port. */
  readonly port: number;
  /** Milliseconds in which a whole request must have come; ten seconds if it is missing. */
  readonly requestTime?: number;
  /** The address under which the server is known outside, for example behind a proxy. */
  readonly publicUrl?: string | undefined;
  /** The header in which a proxy notes whom a request comes from; undefined if there is none. */
  readonly forwarded?: string | undefined;
  /** Whoever knows it may read the metrics; without it, only this machine may, and nobody if there is a public address. */
  readonly metricsToken?: string | undefined;
  readonly keeper?: KeeperOptions;
  /** Serves the page. */
  readonly page?: (request: IncomingMessage, response: ServerResponse) => void;
  readonly log: Log;
  /** Milliseconds that a bot takes at least. */
  readonly botFloor?: number;
  /** Where bots think; in this thread if it is missing. */
  readonly pool?: BotPool;
  /** Where beginnings of tables are worked out that take a while; in this thread if it is missing. */
  readonly openings?: OpeningWork;
  /** How many live connections each address may have; 200 if it is missing. */
  readonly connections?: number | undefined;
  /** How people are told away from the page that it is their turn. */
  readonly notices?: NoticeOptions;
  /** For tests: draws that are known beforehand. */
  readonly chanceOf?: (secret: string, game: string, nonces: readonly string[]) => Chance;
  readonly now?: () => number;
  /** For tests that move the clock: milliseconds between two signs of life. */
  readonly beatEvery?: number;
}
