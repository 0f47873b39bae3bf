import { describe, expect, it } from 'vitest';

import board from '../data/board.json' with { type: 'json' };
import compass from './data/compass.json' with { type: 'json' };
import { quadrants } from './deckFile.ts';

const corners: Readonly<Record<string, readonly string[]>> = compass.corners;

describe('compass', () => {
  it('orders every line of every place once', () => {
    expect(Object.keys(compass.clockwise)).toEqual(board.places.map(({ slug }) => slug));
    for (const [place, lines] of Object.entries(compass.clockwise)) {
      const touching = board.links.filter(({ ends }) => ends.includes(place)).map(({ slug }) => slug);
      expect(lines.toSorted(), place).toEqual(touching.toSorted());
    }
  });

  it('gives each corner of a place with sites to one site', () => {
    const withSites = board.places.flatMap(({ slug, sites }) =>
      sites ? [sites.map((_, index) => `${slug}#${index + 1}`)] : [],
    );
    expect(Object.keys(corners)).toEqual(withSites.flat());
    for (const sites of withSites)
      expect(sites.flatMap((site) => corners[site]).toSorted(), sites[0]).toEqual(quadrants.toSorted());
  });

  it('leaves only one site without a corner, whose industry is unique in its place', () => {
    expect(Object.keys(corners).filter((site) => corners[site].length === 0)).toEqual(['belper#2']);
    const belper = board.places.find(({ slug }) => slug === 'belper')?.sites ?? [];
    expect(new Set(belper.flat()).size).toBe(belper.flat().length);
  });
});
