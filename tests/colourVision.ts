/** Colours of the page's style sheets, measured as eyes with one kind of cone missing see them. */

import { readFileSync } from 'node:fs';

import { colours } from '../apps/web/src/theme/seats.ts';

const tokens = readFileSync(new URL('../apps/web/src/theme/tokens.css', import.meta.url), 'utf8');

export type Rgb = readonly [number, number, number];

const linear = (channel: number): number => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4);

export const rgbOf = (hex: string): Rgb => {
  const channel = (at: number): number => linear(Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  return [channel(1), channel(3), channel(5)];
};

/** The last value of a custom property under a selector. */
export const tokenOf = (selector: string, name: string): Rgb => {
  const [, block = ''] = new RegExp(`${selector} \\{([^}]*)\\}`).exec(tokens) ?? [];
  const [, hex] = new RegExp(`${name}: (#[0-9a-f]{6});`).exec(block) ?? [];
  if (hex === undefined) throw new Error(`no ${name} under ${selector}`);
  return rgbOf(hex);
};

export const paletteOf = (choice: 'usual' | 'safe'): readonly Rgb[] =>
  colours.map((colour) => tokenOf(`\\[data-seats='${choice}'\\]`, `--seat-${colour}`));

/** Machado, Oliveira and Fernandes (2009), full severity, on linear RGB. */
const visions = {
  full: [1, 0, 0, 0, 1, 0, 0, 0, 1],
  protanopia: [0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998],
  deuteranopia: [0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.01182, 0.04294, 0.968881],
  tritanopia: [1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.3039],
} as const;

export type Vision = keyof typeof visions;

const seenWith = (vision: Vision, [r, g, b]: Rgb): Rgb => {
  const m = visions[vision];
  const row = (at: number): number => Math.min(1, Math.max(0, m[at] * r + m[at + 1] * g + m[at + 2] * b));
  return [row(0), row(3), row(6)];
};

/** Oklab: distances in it are roughly those that eyes see. Black and white are 1 apart. */
const oklab = ([r, g, b]: Rgb): Rgb => {
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
};

/** How far apart two colours look. */
export const distance = (vision: Vision, one: Rgb, other: Rgb): number => {
  const [a, b] = [oklab(seenWith(vision, one)), oklab(seenWith(vision, other))];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
};

export const everyVision = Object.keys(visions) as Vision[];

const luminance = ([r, g, b]: Rgb): number => 0.2126 * r + 0.7152 * g + 0.0722 * b;

export const contrast = (one: Rgb, other: Rgb): number => {
  const [dark, light] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
};
