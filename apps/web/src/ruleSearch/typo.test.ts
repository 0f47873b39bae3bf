import { expect, test } from 'vitest';

import { typos } from './typo.ts';

test.each([
  ['loan', 'loan', 0],
  ['laon', 'loan', 1],
  ['lona', 'loan', 1],
  ['shipyrd', 'shipyard', 1],
  ['brewry', 'brewery', 1],
  ['netzwek', 'netzwerk', 1],
  ['irronn', 'iron', 2],
])('%s is %s with so many slips', (one, other, slips) => {
  expect(typos(one, other, 2)).toBe(slips);
  expect(typos(other, one, 2)).toBe(slips);
});

test('words of very different length are not compared', () => {
  expect(typos('coal', 'coalbrookdale', 2)).toBe(3);
});
