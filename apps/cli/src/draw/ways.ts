/** Canals, rails and sea lanes. */

import { rounded } from '@coalbrook/scene';
import type { Look, Point } from '@coalbrook/scene';

import { INK, SHALLOW, WATER } from './palette.ts';
import { group, path } from './svg.ts';

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
