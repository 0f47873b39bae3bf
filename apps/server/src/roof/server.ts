import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { migrate } from '../ground/database/migrations.ts';
import { listen } from '../ground/http/listen.ts';
import { Serving } from '../ground/http/serving.ts';
import { Metrics } from '../ground/metrics.ts';
import type { House } from '../table/house/house.ts';
import { listRoutes } from '../table/house/listRoutes.ts';
import { openHouse } from '../table/house/openHouse.ts';
import { seatRoutes } from '../table/house/seatRoutes.ts';
import { Chores, tableChores } from './chores.ts';
import { features } from './features.ts';
import { Sockets } from './live/sockets.ts';
import { otherNodes } from './otherNodes.ts';
import { responder, signsOfLife, STARTING } from './responder.ts';
import { Router } from './router.ts';
import type { ServerOptions, StartFeature } from './serverOptions.ts';

export interface RunningServer {
  readonly port: number;
  readonly openTables: number;
  /** Puts away idle tables. */
  sweep(idle?: number): Promise<void>;
  /** Does at once what otherwise happens again and again by itself, by its name, and waits for it. */
  runChore(name: string): Promise<void>;
  /** Stops taking requests, finishes what was begun, and closes the database. */
  close(): Promise<void>;
}

/**
 * Starts a node. Several can share one Postgres. It listens from the beginning: nothing is changed where it cannot, and
 * `/ready` says when it serves.
 */
export const startServer = async (options: ServerOptions): Promise<RunningServer> => {
  const http = await listen(options);
  const serving = new Serving();
  let respond = STARTING;
  http.on(
    'request',
    signsOfLife(serving, options.publicUrl, (request, response) => respond(request, response)),
  );
  try {
    const server = await startOn(http, serving, options, (ready) => (respond = ready));
    serving.begin(options.database);
    return server;
  } catch (error) {
    http.closeAllConnections();
    http.close();
    throw error;
  }
};

const startFeatures = async (house: House, options: ServerOptions): Promise<void> => {
  const chosen: Readonly<Record<string, StartFeature>> = options.features ?? features;
  const given = options as unknown as Readonly<Record<string, never>>;
  for (const [name, start] of Object.entries(chosen)) house.add(await start(house, given[name]));
};

const metricsOf = (house: House): Metrics => {
  const { tables, writer } = house.parts;
  return new Metrics([
    { name: 'coalbrook_connections', help: 'Live connections.', type: 'gauge', value: () => house.connections.count },
    { name: 'coalbrook_tables', help: 'Tables in memory.', type: 'gauge', value: () => tables.count },
    { name: 'coalbrook_turns_total', help: 'Turns written.', type: 'counter', value: () => writer.turns },
    { name: 'coalbrook_batches_total', help: 'Transactions with turns.', type: 'counter', value: () => writer.batches },
    ...house.features.flatMap(({ gauges = [] }) => gauges),
  ]);
};

/** Starts everything behind a port. */
const startOn = async (
  http: Server,
  serving: Serving,
  options: ServerOptions,
  answerWith: (respond: typeof STARTING) => void,
): Promise<RunningServer> => {
  const { database, log, page } = options;
  await migrate(database);
  const house = await openHouse(options);
  await startFeatures(house, options);
  const { tables, time, limits } = house.parts;

  const sockets = new Sockets(house);
  house.connections = sockets;
  database.hear(otherNodes(house));
  const router = new Router(house, [
    ...seatRoutes(house),
    ...listRoutes(house),
    ...house.features.flatMap(({ routes = [] }) => routes),
  ]);
  answerWith(responder({ router, limits, metrics: metricsOf(house), readers: options, page, log }));
  sockets.listenOn(http);

  // Nobody's time ran while this node was starting either.
  await time.begin();
  const chores = new Chores(house, [
    ...house.features.flatMap((feature) => feature.chores ?? []),
    ...tableChores(house, options.beatEvery),
  ]);
  void wakeBots(house);
  for (const { begin } of house.features) begin?.();

  return {
    port: (http.address() as AddressInfo).port,
    get openTables() {
      return tables.count;
    },
    sweep: (idle) => tables.sweep(idle),
    runChore: (name) => chores.run(name),
    close: async () => {
      serving.end();
      await time.end().catch((error: unknown) => log('warn', 'the stop was not noted', { error: String(error) }));
      await chores.stop();
      await Promise.all(house.features.flatMap((feature) => feature.stop?.() ?? []));
      await sockets.close();
      http.closeAllConnections();
      await house.parts.presence.close();
      await Promise.all([new Promise((resolve) => http.close(resolve)), tables.stop()]);
      await Promise.all([house.parts.writer.idle(), options.pool?.close(), house.parts.openings.close()]);
      await database.close();
    },
  };
};

/** Games that wait for chance or a bot go on without anybody asking for them. */
const wakeBots = async ({ parts: { store, tables, log } }: House): Promise<void> => {
  try {
    for (const { id, actor, sitters } of await store.running()) {
      if (sitters[actor]?.kind !== 'person') await tables.find(id).catch(() => undefined);
    }
  } catch (error) {
    log('warn', 'waiting games could not be listed', { error: String(error) });
  }
};
