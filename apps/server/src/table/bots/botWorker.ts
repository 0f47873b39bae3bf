/** A worker thread in which bots think. */

import { parentPort } from 'node:worker_threads';

import { BotThread } from '@coalbrook/host';
import type { BotQuestion } from '@coalbrook/host';

import { readNet } from './readNet.ts';

const thread = new BotThread(readNet);

parentPort?.on('message', (question: BotQuestion) => {
  void thread.answer(question).then((choice) => parentPort?.postMessage(choice));
});
