import type { Seat } from '@coalbrook/rules';

import { repeat } from '../clocks/repeat.ts';
import type { SqlDatabase } from '../database/database.ts';
import type { TurnWriter } from '../ledger/turnWriter.ts';
import type { Log } from '../log.ts';
import type { Gauge } from '../metrics.ts';
import { ChannelStore } from './channelStore.ts';
import { CodeCredits } from './codeCredits.ts';
import { Courier } from './courier.ts';
import { Deliveries } from './deliveries.ts';
import { smtpMailer } from './mail.ts';
import { NoticesApi } from './noticesApi.ts';
import { Notifier } from './notifier.ts';
import { pushKeys } from './webPush.ts';

export interface NoticeOptions {
  /** The server over which mail is sent, such as `smtps://user:password@mail.example.org`. */
  readonly smtp?: string | undefined;
  /** Lets people name receivers without TLS, and on this machine or in its network. Only for tests. */
  readonly allowPrivate?: boolean;
  /** Milliseconds that a receiver may take. */
  readonly patience?: number;
  /** Milliseconds before each attempt to send a notice again that certainly did not arrive. */
  readonly pauses?: readonly number[];
}

export interface NoticesEnvironment extends NoticeOptions {
  readonly database: SqlDatabase;
  readonly writer: TurnWriter;
  readonly seatsPresent: (game: string) => ReadonlySet<Seat>;
  readonly publicUrl: string | undefined;
  readonly now: () => number;
  readonly log: Log;
}

export interface RunningNotices {
  readonly courier: Courier;
  /** For letters that confirm addresses. */
  readonly codes: CodeCredits;
  readonly api: NoticesApi;
  readonly gauges: readonly Gauge[];
  /** Notices sent since the start, and those that could not be. */
  counts(): { readonly noticesSent: number; readonly noticesFailed: number };
  /** Something was asked or decided at these tables. */
  ask(games: Iterable<string>): void;
  /** Games of tournaments were opened. */
  open(games: Iterable<string>): void;
  /** Something has happened in these games that people may have to be told. */
  change(games: Iterable<string>): void;
  /** Sends what is due now, and waits until it is sent. */
  tell(): Promise<void>;
  stop(): Promise<void>;
}

const TELL_EVERY = 250;
const USUAL_PATIENCE = 10_000;
const USUAL_PAUSES = [2000, 15_000, 120_000];

/** Milliseconds that notices on their way have when the server stops. */
const LAST_PATIENCE = 2000;

/** Tells people that it is their turn, while the server runs. */
export const startNotices = async (around: NoticesEnvironment): Promise<RunningNotices> => {
  const { database, writer, seatsPresent, publicUrl, now, log } = around;
  const { smtp, allowPrivate = false, patience = USUAL_PATIENCE, pauses = USUAL_PAUSES } = around;
  const stop = new AbortController();
  const keys = await pushKeys(database);
  const channels = new ChannelStore(database);
  const mailer = smtp === undefined ? undefined : smtpMailer(smtp, patience);
  const courier = new Courier({ publicUrl, keys, mailer, allowPrivate, patience, stopped: stop.signal });
  const codes = new CodeCredits();
  const deliveries = new Deliveries({ database, channels, courier, pauses, log });
  const notifier = new Notifier({ database, channels, deliveries, seatsPresent, now });
  writer.hear((games) => notifier.change(games));
  const telling = repeat(TELL_EVERY, log, () => notifier.round(), 'notices could not be sent');
  return {
    courier,
    codes,
    api: new NoticesApi({ channels, courier, codes, publicKey: keys.publicKey, allowPrivate, now }),
    gauges: [
      { name: 'coalbrook_notices_total', help: 'Notices sent.', type: 'counter', value: () => deliveries.sent },
      {
        name: 'coalbrook_notices_failed_total',
        help: 'Notices that could not be sent.',
        type: 'counter',
        value: () => deliveries.failed,
      },
    ],
    counts: () => ({ noticesSent: deliveries.sent, noticesFailed: deliveries.failed }),
    ask: (games) => notifier.ask(games),
    open: (games) => notifier.open(games),
    change: (games) => notifier.change(games),
    tell: async () => {
      await notifier.round();
      await deliveries.idle();
    },
    stop: async () => {
      await telling.stop();
      deliveries.stop();
      const timer = setTimeout(() => stop.abort(), LAST_PATIENCE);
      await deliveries.idle();
      clearTimeout(timer);
    },
  };
};
