import type { Clock } from '@coalbrook/host';

import { LateTurns } from './clocks/lateTurns.ts';
import { repeat } from './clocks/repeat.ts';
import type { TimeKeeper } from './clocks/timeKeeper.ts';
import { BEAT_EVERY } from './clocks/uptime.ts';
import type { Consent } from './consent/consent.ts';
import type { SqlDatabase } from './database/database.ts';
import type { TurnWriter } from './ledger/turnWriter.ts';
import type { Log } from './log.ts';
import type { Orders } from './orders/orders.ts';
import { OrderTurns } from './orders/orderTurns.ts';
import { rateGames } from './ratings/rateGame.ts';
import type { Tables } from './tables/tables.ts';

interface RoundsEnvironment {
  readonly database: SqlDatabase;
  readonly writer: TurnWriter;
  readonly tables: Tables;
  readonly orders: Orders;
  readonly time: TimeKeeper;
  readonly consent: Consent;
  readonly clock: Clock;
  /** Milliseconds that a turn by order takes at least. */
  readonly floor: number;
  /** People have come to a game or gone, or have decided something. */
  readonly onSeated: (game: string) => Promise<void>;
  readonly onOrderFailed: (game: string) => void;
  readonly beatEvery?: number | undefined;
  readonly now: () => number;
  readonly log: Log;
}

/** What a node does again and again by itself. Each can be asked for, too. */
export interface Rounds {
  /** Plays the turns of people whose time is up, and counts votes. */
  playLate(): Promise<void>;
  /** Carries out orders whose turn has come. */
  playOrders(): Promise<void>;
  /** Rates the games that have ended. */
  rate(): Promise<void>;
  /** Says that this node is up. */
  beat(): Promise<void>;
  stop(): Promise<void>;
}

const SWEEP_EVERY = 60_000;
const LATE_EVERY = 1000;
const RATE_EVERY = 1000;
const ORDERS_EVERY = 250;

export const startRounds = (around: RoundsEnvironment): Rounds => {
  const { database, writer, tables, orders, time, consent, clock, floor, onSeated, now, log } = around;
  const { beatEvery = BEAT_EVERY } = around;
  const orderTurns = new OrderTurns({
    database,
    tables,
    orders,
    clock,
    floor,
    onFailed: around.onOrderFailed,
    now,
    log,
  });
  writer.hear((games) => orderTurns.change(games));
  const lateTurns = new LateTurns({
    tables,
    late: () => time.late(),
    settleLate: async (game) => {
      const late = await consent.late(game);
      if (late === 'decided') await onSeated(game);
      return late !== 'turn';
    },
    playOrder: (game) => orderTurns.playIn(game),
    makeLate: (game, seq, play) => time.clocks.makeLate(game, seq, play),
    log,
  });
  const playLate = async (): Promise<void> => {
    for (const game of await consent.countVotes()) await onSeated(game);
    await lateTurns.play();
  };
  const rate = (): Promise<void> => rateGames(database, now());
  const beat = async (): Promise<void> => {
    for (const game of await time.beat()) (await tables.peek(game))?.tellClock();
  };
  const repeated = [
    repeat(ORDERS_EVERY, log, () => orderTurns.round(), 'orders could not be read'),
    repeat(beatEvery, log, beat),
    repeat(LATE_EVERY, log, playLate),
    repeat(RATE_EVERY, log, rate, 'games could not be rated'),
    repeat(SWEEP_EVERY, log, () => tables.sweep(), 'tables could not be put away'),
  ];
  return {
    playLate,
    playOrders: () => orderTurns.play(),
    rate,
    beat,
    stop: async () => {
      await Promise.all(repeated.map((one) => one.stop()));
      await orderTurns.stop();
    },
  };
};
