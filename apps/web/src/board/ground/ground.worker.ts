/** Paints grounds beside the page, so that nothing waits for them. */

import type { BoardDocument } from '@coalbrook/rules';
import type { Plan } from '@coalbrook/scene';

import type { Theme } from '../../settings/theme.ts';
import { paintGround } from './paint.ts';
import { paintOnce } from './shelved.ts';

export interface GroundOrder {
  readonly number: number;
  readonly map: BoardDocument;
  readonly plan: Plan;
  readonly theme: Theme;
}

export interface GroundDelivery {
  readonly number: number;
  readonly image: ImageBitmap;
}

const worker = self as unknown as Pick<DedicatedWorkerGlobalScope, 'postMessage' | 'onmessage'>;

worker.onmessage = ({ data: { number, ...order } }: MessageEvent<GroundOrder>): void => {
  const { map, plan, theme } = order;
  void paintOnce(
    order,
    self.location.href,
    () => paintGround(map, plan, theme),
    (image) => worker.postMessage({ number, image } satisfies GroundDelivery, [image]),
  );
};
