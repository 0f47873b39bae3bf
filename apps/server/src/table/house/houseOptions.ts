import type { Chance } from '@coalbrook/host';

import type { SqlDatabase } from '../../ground/database/database.ts';
import type { Log } from '../../ground/log.ts';
import type { MailOptions } from '../../ground/mail/postOffice.ts';
import type { BotPool } from '../bots/botPool.ts';
import type { OpeningWork } from '../openings/openings.ts';

export interface HouseOptions {
  readonly database: SqlDatabase;
  readonly log: Log;
  /** The address under which the server is known outside, for example behind a proxy. */
  readonly publicUrl?: string | undefined;
  /** The header in which a proxy notes whom a request comes from; undefined if there is none. */
  readonly forwarded?: string | undefined;
  /** How many live connections each address may have; 200 if it is missing. */
  readonly connections?: number | undefined;
  /** How letters are sent; not at all if it is missing. */
  readonly mail?: MailOptions;
  /** Milliseconds that a bot takes at least. */
  readonly botFloor?: number;
  /** Where bots think; in this thread if it is missing. */
  readonly pool?: BotPool;
  /** Where beginnings of tables are worked out that take a while; in this thread if it is missing. */
  readonly openings?: OpeningWork;
  /** For tests: draws that are known beforehand. */
  readonly chanceOf?: (secret: string, game: string, nonces: readonly string[]) => Chance;
  readonly now?: () => number;
}
