/** The worker that hosts the games of one page. */

import type { Ledger } from '@coalbrook/host';
import { readRequest } from '@coalbrook/wire';
import type { HostMessage, HostRequest, WireFault } from '@coalbrook/wire';

import { textOf } from '../session/failures.ts';
import { browserClock } from '../session/telling.ts';
import { storedLedger } from '../storage/ledger.ts';
import {
  findGame,
  findSheet,
  keepGame,
  keepSheet,
  keepSummary,
  listGames,
  rawGame,
  removeGame,
} from '../storage/sheets.ts';
import { botsOf, coachOf } from './askBots.ts';
import { GameService } from './service.ts';

const post = (message: HostMessage): void => self.postMessage(message);

const report = (error: unknown): void => post({ failed: textOf(error) });

/** Tells the workers of other tabs which game was written. */
const others = new BroadcastChannel('coalbrook.written');

const spread = (game: string, isKept: boolean): boolean => {
  if (isKept) {
    others.postMessage(game);
    service.hear(game, false).catch(report);
  }
  return isKept;
};

const ledger: Ledger = {
  read: (game) => storedLedger.read(game),
  append: async (game, seq, entries, after) => spread(game, await storedLedger.append(game, seq, entries, after)),
  claim: (game, writer) => storedLedger.claim(game, writer),
  keepDraft: async (game, seq, draft, writer) => spread(game, await storedLedger.keepDraft(game, seq, draft, writer)),
};

/** A unique id. */
const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(36).padStart(2, '0')).join('');

const service = new GameService({
  ledger,
  shelf: {
    list: listGames,
    find: findGame,
    raw: rawGame,
    keep: keepGame,
    sheet: findSheet,
    keepSheet: async (sheet) => void spread(sheet.id, await keepSheet(sheet)),
    renew: keepSummary,
    remove: removeGame,
  },
  clock: browserClock,
  botsOf,
  coachOf,
  now: () => Date.now(),
  newId,
  tell: (handle, news) => post({ handle, news }),
  report,
});

others.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  if (typeof data === 'string') service.hear(data, true).catch(report);
});

const answer = async ({ id, call, given }: HostRequest): Promise<void> => {
  const since = performance.now();
  try {
    const carryOut = service.calls[call] as (...all: readonly unknown[]) => Promise<unknown>;
    post({ id, answer: await carryOut(...given), took: performance.now() - since });
  } catch (error) {
    post({ id, failed: textOf(error) });
  }
};

/** The page may await an answer even to a message that could not be read. */
const refuse = (data: unknown, fault: WireFault): void => {
  const { id } = (data ?? {}) as { readonly id?: unknown };
  const failed = `this request cannot be read: ${JSON.stringify(fault)}`;
  post(typeof id === 'number' ? { id, failed } : { failed });
};

self.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  const request = readRequest(data);
  if (request.ok) void answer(request.value);
  else refuse(data, request.fault);
});
self.addEventListener('unhandledrejection', ({ reason }) => report(reason));
