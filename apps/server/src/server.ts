import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

import { localBotsWith } from '@coalbrook/host';
import type { Bots, Chance, Clock } from '@coalbrook/host';
import type { Sheet } from '@coalbrook/wire';

import { Devices } from './accounts/devices.ts';
import { startAccounts } from './accounts/startAccounts.ts';
import type { BotPool } from './bots/botPool.ts';
import { loggedBots } from './bots/loggedBots.ts';
import { pacedBots } from './bots/pacedBots.ts';
import { readNet } from './bots/readNet.ts';
import { keyOf, sealedChance } from './chance/sealedChance.ts';
import { LateTurns } from './clocks/lateTurns.ts';
import { repeat } from './clocks/repeat.ts';
import { TimeKeeper } from './clocks/timeKeeper.ts';
import { Consent } from './consent/consent.ts';
import { ConsentApi } from './consent/consentApi.ts';
import { countHappenings } from './consent/happenings.ts';
import { lostSeats } from './consent/lostSeats.ts';
import { shownQuestion } from './consent/storedQuestion.ts';
import type { SqlDatabase } from './database/database.ts';
import { migrate } from './database/migrations.ts';
import { GameStore } from './games/gameStore.ts';
import { Lobby } from './games/lobby.ts';
import { Presence } from './games/presence.ts';
import { publicTables } from './games/publicTables.ts';
import { Seating } from './games/seating.ts';
import { addressOf, isLocal } from './http/address.ts';
import { AddressCredits } from './http/addressCredits.ts';
import { Api } from './http/api.ts';
import { sendAnswer, answer, FLOOD } from './http/json.ts';
import type { HttpAnswer } from './http/json.ts';
import { mayReadMetrics } from './http/mayReadMetrics.ts';
import { pathOf } from './http/path.ts';
import { KEEPER_PATH } from './keeper/keeperApi.ts';
import { startKeeper } from './keeper/startKeeper.ts';
import type { KeeperOptions } from './keeper/startKeeper.ts';
import { readEntries, storedTurns } from './ledger/storedTurns.ts';
import { TurnWriter } from './ledger/turnWriter.ts';
import { Sockets } from './live/sockets.ts';
import type { Log } from './log.ts';
import { Metrics } from './metrics.ts';
import { startNotices } from './notices/startNotices.ts';
import type { NoticeOptions } from './notices/startNotices.ts';
import { Orders } from './orders/orders.ts';
import { OrderTurns } from './orders/orderTurns.ts';
import { rateGames } from './ratings/rateGame.ts';
import { RatingsApi } from './ratings/ratingsApi.ts';
import { SinceTurns } from './since/sinceTurns.ts';
import { Tables } from './tables/tables.ts';
import { startTalk } from './talk/startTalk.ts';
import { startTournaments } from './tournaments/startTournaments.ts';

export interface ServerOptions {
  readonly database: SqlDatabase;
  readonly host: string;
  /** 0 for any free port. */
  readonly port: number;
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
  /** How people are told away from the page that it is their turn. */
  readonly notices?: NoticeOptions;
  /** For tests: draws that are known beforehand. */
  readonly chanceOf?: (secret: string, game: string, nonces: readonly string[]) => Chance;
  readonly now?: () => number;
}

export interface RunningServer {
  readonly port: number;
  /** Puts away idle tables. */
  sweep(idle?: number): Promise<void>;
  /** Plays the turns of people whose time is up, and counts votes; happens every second by itself. */
  playLate(): Promise<void>;
  /** Carries out orders whose turn has come; happens four times a second by itself. */
  playOrders(): Promise<void>;
  /** Sends the notices that are due; happens four times a second by itself. */
  tell(): Promise<void>;
  /** Removes tables that never began; happens every hour by itself. */
  clear(): Promise<void>;
  /** Rates the games that have ended; happens every second by itself. */
  rate(): Promise<void>;
  readonly openTables: number;
  /** Stops taking requests, finishes what was begun, and closes the database. */
  close(): Promise<void>;
}

const USUAL_FLOOR = 600;
const SWEEP_EVERY = 60_000;
const BEAT_EVERY = 5000;
const LATE_EVERY = 1000;
const RATE_EVERY = 1000;
const ORDERS_EVERY = 250;
const REREAD_AFTER = 1000;

/** Requests from one address at once, and how many more each second: enough for a club behind one address. */
const MOST_REQUESTS = 300;
const REQUESTS_PER_SECOND = 50;

/** The same for new tables. */
const MOST_TABLES = 60;
const TABLES_PER_SECOND = 1 / 60;

/** The same for new tournaments. */
const MOST_TOURNAMENTS = 10;
const TOURNAMENTS_PER_SECOND = 1 / 3600;

const banned = (reason: string): HttpAnswer => answer(403, { failed: 'banned', ...(reason === '' ? {} : { reason }) });

const timers: Clock = {
  after: (milliseconds, run) => {
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  },
};

/** Starts a node. Several can share one Postgres. */
export const startServer = async (options: ServerOptions): Promise<RunningServer> => {
  const { database, log, publicUrl, page, now = Date.now } = options;
  await migrate(database);
  const time = new TimeKeeper(database, now);
  // Before anything else: nobody's time ran while no server was up.
  await time.beat();
  const writer = new TurnWriter(database);
  const store = new GameStore(database, now);
  const orders = new Orders(database);
  const { botFloor = USUAL_FLOOR, pool } = options;
  const local = localBotsWith(readNet);
  const logged = loggedBots(log);
  const botsOf = (sheet: Sheet): Bots => logged(pool?.botsOf(sheet) ?? local);
  const tables = new Tables({
    store,
    ledgerOf: (known) => storedTurns({ queries: database, writer, clocks: time.clocks, orders, now }, known),
    clock: timers,
    clocks: time,
    orders,
    botsOf: (sheet) => pacedBots(botsOf(sheet), timers, botFloor),
    chanceOf: options.chanceOf ?? ((secret, game, nonces) => sealedChance(keyOf(secret, game, nonces))),
    now,
    log,
  });
  const presence = new Presence({ say: database.say?.bind(database), clock: timers, now });
  const lobby = new Lobby(
    store,
    (game) => readEntries(database, game),
    (game) => time.read(game),
    {
      questionOf: (game, seq) => shownQuestion(database, game, seq),
      happeningsOf: (game) => countHappenings(database, game),
      lostSeats: (game) => lostSeats(database, game),
    },
    presence,
  );
  const notices = await startNotices({
    database,
    writer,
    seatsPresent: (game) => lobby.seatsPresent(game),
    publicUrl,
    now,
    log,
    ...options.notices,
  });
  const onSeated = async (game: string): Promise<void> => {
    // First, so that nobody who has left hears more of the game.
    await lobby.dropLeavers(game);
    await time.reread([game]);
    await tables.reseat(game);
    await lobby.tellChange(game);
    notices.ask([game]);
  };
  const { forwarded } = options;
  const credits = new AddressCredits(MOST_REQUESTS, REQUESTS_PER_SECOND);
  const tableCredits = new AddressCredits(MOST_TABLES, TABLES_PER_SECOND);
  const tournamentCredits = new AddressCredits(MOST_TOURNAMENTS, TOURNAMENTS_PER_SECOND);
  /** A proxy on this machine that notes nothing speaks for everybody. */
  const isEverybody = (request: IncomingMessage): boolean => forwarded === undefined && isLocal(request);
  const takeFrom = (some: AddressCredits, request: IncomingMessage): boolean =>
    isEverybody(request) || some.take(addressOf(request, forwarded), now());
  const mayAsk = (request: IncomingMessage): boolean => takeFrom(credits, request);
  const consent = new Consent({
    database,
    now,
    dueOf: (clock) => time.dueOf(clock),
    seatsPresent: (game) => lobby.seatsPresent(game),
  });
  const seating = new Seating(database, now, consent);
  const devices = new Devices(database, now);
  const accounts = startAccounts({
    database,
    seating,
    devices,
    courier: notices.courier,
    codes: notices.codes,
    publicUrl,
    isBanned: (person) => keeper.bans.hasPerson(person),
    recheck: (people) => sockets.recheck(people),
    onMoved: async (games) => {
      for (const game of games) await lobby.dropLeavers(game);
      await time.reread(games);
    },
    onGone: async (games) => {
      for (const game of games) await onSeated(game);
    },
    now,
    log,
  });
  const talk = startTalk({ database, lobby, tables, now, log });
  const tournaments = startTournaments({
    database,
    games: store,
    onOpened: async (games, toDeal) => {
      for (const game of toDeal) await tables.find(game).catch(() => undefined);
      notices.open(games);
    },
    now,
    log,
  });
  const api = new Api({
    tournaments: tournaments.api,
    consent: new ConsentApi({ consent, database, store, seating, onDecided: onSeated }),
    notices: notices.api,
    accounts: accounts.api,
    ratings: new RatingsApi(database),
    since: new SinceTurns(database),
    talk: talk.api,
    store,
    seating,
    lobby,
    onSeated,
    publicUrl,
    mayOpen: (request) => takeFrom(tableCredits, request),
    mayFound: (request) => takeFrom(tournamentCredits, request),
    now,
    publicTables: (person) => publicTables(database, person),
    hoursOf: (person) => time.hoursOf(person),
    keepHours: (person, hours) => time.keepHours(person, hours),
  });
  const keeper = await startKeeper({
    ...options.keeper,
    database,
    seating,
    onSeated,
    addressOf: (request) => (isEverybody(request) ? undefined : addressOf(request, forwarded)),
    figures: () => ({ connections: sockets.count, tablesInMemory: tables.count, ...notices.counts() }),
    now,
    log,
  });
  const isBanned = (request: IncomingMessage): boolean => keeper.bans.reasonFor(request) !== undefined;
  const sockets: Sockets = new Sockets({ tables, lobby, orders, publicUrl, mayAsk, isBanned, devices, now, log });
  const metrics = new Metrics([
    { name: 'coalbrook_connections', help: 'Live connections.', type: 'gauge', value: () => sockets.count },
    { name: 'coalbrook_tables', help: 'Tables in memory.', type: 'gauge', value: () => tables.count },
    { name: 'coalbrook_turns_total', help: 'Turns written.', type: 'counter', value: () => writer.turns },
    { name: 'coalbrook_batches_total', help: 'Transactions with turns.', type: 'counter', value: () => writer.batches },
    ...notices.gauges,
    ...talk.gauges,
  ]);
  database.hear((heard) => {
    if (heard?.change === 'presence') {
      presence.hear(heard.node, heard.words);
      return;
    }
    if (heard?.change === 'talk') {
      talk.hear(heard.words);
      return;
    }
    if (heard?.change === 'orders') {
      tables.rereadOrdersOf(heard.games).catch((error: unknown) => {
        log('warn', 'orders could not be read', { error: String(error) });
      });
      return;
    }
    if (!heard) presence.ask();
    const reread = async (): Promise<void> => {
      if (!heard || heard.change === 'people') {
        devices.forget(heard?.words);
        await sockets.recheck(heard?.words);
      }
      if (heard?.change === 'people') return;
      const { change, games } = heard ?? { change: undefined, games: undefined };
      if (change !== 'table') await tables.reread(games);
      if (change === 'turns') return;
      if (change === undefined) await tables.rereadOrdersOf();
      for (const game of games ?? lobby.followed) await lobby.dropLeavers(game);
      await time.reread(games);
      await tables.reseatOpen(games);
      await lobby.tellChanges(games);
      if (!heard) await talk.tellAll();
    };
    const tryAgain = (error: unknown): void => {
      log('warn', 'games cannot be read again', { error: String(error) });
      setTimeout(() => void reread().catch(tryAgain), REREAD_AFTER).unref();
    };
    reread().catch(tryAgain);
  });

  const answerApi = async (request: IncomingMessage, path: string): Promise<HttpAnswer> => {
    if (path.startsWith(KEEPER_PATH)) return keeper.api.answer(request, path);
    await devices.meet(request);
    const reason = keeper.bans.reasonFor(request);
    return reason === undefined ? api.answer(request, path) : banned(reason);
  };
  const respond = (request: IncomingMessage, response: ServerResponse): void => {
    const path = pathOf(request);
    if (path === '/health') sendAnswer(response, answer(200, { status: 'up' }));
    else if (path === '/metrics' && mayReadMetrics(request, options)) response.end(metrics.text());
    else if (path.startsWith('/api/') && !mayAsk(request)) sendAnswer(response, FLOOD);
    else if (path.startsWith('/api/')) {
      answerApi(request, path).then(
        (made) => sendAnswer(response, made),
        (error: unknown) => {
          log('error', 'a request failed', { path, error: String(error) });
          if (!response.headersSent) sendAnswer(response, answer(500, { failed: 'broken' }));
        },
      );
    } else if (page) page(request, response);
    else sendAnswer(response, answer(404, { failed: 'absent' }));
  };
  const http = createServer(respond);
  sockets.listenOn(http);
  await new Promise<void>((resolve, reject) => {
    http.once('error', reject);
    http.listen(options.port, options.host, resolve);
  });
  const orderTurns = new OrderTurns({
    database,
    tables,
    orders,
    clock: timers,
    floor: botFloor,
    onFailed: (game) => notices.change([game]),
    now,
    log,
  });
  writer.hear((games) => orderTurns.change(games));
  const playOrders = repeat(ORDERS_EVERY, log, () => orderTurns.round(), 'orders could not be read');
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
  const keepTime = repeat(BEAT_EVERY, log, async () => {
    for (const game of await time.beat()) (await tables.peek(game))?.tellClock();
  });
  const rate = (): Promise<void> => rateGames(database, now());
  const rating = repeat(RATE_EVERY, log, rate, 'games could not be rated');
  const playAllLate = async (): Promise<void> => {
    for (const game of await consent.countVotes()) await onSeated(game);
    await lateTurns.play();
  };
  const playLate = repeat(LATE_EVERY, log, playAllLate);
  const sweeper = setInterval(() => void tables.sweep(), SWEEP_EVERY);
  sweeper.unref();
  void wakeBots(store, tables, log);
  const opening = tournaments.open().catch((error: unknown) => {
    log('warn', 'games of tournaments could not be opened', { error: String(error) });
  });

  return {
    port: (http.address() as AddressInfo).port,
    sweep: (idle) => tables.sweep(idle),
    playLate: playAllLate,
    playOrders: () => orderTurns.play(),
    tell: () => notices.tell(),
    clear: () => keeper.clear(),
    rate,
    get openTables() {
      return tables.count;
    },
    close: async () => {
      clearInterval(sweeper);
      const stopped = [keepTime, playLate, playOrders, notices, keeper, rating, accounts, tournaments].map((one) =>
        one.stop(),
      );
      await Promise.all([...stopped, opening]);
      await orderTurns.stop();
      sockets.close();
      http.closeAllConnections();
      await presence.close();
      await Promise.all([new Promise((resolve) => http.close(resolve)), tables.stop()]);
      await Promise.all([writer.idle(), pool?.close()]);
      await database.close();
    },
  };
};

/** Games that wait for chance or a bot go on without anybody asking for them. */
const wakeBots = async (store: GameStore, tables: Tables, log: Log): Promise<void> => {
  try {
    for (const { id, actor, sitters } of await store.running()) {
      if (sitters[actor]?.kind !== 'person') await tables.find(id).catch(() => undefined);
    }
  } catch (error) {
    log('warn', 'waiting games could not be listed', { error: String(error) });
  }
};
