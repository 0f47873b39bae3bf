import { describe, expect, it } from 'vitest';

import { courseOf } from './courses.ts';
import { distanceTo, meet, nearestOn, shorten } from './geometry.ts';
import type { Segment } from './geometry.ts';

const level: Segment = [
  [0, 0],
  [10, 0],
];

describe('board geometry', () => {
  it.each([
    [[5, 3], [5, 0], 3],
    [[-3, 4], [0, 0], 5],
    [[13, 4], [10, 0], 5],
  ] as const)('the point nearest to %j on a segment is %j', (point, nearest, far) => {
    expect(nearestOn(level, point)).toEqual(nearest);
    expect(distanceTo(level, point)).toBe(far);
  });

  it('treats a segment of length 0 as a point', () => {
    expect(
      nearestOn(
        [
          [2, 2],
          [2, 2],
        ],
        [5, 5],
      ),
    ).toEqual([2, 2]);
  });

  it.each([
    ['cross', [5, -5], [5, 5], true],
    ['touch', [5, 0], [5, 5], true],
    ['overlap', [5, 0], [15, 0], true],
    ['pass within the gap', [5, 0.5], [5, 5], true],
    ['pass', [5, 2], [5, 5], false],
    ['are parallel', [0, 2], [10, 2], false],
    ['lie behind one another', [12, 0], [20, 0], false],
    ['would cross if they were longer', [12, -5], [12, 5], false],
  ] as const)('segments that %s', (_, from, to, isSo) => {
    expect(meet(level, [from, to], 1)).toBe(isSo);
    expect(meet([from, to], level, 1)).toBe(isSo);
  });

  it('shortens a segment only at the named ends', () => {
    expect(shorten(level, [[0, 0]], 2)).toEqual([
      [2, 0],
      [10, 0],
    ]);
    expect(shorten(level, [[3, 3]], 2)).toEqual(level);
    expect(
      shorten(
        level,
        [
          [0, 0],
          [10, 0],
        ],
        5,
      ),
    ).toBeUndefined();
  });
});

describe('courseOf', () => {
  it('runs through its points and joins a third end at the nearest point', () => {
    const course = courseOf(
      [
        [0, 0],
        [10, 0],
        [5, 7],
      ],
      [[5, 2]],
    );
    expect(course).toEqual([
      [
        [0, 0],
        [5, 2],
        [10, 0],
      ],
      [
        [5, 7],
        [5, 2],
      ],
    ]);
  });
});
