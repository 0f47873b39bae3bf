/** A worker thread in which bots think. */

import { parentPort } from 'node:worker_threads';

import { BotThread } from '@coalbrook/host';
import type { BotQuestion } from '@coalbrook/host';

const thread = new BotThread();

parentPort?.on('message', (question: BotQuestion) => parentPort?.postMessage(thread.answer(question)));
