/** Everything on the map that can be touched, and where it is. */

import { keyOf } from '@coalbrook/desk';
import type { Lit, Target } from '@coalbrook/desk';
import type { Box, BoardLayout, LayoutLine, Point } from '@coalbrook/scene';

export interface Touchable {
  readonly key: string;
  readonly target: Target;
  /** Its centre. */
  readonly at: Point;
  readonly shape: { readonly box: Box; readonly radius: number } | { readonly line: LayoutLine };
}

const touchable = (target: Target, at: Point, shape: Touchable['shape']): Touchable => ({
  key: keyOf(target),
  target,
  at,
  shape,
});

const square = ([x, y]: Point, side: number): Box => ({ x, y, width: side, height: side });

/** Ordered from bottom to top. */
export const touchablesOf = (layout: BoardLayout): readonly Touchable[] => [
  ...layout.lines.flatMap((line) =>
    line.id === undefined ? [] : [touchable({ on: 'link', link: line.id }, line.tile.at, { line })],
  ),
  ...layout.places.flatMap(({ id, at, box }) =>
    id === undefined ? [] : [touchable({ on: 'place', place: id }, at, { box, radius: 8 })],
  ),
  ...layout.sites.map(({ id, at, size }) =>
    touchable({ on: 'site', site: id }, at, { box: square(at, size + 4), radius: 6 }),
  ),
  ...layout.outlets.map(({ id, box, radius }) =>
    touchable({ on: 'outlet', outlet: id }, [box.x, box.y], { box, radius }),
  ),
  ...(layout.ladder?.areas ?? []).map(({ cargo, box }) =>
    touchable({ on: 'market', cargo }, [box.x, box.y], { box, radius: 6 }),
  ),
];

export type Direction = 'left' | 'right' | 'up' | 'down';

const ways: Readonly<Record<Direction, Point>> = { left: [-1, 0], right: [1, 0], up: [0, -1], down: [0, 1] };

/** The nearest touchable in a direction; what lies straight ahead wins over what lies to the side. */
export const nextIn = <Spot extends { readonly at: Point }>(
  from: Point,
  among: readonly Spot[],
  direction: Direction,
): Spot | undefined => {
  const [wx, wy] = ways[direction];
  let best: { readonly spot: Spot; readonly cost: number } | undefined;
  for (const spot of among) {
    const [dx, dy] = [spot.at[0] - from[0], spot.at[1] - from[1]];
    const ahead = dx * wx + dy * wy;
    if (ahead <= 1) continue;
    const aside = Math.abs(dx * wy) + Math.abs(dy * wx);
    const cost = ahead + aside * 2.2;
    if (!best || cost < best.cost) best = { spot, cost };
  }
  return best?.spot;
};

/** Top to bottom, then left to right. */
export const inReadingOrder = <Spot extends { readonly at: Point }>(spots: readonly Spot[]): readonly Spot[] =>
  [...spots].sort(({ at: [ax, ay] }, { at: [bx, by] }) => Math.round(ay / 60) - Math.round(by / 60) || ax - bx);

/** Lit targets without places whose own sites or outlets are lit or chosen: those are more specific. */
export const mostSpecific = (
  { sites, outlets }: BoardLayout,
  touchables: readonly Touchable[],
  lit: Lit,
  chosen: Lit = new Set(),
): readonly Touchable[] => {
  const own = touchables.filter(({ key }) => lit.has(key));
  const squares = touchables.filter(({ key }) => lit.has(key) || chosen.has(key));
  const covered = new Set(
    squares.map(({ target }) => {
      if (target.on === 'site') return sites[target.site].place;
      return target.on === 'outlet' ? outlets.find(({ id }) => id === target.outlet)?.place : undefined;
    }),
  );
  return own.filter(({ target }) => target.on !== 'place' || !covered.has(target.place));
};
