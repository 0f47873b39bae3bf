/** What leaves the board at the end of an era: it goes from west to east, as a light moves over the map. */

import type { BoardLayout } from '../boardLayout.ts';
import type { Point } from '../point.ts';
import type { Scene, SceneChange } from '../scene.ts';

/** How long the light takes to cross the map, in milliseconds. */
export const SWEEP = 1600;

/** A piece that leaves, drawn as a plate of its size. */
export interface Departure {
  readonly at: Point;
  readonly seat: number;
  readonly size: readonly [width: number, height: number];
  readonly angle: number;
}

/** Whether an era has just ended between two scenes: what is on the board was there before, and only less of it. */
export const isEraEnd = (before: Scene, after: Scene, { built, laid }: SceneChange): boolean =>
  before.era !== after.era && built.length === 0 && laid.length === 0;

const LINK_HEIGHT = 0.42;

export const leavingOf = (layout: BoardLayout, { gone, lifted }: SceneChange): readonly Departure[] => [
  ...gone.map(({ site, owner }) => {
    const { at, size } = layout.sites[site];
    return { at, seat: owner, size: [size, size] as const, angle: 0 };
  }),
  ...lifted.flatMap(({ link, owner }) => {
    const tile = layout.lines.find(({ id }) => id === link)?.tile;
    if (!tile) return [];
    const { at, angle, length } = tile;
    return [{ at, seat: owner, size: [length, length * LINK_HEIGHT] as const, angle }];
  }),
];

/** When the light reaches a place. */
export const reachedAfter = ({ size: [width] }: BoardLayout, [x]: Point): number => Math.round((SWEEP * x) / width);
