import type { ReviewNotes } from '@coalbrook/coach';

import type { ReviewMessage, ReviewRequest } from './reviewMessages.ts';

/** Who is told how a review goes. */
export interface ReviewListener {
  /** From 0 to 1. */
  readonly progress: (share: number) => void;
  readonly found: (notes: ReviewNotes) => void;
  readonly failed: (text: string) => void;
}

/** Reviews a seat in a thread of its own. Returns how to stop it. */
export const runReview = (request: ReviewRequest, listener: ReviewListener): (() => void) => {
  const worker = new Worker(new URL('../worker/review.worker.ts', import.meta.url), { type: 'module' });
  const stop = (): void => worker.terminate();
  const fail = (text: string): void => {
    stop();
    listener.failed(text);
  };
  worker.addEventListener('message', ({ data }: MessageEvent<ReviewMessage>) => {
    if ('failed' in data) fail(data.failed);
    else if ('notes' in data) {
      stop();
      listener.found(data.notes);
    } else listener.progress(data.done / data.all);
  });
  worker.addEventListener('error', ({ message }) => fail(message || 'the review cannot be started'));
  worker.postMessage(request);
  return stop;
};
