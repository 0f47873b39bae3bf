/** Parts that several works share: halls, chimneys, windows, crates. */

import { box, disc, GROUND, line, outline } from './layers.ts';
import type { Layers } from './layers.ts';

interface Hall {
  readonly x: number;
  readonly width: number;
  readonly height: number;
  /** Height of the roof. */
  readonly roof?: number;
  readonly base?: number;
}

/** A hall with a pitched roof, lit from the left. */
export const hall = ({ x, width, height, roof = 3.4, base = GROUND }: Hall): Layers => {
  const [right, top] = [x + width, base - height];
  return {
    body: box(x, top, width, height),
    shade: box(right - width * 0.24, top, width * 0.24, height),
    dark: outline([x - 0.9, top + 0.4], [x + 1.6, top - roof], [right - 1.6, top - roof], [right + 0.9, top + 0.4]),
    line: box(x, top, width, height),
  };
};

/** A gable front, as wide as it is seen from the street. */
export const gable = ({ x, width, height, roof = 4, base = GROUND }: Hall): Layers => {
  const [right, top, ridge] = [x + width, base - height, x + width / 2];
  const front = outline([x, base], [x, top], [ridge, top - roof], [right, top], [right, base]);
  return {
    body: front,
    shade: outline([ridge, base], [ridge, top - roof], [right, top], [right, base]),
    dark: outline(
      [x - 1, top + 0.8],
      [ridge, top - roof - 1.2],
      [right + 1, top + 0.8],
      [right + 0.2, top + 1.4],
      [ridge, top - roof + 0.5],
      [x - 0.2, top + 1.4],
    ),
    line: front,
  };
};

interface Stack {
  readonly x: number;
  readonly height: number;
  readonly base?: number;
  readonly hasSmoke?: boolean;
}

/** A tapering chimney, with smoke drifting to the right. */
export const chimney = ({ x, height, base = GROUND, hasSmoke = true }: Stack): Layers => {
  const top = base - height;
  const wall = outline([x - 1.7, base], [x - 1.1, top], [x + 1.1, top], [x + 1.7, base]);
  return {
    ...(hasSmoke
      ? { smoke: `${disc(x + 1.6, top - 1.6, 1.5)}${disc(x + 4, top - 2.9, 2)}${disc(x + 7.2, top - 3.7, 2.3)}` }
      : {}),
    body: wall,
    shade: outline([x + 0.2, base], [x + 0.2, top], [x + 1.1, top], [x + 1.7, base]),
    dark: box(x - 1.6, top - 0.6, 3.2, 1.4),
    line: wall,
  };
};

interface Panes {
  readonly x: number;
  readonly y: number;
  readonly columns: number;
  readonly rows: number;
  readonly across: number;
  readonly down: number;
  readonly size?: readonly [number, number];
}

/** Rows of windows. */
export const windows = ({ x, y, columns, rows, across, down, size = [1.3, 1.9] }: Panes): string =>
  Array.from({ length: columns * rows }, (_, index) =>
    box(x + (index % columns) * across, y + Math.floor(index / columns) * down, ...size),
  ).join('');

/** A crate with braces. */
export const crate = (x: number, size: number, base: number = GROUND + 1): Layers => {
  const [right, top] = [x + size, base - size];
  return {
    body: box(x, top, size, size),
    shade: `${box(x, top, size, size * 0.17)}${box(x, base - size * 0.17, size, size * 0.17)}`,
    line: `${box(x, top, size, size)}${line([x, top], [right, base])}${line([right, top], [x, base])}`,
  };
};

/** Ripples of water. */
export const water = (left: number, right: number, y: number): string => {
  const count = Math.round((right - left) / 6);
  return `M${left} ${y}${Array.from({ length: count }, () => 'q1.500-1.500 3 0t3 0').join('')}`;
};
