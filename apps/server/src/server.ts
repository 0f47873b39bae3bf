import type { IncomingMessage, Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { localBotsWith } from '@coalbrook/host';
import type { Bots, Clock } from '@coalbrook/host';
import type { Sheet } from '@coalbrook/wire';

import { Devices } from './accounts/devices.ts';
import { startAccounts } from './accounts/startAccounts.ts';
import { attentionTo } from './bots/attention.ts';
import { loggedBots } from './bots/loggedBots.ts';
import { pacedBots } from './bots/pacedBots.ts';
import { readNet } from './bots/readNet.ts';
import { keyOf, sealedChance } from './chance/sealedChance.ts';
import { TimeKeeper } from './clocks/timeKeeper.ts';
import { Consent } from './consent/consent.ts';
import { ConsentApi } from './consent/consentApi.ts';
import { countHappenings } from './consent/happenings.ts';
import { lostSeats } from './consent/lostSeats.ts';
import { shownQuestion } from './consent/storedQuestion.ts';
import { migrate } from './database/migrations.ts';
import { GameStore } from './games/gameStore.ts';
import { Lobby } from './games/lobby.ts';
import { Openings, openingsHere } from './games/openings.ts';
import { Presence } from './games/presence.ts';
import { publicTables } from './games/publicTables.ts';
import { Seating } from './games/seating.ts';
import { Api } from './http/api.ts';
import { listen } from './http/listen.ts';
import { Readiness } from './http/readiness.ts';
import { RequestLimits } from './http/requestLimits.ts';
import { responder, signsOfLife, STARTING } from './http/responder.ts';
import { startKeeper } from './keeper/startKeeper.ts';
import { readEntries, storedTurns } from './ledger/storedTurns.ts';
import { TurnWriter } from './ledger/turnWriter.ts';
import { Sockets } from './live/sockets.ts';
import type { Log } from './log.ts';
import { Metrics } from './metrics.ts';
import { startNotices } from './notices/startNotices.ts';
import { Orders } from './orders/orders.ts';
import { otherNodes } from './otherNodes.ts';
import { RatingsApi } from './ratings/ratingsApi.ts';
import { startRounds } from './rounds.ts';
import type { ServerOptions } from './serverOptions.ts';
import { SinceTurns } from './since/sinceTurns.ts';
import { Tables } from './tables/tables.ts';
import { startTalk } from './talk/startTalk.ts';
import { startTournaments } from './tournaments/startTournaments.ts';

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
  /** Makes the backup of the day; happens by itself. */
  backUp(): Promise<void>;
  /** Rates the games that have ended; happens every second by itself. */
  rate(): Promise<void>;
  /** Says that this node is up; happens every second by itself. */
  beat(): Promise<void>;
  readonly openTables: number;
  /** Stops taking requests, finishes what was begun, and closes the database. */
  close(): Promise<void>;
}

const USUAL_FLOOR = 600;

const timers: Clock = {
  after: (milliseconds, run) => {
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  },
};

/**
 * Starts a node. Several can share one Postgres. It listens from the beginning: nothing is changed where it cannot, and
 * `/ready` says when it serves.
 */
export const startServer = async (options: ServerOptions): Promise<RunningServer> => {
  const http = await listen(options);
  const readiness = new Readiness();
  let respond = STARTING;
  http.on(
    'request',
    signsOfLife(readiness, options.publicUrl, (request, response) => respond(request, response)),
  );
  try {
    const server = await startOn(http, readiness, options, (ready) => (respond = ready));
    readiness.begin(options.database);
    return server;
  } catch (error) {
    http.closeAllConnections();
    http.close();
    throw error;
  }
};

/** Starts everything behind a port. */
const startOn = async (
  http: Server,
  readiness: Readiness,
  options: ServerOptions,
  answerWith: (respond: typeof STARTING) => void,
): Promise<RunningServer> => {
  const { database, log, publicUrl, page, now = Date.now } = options;
  await migrate(database);
  const time = new TimeKeeper(database, now);
  // Before anything else: nobody's time ran while no server was up.
  await time.begin();
  const writer = new TurnWriter(database);
  const store = new GameStore(database, now);
  const orders = new Orders(database);
  const { botFloor = USUAL_FLOOR, pool } = options;
  const local = localBotsWith(readNet);
  const logged = loggedBots(log);
  const botsOf = (sheet: Sheet): Bots => logged(pool?.botsOf(sheet, (game) => attentionTo(lobby, game)) ?? local);
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
  const lobby: Lobby = new Lobby(
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
  const limits = new RequestLimits(options.forwarded, now, options.connections);
  const openings = new Openings(options.openings ?? openingsHere);
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
      await lobby.tellChanges(games);
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
    limits,
    openings,
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
    addressOf: (request) => limits.addressOf(request),
    figures: () => ({ connections: sockets.count, tablesInMemory: tables.count, ...notices.counts() }),
    now,
    log,
  });
  const isBanned = (request: IncomingMessage): boolean => keeper.bans.reasonFor(request) !== undefined;
  const mayAsk = (request: IncomingMessage): boolean => limits.mayAsk(request);
  const connect = (request: IncomingMessage): (() => void) | undefined => limits.connect(request);
  const around = { tables, lobby, orders, publicUrl, mayAsk, connect, isBanned, devices, now, log };
  const sockets: Sockets = new Sockets(around);
  const metrics = new Metrics([
    { name: 'coalbrook_connections', help: 'Live connections.', type: 'gauge', value: () => sockets.count },
    { name: 'coalbrook_tables', help: 'Tables in memory.', type: 'gauge', value: () => tables.count },
    { name: 'coalbrook_turns_total', help: 'Turns written.', type: 'counter', value: () => writer.turns },
    { name: 'coalbrook_batches_total', help: 'Transactions with turns.', type: 'counter', value: () => writer.batches },
    ...notices.gauges,
    ...talk.gauges,
    ...keeper.gauges,
  ]);
  database.hear(otherNodes({ tables, lobby, time, devices, sockets, presence, talk, log }));

  answerWith(responder({ api, keeper, devices, limits, metrics, readers: options, page, log }));
  sockets.listenOn(http);
  // Nor while this one was starting.
  await time.begin();
  const rounds = startRounds({
    database,
    writer,
    tables,
    orders,
    time,
    consent,
    clock: timers,
    floor: botFloor,
    onSeated,
    onOrderFailed: (game) => notices.change([game]),
    beatEvery: options.beatEvery,
    now,
    log,
  });
  void wakeBots(store, tables, log);
  const opening = tournaments.open().catch((error: unknown) => {
    log('warn', 'games of tournaments could not be opened', { error: String(error) });
  });

  return {
    port: (http.address() as AddressInfo).port,
    sweep: (idle) => tables.sweep(idle),
    playLate: () => rounds.playLate(),
    playOrders: () => rounds.playOrders(),
    rate: () => rounds.rate(),
    beat: () => rounds.beat(),
    tell: () => notices.tell(),
    clear: () => keeper.clear(),
    backUp: () => keeper.backUp(),
    get openTables() {
      return tables.count;
    },
    close: async () => {
      readiness.end();
      await time.end().catch((error: unknown) => log('warn', 'the stop was not noted', { error: String(error) }));
      await Promise.all([...[rounds, notices, keeper, accounts, tournaments].map((one) => one.stop()), opening]);
      sockets.close();
      http.closeAllConnections();
      await presence.close();
      await Promise.all([new Promise((resolve) => http.close(resolve)), tables.stop()]);
      await Promise.all([writer.idle(), pool?.close(), openings.close()]);
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
