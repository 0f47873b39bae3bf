import type { EditionRating, RatedResult } from '@coalbrook/wire/online';
import { expect, it } from 'vitest';

import { cornersOf, ratingLines, scaleOf } from './ratingLines.ts';

const rated = (edition: string, seats: number): EditionRating => ({
  edition,
  seats,
  rating: 0,
  doubt: 0,
  games: 0,
  wins: 0,
});

const result = (edition: string, seats: number, at: number, rating: number): RatedResult => ({
  game: `${at}`,
  edition,
  seats,
  place: 1,
  points: 0,
  hasLeft: false,
  rating,
  at,
});

it('follows each rating from the oldest game on, if there are several', () => {
  const results = [
    result('birmingham', 2, 5, 1120),
    result('birmingham', 4, 4, 900),
    result('birmingham', 2, 3, 1040),
    result('lancashire', 2, 2, 1000),
    result('birmingham', 2, 1, 1060),
  ];
  const lines = ratingLines([rated('birmingham', 2), rated('birmingham', 4), rated('lancashire', 2)], results);
  expect(lines).toEqual([
    {
      edition: 'birmingham',
      seats: 2,
      points: [
        { at: 1, rating: 1060 },
        { at: 3, rating: 1040 },
        { at: 5, rating: 1120 },
      ],
    },
  ]);
  expect(scaleOf(lines[0].points)).toEqual({ low: 1000, high: 1150 });
  expect(cornersOf(lines[0].points, { width: 100, height: 60 })).toEqual([
    { x: 0, y: 36 },
    { x: 50, y: 44 },
    { x: 100, y: 12 },
  ]);
});

it('does not exaggerate small changes', () => {
  const points = [1010, 1012].map((rating, at) => ({ at, rating }));
  expect(scaleOf(points)).toEqual({ low: 1000, high: 1100 });
});
