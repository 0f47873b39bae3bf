import { BLEED, paintGround } from '@coalbrook/scene';
import type { BoardLayout, Pixels } from '@coalbrook/scene';

import { pngOf } from './png.ts';
import { SvgBrush } from './svgBrush.ts';

/** The landscape behind a board as SVG, clipped to the sheet. */
export const drawGround = (layout: BoardLayout): string => {
  const [width, height] = layout.size;
  const brush = new SvgBrush();
  brush.translate(-width * BLEED, -height * BLEED);
  const drawPixels = (pixels: Pixels, across: number, down: number): void =>
    brush.insert(
      `<image x="${-width * BLEED}" y="${-height * BLEED}" width="${across}" height="${down}" preserveAspectRatio="none" href="data:image/png;base64,${pngOf(pixels).toString('base64')}"/>`,
    );
  paintGround({ brush, drawPixels }, layout, 'day');
  return `<clipPath id="sheet"><path d="M0 0H${width}V${height}H0Z"/></clipPath><g clip-path="url(#sheet)">${brush.svg}</g>`;
};
