/** The worker that hosts the games of one page. */

import type { Ledger } from '@coalbrook/host';

import { textOf } from '../session/failures.ts';
import type { Call, Message, Request } from '../session/protocol.ts';
import { storedLedger } from '../storage/ledger.ts';
import { findSheet, keepGame, keepSummary, listSummaries, removeGame } from '../storage/sheets.ts';
import { botsOf } from './askBots.ts';
import { GameService } from './service.ts';

const post = (message: Message): void => self.postMessage(message);

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
  append: async (game, seq, entries) => spread(game, await storedLedger.append(game, seq, entries)),
  keepDraft: async (game, seq, draft) => spread(game, await storedLedger.keepDraft(game, seq, draft)),
};

/** A name that nobody else will think of. */
const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(36).padStart(2, '0')).join('');

const service = new GameService({
  ledger,
  shelf: { list: listSummaries, find: findSheet, keep: keepGame, renew: keepSummary, remove: removeGame },
  botsOf,
  now: () => Date.now(),
  newId,
  tell: (handle, news) => post({ handle, news }),
  report,
});

others.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  if (typeof data === 'string') service.hear(data, true).catch(report);
});

const isRequest = (data: unknown): data is Request =>
  typeof data === 'object' &&
  data !== null &&
  'id' in data &&
  'call' in data &&
  'given' in data &&
  typeof data.id === 'number' &&
  typeof data.call === 'string' &&
  Object.hasOwn(service.calls, data.call) &&
  Array.isArray(data.given);

const answer = async ({ id, call, given }: Request): Promise<void> => {
  const since = performance.now();
  try {
    const carryOut = service.calls[call] as (...all: readonly unknown[]) => Promise<unknown>;
    post({ id, answer: await carryOut(...given), took: performance.now() - since });
  } catch (error) {
    post({ id, failed: textOf(error) });
  }
};

self.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  if (isRequest(data)) void answer(data);
  else report(`not a request: ${String((data as { readonly call?: Call } | undefined)?.call)}`);
});
self.addEventListener('unhandledrejection', ({ reason }) => report(reason));
