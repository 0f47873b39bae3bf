import type { BoardLayout } from '@coalbrook/scene';

import type { Theme } from '../../settings/theme.ts';
import type { GroundDelivery, GroundOrder } from './ground.worker.ts';

/** How many grounds stay in memory: one map by day and by night. */
const KEPT = 2;

interface Kept {
  readonly layout: BoardLayout;
  readonly theme: Theme;
  readonly image: Promise<ImageBitmap>;
}

let kept: readonly Kept[] = [];
let count = 0;
let worker: Worker | undefined;

const order = (layout: BoardLayout, theme: Theme): Promise<ImageBitmap> =>
  new Promise((resolve) => {
    worker ??= new Worker(new URL('./ground.worker.ts', import.meta.url), { type: 'module' });
    const number = count++;
    const painter = worker;
    const receive = ({ data }: MessageEvent<GroundDelivery>): void => {
      if (data.number !== number) return;
      painter.removeEventListener('message', receive);
      resolve(data.image);
    };
    painter.addEventListener('message', receive);
    painter.postMessage({ number, layout, theme } satisfies GroundOrder);
  });

/** The ground of a map, painted in a worker and cached. */
export const groundOf = (layout: BoardLayout, theme: Theme): Promise<ImageBitmap> => {
  const known = kept.find((one) => one.layout === layout && one.theme === theme);
  if (known) return known.image;
  const image = order(layout, theme);
  kept = [{ layout, theme, image }, ...kept].slice(0, KEPT);
  return image;
};
