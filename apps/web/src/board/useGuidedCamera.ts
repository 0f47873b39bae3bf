import type { Lit } from '@coalbrook/desk';
import type { PlaceId } from '@coalbrook/rules';
import type { BoardLayout, BoardNews, Box, Journey, Point } from '@coalbrook/scene';
import { useEffect } from 'react';

import { boxOf } from './aim.ts';
import type { SoughtView } from './camera.ts';
import { newsBoxes } from './matters.ts';
import type { Touchable } from './touchables.ts';
import type { CameraControls } from './useCamera.ts';

export interface Guidance {
  readonly layout: BoardLayout;
  readonly touchables: readonly Touchable[];
  readonly glowing: readonly Touchable[];
  readonly chosen: Lit;
  /** An answer is asked for that is given on the map. */
  readonly isAsked: boolean;
  /** What the selected action brings from where; undefined until an action is selected. */
  readonly journeys: readonly Journey[] | undefined;
  readonly news: BoardNews | undefined;
  /** What somebody speaks of. */
  readonly spoken: Lit;
  /** Shows this place whenever the object changes. */
  readonly find: { readonly place: PlaceId } | undefined;
  /** What a card with the focus is about. */
  readonly held: Touchable | undefined;
}

const spot = ([x, y]: Point): Box => ({ x, y, width: 0, height: 0 });

/** What is spoken of; of a site, its town with the name. */
const townsOf = ({ layout, touchables, spoken }: Guidance): readonly Box[] =>
  touchables
    .filter(({ key }) => spoken.has(key))
    .map((one) => {
      const place = one.target.on === 'site' ? layout.sites[one.target.site].place : undefined;
      return layout.places.find(({ id }) => id !== undefined && id === place)?.box ?? boxOf(one);
    });

/** What the viewer must see: what the selection leads to, or else what is spoken of, new, or can be chosen. */
const wantedBy = (guidance: Guidance): SoughtView => {
  const { layout, touchables, glowing, chosen, isAsked, journeys, news, spoken } = guidance;
  const boxesOf = (keys: Lit): readonly Box[] => touchables.filter(({ key }) => keys.has(key)).map(boxOf);
  const choices = glowing.map(boxOf);
  if (journeys) {
    const travelled = journeys.flatMap(({ stretches }) =>
      stretches.flatMap(({ by, points }) => (by === 'link' ? points.map(spot) : [])),
    );
    return { boxes: [...boxesOf(chosen), ...travelled], isAll: true };
  }
  if (isAsked || chosen.size > 0) return { boxes: [...boxesOf(chosen), ...choices], isAll: true };
  if (spoken.size > 0) return { boxes: townsOf(guidance), isAll: false };
  return { boxes: newsBoxes(layout, news), isAll: false };
};

/** Moves the camera to what a selection or a card is about, and to a place that somebody asked for. */
export const useGuidedCamera = (camera: CameraControls, guidance: Guidance): void => {
  const { layout, find, held } = guidance;
  useEffect(() => {
    if (!find) return;
    const place = layout.places.find((one) => one.id === find.place);
    if (place) camera.show(place.at);
  }, [camera, find, layout]);

  useEffect(() => {
    if (held) camera.reveal(held.at);
  }, [camera, held]);

  // What was wanted before has been shown: whoever looks elsewhere since may.
  const wanted = JSON.stringify(wantedBy(guidance));
  useEffect(() => camera.follow(JSON.parse(wanted) as SoughtView), [camera, wanted]);
};
