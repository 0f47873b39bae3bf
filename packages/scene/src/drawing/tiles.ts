import type { LayoutLine, TileFace } from '../boardLayout.ts';
import { cargoPiece } from './cargo.ts';
import { seatFill } from './definitions.ts';
import { glyph } from './glyph.ts';
import { around, group, path, rect, repeat, text } from './shape.ts';
import type { Content, Shape } from './shape.ts';

const HALF = 22;
const SIDE = 2 * HALF;

const cubeSpots = (count: number): readonly (readonly [number, number])[] => {
  const inRow = count <= 3 ? count : Math.ceil(count / 2);
  const rows = count <= 3 ? 1 : 2;
  return Array.from({ length: count }, (_, index) => {
    const row = Math.floor(index / inRow);
    const length = Math.min(inRow, count - row * inRow);
    const step = Math.min(13, 38 / Math.max(1, inRow));
    return [((index % inRow) - (length - 1) / 2) * step, 14 - (rows - 1 - row) * 9] as const;
  });
};

export interface TileLook {
  readonly face: TileFace;
  /** Its level as the game writes it. */
  readonly level: string;
  /** The colour of its owner. */
  readonly colour: string;
  readonly isFlipped: boolean;
  readonly cubes: number;
  /** How many of its cubes are about to leave. */
  readonly leaving?: number;
}

const linkIcons = (count: number, x: number, y: number): Content =>
  repeat(count, (index) => glyph('link', { x: x + (index - (count - 1) / 2) * 9.5, y, size: 11 }));

const flippedSide = ({ face: { industry, points, income, icons }, level }: TileLook): Content => [
  path({ d: `M${-HALF} 4V${-HALF + 5}a5 5 0 0 1 5-5H${HALF - 5}a5 5 0 0 1 5 5V4Z`, class: 'flippedTop' }),
  group(
    { class: 'onDark' },
    glyph(industry, { x: -9.5, y: -9, size: 21, cut: '#1b1510' }),
    text({ x: 11.5, y: icons > 0 ? -9 : -3.5, class: icons > 0 ? 'level' : 'loneLevel' }, level),
    linkIcons(icons, 11.5, -2.5),
  ),
  path({
    d: 'M-12 2.500L-3.700 7.200V16.800L-12 21.500L-20.300 16.800V7.200Z',
    class: 'pointsHex',
    transform: 'translate(1 1)',
  }),
  text({ x: -11, y: 18, class: 'points' }, String(points)),
  group(
    { class: 'onSeat' },
    glyph('income', { x: 2.5, y: 13, size: 11 }),
    text({ x: 13.5, y: 18, class: 'incomeFigure' }, String(income)),
  ),
];

const builtSide = ({ face: { industry, cargo }, level, colour, cubes, leaving = 0 }: TileLook): Content => {
  const spots = cargo === undefined ? [] : cubeSpots(cubes);
  const isEmpty = spots.length === 0;
  const isCrowded = spots.length > 3;
  const lift = isEmpty ? 1 : isCrowded ? -8.5 : -5;
  const size = isEmpty ? 31 : isCrowded ? 21 : 26;
  return [
    group({ class: 'onSeat' }, glyph(industry, { x: isEmpty ? 0 : -3, y: lift, size, cut: `var(--seat-${colour})` })),
    path({ d: `M${HALF} ${-HALF + 5}a5 5 0 0 0-5-5H${HALF - 17}v8.500a5 5 0 0 0 5 5H${HALF}Z`, class: 'levelFlag' }),
    text({ x: HALF - 8, y: -HALF + 11, class: 'level' }, level),
    !isEmpty &&
      rect({
        x: -HALF + 2,
        y: isCrowded ? 1 : 9,
        width: SIDE - 4,
        height: isCrowded ? 19 : 11,
        rx: 3,
        class: 'tray',
      }),
    cargo !== undefined &&
      spots.map((spot, index) =>
        group(index >= cubes - leaving ? { class: 'leaving' } : {}, cargoPiece(cargo, spot, isCrowded ? 11.5 : 12.5)),
      ),
  ];
};

/** An industry tile, centred on the origin. */
export const drawTile = (look: TileLook): Shape =>
  group(
    {},
    rect({ x: -HALF + 1, y: -HALF + 2.5, width: SIDE, height: SIDE, rx: 5, class: 'tileShadow' }),
    around({ width: SIDE, height: SIDE }, { rx: 5, fill: seatFill(look.colour) }),
    around({ width: SIDE, height: SIDE }, { rx: 5, fill: 'url(#sheen)' }),
    look.isFlipped ? flippedSide(look) : builtSide(look),
    around({ width: SIDE - 2.8, height: SIDE - 2.8 }, { rx: 4, class: 'tileLine' }),
    around({ width: SIDE, height: SIDE }, { rx: 5, class: 'tileEdge' }),
  );

const HEIGHT = 25;

/** The outline of a link tile, centred on the origin. */
export const linkOutline = (length: number): string => {
  const [w, h] = [length / 2, HEIGHT / 2];
  const nose = Math.min(9, w * 0.35);
  return `M${-w} 0L${-w + nose} ${-h}H${w - nose}L${w} 0L${w - nose} ${h}H${-w + nose}Z`;
};

/** A boat or an engine in the colour of a seat, lying along its line. */
export const drawLinkTile = ({ tile }: LayoutLine, colour: string, isBoat: boolean): Shape => {
  const d = linkOutline(tile.length);
  return group(
    { transform: `translate(${tile.at[0]} ${tile.at[1]}) rotate(${tile.angle})` },
    path({ d, transform: 'translate(1 2.500)', class: 'tileShadow' }),
    path({ d, fill: seatFill(colour) }),
    path({ d, fill: 'url(#sheen)' }),
    path({ d: linkOutline(tile.length - 5), transform: 'scale(0.96 0.86)', class: 'tileLine' }),
    path({ d, class: 'tileEdge' }),
    group(
      { class: 'onSeat' },
      glyph(isBoat ? 'boat' : 'engine', { size: tile.length >= 46 ? 24 : 17, cut: `var(--seat-${colour})` }),
    ),
  );
};
