import type { EraId } from '@coalbrook/rules';
import type { Chronicle } from '@coalbrook/words';
import { describe, expect, it } from 'vitest';

import { chartOf, spreadOut } from './chart.ts';

const [canal, rail] = [0, 1] as EraId[];

const chronicle: Chronicle = {
  first: undefined,
  before: [0, 0],
  rounds: [
    { era: canal, round: 1, points: [0, 4] },
    { era: canal, round: 2, points: [10, 12] },
    { era: rail, round: 1, points: [48, 47] },
  ],
  seats: [],
  bestTile: undefined,
  bestLink: undefined,
};

describe('chartOf', () => {
  const { lines, ticks, eras, rounds, area } = chartOf(chronicle, { width: 400, height: 200 });

  it('marks round figures that include every point', () => {
    expect(ticks.map(({ value }) => value)).toEqual([0, 10, 20, 30, 40, 50]);
    expect(ticks[0].y).toBe(area.bottom);
    expect(ticks[5].y).toBe(area.top);
  });

  it('places the eras side by side, each up to its last round', () => {
    expect(eras.map(({ era }) => era)).toEqual([canal, rail]);
    expect(eras[0].x).toBe(area.left);
    expect(eras[0].x + eras[0].width).toBeCloseTo(eras[1].x);
    expect(eras[1].x + eras[1].width).toBeCloseTo(area.right);
    expect(rounds.map(({ round }) => round)).toEqual([1, 2, 1]);
  });

  it('ends each line at its points, with figures that do not touch', () => {
    expect(lines[0].spots[2][1]).toBeCloseTo(area.bottom - ((area.bottom - area.top) * 48) / 50);
    expect(lines[0].spots).toHaveLength(3);
    expect(lines[1].labelY - lines[0].labelY).toBeGreaterThanOrEqual(17);
  });

  it('shows points below zero', () => {
    const lost = chartOf(
      { ...chronicle, rounds: [{ era: canal, round: 1, points: [-3, 4] }] },
      { width: 400, height: 200 },
    );
    expect(lost.ticks[0].value).toBeLessThanOrEqual(-3);
    for (const { spots } of lost.lines) expect(spots[0][1]).toBeLessThanOrEqual(area.bottom);
  });
});

describe('spreadOut', () => {
  it('keeps what is far apart, and the order of the rest', () => {
    expect(spreadOut([10, 60, 100], 10, 100)).toEqual([10, 60, 100]);
    expect(spreadOut([98, 97, 99], 10, 100)).toEqual([89, 79, 99]);
  });
});
