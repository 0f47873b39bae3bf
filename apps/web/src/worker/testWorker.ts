/** A worker without a thread or a database, to test the page's side. */

import { localBots, localCoach, MemoryLedger } from '@coalbrook/host';
import type { Bots, Ledger } from '@coalbrook/host';
import { done } from '@coalbrook/rules';
import { isAnswerTo, readMessage, readRequest, WIRE_VERSION } from '@coalbrook/wire';
import type { Call, Calls, News, Sheet, GameSummary } from '@coalbrook/wire';

import type { HostConnection } from '../session/hostConnection.ts';
import type { SavedReview } from '../session/savedText.ts';
import { GameService } from './service.ts';

export interface TestWorker extends HostConnection {
  readonly service: GameService;
  /** Failures that belong to no call. */
  readonly failures: unknown[];
}

/** The stored data, which several workers can share like several tabs. */
export class TestStore {
  readonly entries = new MemoryLedger();
  readonly summaries = new Map<string, GameSummary>();
  readonly reviews = new Map<string, readonly SavedReview[]>();
  readonly workers: TestWorker[] = [];

  /** Tells all workers what was written, as the workers of several tabs do. */
  readonly ledger: Ledger = {
    read: (game) => this.entries.read(game),
    append: async (game, seq, entries) => this.spread(game, await this.entries.append(game, seq, entries)),
    claim: (game, writer) => this.entries.claim(game, writer),
    keepDraft: async (game, seq, draft, writer) =>
      this.spread(game, await this.entries.keepDraft(game, seq, draft, writer)),
  };

  #ids = 0;

  newId(): string {
    return `game ${++this.#ids}`;
  }

  sheet(game: string): Sheet | undefined {
    return this.summaries.get(game)?.sheet;
  }

  spread(game: string, isKept: boolean): boolean {
    for (const { service, failures } of isKept ? this.workers : []) {
      service.hear(game, false).catch((error: unknown) => failures.push(error));
    }
    return isKept;
  }
}

export const testWorker = (store = new TestStore(), bots: Bots = localBots): TestWorker => {
  const hearers = new Map<number, (news: News) => void>();
  const failures: unknown[] = [];
  let clock = 0;
  const service = new GameService({
    ledger: store.ledger,
    shelf: {
      list: () => {
        const games = [...store.summaries.values()].map((summary) => ({ ...summary, isDraftLost: false }));
        return Promise.resolve({ games, damaged: [] });
      },
      find: (game) => {
        const sheet = store.sheet(game);
        return Promise.resolve(sheet && done(sheet));
      },
      sheet: (game) => Promise.resolve(store.sheet(game)),
      raw: async (game) => ({
        sheet: store.sheet(game),
        entries: (await store.entries.read(game)).entries,
        reviews: store.reviews.get(game) ?? [],
      }),
      keep: async (summary, entries, reviews) => {
        store.reviews.set(summary.sheet.id, reviews);
        store.summaries.set(summary.sheet.id, summary);
        await store.entries.append(summary.sheet.id, 0, entries);
      },
      keepSheet: (sheet) => {
        const summary = store.summaries.get(sheet.id);
        if (summary) store.summaries.set(sheet.id, { ...summary, sheet });
        store.spread(sheet.id, summary !== undefined);
        return Promise.resolve();
      },
      renew: (summary) => {
        const sheet = store.sheet(summary.sheet.id);
        if (sheet) store.summaries.set(sheet.id, { ...summary, sheet });
        return Promise.resolve();
      },
      remove: (game) => Promise.resolve(void store.summaries.delete(game)),
    },
    botsOf: () => bots,
    coachOf: () => localCoach,
    clock: { after: () => () => undefined },
    now: () => ++clock,
    newId: () => store.newId(),
    tell: (handle, news) => {
      const message: unknown = structuredClone({ handle, news });
      if (readMessage(message).ok) hearers.get(handle)?.((message as { news: News }).news);
      else failures.push(message);
    },
    report: (error) => failures.push(error),
  });
  const worker: TestWorker = {
    service,
    failures,
    ask: async <Name extends Call>(call: Name, ...given: Parameters<Calls[Name]>) => {
      const request = readRequest(structuredClone({ wire: WIRE_VERSION, id: 0, call, given }));
      if (!request.ok) throw new Error(`not a request: ${JSON.stringify(request.fault)}`);
      const carryOut = service.calls[call] as (...all: readonly unknown[]) => Promise<unknown>;
      const answer: unknown = structuredClone(await carryOut(...request.value.given));
      if (!isAnswerTo(call, answer)) throw new Error(`no answer to ${call}`);
      return answer;
    },
    hear: (handle, listener) => {
      hearers.set(handle, listener);
      return () => hearers.delete(handle);
    },
  };
  store.workers.push(worker);
  return worker;
};
