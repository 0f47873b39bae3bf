import { hall, windows } from './buildings.ts';
import { box, disc, GROUND, line, outline, ring, together } from './layers.ts';
import type { Layers } from './layers.ts';

/** A malt kiln: a round tower with a cone and a white cowl. */
const oast = (x: number, width: number, height: number): Layers => {
  const [half, eaves] = [width / 2, GROUND - height * 0.52];
  const top = GROUND - height;
  return {
    body: `${box(x - half, eaves, width, height * 0.52)}${outline([x - 1.5, top + 1.6], [x + 1.5, top + 1.6], [x + 0.8, top - 2.8], [x - 2.6, top - 1.6])}`,
    shade: box(x + half * 0.3, eaves, half * 0.7, height * 0.52),
    dark: outline(
      [x - half - 0.9, eaves + 0.5],
      [x - 1.3, top + 1.4],
      [x + 1.3, top + 1.4],
      [x + half + 0.9, eaves + 0.5],
    ),
    line: `${box(x - half, eaves, width, height * 0.52)}${outline([x - 1.5, top + 1.6], [x + 1.5, top + 1.6], [x + 0.8, top - 2.8], [x - 2.6, top - 1.6])}`,
  };
};

/** A barrel lying on its side, seen from the end. */
const barrel = (x: number, r: number): Layers => {
  const y = GROUND + 1 - r;
  return {
    body: disc(x, y, r),
    shade: ring(x, y, r, r * 0.74),
    line: `${disc(x, y, r)}${disc(x, y, r * 0.74)}${line([x - r * 0.3, y - r * 0.66], [x - r * 0.3, y + r * 0.66])}${line([x + r * 0.3, y - r * 0.66], [x + r * 0.3, y + r * 0.66])}`,
  };
};

const brewhouse = (x: number, width: number, height: number): Layers =>
  together(hall({ x, width, height }), {
    glow: windows({
      x: x + 2,
      y: GROUND - height + 2,
      columns: Math.floor((width - 2) / 3.4),
      rows: 1,
      across: 3.4,
      down: 0,
      size: [1.6, 2.6],
    }),
  });

/** Breweries by level: more malt kilns, and in front of them more barrels. */
const breweries: readonly (readonly Layers[])[] = [
  [oast(6, 11, 22), barrel(-8, 7)],
  [together(brewhouse(-4, 20, 8), oast(9, 10, 22)), barrel(-10, 7)],
  [together(oast(12, 9, 21), oast(2, 9, 21), brewhouse(-11, 26, 7)), together(barrel(-11, 6.4), barrel(1, 5))],
  [
    together(oast(13, 8.4, 22), oast(3.6, 8.4, 22), oast(-5.8, 8.4, 22)),
    together(barrel(-12, 6.2), barrel(-1.4, 5), barrel(8.6, 5)),
  ],
];

export const brewery = (level: number): readonly Layers[] => breweries[level - 1] ?? breweries[0];
