/** A server without a worker or a database, to test the page's end with. */

import { localBots, MemoryLedger } from '@coalbrook/host';
import type { Ledger, News, Sheet } from '@coalbrook/host';

import type { Server } from '../session/client.ts';
import type { Call, Calls } from '../session/protocol.ts';
import type { GameSummary } from '../session/shelf.ts';
import { GameService } from './service.ts';

export interface BenchServer extends Server {
  readonly service: GameService;
  /** What went wrong without being asked for. */
  readonly failures: unknown[];
}

/** What is kept, so that several servers can share it as several tabs would. */
export class BenchStore {
  readonly entries = new MemoryLedger();
  readonly summaries = new Map<string, GameSummary>();
  readonly servers: BenchServer[] = [];

  /** Tells all servers what was written, as the workers of several tabs tell each other. */
  readonly ledger: Ledger = {
    read: (game) => this.entries.read(game),
    append: async (game, seq, entries) => this.#spread(game, await this.entries.append(game, seq, entries)),
    keepDraft: async (game, seq, draft) => this.#spread(game, await this.entries.keepDraft(game, seq, draft)),
  };

  sheet(game: string): Sheet | undefined {
    return this.summaries.get(game)?.sheet;
  }

  #spread(game: string, isKept: boolean): boolean {
    for (const { service, failures } of isKept ? this.servers : []) {
      service.hear(game, false).catch((error: unknown) => failures.push(error));
    }
    return isKept;
  }
}

export const benchServer = (store = new BenchStore()): BenchServer => {
  const hearers = new Map<number, (news: News) => void>();
  const failures: unknown[] = [];
  let clock = 0;
  const service = new GameService({
    ledger: store.ledger,
    shelf: {
      list: () => Promise.resolve([...store.summaries.values()]),
      find: (game) => Promise.resolve(store.sheet(game)),
      keep: async (summary, entries) => {
        store.summaries.set(summary.sheet.id, summary);
        await store.entries.append(summary.sheet.id, 0, entries);
      },
      renew: (summary) => Promise.resolve(void store.summaries.set(summary.sheet.id, summary)),
      remove: (game) => Promise.resolve(void store.summaries.delete(game)),
    },
    botsOf: () => localBots,
    now: () => ++clock,
    newId: () => `game ${store.summaries.size + 1}`,
    tell: (handle, news) => hearers.get(handle)?.(news),
    report: (error) => failures.push(error),
  });
  const server: BenchServer = {
    service,
    failures,
    ask: async <Name extends Call>(call: Name, ...given: Parameters<Calls[Name]>) => {
      const carryOut = service.calls[call] as (...all: readonly unknown[]) => Promise<ReturnType<Calls[Name]>>;
      return structuredClone(await carryOut(...structuredClone(given)));
    },
    hear: (handle, listener) => {
      hearers.set(handle, listener);
      return () => hearers.delete(handle);
    },
  };
  store.servers.push(server);
  return server;
};
