import { describe, expect, it } from 'vitest';

import { colourOf } from '../hues.ts';
import { inks } from './inks.ts';
import { ribbonColours } from './ribbon.ts';

const rgbOf = (hex: string): readonly number[] => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

const luminance = (rgb: readonly number[]): number => {
  const [red, green, blue] = rgb.map((part) => {
    const share = part / 255;
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

const contrast = (one: readonly number[], other: readonly number[]): number => {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
};

/** The colour that a browser computes. */
const settled = (text: string, ribbon: string): readonly number[] => {
  const [, colour = ribbon, share = '100'] = /(#[0-9a-f]{6}) (\d+)%/.exec(text) ?? [];
  return rgbOf(colour).map((part, at) => (part * Number(share) + rgbOf(ribbon)[at] * (100 - Number(share))) / 100);
};

/** How far apart the strongest and the weakest of the three parts are. */
const vividness = (rgb: readonly number[]): number => Math.max(...rgb) - Math.min(...rgb);

const regions = ['blue', 'green', 'yellow', 'purple', 'orange', 'brown', 'red', 'teal', 'white', 'black', 'elsewhere'];

describe.each(['day', 'night'] as const)('the ribbons of regions by %s', (time) => {
  const ink = inks[time];
  const ground = (region: string | undefined): readonly number[] =>
    settled(ribbonColours(region === undefined ? undefined : colourOf(region)).ground, ink['--ribbon']);

  it.each([undefined, ...regions])('can be read: %s', (region) => {
    expect(contrast(ground(region), rgbOf(ink['--ribbon-ink']))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(regions)('are paler than the colours of the seats: %s', (region) => {
    expect(vividness(ground(region))).toBeLessThan(75);
  });
});
