/** The geometry of the chart of points over the rounds. */

import type { EraId } from '@coalbrook/rules';
import type { Chronicle } from '@coalbrook/words';

export interface ChartSize {
  readonly width: number;
  readonly height: number;
}

type At = readonly [x: number, y: number];

export interface ChartLine {
  /** By round, after the start. */
  readonly spots: readonly At[];
  readonly d: string;
  /** The height of the figure at its end, clear of the others. */
  readonly labelY: number;
}

export interface Chart {
  /** By seat. */
  readonly lines: readonly ChartLine[];
  readonly ticks: readonly { readonly y: number; readonly value: number }[];
  readonly eras: readonly { readonly era: EraId; readonly x: number; readonly width: number }[];
  readonly rounds: readonly { readonly x: number; readonly round: number }[];
  /** The area inside the labels. */
  readonly area: { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number };
}

const LEFT = 38;
const RIGHT = 44;
const TOP = 30;
const BOTTOM = 28;
/** The least distance of two figures at the ends of lines. */
const GAP = 17;

/** A round step of the axis: 1, 2 or 5 times a power of ten. */
const stepFor = (span: number, most: number): number => {
  const least = Math.max(1, span / most);
  const power = 10 ** Math.floor(Math.log10(least));
  return power * ([1, 2, 5, 10].find((factor) => power * factor >= least) ?? 10);
};

/** Moves heights apart that are closer than a gap, and keeps them above the floor. Their order stays. */
export const spreadOut = (heights: readonly number[], gap: number, floor: number): readonly number[] => {
  const order = heights.map((_, index) => index).sort((one, other) => heights[other] - heights[one]);
  const spread = [...heights];
  let last = floor + gap;
  for (const index of order) {
    spread[index] = Math.min(heights[index], last - gap);
    last = spread[index];
  }
  return spread;
};

export const chartOf = (
  { before, rounds }: Pick<Chronicle, 'before' | 'rounds'>,
  { width, height }: ChartSize,
): Chart => {
  const area = { left: LEFT, right: width - RIGHT, top: TOP, bottom: height - BOTTOM };
  const all = [...before, ...rounds.flatMap(({ points }) => points)];
  const [least, most] = [Math.min(0, ...all), Math.max(1, ...all)];
  const step = stepFor(most - least, 5);
  const [low, high] = [Math.floor(least / step) * step, Math.ceil(most / step) * step];
  const xOf = (index: number): number => area.left + ((area.right - area.left) * index) / Math.max(1, rounds.length);
  const yOf = (points: number): number => area.bottom - ((area.bottom - area.top) * (points - low)) / (high - low);
  const ends = before.map((points, seat) => yOf(rounds.at(-1)?.points[seat] ?? points));
  const labels = spreadOut(ends, GAP, area.bottom);
  const eras = [...new Set(rounds.map(({ era }) => era))];
  return {
    area,
    lines: before.map((points, seat) => {
      const spots = rounds.map((round, index): At => [xOf(index + 1), yOf(round.points[seat])]);
      const way: readonly At[] = [[xOf(0), yOf(points)], ...spots];
      return { spots, d: `M${way.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`, labelY: labels[seat] };
    }),
    ticks: Array.from({ length: Math.round((high - low) / step) + 1 }, (_, index) => {
      const value = low + index * step;
      return { y: yOf(value), value };
    }),
    eras: eras.map((era) => {
      const first = rounds.findIndex((round) => round.era === era);
      const last = rounds.findLastIndex((round) => round.era === era);
      return { era, x: xOf(first), width: xOf(last + 1) - xOf(first) };
    }),
    rounds: rounds.map(({ round }, index) => ({ x: xOf(index + 1), round })),
  };
};
