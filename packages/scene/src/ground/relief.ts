/** Relief, water colour and county tints. They are soft, so they are painted small and enlarged. */

import type { County } from '../counties.ts';
import { rgbOf } from '../hues.ts';
import { sample } from '../terrain/grid.ts';
import { layered, noiseOf } from '../terrain/noise.ts';
import type { Terrain } from '../terrain/terrain.ts';
import type { Palette } from './palette.ts';

/** A small picture: RGBA values row by row. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray<ArrayBuffer>;
}

const blank = (width: number, height: number): Pixels => ({
  width,
  height,
  data: new Uint8ClampedArray(width * height * 4),
});

const FINER = 2;

/** The distance of each cell to another county. */
const borderDistance = ({ grid: { columns, rows, step }, county }: Terrain): Float32Array => {
  const far = new Float32Array(columns * rows).fill(1e4);
  for (let row = 1; row < rows - 1; row++)
    for (let column = 1; column < columns - 1; column++) {
      const at = row * columns + column;
      if (county[at] !== county[at + 1] || county[at] !== county[at + columns]) far[at] = 0;
    }
  for (let at = columns; at < far.length; at++)
    far[at] = Math.min(far[at], far[at - 1] + step, far[at - columns] + step);
  for (let at = far.length - columns - 1; at >= 0; at--)
    far[at] = Math.min(far[at], far[at + 1] + step, far[at + columns] + step);
  return far;
};

/** Land: colour by height, light from the north-west, a tint along the borders of counties. */
export const paintRelief = (terrain: Terrain, counties: readonly County[], palette: Palette): Pixels => {
  const { grid, height, county } = terrain;
  const [width, tall] = [grid.columns - 1, grid.rows - 1];
  const image = blank(width, tall);
  const stain = layered(noiseOf('stains'), 4);
  const tints = counties.map(({ colour }) => rgbOf(colour));
  const toBorder = borderDistance(terrain);
  const { low, high, peak } = palette;
  for (let row = 0; row < tall; row++)
    for (let column = 0; column < width; column++) {
      const at = row * grid.columns + column;
      const h = height[at];
      const dx = height[at + 1] - height[column > 0 ? at - 1 : at];
      const dy = height[at + grid.columns] - height[row > 0 ? at - grid.columns : at];
      const slope = (-dx * 0.75 - dy) * 3.7;
      const lit = slope > 0 ? Math.min(1, slope) * palette.light : Math.max(-1, slope) * palette.shade;
      const [x, y] = [column * grid.step, row * grid.step];
      const mottle = stain(x / 110, y / 110) * palette.stain * 1.3;
      const up = Math.min(1, Math.max(0, (h + 0.35) * 1.1));
      const tint = tints[county[at] - 1];
      const near = tint ? palette.tint * (0.16 + 0.84 * Math.exp(-toBorder[at] / 20)) : 0;
      const bare = Math.min(0.8, Math.max(0, h - 0.45) * 1.2);
      const out = (row * width + column) * 4;
      for (let part = 0; part < 3; part++) {
        let land = low[part] + (high[part] - low[part]) * up;
        land += (peak[part] - land) * bare;
        if (tint) land += (tint[part] - land) * near;
        image.data[out + part] = land + lit + mottle;
      }
      image.data[out + 3] = 255;
    }
  return image;
};

/** The sea, darker away from the shore; at higher resolution than the land, because its edge is sharp. */
export const paintWater = ({ grid, inland }: Terrain, { shallow, deep }: Palette): Pixels | undefined => {
  if (!inland) return undefined;
  const [width, tall] = [(grid.columns - 1) * FINER, (grid.rows - 1) * FINER];
  const image = blank(width, tall);
  const step = grid.step / FINER;
  for (let row = 0; row < tall; row++)
    for (let column = 0; column < width; column++) {
      const depth = -sample(grid, inland, grid.left + column * step, grid.top + row * step);
      if (depth < -2) continue;
      const out = (row * width + column) * 4;
      const sink = 1 - Math.exp(-Math.max(0, depth) / 110);
      for (let part = 0; part < 3; part++) image.data[out + part] = shallow[part] + (deep[part] - shallow[part]) * sink;
      image.data[out + 3] = 255 * Math.min(1, depth / 3 + 0.5);
    }
  return image;
};
