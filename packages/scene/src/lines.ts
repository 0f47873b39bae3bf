/** The courses of lines over a sheet, and where a link tile lies on each. */

import { laneCourse, lineCourse, pick, seedOf } from '@coalbrook/rules';
import type { BoardDocument, DrawnLink } from '@coalbrook/rules';

import type { Standing, StandingPlace } from './places.ts';
import { clamp, distance, holds } from './point.ts';
import type { Point } from './point.ts';
import { lengthOf, lookOf, pathOf, smooth, spotAt } from './ways.ts';
import type { Look, Spot } from './ways.ts';

export interface StandingLine {
  readonly slug: string;
  readonly look: Look;
  readonly eras: readonly string[];
  /** The curve of each part, from the middle of a place to that of another. */
  readonly parts: readonly (readonly Point[])[];
  /** The same as path data. */
  readonly path: string;
  /** What of it can be seen between the places at its ends. */
  readonly seen: string;
  readonly tile: Spot & { readonly length: number };
}

export interface StandingLane {
  readonly land: string;
  readonly sea: string;
  readonly points: readonly Point[];
  readonly path: string;
}

const TILE = 60;
const LEAST_TILE = 34;

/** The middle of a place's board, where lines meet. */
const meetingPoint = ({ at, plate }: StandingPlace): Point => {
  const middle = plate.board?.at ?? plate.seal?.at ?? [0, 0];
  return [at[0] + middle[0], at[1] + middle[1]];
};

const bows: readonly number[] = [0.07, -0.07, 0, 0.14, -0.14, 0.22, -0.22, 0.32, -0.32];

const bowed = ([a, b]: readonly Point[], bow: number): Point => [
  (a[0] + b[0]) / 2 - (b[1] - a[1]) * bow,
  (a[1] + b[1]) / 2 + (b[0] - a[0]) * bow,
];

/** How much of a curve lies under places that it does not end at. */
const hidden = (curve: readonly Point[], others: readonly StandingPlace[]): number =>
  curve.reduce((sum, point) => sum + (others.some(({ box }) => holds(box, point, 7)) ? 1 : 0), 0);

const crosses = ([a, b]: readonly [Point, Point], [c, d]: readonly [Point, Point]): boolean => {
  const side = (p: Point, q: Point, r: Point): number => (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0]);
  return side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0;
};

const crossings = (curve: readonly Point[], drawn: readonly (readonly Point[])[]): number => {
  let count = 0;
  for (const other of drawn)
    for (let i = 4; i < curve.length; i += 3)
      for (let j = 4; j < other.length; j += 3)
        if (crosses([curve[i - 3], curve[i]], [other[j - 3], other[j]])) count++;
  return count;
};

/** How much of a curve, away from its ends, runs close beside others. */
const huddling = (curve: readonly Point[], drawn: readonly (readonly Point[])[]): number => {
  let count = 0;
  for (let index = 8; index < curve.length - 8; index += 2)
    if (drawn.some((other) => other.some((point) => distance(point, curve[index]) < 15))) count++;
  return count;
};

/** The stretch of a curve that can be seen between the places at its ends. */
const seenOf = (curve: readonly Point[], places: readonly StandingPlace[]): readonly Point[] => {
  const isFree = (point: Point): boolean => !places.some(({ box }) => holds(box, point, 2));
  const first = curve.findIndex(isFree);
  const last = curve.findLastIndex(isFree);
  return first < 0 || last <= first ? curve : curve.slice(first, last + 1);
};

/** Where along a seen stretch a tile lies best: in the middle, unless something else is near. */
const tileOn = (
  seen: readonly Point[],
  taken: readonly Point[],
  others: readonly StandingPlace[],
): StandingLine['tile'] => {
  const whole = lengthOf(seen);
  const length = clamp(whole * 0.92, LEAST_TILE, TILE);
  const candidates = [0.5, 0.42, 0.58, 0.34, 0.66].map((part) => {
    const spot = spotAt(seen, whole * part);
    const crowd = taken.filter((other) => distance(other, spot.at) < TILE).length;
    const under = others.filter(({ box }) => holds(box, spot.at, 16)).length;
    return { spot, cost: crowd * 2 + under * 3 + Math.abs(part - 0.5) };
  });
  const best = candidates.reduce((one, other) => (other.cost < one.cost ? other : one));
  return { ...best.spot, length };
};

export const standLines = (
  board: BoardDocument,
  { places, toSheet }: Standing,
  erasOf: (link: DrawnLink) => readonly string[],
): { readonly lines: readonly StandingLine[]; readonly lanes: readonly StandingLane[] } => {
  const bySlug = new Map(places.map((standing) => [standing.place.slug, standing]));
  const sited = places.map((standing) => ({ slug: standing.place.slug, at: meetingPoint(standing) }));
  const drawn: (readonly Point[])[] = [];
  const taken: Point[] = [];
  // Courses that are given come first, so that free ones can keep away from them.
  const ordered = [...board.links].sort((one, other) => (other.via?.length ?? 0) - (one.via?.length ?? 0));
  const standing = new Map<string, StandingLine>();
  for (const link of ordered) {
    const seed = seedOf(link.slug);
    const ends = link.ends.flatMap((slug) => bySlug.get(slug) ?? []);
    const others = places.filter((one) => !ends.includes(one));
    const via = link.via?.map(toSheet);
    const course = lineCourse({ ends: link.ends, ...(via ? { via } : {}) }, sited);
    const parts = course.map((points) => {
      if (points.length > 2) return smooth(points);
      const flip = pick(seed, 1, 2) === 0 ? 1 : -1;
      const tries = bows.map((bow, rank) => {
        const curve = smooth([points[0], bowed(points, bow * flip), points[1]]);
        const cost =
          hidden(curve, others) * 2 + crossings(curve, drawn) * 3 + huddling(curve, drawn) * 0.5 + rank * 0.4;
        return { curve, cost };
      });
      return tries.reduce((one, other) => (other.cost < one.cost ? other : one)).curve;
    });
    drawn.push(...parts);
    const tile = tileOn(seenOf(parts[0], ends), taken, others);
    taken.push(tile.at);
    const eras = erasOf(link);
    standing.set(link.slug, {
      slug: link.slug,
      look: lookOf(eras),
      eras,
      parts,
      path: parts.map(pathOf).join(''),
      seen: parts.map((part) => pathOf(seenOf(part, ends))).join(''),
      tile,
    });
  }
  const lanes = (board.lanes ?? []).map((lane) => {
    const [from, to] = laneCourse(lane, sited);
    const points = smooth([from, bowed([from, to], 0.12), to]);
    return { land: lane.land, sea: lane.sea, points, path: pathOf(points) };
  });
  return { lines: board.links.flatMap(({ slug }) => standing.get(slug) ?? []), lanes };
};
