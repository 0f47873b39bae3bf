import { defs, linearGradient, path, pattern, radialGradient, rect, stop } from './shape.ts';
import type { Shape } from './shape.ts';

/** Patterns for the seats' colours, so that seats can be told apart without colour. */
export type SeatPattern = 'hatch' | 'dots' | 'grid' | 'bars' | 'waves' | 'plain';

const MARK = 'rgb(255 246 222 / 0.2)';

const drawn: Readonly<Record<SeatPattern, { readonly size: number; readonly d: string; readonly isFilled?: true }>> = {
  hatch: { size: 6, d: 'M-1.500 1.500L1.500-1.500M0 6L6 0M4.500 7.500L7.500 4.500' },
  dots: { size: 6, d: 'M1.500 3a1.500 1.500 0 1 0 3 0a1.500 1.500 0 1 0-3 0Z', isFilled: true },
  grid: { size: 6, d: 'M0 3H6M3 0V6' },
  bars: { size: 5, d: 'M0 2.500H5' },
  waves: { size: 8, d: 'M0 3Q2 0 4 3T8 3M0 7Q2 4 4 7T8 7' },
  plain: { size: 8, d: '' },
};

const seatPattern = ([colour, name]: readonly [string, SeatPattern]): Shape => {
  const { size, d, isFilled } = drawn[name];
  return pattern(
    { id: `seat-${colour}`, width: size, height: size, patternUnits: 'userSpaceOnUse' },
    rect({ width: size, height: size, fill: `var(--seat-${colour})` }),
    path({ d, fill: isFilled ? MARK : 'none', stroke: isFilled ? 'none' : MARK, 'stroke-width': 1.5 }),
  );
};

const downwards = (id: string, high: string, low: string): Shape =>
  linearGradient(
    { id, x1: 0, y1: 0, x2: 0, y2: 1 },
    stop({ offset: 0, 'stop-color': `var(--${high})` }),
    stop({ offset: 1, 'stop-color': `var(--${low})` }),
  );

/** The reference to a seat's colour and pattern. */
export const seatFill = (colour: string): string => `url(#seat-${colour})`;

/** Definitions that a drawing refers to; `seats` gives the pattern of each colour used. */
export const definitions = (seats: Readonly<Record<string, SeatPattern>>): Shape =>
  defs(
    {},
    Object.entries(seats).map(seatPattern),
    linearGradient(
      { id: 'sheen', x1: 0, y1: 0, x2: 0, y2: 1 },
      stop({ offset: 0, 'stop-color': '#fff', 'stop-opacity': 0.3 }),
      stop({ offset: 0.45, 'stop-color': '#fff', 'stop-opacity': 0 }),
      stop({ offset: 1, 'stop-color': '#000', 'stop-opacity': 0.28 }),
    ),
    downwards('plate', 'plate-high', 'plate-low'),
    downwards('dark-plate', 'wood-high', 'wood-low'),
    downwards('sea-plate', 'sea-high', 'sea-low'),
    radialGradient(
      { id: 'brass', cx: 0.36, cy: 0.3, r: 0.8 },
      stop({ offset: 0, 'stop-color': '#ffe9ae' }),
      stop({ offset: 0.45, 'stop-color': '#d8a544' }),
      stop({ offset: 1, 'stop-color': '#7d5312' }),
    ),
    linearGradient(
      { id: 'gilding', x1: 0, y1: 0, x2: 1, y2: 1 },
      stop({ offset: 0, 'stop-color': '#fff0b8' }),
      stop({ offset: 0.4, 'stop-color': '#d9a640' }),
      stop({ offset: 0.6, 'stop-color': '#f3cf74' }),
      stop({ offset: 1, 'stop-color': '#9a6a1a' }),
    ),
    radialGradient(
      { id: 'shade' },
      stop({ offset: 0.55, 'stop-color': '#000', 'stop-opacity': 0.34 }),
      stop({ offset: 1, 'stop-color': '#000', 'stop-opacity': 0 }),
    ),
  );
