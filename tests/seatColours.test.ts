/** Measures the safe colours of seats as eyes with one kind of cone missing see them. */

import { describe, expect, it } from 'vitest';

import { contrast, distance, everyVision, paletteOf, tokenOf } from './colourVision.ts';
import type { Rgb, Vision } from './colourVision.ts';

/** The distance of the two most similar colours. */
const closest = (vision: Vision, palette: readonly Rgb[]): number =>
  Math.min(...palette.flatMap((one, index) => palette.slice(index + 1).map((other) => distance(vision, one, other))));

const LEAST = 0.1;

describe('the safe colours of seats', () => {
  it.each(everyVision)('can be told apart with %s', (vision) => {
    expect(closest(vision, paletteOf('safe'))).toBeGreaterThanOrEqual(LEAST);
  });

  it('are needed: deuteranopia confuses two of the usual ones', () => {
    expect(closest('deuteranopia', paletteOf('usual'))).toBeLessThan(LEAST / 2);
  });

  it('carry the ink of seats as readable text', () => {
    const ink = tokenOf(`\\[data-seats='usual'\\]`, '--seat-ink');
    for (const colour of paletteOf('safe')) expect(contrast(colour, ink)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(['day', 'night'])('stand out from the panels of the %s', (theme) => {
    const panel = tokenOf(`:root\\[data-theme='${theme}'\\]`, '--panel');
    for (const colour of paletteOf('safe')) {
      for (const vision of everyVision) {
        expect(distance(vision, colour, panel)).toBeGreaterThanOrEqual(LEAST);
      }
    }
  });
});
