/** Paints grounds off the main thread. */

import type { BoardLayout } from '@coalbrook/scene';

import type { Theme } from '../../settings/theme.ts';
import { paintCanvas } from './paintCanvas.ts';
import { paintOnce } from './paintOnce.ts';

export interface GroundOrder {
  readonly number: number;
  readonly layout: BoardLayout;
  readonly theme: Theme;
}

export interface GroundDelivery {
  readonly number: number;
  readonly image: ImageBitmap;
}

const worker = self as unknown as Pick<DedicatedWorkerGlobalScope, 'postMessage' | 'onmessage'>;

worker.onmessage = ({ data: { number, ...order } }: MessageEvent<GroundOrder>): void => {
  const { layout, theme } = order;
  void paintOnce(
    order,
    self.location.href,
    () => paintCanvas(layout, theme),
    (image) => worker.postMessage({ number, image } satisfies GroundDelivery, [image]),
  );
};
