import {
  definitions,
  drawDistant,
  drawImports,
  drawLadder,
  drawLines,
  drawMerchants,
  drawNames,
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

/** The board without pieces and names, memoized part by part. */
export const Picture = memo(({ layout, scene, captions }: PictureProps) => {
  const { era, distant } = scene;
  const { title, subtitle } = captions;
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
  const places = useMemo(() => drawPlaces(layout), [layout]);
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

/** The names of places, above whatever frames what is there. */
export const Names = memo(({ layout, captions: { nameOf } }: Pick<PictureProps, 'layout' | 'captions'>) => {
  const names = useMemo(() => drawNames(layout, nameOf), [layout, nameOf]);
  return <Drawn shape={names} />;
});
