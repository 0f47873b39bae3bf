/** Canals, rails and sea lanes. */

import { INK, SHALLOW, WATER } from './palette.ts';
import { figure, group, path } from './svg.ts';
import type { Point } from './svg.ts';

/** How a way looks; a line for two eras shows both. */
export type Look = 'canal' | 'rail' | 'both' | 'lane';

const MOST_ROUNDING = 28;

const towards = (from: Point, to: Point, length: number): Point => {
  const whole = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const part = whole === 0 ? 0 : Math.min(length, whole / 2) / whole;
  return [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part];
};

const at = ([x, y]: Point): string => `${figure(x)} ${figure(y)}`;

/** A way over points with its corners rounded. */
export const rounded = (points: readonly Point[]): string => {
  const corners = points.slice(1, -1).map((corner, index) => {
    const before = towards(corner, points[index], MOST_ROUNDING);
    const after = towards(corner, points[index + 2], MOST_ROUNDING);
    return `L${at(before)} Q${at(corner)} ${at(after)}`;
  });
  return [`M${at(points[0])}`, ...corners, `L${at(points[points.length - 1])}`].join(' ');
};

const stroke = (colour: string, width: number, dashes?: string) => ({
  fill: 'none',
  stroke: colour,
  'stroke-width': width,
  'stroke-linejoin': 'round',
  'stroke-dasharray': dashes,
});

const canal = (d: string, width: number): readonly string[] => [
  path(d, stroke(WATER, width)),
  path(d, stroke(SHALLOW, width - 3)),
];

const rail = (d: string): readonly string[] => [
  path(d, stroke('#6b5238', 8, '1.8 4.6')),
  path(d, stroke(INK, 3.4)),
  path(d, stroke('#f7f0de', 1.3)),
];

const drawers: Readonly<Record<Look, (d: string) => readonly string[]>> = {
  canal: (d) => canal(d, 8),
  rail,
  both: (d) => [...canal(d, 13), ...rail(d)],
  lane: (d) => [path(d, { ...stroke(WATER, 2.6, '9 6'), 'stroke-linecap': 'round' })],
};

export const drawWay = (points: readonly Point[], look: Look, ...inside: readonly string[]): string =>
  group({ class: look }, ...inside, ...drawers[look](rounded(points)));

/** The look of a line by its eras; a game without canals has only rails. */
export const lookOf = (eras: readonly string[]): Look => {
  if (!eras.includes('canal')) return 'rail';
  return eras.length > 1 ? 'both' : 'canal';
};
