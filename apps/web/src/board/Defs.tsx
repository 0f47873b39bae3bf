import { colours, patterns } from '../theme/seats.ts';
import type { Colour } from '../theme/seats.ts';

const MARK = 'rgb(255 246 222 / 0.2)';

const drawn: Readonly<
  Record<(typeof patterns)[Colour], { readonly size: number; readonly d: string; readonly isFilled?: true }>
> = {
  hatch: { size: 6, d: 'M-1.500 1.500L1.500-1.500M0 6L6 0M4.500 7.500L7.500 4.500' },
  dots: { size: 6, d: 'M1.500 3a1.500 1.500 0 1 0 3 0a1.500 1.500 0 1 0-3 0Z', isFilled: true },
  grid: { size: 6, d: 'M0 3H6M3 0V6' },
  bars: { size: 5, d: 'M0 2.500H5' },
  waves: { size: 8, d: 'M0 3Q2 0 4 3T8 3M0 7Q2 4 4 7T8 7' },
  plain: { size: 8, d: '' },
};

/** Where the colour and pattern of a seat are found. */
export const seatFill = (colour: Colour): string => `url(#seat-${colour})`;

/** What drawings on the board refer to. */
export const Defs = () => (
  <defs>
    {colours.map((colour) => {
      const { size, d, isFilled } = drawn[patterns[colour]];
      return (
        <pattern key={colour} id={`seat-${colour}`} width={size} height={size} patternUnits="userSpaceOnUse">
          <rect width={size} height={size} fill={`var(--seat-${colour})`} />
          <path d={d} fill={isFilled ? MARK : 'none'} stroke={isFilled ? 'none' : MARK} strokeWidth={1.5} />
        </pattern>
      );
    })}
    <linearGradient id="sheen" x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stopColor="#fff" stopOpacity="0.3" />
      <stop offset="0.45" stopColor="#fff" stopOpacity="0" />
      <stop offset="1" stopColor="#000" stopOpacity="0.28" />
    </linearGradient>
    <linearGradient id="plate" x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" style={{ stopColor: 'var(--plate-high)' }} />
      <stop offset="1" style={{ stopColor: 'var(--plate-low)' }} />
    </linearGradient>
    <linearGradient id="dark-plate" x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" style={{ stopColor: 'var(--wood-high)' }} />
      <stop offset="1" style={{ stopColor: 'var(--wood-low)' }} />
    </linearGradient>
    <linearGradient id="sea-plate" x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" style={{ stopColor: 'var(--sea-high)' }} />
      <stop offset="1" style={{ stopColor: 'var(--sea-low)' }} />
    </linearGradient>
    <radialGradient id="brass" cx="0.36" cy="0.3" r="0.8">
      <stop offset="0" stopColor="#ffe9ae" />
      <stop offset="0.45" stopColor="#d8a544" />
      <stop offset="1" stopColor="#7d5312" />
    </radialGradient>
    <radialGradient id="shade">
      <stop offset="0.55" stopColor="#000" stopOpacity="0.34" />
      <stop offset="1" stopColor="#000" stopOpacity="0" />
    </radialGradient>
    <radialGradient id="glow">
      <stop offset="0.2" style={{ stopColor: 'var(--glow)' }} stopOpacity="0.95" />
      <stop offset="0.6" style={{ stopColor: 'var(--glow)' }} stopOpacity="0.34" />
      <stop offset="1" style={{ stopColor: 'var(--glow)' }} stopOpacity="0" />
    </radialGradient>
  </defs>
);
