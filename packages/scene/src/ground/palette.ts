/** The colours of the land by day and by night. */

export type DayOrNight = 'day' | 'night';

type Rgb = readonly [number, number, number];

export interface Palette {
  readonly low: Rgb;
  readonly high: Rgb;
  readonly peak: Rgb;
  readonly shallow: Rgb;
  readonly deep: Rgb;
  /** Strength of light and shade on slopes. */
  readonly light: number;
  readonly shade: number;
  /** Strength of the county tint along borders. */
  readonly tint: number;
  readonly stain: number;
  /** Ink as `r g b`, for any opacity. */
  readonly ink: string;
  readonly inkStrength: number;
  readonly paper: string;
  readonly wood: string;
  readonly woodDark: string;
  readonly water: string;
  readonly waterInk: string;
  readonly lamp: string | undefined;
}

const day: Palette = {
  low: [226, 211, 166],
  high: [208, 188, 138],
  peak: [236, 226, 194],
  shallow: [178, 203, 198],
  deep: [136, 172, 178],
  light: 34,
  shade: 62,
  tint: 0.3,
  stain: 11,
  ink: '74 52 20',
  inkStrength: 1,
  paper: 'rgb(238 226 190)',
  wood: 'rgb(140 150 92)',
  woodDark: 'rgb(86 96 50)',
  water: 'rgb(142 178 184)',
  waterInk: '48 86 100',
  lamp: undefined,
};

const night: Palette = {
  low: [33, 41, 40],
  high: [44, 50, 46],
  peak: [58, 62, 56],
  shallow: [24, 50, 62],
  deep: [14, 31, 42],
  light: 20,
  shade: 24,
  tint: 0.2,
  stain: 4,
  ink: '205 184 132',
  inkStrength: 0.5,
  paper: 'rgb(44 50 47)',
  wood: 'rgb(42 62 48)',
  woodDark: 'rgb(22 36 28)',
  water: 'rgb(38 74 90)',
  waterInk: '104 160 184',
  lamp: '255 178 84',
};

export const palettes: Readonly<Record<DayOrNight, Palette>> = { day, night };
