import { BLEED, paintGround } from '@coalbrook/scene';
import type { BoardLayout, DayOrNight, Pixels } from '@coalbrook/scene';

/** Canvas pixels per unit of the sheet. */
const FINENESS = 1.8;

const imageOf = ({ width, height, data }: Pixels): OffscreenCanvas => {
  const canvas = new OffscreenCanvas(width, height);
  canvas.getContext('2d')?.putImageData(new ImageData(data, width, height), 0, 0);
  return canvas;
};

/** Paints the ground of a board on a canvas. */
export const paintCanvas = (layout: BoardLayout, theme: DayOrNight): OffscreenCanvas => {
  const [width, height] = layout.size.map((length) => Math.round(length * (1 + 2 * BLEED) * FINENESS));
  const canvas = new OffscreenCanvas(width, height);
  const brush = canvas.getContext('2d', { alpha: false });
  if (!brush) return canvas;
  brush.scale(FINENESS, FINENESS);
  const drawPixels = (pixels: Pixels, across: number, down: number): void =>
    brush.drawImage(imageOf(pixels), 0, 0, across, down);
  paintGround({ brush, drawPixels }, layout, theme);
  return canvas;
};
