/** Where lines run in the drawing. */

import type { DrawnLink, DrawnPlace, LaneFile } from '../format.ts';
import { nearestOf, segmentsOf } from './geometry.ts';
import type { BoardPoint, Segment } from './geometry.ts';

/**
 * The parts of a line: from its first end through the points in between to its second;
 * each further end joins that part at its nearest point.
 */
export const courseOf = (
  ends: readonly BoardPoint[],
  via: readonly BoardPoint[] = [],
): readonly (readonly BoardPoint[])[] => {
  const [first, second, ...further] = ends;
  const main = [first, ...via, second];
  const segments = segmentsOf(main);
  return [main, ...further.map((end) => [end, nearestOf(segments, end)])];
};

type Sited = Pick<DrawnPlace, 'slug' | 'at'>;

const pointsOf = (slugs: readonly string[], places: readonly Sited[]): readonly BoardPoint[] =>
  slugs.flatMap((slug) => places.filter((place) => place.slug === slug).map(({ at }) => at));

/** The course of a line of a board. */
export const lineCourse = (
  { ends, via }: Pick<DrawnLink, 'ends' | 'via'>,
  places: readonly Sited[],
): readonly (readonly BoardPoint[])[] => courseOf(pointsOf(ends, places), via);

/** The course of a sea lane of a board: straight. */
export const laneCourse = ({ land, sea }: LaneFile, places: readonly Sited[]): readonly BoardPoint[] =>
  pointsOf([land, sea], places);

export const segmentsOfCourse = (course: readonly (readonly BoardPoint[])[]): readonly Segment[] =>
  course.flatMap(segmentsOf);
