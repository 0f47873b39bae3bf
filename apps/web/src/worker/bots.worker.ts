/** Runs the bots, away from the page and the host. */

import { BotThread } from '@coalbrook/host';
import type { BotQuestion } from '@coalbrook/host';

const thread = new BotThread();

self.addEventListener('message', ({ data }: MessageEvent<BotQuestion>) => self.postMessage(thread.answer(data)));
