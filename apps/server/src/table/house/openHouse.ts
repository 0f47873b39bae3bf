import { editions } from '@coalbrook/editions';
import { localBotsWith } from '@coalbrook/host';
import type { Bots, Clock } from '@coalbrook/host';
import type { Seat } from '@coalbrook/rules';
import type { Sheet } from '@coalbrook/wire';

import { attentionTo } from '../../ground/attention.ts';
import { RequestLimits } from '../../ground/http/requestLimits.ts';
import { PostOffice } from '../../ground/mail/postOffice.ts';
import { Devices } from '../../ground/persons/devices.ts';
import { loggedBots } from '../bots/loggedBots.ts';
import { pacedBots } from '../bots/pacedBots.ts';
import { readNet } from '../bots/readNet.ts';
import { keyOf, sealedChance } from '../chance/sealedChance.ts';
import { TimeKeeper } from '../clocks/timeKeeper.ts';
import { GameStore } from '../games/gameStore.ts';
import { Seating } from '../games/seating.ts';
import { readEntries, storedTurns } from '../ledger/storedTurns.ts';
import { TurnsByOrder } from '../ledger/turnsByOrder.ts';
import { TurnWriter } from '../ledger/turnWriter.ts';
import { TableListeners } from '../listeners.ts';
import { Lobby } from '../lobby/lobby.ts';
import { Presence } from '../lobby/presence.ts';
import { PublicList } from '../lobby/publicList.ts';
import { Openings, openingsHere } from '../openings/openings.ts';
import { TableExtensions } from '../tables/extensions.ts';
import { Tables } from '../tables/tables.ts';
import { House } from './house.ts';
import type { HouseOptions } from './houseOptions.ts';

/** The newest rules number of every edition that this program has. */
const ownRules: ReadonlyMap<string, number> = new Map(editions.map(({ slug, rules }) => [slug, rules]));

const USUAL_FLOOR = 600;

const timers: Clock = {
  after: (milliseconds, run) => {
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  },
};

/** Opens the tables of a node on a database whose schema is up to date. */
export const openHouse = async (options: HouseOptions): Promise<House> => {
  const { database, log, publicUrl, pool, botFloor = USUAL_FLOOR, now = Date.now } = options;
  const time = new TimeKeeper(database, now);
  // Before anything else: nobody's time ran while no server was up.
  await time.begin();
  const listeners = new TableListeners();
  const extensions = new TableExtensions();
  const byOrder = new TurnsByOrder();
  const writer = new TurnWriter(database, listeners);
  const store = new GameStore(database, now);
  const local = localBotsWith(readNet);
  const logged = loggedBots(log);
  const botsOf = (sheet: Sheet): Bots => logged(pool?.botsOf(sheet, (game) => attentionTo(lobby, game)) ?? local);
  const tables = new Tables({
    queries: database,
    store,
    ledgerOf: (known) => storedTurns({ queries: database, writer, clocks: time.clocks, byOrder, now }, known),
    clock: timers,
    clocks: time,
    extensions,
    byOrder,
    botsOf: (sheet) => pacedBots(botsOf(sheet), timers, botFloor),
    chanceOf: options.chanceOf ?? ((secret, game, nonces) => sealedChance(keyOf(secret, game, nonces))),
    now,
    log,
  });
  const presence = new Presence({ say: database.say?.bind(database), clock: timers, now, rules: ownRules });
  const publicList = new PublicList({
    queries: database,
    clock: timers,
    now,
    log,
    withPresence: (table) => {
      const there = lobby.seatsPresent(table.game);
      const isThere = (seat: number): boolean => there.has(seat as Seat);
      const seats = table.seats.map((one, at) =>
        one.kind === 'person' && isThere(at) ? { ...one, isPresent: true } : one,
      );
      return { ...table, seats };
    },
  });
  listeners.add({ written: (queries, turns) => publicList.written(queries, turns) });
  writer.hear((games) => publicList.played(games));
  const lobby: Lobby = new Lobby({
    queries: database,
    store,
    entriesOf: (game) => readEntries(database, game),
    time,
    extensions,
    presence,
    stirred: (game) => publicList.stir(game),
  });
  return new House({
    database,
    now,
    clock: timers,
    log,
    publicUrl,
    botFloor,
    limits: new RequestLimits(options.forwarded, now, options.connections),
    post: new PostOffice(options.mail ?? {}),
    devices: new Devices(database, now),
    time,
    writer,
    store,
    seating: new Seating(database, now, listeners),
    openings: new Openings(options.openings ?? openingsHere),
    tables,
    lobby,
    publicList,
    presence,
    listeners,
    extensions,
  });
};
