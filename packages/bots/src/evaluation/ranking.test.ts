import { expect, it } from 'vitest';

import { Ranking } from './ranking.ts';

it('a ranking counts the highest value in full, and each further one less than the one before', () => {
  const ranking = new Ranking(0.5);
  for (const value of [2, 16, 8]) ranking.add(value);
  expect(ranking.total()).toBe(16 + 8 / 2 + 2 / 4);
});

it('a cleared ranking is empty, and counts anew', () => {
  const ranking = new Ranking(0.5);
  for (const value of [5, 5, 5]) ranking.add(value);
  ranking.clear();
  expect(ranking.total()).toBe(0);
  ranking.add(3);
  expect(ranking.total()).toBe(3);
});
