/** Reviews one seat of a game, away from the page. The page stops it by ending the worker. */

import { NetShelf } from '@coalbrook/bots';
import { noteReview, review, reviewBudgets } from '@coalbrook/coach';
import { advisedEntries, guidedGames, LEARNER } from '@coalbrook/guide';
import { readRecord, tableOf } from '@coalbrook/record';
import type { GameRecord } from '@coalbrook/record';
import type { Seat } from '@coalbrook/rules';

import { textOf } from '../session/failures.ts';
import type { ReviewMessage, ReviewRequest } from '../session/reviewMessages.ts';
import { browserClock } from '../session/telling.ts';
import { loadNet } from './loadNet.ts';
import { patientReader } from './patientReader.ts';

/** How long it waits for its net, in milliseconds. */
const PATIENCE = 10_000;

/** The entries that a guide has suggested; none if this is no guided game. */
const advisedIn = async (record: GameRecord, { seat, seed }: ReviewRequest): Promise<ReadonlySet<number>> => {
  const guided = guidedGames.find((one) => one.seed === seed && one.edition === record.header.edition);
  return guided && seat === LEARNER ? advisedEntries(await guided.loadIdeas(), record) : new Set();
};

const post = (message: ReviewMessage): void => self.postMessage(message);

const carryOut = async (request: ReviewRequest): Promise<void> => {
  const record = readRecord(request.record);
  if (!record.ok) throw new Error(`the record cannot be read: ${record.fault.at} ${record.fault.problem}`);
  const made = tableOf(record.value.header);
  if (!made.ok) throw new Error(`no table: ${made.fault.at} ${made.fault.problem}`);
  const table = made.value;
  const nets = new NetShelf(patientReader(loadNet, browserClock, PATIENCE));
  // Without its net, it goes by rules of thumb.
  await nets.fetch(table).catch(() => undefined);
  const budget = nets.has(table) ? reviewBudgets.byNet : reviewBudgets.byThumb;
  const advised = await advisedIn(record.value, request);
  const steps = review(record.value, request.seat as Seat, { judge: nets.judgeFor(table), budget }, advised);
  let step = steps.next();
  while (step.done !== true) {
    post(step.value);
    step = steps.next();
  }
  if (!step.value.ok) throw new Error(`entry ${step.value.fault.seq} does not follow`);
  post({ notes: noteReview(table, step.value.value, nets.lacks(table)) });
};

self.addEventListener('message', ({ data }: MessageEvent<ReviewRequest>) => {
  carryOut(data).catch((error: unknown) => post({ failed: textOf(error) }));
});
