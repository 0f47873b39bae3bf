/** Routes over laid links and open lanes. */

import { placeSets } from '@coalbrook/rules';
import type { LinkId, PlaceId, Table } from '@coalbrook/rules';

import type { BoardLayout } from './boardLayout.ts';
import { distance } from './point.ts';
import type { Point } from './point.ts';
import type { Scene } from './scene.ts';

/** A step from one place to another, over a link or a lane. */
export interface Leg {
  readonly from: PlaceId;
  readonly to: PlaceId;
  readonly over: { readonly link: LinkId } | { readonly lane: number };
}

export type Network = Pick<Scene, 'links' | 'tiles'>;

const stands = (table: Table, { tiles }: Network, place: PlaceId, wanted: 'port' | 'ship'): boolean =>
  table.places[place].sites.some((site) => {
    const tile = tiles[site];
    return tile !== undefined && table.industries[table.tiles[tile.tile].industry][wanted];
  });

/** Every step that can be taken, in both directions. */
const legsOf = (table: Table, network: Network): readonly Leg[] => [
  ...table.links.flatMap(({ id, ends }) =>
    network.links[id] === undefined
      ? []
      : ends.flatMap((from) => ends.flatMap((to) => (from === to ? [] : [{ from, to, over: { link: id } }]))),
  ),
  ...table.lanes.flatMap(({ land, sea }, lane) =>
    stands(table, network, land, 'port') && stands(table, network, sea, 'ship')
      ? [
          { from: land, to: sea, over: { lane } },
          { from: sea, to: land, over: { lane } },
        ]
      : [],
  ),
];

/**
 * The shortest route from any of some places to the nearest wanted one: no legs if a start is itself wanted,
 * undefined if none can be reached. Routes do not pass through terminals.
 */
export const routeOf = (
  table: Table,
  network: Network,
  from: readonly PlaceId[],
  isWanted: (place: PlaceId) => boolean,
): readonly Leg[] | undefined => {
  const legs = legsOf(table, network);
  const came = new Map<PlaceId, Leg | undefined>(from.map((place) => [place, undefined]));
  const waiting = [...from];
  for (let place = waiting.shift(); place !== undefined; place = waiting.shift()) {
    if (isWanted(place)) return legsTo(place, came);
    const isEnd = placeSets.has(table.terminals, place) && came.get(place) !== undefined;
    if (isEnd) continue;
    for (const leg of legs) {
      if (leg.from !== place || came.has(leg.to)) continue;
      came.set(leg.to, leg);
      waiting.push(leg.to);
    }
  }
  return undefined;
};

const legsTo = (place: PlaceId, came: ReadonlyMap<PlaceId, Leg | undefined>): readonly Leg[] => {
  const legs: Leg[] = [];
  for (let leg = came.get(place); leg; leg = came.get(leg.from)) legs.unshift(leg);
  return legs;
};

/** The same route in reverse. */
export const returning = (legs: readonly Leg[]): readonly Leg[] =>
  legs.map(({ from, to, over }) => ({ from: to, to: from, over })).toReversed();

/** Whether a place gives access to the markets of carried cargoes. */
export const isTrading = (table: Table, network: Network, place: PlaceId): boolean =>
  placeSets.has(table.trade, place) || stands(table, network, place, 'port');

const nearestIndex = (points: readonly Point[], to: Point): number => {
  const far = points.map((point) => distance(point, to));
  return far.indexOf(Math.min(...far));
};

/** Along a line whose first part joins two ends, and each further part joins another end to it. */
const along = (parts: readonly (readonly Point[])[], from: number, to: number): readonly Point[] => {
  const [main] = parts;
  const branch = (end: number): readonly Point[] => (end < 2 ? [] : parts[end - 1]);
  const joint = (end: number): number => {
    if (end < 2) return end === 0 ? 0 : main.length - 1;
    const spur = parts[end - 1];
    return nearestIndex(main, spur[spur.length - 1]);
  };
  const [first, last] = [joint(from), joint(to)];
  const middle = first <= last ? main.slice(first, last + 1) : main.slice(last, first + 1).toReversed();
  return [...branch(from), ...middle, ...branch(to).toReversed()];
};

/** The curve of one leg on the sheet. */
const curveOf = (table: Table, layout: BoardLayout, { from, to, over }: Leg): readonly Point[] => {
  const [start, goal] = [table.places[from].slug, table.places[to].slug];
  if ('lane' in over) {
    const { land, sea } = table.lanes[over.lane];
    const lane = layout.lanes.find((one) => one.land === table.places[land].slug && one.sea === table.places[sea].slug);
    return lane ? (lane.land === start ? lane.points : lane.points.toReversed()) : [];
  }
  const line = layout.lines.find(({ id }) => id === over.link);
  const ends = table.map.links.find(({ slug }) => slug === line?.slug)?.ends ?? [];
  return line ? along(line.parts, ends.indexOf(start), ends.indexOf(goal)) : [];
};

/** The curve of a route on the sheet. */
export const courseOf = (table: Table, layout: BoardLayout, legs: readonly Leg[]): readonly Point[] =>
  legs.flatMap((leg, index) => curveOf(table, layout, leg).slice(index === 0 ? 0 : 1));
