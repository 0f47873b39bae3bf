/** Checks that a drawing of the board would be readable. Only looks at what was read without faults. */

import type { BoardReading } from './boardReading.ts';
import { courseOf, segmentsOfCourse } from './courses.ts';
import { distance, distanceTo, meet, shorten } from './geometry.ts';
import type { BoardPoint, Segment } from './geometry.ts';
import { LEAST_BERTH, LEAST_GAP } from './limits.ts';

/** A line or sea lane as far as it is known: its path in the file, its name and the slugs of its ends. */
export interface LineOrLane {
  readonly at: string;
  readonly name: string;
  readonly ends: readonly string[];
  readonly via: readonly BoardPoint[];
}

interface Sited {
  readonly slug: string;
  readonly at: BoardPoint;
}

interface Drawn extends LineOrLane {
  readonly points: readonly BoardPoint[];
  readonly segments: readonly Segment[];
}

const sited = (reading: BoardReading): readonly Sited[] =>
  reading.places.flatMap(({ slug, at }) => (slug !== undefined && at ? [{ slug, at }] : []));

/** Lines closer together than this seem to cross. */
const CLEAR = 1;
/** Lines must have separated this far from a shared end. */
const PARTED = 15;

/** Notes places too close to another. Returns their slugs, because further faults around them follow from this one. */
const checkGaps = (reading: BoardReading): ReadonlySet<string> => {
  const crowded = new Set<string>();
  reading.places.forEach(({ slug, at }, index) => {
    if (!at) return;
    const near = reading.places.find(
      (other, before) => before < index && other.at !== undefined && distance(other.at, at) < LEAST_GAP,
    );
    if (near && slug !== undefined) crowded.add(slug);
    if (near) reading.fault(`places[${index}].at`, 'impossible', { kind: 'gap', least: LEAST_GAP }, near.slug);
  });
  return crowded;
};

const drawn = (line: LineOrLane, places: readonly Sited[]): Drawn[] => {
  const ends = line.ends.flatMap((end) => places.find(({ slug }) => slug === end) ?? []);
  if (ends.length < line.ends.length) return [];
  const points = ends.map(({ at }) => at);
  return [{ ...line, points, segments: segmentsOfCourse(courseOf(points, line.via)) }];
};

/** Notes a line that seems to lead to a place that is not one of its ends. */
const runsThrough = (reading: BoardReading, { at, ends, segments }: Drawn, places: readonly Sited[]): boolean => {
  const touched = places.find(
    (place) => !ends.includes(place.slug) && segments.some((segment) => distanceTo(segment, place.at) < LEAST_BERTH),
  );
  if (touched) reading.fault(at, 'impossible', { kind: 'clearance', least: LEAST_BERTH }, touched.slug);
  return touched !== undefined;
};

/** Whether two lines meet other than at a shared end. */
const cross = (one: Drawn, other: Drawn): boolean => {
  const common = one.points.filter((_, index) => other.ends.includes(one.ends[index]));
  return one.segments.some((segment) => {
    const rest = common.length === 0 ? segment : shorten(segment, common, PARTED);
    return rest !== undefined && other.segments.some((against) => meet(rest, against, CLEAR));
  });
};

/** Notes every line that crosses others, naming the first of them. */
const checkCrossings = (reading: BoardReading, lines: readonly Drawn[]): void => {
  lines.forEach((line, index) => {
    const crossed = lines.slice(0, index).find((other) => cross(line, other));
    if (crossed) reading.fault(line.at, 'impossible', { kind: 'lineWithoutCrossing' }, crossed.name);
  });
};

/** Checks that places can be told apart and lines followed. A line that runs through a place is reported only once. */
export const checkDrawing = (reading: BoardReading, lines: readonly LineOrLane[]): void => {
  const crowded = checkGaps(reading);
  const places = sited(reading).filter(({ slug }) => !crowded.has(slug));
  const clear = lines.flatMap((line) => drawn(line, places)).filter((line) => !runsThrough(reading, line, places));
  checkCrossings(reading, clear);
};
