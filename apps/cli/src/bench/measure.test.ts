import { expect, it } from 'vitest';

import { measure } from './measure.ts';

it('pace is the median of rounds, so that a pause does not count', () => {
  let time = 0;
  let calls = 0;
  const work = (): number => {
    time += ++calls === 300 ? 500 : 1;
    return 5;
  };
  expect(measure(() => time, work, 700)).toEqual({ callsPerSecond: 1000, unitsPerSecond: 5000 });
});
