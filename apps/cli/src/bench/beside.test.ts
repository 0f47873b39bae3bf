import { expect, it } from 'vitest';

import { paceRatio } from './beside.ts';

/** Two works on one machine, whose clock runs at any pace. */
const machine = (slownessAt: (time: number) => number) => {
  let time = 0;
  const work = (cost: number) => (): number => {
    time += cost * slownessAt(time);
    return 1;
  };
  return { now: () => time, work };
};

it('a work that takes twice as long has half the pace', () => {
  const { now, work } = machine(() => 1);
  expect(paceRatio(now, work(2), work(1), 50)).toBeCloseTo(0.5, 1);
});

it('the ratio holds on a machine that slows down for a while', () => {
  const { now, work } = machine((time) => (time > 400 && time < 1500 ? 3 : 1));
  expect(paceRatio(now, work(0.5), work(1), 50)).toBeCloseTo(2, 1);
});
