import { BEER, COAL } from '@coalbrook/rules';
import type { CargoId } from '@coalbrook/rules';

import { ellipse, group, path } from './shape.ts';
import type { Shape } from './shape.ts';

const faces = {
  coal: { top: '#8a8176', left: '#4a443d', right: '#1b1815', edge: '#ddd3c4' },
  iron: { top: '#f7a368', left: '#cf6a2d', right: '#8f4316', edge: '#ffd2a8' },
};

const barrel = (transform: string): Shape =>
  group(
    { transform },
    ellipse({ cx: 0.6, cy: 6.6, rx: 6, ry: 1.8, fill: '#000', opacity: 0.35 }),
    path({
      d: 'M-4.400-6.500H4.400C6.400-3 6.400 3 4.400 6.500H-4.400C-6.400 3-6.400-3-4.400-6.500Z',
      fill: '#a5682c',
      stroke: '#3c220b',
      'stroke-width': 0.9,
    }),
    path({ d: 'M-4.400-6.500C-6.400-3-6.400 3-4.400 6.500H-2.200C-3.600 3-3.600-3-2.200-6.500Z', fill: '#d99a55' }),
    path({ d: 'M-5.600-3.400H5.600M-5.600 3.400H5.600', stroke: '#33251a', 'stroke-width': 1.5 }),
    ellipse({ cx: 0, cy: -6.3, rx: 4.3, ry: 1.2, fill: '#e2b06e', stroke: '#3c220b', 'stroke-width': 0.6 }),
  );

/** A cube of coal or iron, or a barrel of beer. `size` is the width of a cube. */
export const cargoPiece = (cargo: CargoId, [x, y]: readonly [number, number], size: number): Shape => {
  const transform = `translate(${x} ${y}) scale(${size / 12})`;
  if (cargo === BEER) return barrel(transform);
  const { top, left, right, edge } = cargo === COAL ? faces.coal : faces.iron;
  return group(
    { transform },
    ellipse({ cx: 0.5, cy: 5.4, rx: 6.6, ry: 2, fill: '#000', opacity: 0.35 }),
    path({ d: 'M0-6.600L5.800-3.900L0-1.200L-5.800-3.900Z', fill: top }),
    path({ d: 'M-5.800-3.900L0-1.200V6L-5.800 3.200Z', fill: left }),
    path({ d: 'M5.800-3.900L0-1.200V6L5.800 3.200Z', fill: right }),
    path({
      d: 'M-5.800-3.900L0-1.200L5.800-3.900M0-1.200V6',
      fill: 'none',
      stroke: edge,
      'stroke-width': 0.55,
      opacity: 0.8,
    }),
  );
};
