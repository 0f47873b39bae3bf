import {
  definitions,
  drawDistant,
  drawImports,
  drawLadder,
  drawLines,
  drawMerchants,
  drawPlaces,
  drawTitle,
} from '@coalbrook/scene';
import type { BoardLayout, LayoutPlace, Scene } from '@coalbrook/scene';
import { memo, useMemo } from 'react';

import { Drawn } from '../signs/Drawn.tsx';
import { patterns } from '../theme/seats.ts';

/** The lettering of a board. */
export interface Captions {
  readonly title: string;
  /** Below the title. */
  readonly subtitle: string;
  readonly markets: string;
  readonly distant: string;
  readonly nameOf: (place: LayoutPlace) => string;
}

export interface PictureProps {
  readonly layout: BoardLayout;
  readonly scene: Scene;
  readonly captions: Captions;
}

const seats = definitions(patterns);

/** The board without pieces, memoized part by part. */
export const Picture = memo(({ layout, scene, captions }: PictureProps) => {
  const { era, distant } = scene;
  const { title, subtitle, nameOf } = captions;
  const counts = scene.market.join(',');
  const lines = useMemo(() => drawLines(layout, era), [layout, era]);
  const cartouche = useMemo(() => drawTitle(layout.title, title, subtitle), [layout, title, subtitle]);
  const ladder = useMemo(
    () => layout.ladder && drawLadder(layout.ladder, captions.markets, counts.split(',').map(Number)),
    [layout, captions.markets, counts],
  );
  const track = useMemo(
    () => layout.distant && drawDistant(layout.distant, captions.distant, distant),
    [layout, captions.distant, distant],
  );
  const places = useMemo(() => drawPlaces(layout, nameOf), [layout, nameOf]);
  const imports = useMemo(() => drawImports(layout, scene.tiles), [layout, scene.tiles]);
  const merchants = useMemo(() => drawMerchants(layout, scene.merchants), [layout, scene.merchants]);
  return (
    <>
      <Drawn shape={seats} />
      <Drawn shape={lines} />
      <Drawn shape={cartouche} />
      {ladder && <Drawn shape={ladder} />}
      {track && <Drawn shape={track} />}
      <Drawn shape={places} />
      <Drawn shape={imports} />
      <Drawn shape={merchants} />
    </>
  );
});
