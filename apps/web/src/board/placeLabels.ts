import { SITE } from '@coalbrook/scene';
import type { BoardLayout } from '@coalbrook/scene';

import type { CutOut } from './cutOut.ts';
import { spotOf } from './spotOf.ts';
import type { LabelledThing } from './spotOf.ts';

/** A label on a picture of the map, in percent of the picture. It ends at its place, or begins there. */
export interface PlacedLabel {
  readonly text: string;
  readonly left: number;
  readonly top: number;
  readonly side: 'above' | 'below';
}

/** From the middle of what is labelled to its label. */
const DISTANCE = SITE / 2 + 5;

/** Places two labels, or one: the upper one above its thing and the other below, so that they never meet. */
export const placeLabels = (
  layout: BoardLayout,
  labels: readonly { readonly at: LabelledThing; readonly text: string }[],
  { left, top, share }: CutOut,
): readonly PlacedLabel[] => {
  const [width, height] = layout.size;
  return labels
    .flatMap(({ at, text }) => {
      const spot = spotOf(layout, at);
      return spot ? [{ spot, text }] : [];
    })
    .toSorted((one, other) => one.spot[1] - other.spot[1])
    .map(({ spot: [x, y], text }, index) => ({
      text,
      left: (100 * (x / width - left)) / share,
      top: (100 * ((y + (index === 0 ? -DISTANCE : DISTANCE)) / height - top)) / share,
      side: index === 0 ? 'above' : 'below',
    }));
};
