/** A simple sign for each industry, drawn around the origin within 20 units. */

import type { Point } from '@coalbrook/scene';

import { lettered } from './lettering.ts';
import { COPPER, INK, PLATE } from './palette.ts';
import { circle, path, rectangle, scaled } from './svg.ts';

const line = { fill: 'none', stroke: INK, 'stroke-width': 1.6, 'stroke-linecap': 'round', 'stroke-linejoin': 'round' };
const edged = (fill: string) => ({ ...line, fill, 'stroke-width': 1.2 });

const cotton = [
  path('M0 9 V2 M0 6 C-4 6 -5 4 -6 3 M0 6 C4 6 5 4 6 3', line),
  circle([-4, -1], 4, edged('#ffffff')),
  circle([4, -1], 4, edged('#ffffff')),
  circle([0, -5], 4.4, edged('#ffffff')),
].join('');

const crate = [
  rectangle([-8, -7], [16, 14], edged('#c9a063')),
  path('M-8 -2.3 H8 M-8 2.3 H8', { ...line, 'stroke-width': 1 }),
  path('M-8 7 L8 -7', { ...line, stroke: '#7a5527', 'stroke-width': 2.2 }),
].join('');

const teeth = Array.from({ length: 8 }, (_, tooth) => {
  const angle = (tooth * Math.PI) / 4;
  const [x, y] = [Math.cos(angle), Math.sin(angle)];
  return `M${(x * 5).toFixed(1)} ${(y * 5).toFixed(1)} L${(x * 9).toFixed(1)} ${(y * 9).toFixed(1)}`;
}).join(' ');

const gear = [
  path(teeth, { ...line, stroke: '#5d5d66', 'stroke-width': 3.4, 'stroke-linecap': 'butt' }),
  circle([0, 0], 5.4, { fill: PLATE, stroke: '#5d5d66', 'stroke-width': 3 }),
  circle([0, 0], 1.4, { fill: '#5d5d66' }),
].join('');

const vase = path(
  'M-3 -9 H3 L2.2 -6 C7 -3.5 7 3 3 7 L3.6 9 H-3.6 L-3 7 C-7 3 -7 -3.5 -2.2 -6 Z M-5.4 -1.5 H5.4 M-5.4 1.5 H5.4',
  edged('#cf8358'),
);

const heap = [
  path('M-9 7 L-6 0 L-2 -1 L0 -7 L4 -6 L6 0 L8.5 2 L9.5 7 Z', {
    fill: '#2d2a28',
    stroke: '#2d2a28',
    'stroke-width': 1,
  }),
  path('M-2 -1 L1 2 L6 0 M1 2 L0 7', { ...line, stroke: '#8b857d', 'stroke-width': 1 }),
].join('');

const ingots = [
  path('M-4.5 -1 L-2.6 -7 H2.6 L4.5 -1 Z', edged(COPPER)),
  path('M-9.5 7 L-7.6 1 H-2.2 L-0.4 7 Z', edged(COPPER)),
  path('M0.4 7 L2.2 1 H7.6 L9.5 7 Z', edged(COPPER)),
].join('');

const barrel = [
  path('M-5 -9 H5 C8 -4 8 4 5 9 H-5 C-8 4 -8 -4 -5 -9 Z', edged('#b98243')),
  path('M-6.8 -4 H6.8 M-6.8 4 H6.8', { ...line, 'stroke-width': 1.8 }),
].join('');

const anchor = [
  circle([0, -7], 2.2, line),
  path(
    'M0 -4.8 V8.5 M-4.5 -1.8 H4.5 M-8 2 C-7.5 6.5 -4 8.5 0 8.5 C4 8.5 7.5 6.5 8 2 M-9.6 4 L-8 1.6 L-5.8 3.4 M9.6 4 L8 1.6 L5.8 3.4',
    line,
  ),
].join('');

const hull = [
  path('M-9 -2 H9 L6 5 H-6 Z', edged('#a9754a')),
  path('M-4 -2 L-3 5 M0 -2 V5 M4 -2 L3 5', { ...line, 'stroke-width': 1 }),
  path('M-8 8.5 H8 M-5 5 V8.5 M5 5 V8.5 M0 -2 V-9', line),
].join('');

const ship = [
  path('M-9 3 H9 L6.5 8 H-6.5 Z', edged('#a9754a')),
  path('M0 3 V-9', line),
  path('M1.4 -8.5 C7 -6 8 -2 7.6 1 H1.4 Z M-1.4 -6.5 C-5.5 -4 -6.5 -1.5 -6.6 1 H-1.4 Z', edged('#ffffff')),
].join('');

const signs: Readonly<Record<string, string>> = {
  cotton,
  goods: crate,
  manufacturer: gear,
  pottery: vase,
  coal: heap,
  iron: ingots,
  brewery: barrel,
  port: anchor,
  shipyard: hull,
  ship,
};

/** The sign of an industry; one that nobody has drawn yet has its first letter. */
export const glyphOf = (industry: string): string =>
  Object.hasOwn(signs, industry)
    ? signs[industry]
    : [circle([0, 0], 9, edged(PLATE)), lettered([0, 0], industry.slice(0, 1).toUpperCase(), { size: 13 })].join('');

/** Where several signs share a square, by their number, and how small they are. */
const shared: readonly { readonly scale: number; readonly at: readonly Point[] }[] = [
  { scale: 1, at: [] },
  { scale: 0.95, at: [[0, 0]] },
  {
    scale: 0.56,
    at: [
      [-5, -5],
      [5, 5],
    ],
  },
  {
    scale: 0.5,
    at: [
      [-5.2, -5],
      [5.2, -5],
      [0, 5.2],
    ],
  },
  {
    scale: 0.48,
    at: [
      [-5.2, -5.2],
      [5.2, -5.2],
      [-5.2, 5.2],
      [5.2, 5.2],
    ],
  },
];

/** The signs of all the industries that a site accepts; of more than four the first four. */
export const glyphsOf = (industries: readonly string[]): string => {
  const { scale, at } = shared[Math.min(industries.length, shared.length - 1)];
  return at.map((point, index) => scaled(point, scale, glyphOf(industries[index]))).join('');
};

/** A printed trade icon: two arrows past each other. */
export const tradeIcon = [
  circle([0, 0], 9, { fill: '#e9cf86', stroke: INK, 'stroke-width': 1 }),
  path('M-5 -2.5 H4.5 L2 -5 M5 2.5 H-4.5 L-2 5', { ...line, 'stroke-width': 1.5 }),
].join('');

/** A printed link icon. */
export const linkIcon = [
  circle([0, 0], 7, { fill: PLATE, stroke: INK, 'stroke-width': 1 }),
  path('M-3.4 3.4 L3.4 -3.4', { ...line, 'stroke-width': 2 }),
  circle([-3, 3], 1.8, { fill: INK }),
  circle([3, -3], 1.8, { fill: INK }),
].join('');

/** A place where nothing can be built and nothing is bought. */
export const settlementSign = [circle([0, 0], 6, edged(PLATE)), circle([0, 0], 2.2, { fill: INK })].join('');

/** A place through which nothing passes. */
export const terminalSign = [
  rectangle([-8, -6], [16, 12], { rx: 2, fill: PLATE, stroke: '#b23a2f', 'stroke-width': 1.4 }),
  path('M-5 0 H5', { ...line, stroke: '#b23a2f', 'stroke-width': 3, 'stroke-linecap': 'butt' }),
].join('');
