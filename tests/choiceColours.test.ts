/** Measures that what can be chosen looks like nobody's, by day and by night, in every vision. */

import { describe, expect, it } from 'vitest';

import { colourOf } from '../packages/scene/src/hues.ts';
import { contrast, distance, everyVision, paletteOf, rgbOf, tokenOf } from './colourVision.ts';

/** Two and a half times what keeps two seats apart. */
const LEAST = 0.25;

const themes = ['day', 'night'] as const;

const tokenIn = (theme: (typeof themes)[number], name: string) => tokenOf(`:root\\[data-theme='${theme}'\\]`, name);

describe.each(themes)('the colour of choices by %s', (theme) => {
  const choice = tokenIn(theme, '--choice');

  it.each(['usual', 'safe'] as const)('is far from the colour of every seat, in the %s palette', (palette) => {
    for (const vision of everyVision)
      for (const seat of paletteOf(palette)) expect(distance(vision, choice, seat), vision).toBeGreaterThan(LEAST);
  });

  it('differs from the colours of regions', () => {
    for (const name of ['yellow', 'orange', 'red', 'purple', 'brown'])
      for (const vision of everyVision)
        expect(distance(vision, choice, rgbOf(colourOf(name))), `${name} with ${vision}`).toBeGreaterThan(0.1);
  });

  it('has an edge that sets it off from any ground', () => {
    const edge = tokenIn(theme, '--choice-edge');
    expect(contrast(choice, edge)).toBeGreaterThan(7);
    for (const ground of ['#cdb98a', '#f3e6c6']) expect(contrast(edge, rgbOf(ground))).toBeGreaterThan(4.5);
    for (const ground of ['#151b1b', '#191d20']) expect(contrast(choice, rgbOf(ground))).toBeGreaterThan(7);
  });
});

it('gold would not do: it is too close to the seat in ochre', () => {
  const gold = rgbOf('#f5b52e');
  const near = everyVision.flatMap((vision) => paletteOf('usual').map((seat) => distance(vision, gold, seat)));
  expect(Math.min(...near)).toBeLessThan(LEAST);
});
