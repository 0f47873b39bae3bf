/** The curves of lines on a sheet, and the position of the link tile on each. */

import { pick, seedOf } from '@coalbrook/rules';
import { laneCourse, lineCourse } from '@coalbrook/rules/input';
import type { BoardDocument, DrawnLink } from '@coalbrook/rules/input';

import { lengthOf, pathOf, smooth, spotAt, styleOf } from './curves.ts';
import type { LineStyle, Spot } from './curves.ts';
import type { PlacesOnSheet, StandingPlace } from './places.ts';
import { clamp, distance, holds, overlap } from './point.ts';
import type { Box, Point } from './point.ts';

export interface StandingLine {
  readonly slug: string;
  readonly look: LineStyle;
  readonly eras: readonly string[];
  /** The curve of each part, from the centre of one place to that of another. */
  readonly parts: readonly (readonly Point[])[];
  /** The same as path data. */
  readonly path: string;
  /** The visible stretch of each part between the places at its ends. */
  readonly stretches: readonly (readonly Point[])[];
  /** The same as path data. */
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

/** The centre of a place's plate, where lines meet. */
const meetingPoint = ({ at, plate }: StandingPlace): Point => {
  const middle = plate.board?.at ?? plate.seal?.at ?? [0, 0];
  return [at[0] + middle[0], at[1] + middle[1]];
};

const bows: readonly number[] = [0.07, -0.07, 0, 0.14, -0.14, 0.22, -0.22, 0.32, -0.32];

const bowed = ([a, b]: readonly Point[], bow: number): Point => [
  (a[0] + b[0]) / 2 - (b[1] - a[1]) * bow,
  (a[1] + b[1]) / 2 + (b[0] - a[0]) * bow,
];

/** How much of a curve is hidden under places that are not its ends. */
const hidden = (curve: readonly Point[], others: readonly StandingPlace[]): number =>
  curve.reduce((sum, point) => sum + (others.some(({ box }) => holds(box, point, 7)) ? 1 : 0), 0);

/** The side of `r` relative to the line from `p` to `q`, by its sign. */
const side = (p: Point, q: Point, r: Point): number => (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0]);

const crosses = (a: Point, b: Point, c: Point, d: Point): boolean =>
  side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0;

/** A curve with its bounding box, so that distant curves are not compared point by point. */
interface Boxed {
  readonly curve: readonly Point[];
  readonly box: Box;
}

const boxed = (curve: readonly Point[]): Boxed => {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of curve) {
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  return { curve, box: { x: (left + right) / 2, y: (top + bottom) / 2, width: right - left, height: bottom - top } };
};

const crossings = ({ curve, box }: Boxed, drawn: readonly Boxed[]): number => {
  let count = 0;
  for (const other of drawn) {
    if (overlap(box, other.box, 1) <= 0) continue;
    for (let i = 4; i < curve.length; i += 3)
      for (let j = 4; j < other.curve.length; j += 3)
        if (crosses(curve[i - 3], curve[i], other.curve[j - 3], other.curve[j])) count++;
  }
  return count;
};

const NEAR = 15;

/** How much of a curve, apart from its ends, runs close to others. */
const crowdingOf = ({ curve, box }: Boxed, drawn: readonly Boxed[]): number => {
  const around = drawn.filter((other) => overlap(box, other.box, NEAR + 1) > 0);
  let count = 0;
  for (let index = 8; index < curve.length - 8; index += 2) {
    const point = curve[index];
    const isNear = around.some(
      (other) => holds(other.box, point, NEAR + 1) && other.curve.some((one) => distance(one, point) < NEAR),
    );
    if (isNear) count++;
  }
  return count;
};

/** The visible stretch of a curve between the places at its ends. */
const seenOf = (curve: readonly Point[], places: readonly StandingPlace[]): readonly Point[] => {
  const isFree = (point: Point): boolean => !places.some(({ box }) => holds(box, point, 2));
  const first = curve.findIndex(isFree);
  const last = curve.findLastIndex(isFree);
  return first < 0 || last <= first ? curve : curve.slice(first, last + 1);
};

/** The best position for a tile along a visible stretch: the middle, unless something is near. */
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
  { places, toSheet }: PlacesOnSheet,
  erasOf: (link: DrawnLink) => readonly string[],
): { readonly lines: readonly StandingLine[]; readonly lanes: readonly StandingLane[] } => {
  const bySlug = new Map(places.map((standing) => [standing.place.slug, standing]));
  const sited = places.map((standing) => ({ slug: standing.place.slug, at: meetingPoint(standing) }));
  const drawn: Boxed[] = [];
  const taken: Point[] = [];
  // Lines with given points come first, so that the others can avoid them.
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
        const one = boxed(curve);
        const cost = hidden(curve, others) * 2 + crossings(one, drawn) * 3 + crowdingOf(one, drawn) * 0.5 + rank * 0.4;
        return { curve, cost };
      });
      return tries.reduce((one, other) => (other.cost < one.cost ? other : one)).curve;
    });
    drawn.push(...parts.map(boxed));
    const stretches = parts.map((part) => seenOf(part, ends));
    const tile = tileOn(stretches[0], taken, others);
    taken.push(tile.at);
    const eras = erasOf(link);
    standing.set(link.slug, {
      slug: link.slug,
      look: styleOf(eras),
      eras,
      parts,
      path: parts.map(pathOf).join(''),
      stretches,
      seen: stretches.map(pathOf).join(''),
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
