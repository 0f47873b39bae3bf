import { BOARD_FORMAT } from '@coalbrook/rules/input';
import type { BoardDocument, DrawnPlace } from '@coalbrook/rules/input';
import { describe, expect, it } from 'vitest';

import { countiesOf } from './counties.ts';
import { lengthOf, smooth, spotAt } from './curves.ts';
import { findSpot } from './findSpot.ts';
import { standLines } from './lines.ts';
import { standings } from './places.ts';
import type { PlacesOnSheet } from './places.ts';
import { overlap } from './point.ts';
import type { Point } from './point.ts';
import { seaSide } from './terrain/coast.ts';
import { contours, distances, gridOver } from './terrain/grid.ts';
import { layered, noiseOf } from './terrain/noise.ts';

const town = (index: number, at: Point, sites: number): DrawnPlace => ({
  slug: `town-${index}`,
  name: `Town number ${index}`,
  kind: 'town',
  at,
  sites: Array.from({ length: sites }, () => ['cotton']),
});

const boardOf = (places: readonly DrawnPlace[], size: Point = [1000, 1000]): BoardDocument => ({
  $format: BOARD_FORMAT,
  edition: 'some',
  name: 'Somewhere',
  size,
  places,
  links: places.slice(1).map(({ slug }, index) => ({
    slug: `${places[index].slug}-${slug}`,
    ends: [places[index].slug, slug],
    eras: ['canal', 'rail'],
  })),
});

const crowd = (count: number): readonly DrawnPlace[] =>
  Array.from({ length: count }, (_, index) =>
    town(index, [(index * 367) % 1000, (index * 241 + index * index * 7) % 1000], 1 + (index % 4)),
  );

/** On the smallest sheet with room for them. */
const standPlaces = (board: BoardDocument): PlacesOnSheet => {
  for (const standing of standings(board)) return standing;
  throw new Error('no sheet');
};

describe('places on a sheet', () => {
  it.each([1, 2, 20, 60])('do not overlap: %i places', (count) => {
    const { places, size } = standPlaces(boardOf(crowd(count)));
    expect(places).toHaveLength(count);
    places.forEach(({ box }, index) => {
      expect(box.x - box.width / 2).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width / 2).toBeLessThanOrEqual(size[0]);
      expect(box.y - box.height / 2).toBeGreaterThanOrEqual(0);
      expect(box.y + box.height / 2).toBeLessThanOrEqual(size[1]);
      for (const other of places.slice(0, index)) expect(overlap(box, other.box)).toBeLessThanOrEqual(0);
    });
  });

  it('keep their order where a crowded stretch is widened', () => {
    const columns = [0, 20, 40, 60, 80, 1000].map((x, index) => town(index, [x, index % 2 === 0 ? 0 : 900], 1));
    const { toSheet } = standPlaces(boardOf(columns));
    const across = columns.map(({ at }) => toSheet(at)[0]);
    expect(across).toEqual(across.toSorted((one, other) => one - other));
    expect((across[4] - across[0]) / (across[5] - across[0])).toBeGreaterThan(0.12);
  });

  it('are grouped by proximity', () => {
    const { places } = standPlaces(boardOf(crowd(20)));
    const counties = countiesOf(boardOf(crowd(20)), places);
    expect(counties.flatMap((county) => county.places)).toHaveLength(20);
    expect(new Set(counties.map(({ colour }) => colour)).size).toBe(counties.length);
  });
});

describe('lines', () => {
  it('are deterministic, and have room for a tile', () => {
    const board = boardOf(crowd(12));
    const draw = () => standLines(board, standPlaces(board), ({ eras }) => eras).lines;
    expect(draw()).toEqual(draw());
    for (const { tile, path } of draw()) {
      expect(tile.length).toBeGreaterThan(30);
      expect(Math.abs(tile.angle)).toBeLessThanOrEqual(90);
      expect(path).not.toMatch(/NaN/);
    }
  });

  it('curve through their given points', () => {
    const points: readonly Point[] = [
      [0, 0],
      [100, 0],
      [100, 100],
    ];
    const curve = smooth(points);
    expect(curve[0]).toEqual([0, 0]);
    expect(curve.some(([x, y]) => Math.hypot(x - 100, y) < 1e-6)).toBe(true);
    expect(lengthOf(curve)).toBeGreaterThan(190);
    expect(
      spotAt(
        [
          [0, 0],
          [100, 0],
        ],
        50,
      ),
    ).toEqual({ at: [50, 0], angle: 0 });
  });
});

it('findSpot finds a free spot', () => {
  const boxes = [{ x: 200, y: 200, width: 380, height: 380 }];
  const { box, isFree } = findSpot({ size: [600, 400], boxes, curves: [] }, [[120, 80]]);
  expect(isFree).toBe(true);
  expect(overlap(box, boxes[0])).toBeLessThanOrEqual(0);
});

describe('terrain', () => {
  it('has its sea where the ports are', () => {
    const port = (index: number, at: Point): DrawnPlace => ({ ...town(index, at, 0), sites: [['port']] });
    expect(seaSide(boardOf([port(0, [20, 100]), port(1, [40, 700]), town(2, [800, 400], 2)]))).toBe('west');
    expect(seaSide(boardOf([port(0, [200, 900]), port(1, [700, 950]), town(2, [500, 100], 2)]))).toBe('south');
    expect(seaSide(boardOf(crowd(5)))).toBeUndefined();
  });

  it('computes distances and contours', () => {
    const grid = gridOver([100, 100], 0, 5);
    const middle = 10 * grid.columns + 10;
    const far = distances(grid, (index) => index === middle);
    expect(far[middle]).toBe(0);
    expect(far[middle + 4]).toBe(20);
    const rings = contours(grid, far, 22);
    expect(rings).toHaveLength(1);
    for (const [x, y] of rings[0]) expect(Math.hypot(x - 50, y - 50)).toBeLessThan(27);
  });

  it('has noise that is deterministic and bounded', () => {
    const [one, other] = [layered(noiseOf('a'), 3), layered(noiseOf('a'), 3)];
    for (let x = 0; x < 50; x++) {
      expect(one(x * 0.37, x * 0.11)).toBe(other(x * 0.37, x * 0.11));
      expect(Math.abs(one(x * 0.37, x * 0.11))).toBeLessThanOrEqual(1);
    }
  });
});
