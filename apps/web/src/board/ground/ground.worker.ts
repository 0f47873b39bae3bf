/** Paints grounds beside the page, so that nothing waits for them. */

import type { BoardDocument } from '@coalbrook/rules';
import type { Plan } from '@coalbrook/scene';

import type { Theme } from '../../app/theme.ts';
import { paintGround } from './paint.ts';

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

worker.onmessage = ({ data }: MessageEvent<GroundOrder>): void => {
  const image = paintGround(data.map, data.plan, data.theme).transferToImageBitmap();
  worker.postMessage({ number: data.number, image } satisfies GroundDelivery, [image]);
};
