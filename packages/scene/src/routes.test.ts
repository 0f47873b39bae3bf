import { placeSets } from '@coalbrook/rules';
import type { PlaceId, Table } from '@coalbrook/rules';
import { describe, expect, it } from 'vitest';

import type { BoardLayout } from './boardLayout.ts';
import type { Point } from './point.ts';
import { courseOf, isTrading, returning, routeOf } from './routes.ts';
import type { Network } from './routes.ts';

const places = (...ids: readonly number[]): readonly PlaceId[] => ids as readonly PlaceId[];

/** Places 0 to 5 with one site each. Place 5 is at sea behind 4; one place can be a terminal. */
const tableWith = (links: readonly (readonly number[])[], terminal?: number): Table =>
  ({
    places: Array.from({ length: 6 }, (_, id) => ({ id, slug: `p${id}`, sites: [id] })),
    links: links.map((ends, id) => ({ id, slug: `l${id}`, ends })),
    lanes: [{ land: 4, sea: 5 }],
    industries: [{}, { port: true }, { ship: true }],
    tiles: [{ industry: 0 }, { industry: 1 }, { industry: 2 }],
    terminals: placeSets.placeSet(terminal === undefined ? [] : places(terminal)),
    trade: placeSets.placeSet(places(3)),
    map: { links: links.map((ends, id) => ({ slug: `l${id}`, ends: ends.map((end) => `p${end}`) })) },
  }) as unknown as Table;

/** Which links are laid, and which tiles stand on which sites. */
const network = (laid: readonly boolean[], tiles: Readonly<Record<number, number>> = {}): Network =>
  ({
    links: laid.map((isLaid, link) => (isLaid ? { link } : undefined)),
    tiles: Array.from({ length: 6 }, (_, site) =>
      tiles[site] === undefined ? undefined : { site, tile: tiles[site] },
    ),
  }) as unknown as Network;

const placesOn = (table: Table, net: Network, from: readonly number[], to: number): readonly number[] | undefined => {
  const legs = routeOf(table, net, places(...from), (place) => place === to);
  return legs && [...legs.map((leg) => leg.from as number), ...legs.slice(-1).map((leg) => leg.to as number)];
};

describe('a route over the board', () => {
  const ring = tableWith([
    [0, 1],
    [1, 2],
    [2, 3],
    [0, 3],
  ]);

  it('is the shortest over laid links', () => {
    expect(placesOn(ring, network([true, true, true, true]), [0], 3)).toEqual([0, 3]);
    expect(placesOn(ring, network([true, true, true, false]), [0], 3)).toEqual([0, 1, 2, 3]);
    expect(placesOn(ring, network([true, false, true, false]), [0], 3)).toBeUndefined();
  });

  it('starts at the nearer place, and may not exist', () => {
    expect(placesOn(ring, network([true, true, true, false]), [0, 2], 3)).toEqual([2, 3]);
    expect(routeOf(ring, network([]), places(3), (place) => place === 3)).toEqual([]);
  });

  it('uses links with three ends', () => {
    const fork = tableWith([[0, 1, 2]]);
    expect(placesOn(fork, network([true]), [0], 2)).toEqual([0, 2]);
  });

  it('uses a lane only between a port and a ship', () => {
    const coast = tableWith([[0, 4]]);
    expect(placesOn(coast, network([true]), [0], 5)).toBeUndefined();
    expect(placesOn(coast, network([true], { 4: 1 }), [0], 5)).toBeUndefined();
    expect(placesOn(coast, network([true], { 4: 1, 5: 2 }), [0], 5)).toEqual([0, 4, 5]);
  });

  it('leads to and from a terminal, but not through it', () => {
    const line = tableWith(
      [
        [0, 1],
        [1, 2],
      ],
      1,
    );
    const laid = network([true, true]);
    expect(placesOn(line, laid, [0], 1)).toEqual([0, 1]);
    expect(placesOn(line, laid, [1], 2)).toEqual([1, 2]);
    expect(placesOn(line, laid, [0], 2)).toBeUndefined();
  });

  it('to a market ends at a trade icon', () => {
    expect(isTrading(ring, network([]), 3 as PlaceId)).toBe(true);
    expect(isTrading(ring, network([]), 4 as PlaceId)).toBe(false);
    expect(isTrading(ring, network([], { 4: 1 }), 4 as PlaceId)).toBe(true);
  });
});

it('a route follows the curves of its links in its own direction', () => {
  const table = tableWith([
    [1, 0],
    [1, 2, 3],
  ]);
  const straight = (from: Point, to: Point): readonly Point[] =>
    [0, 0.25, 0.5, 0.75, 1].map((part): Point => [
      from[0] + (to[0] - from[0]) * part,
      from[1] + (to[1] - from[1]) * part,
    ]);
  const layout = {
    lines: [
      { id: 0, slug: 'l0', parts: [straight([100, 0], [0, 0])] },
      { id: 1, slug: 'l1', parts: [straight([100, 0], [200, 0]), straight([150, 80], [150, 0])] },
    ],
    lanes: [],
  } as unknown as BoardLayout;
  const legs = routeOf(table, network([true, true]), places(0), (place) => place === 3) ?? [];
  const course = courseOf(table, layout, legs);
  expect(course[0]).toEqual([0, 0]);
  expect(course).toContainEqual([100, 0]);
  expect(course.at(-1)).toEqual([150, 80]);
  expect(course).not.toContainEqual([200, 0]);
  expect(courseOf(table, layout, returning(legs))[0]).toEqual([150, 80]);
});
