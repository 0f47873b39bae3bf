import type { Lit } from '@coalbrook/desk';
import type { PlaceId } from '@coalbrook/rules';
import type { BoardLayout, Box, Journey, Point } from '@coalbrook/scene';
import { useEffect, useMemo } from 'react';

import { around, boxOf } from './aim.ts';
import type { Touchable } from './touchables.ts';
import type { CameraControls } from './useCamera.ts';

export interface Guidance {
  readonly layout: BoardLayout;
  readonly touchables: readonly Touchable[];
  readonly glowing: readonly Touchable[];
  readonly chosen: Lit;
  readonly journeys: readonly Journey[];
  /** Shows this place whenever the object changes. */
  readonly find: { readonly place: PlaceId } | undefined;
  /** What a card with the focus is about. */
  readonly held: Touchable | undefined;
}

const spot = ([x, y]: Point): Box => ({ x, y, width: 0, height: 0 });

/** Moves the camera to what a selection or a card is about, and to a place that somebody asked for. */
export const useGuidedCamera = (camera: CameraControls, guidance: Guidance): void => {
  const { layout, touchables, glowing, chosen, journeys, find, held } = guidance;
  useEffect(() => {
    if (!find) return;
    const place = layout.places.find((one) => one.id === find.place);
    if (place) camera.show(place.at);
  }, [camera, find, layout]);

  useEffect(() => {
    if (held) camera.reveal(held.at);
  }, [camera, held]);

  const region = useMemo(() => {
    if (chosen.size === 0) return undefined;
    const travelled = journeys.flatMap(({ stretches }) =>
      stretches.flatMap(({ by, points }) => (by === 'link' ? points.map(spot) : [])),
    );
    return around([...[...touchables.filter(({ key }) => chosen.has(key)), ...glowing].map(boxOf), ...travelled]);
  }, [chosen, glowing, journeys, touchables]);
  useEffect(() => camera.follow(region), [camera, region]);
};
