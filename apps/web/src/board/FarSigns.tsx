import { drawSiteSigns } from '@coalbrook/scene';
import type { BoardLayout, Scene } from '@coalbrook/scene';
import { memo } from 'react';

import { Drawn } from '../signs/Drawn.tsx';
import { signsOf } from './signAt.ts';
import type { Touchable } from './touchables.ts';

interface FarSignsProps {
  readonly layout: BoardLayout;
  readonly tiles: Scene['tiles'];
  readonly touchables: readonly Touchable[];
}

/** What can be built on lit sites, on a map that is too small to show the signs of all of them. */
export const FarSigns = memo(({ layout, tiles, touchables }: FarSignsProps) => (
  <g data-testid="far-signs">
    {touchables.map(({ key, target, at }) =>
      target.on === 'site' && !tiles[target.site] ? (
        <Drawn key={key} shape={drawSiteSigns(at, signsOf(layout, target.site))} />
      ) : undefined,
    )}
  </g>
));
