/** Runs the bots, away from the page and the host. */

import { BotThread } from '@coalbrook/host';
import type { BotQuestion, ThreadQuestion } from '@coalbrook/host';

import { browserClock } from '../session/telling.ts';
import { loadNet } from './loadNet.ts';
import { patientReader } from './patientReader.ts';

/** How long a bot waits for its net, in milliseconds. */
const PATIENCE = 10_000;

const thread = new BotThread(patientReader(loadNet, browserClock, PATIENCE));

self.addEventListener('message', ({ data }: MessageEvent<BotQuestion | ThreadQuestion>) => {
  const answer = 'policy' in data ? thread.answer(data) : thread.advise(data);
  void answer.then((given) => self.postMessage(given));
});
