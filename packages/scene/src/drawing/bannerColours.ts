import { rgbOf } from '../hues.ts';

const DARK = '#2a1c06';
const LIGHT = '#fff6e0';

type Rgb = readonly number[];

const luminance = (rgb: Rgb): number => {
  const [r, g, b] = rgb.map((value) => {
    const part = value / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

/** Contrast ratio of two colours, from 1 to 21. */
export const contrast = (one: Rgb, other: Rgb): number => {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
};

const hexOf = (rgb: Rgb): string => `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;

const ENOUGH = 4.7;

/** A readable pair of banner and letter colours: light banners get dark letters, others are darkened. */
export const bannerColours = (colour: string): { readonly ground: string; readonly ink: string } => {
  const rgb = rgbOf(colour);
  if (contrast(rgb, rgbOf(DARK)) >= ENOUGH + 0.9) return { ground: colour, ink: DARK };
  let ground: Rgb = rgb;
  while (contrast(ground, rgbOf(LIGHT)) < ENOUGH) ground = ground.map((part) => part * 0.94);
  return { ground: hexOf(ground), ink: LIGHT };
};
