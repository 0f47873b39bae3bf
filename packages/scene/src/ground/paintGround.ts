/** The land behind a board, painted once. */

import type { BoardLayout } from '../boardLayout.ts';
import { sample } from '../terrain/grid.ts';
import { dice } from '../terrain/noise.ts';
import { terrainOf } from '../terrain/terrain.ts';
import type { Brush, Painting } from './brush.ts';
import { paintCompass, paintRhumbs } from './compass.ts';
import { paintBorders, paintRivers, paintStands } from './land.ts';
import { palettes } from './palette.ts';
import type { DayOrNight } from './palette.ts';
import { paintRelief, paintWater } from './relief.ts';
import type { Pixels } from './relief.ts';
import { paintSea, paintShore } from './sea.ts';
import { paintVignettes } from './vignettes.ts';

/** How much land is painted beyond each edge of the sheet, as a fraction of its size. */
export const BLEED = 0.16;

/** The canvas for the ground. Its origin is the corner of the land, not of the sheet. */
export interface GroundCanvas {
  readonly brush: Brush;
  /** Draws a small picture, smoothly scaled to a size. */
  readonly drawPixels: (pixels: Pixels, width: number, height: number) => void;
}

/** Paper fibres and specks. */
const paintGrain = ({ brush }: Painting, width: number, height: number): void => {
  const roll = dice('grain');
  for (const [count, colour] of [
    [2600, 'rgb(60 40 10 / 0.07)'],
    [2200, 'rgb(255 250 230 / 0.07)'],
  ] as const) {
    brush.beginPath();
    for (let index = 0; index < count; index++) {
      const [x, y, angle, length] = [roll() * width, roll() * height, roll() * 6.3, 2 + roll() * 6];
      brush.moveTo(x, y);
      brush.lineTo(x + Math.cos(angle) * length, y + Math.sin(angle) * length);
    }
    brush.strokeStyle = colour;
    brush.lineWidth = 0.8;
    brush.stroke();
  }
};

/** Fold marks. */
const paintFolds = ({ brush, palette }: Painting, [width, height]: BoardLayout['size']): void => {
  const strength = palette.lamp ? 0.2 : 0.85;
  for (const part of [1 / 3, 2 / 3]) {
    const x = width * part;
    const fold = brush.createLinearGradient(x - 16, 0, x + 16, 0);
    fold.addColorStop(0, 'rgb(60 40 10 / 0)');
    fold.addColorStop(0.48, `rgb(60 40 10 / ${0.09 * strength})`);
    fold.addColorStop(0.52, `rgb(255 248 220 / ${0.16 * strength})`);
    fold.addColorStop(1, 'rgb(255 248 220 / 0)');
    brush.fillStyle = fold;
    brush.fillRect(x - 16, -height, 32, height * 3);
  }
  const y = height / 2;
  const fold = brush.createLinearGradient(0, y - 16, 0, y + 16);
  fold.addColorStop(0, 'rgb(60 40 10 / 0)');
  fold.addColorStop(0.48, `rgb(60 40 10 / ${0.09 * strength})`);
  fold.addColorStop(0.52, `rgb(255 248 220 / ${0.16 * strength})`);
  fold.addColorStop(1, 'rgb(255 248 220 / 0)');
  brush.fillStyle = fold;
  brush.fillRect(-width, y - 16, width * 3, 32);
};

/** Lamps at every place, by night. */
const paintLamps = ({ brush, palette }: Painting, layout: BoardLayout): void => {
  if (!palette.lamp) return;
  brush.save();
  brush.globalCompositeOperation = 'lighter';
  for (const {
    at: [x, y],
    place,
  } of layout.places) {
    const strength = place.kind === 'sea' || place.kind === 'settlement' ? 0.14 : 0.3;
    const reach = 118;
    const lamp = brush.createRadialGradient(x, y, 10, x, y, reach);
    lamp.addColorStop(0, `rgb(${palette.lamp} / ${strength})`);
    lamp.addColorStop(0.5, `rgb(${palette.lamp} / ${strength * 0.36})`);
    lamp.addColorStop(1, `rgb(${palette.lamp} / 0)`);
    brush.fillStyle = lamp;
    brush.fillRect(x - reach, y - reach, reach * 2, reach * 2);
  }
  brush.restore();
};

/** Paints the land behind a board. */
export const paintGround = ({ brush, drawPixels }: GroundCanvas, layout: BoardLayout, theme: DayOrNight): void => {
  const [width, height] = layout.size;
  const palette = palettes[theme];
  const terrain = terrainOf(layout.map, layout, BLEED);
  const painting: Painting = {
    brush,
    palette,
    terrain,
    ink: (opacity) => `rgb(${palette.ink} / ${opacity * palette.inkStrength})`,
    waterInk: (opacity) => `rgb(${palette.waterInk} / ${opacity})`,
  };
  const { grid, inland } = terrain;
  const [across, down] = [(grid.columns - 1) * grid.step, (grid.rows - 1) * grid.step];
  drawPixels(paintRelief(terrain, layout.counties, palette), across, down);
  const water = paintWater(terrain, palette);
  if (water) drawPixels(water, across, down);
  paintGrain(painting, width * (1 + 2 * BLEED), height * (1 + 2 * BLEED));
  brush.translate(width * BLEED, height * BLEED);
  paintRhumbs(painting, layout.compass);
  paintBorders(painting);
  paintRivers(painting);
  paintShore(painting);
  paintStands(painting);
  paintSea(painting);
  const isLand = ({ x, y }: { readonly x: number; readonly y: number }): boolean =>
    inland === undefined || sample(grid, inland, x, y) > 30;
  paintVignettes(painting, layout.vignettes, isLand);
  paintCompass(painting, layout.compass);
  paintLamps(painting, layout);
  paintFolds(painting, layout.size);
};
