import type { LayoutLine, TileFace } from '../boardLayout.ts';
import { cargoPiece } from './cargo.ts';
import { seatFill } from './definitions.ts';
import type { Detail } from './detail.ts';
import { drawGlance, drawSpeck } from './glance.ts';
import { glyph } from './glyph.ts';
import { around, circle, group, path, rect, repeat, text } from './shape.ts';
import type { Content, Shape } from './shape.ts';
import { drawWorks } from './works/drawWorks.ts';

const HALF = 22;
const SIDE = 2 * HALF;

const seatInk = (colour: string): string => `var(--seat-${colour})`;

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
  /** How much of it can be told apart; everything if nothing is said. */
  readonly detail?: Detail;
}

/** The works of the tile, or its sign where nobody has drawn them, within a square of a size around a point. */
const picture = ({ face, colour }: TileLook, x: number, y: number, size: number): Shape => {
  const works = drawWorks(face.industry, face.level);
  if (!works) return group({ class: 'onSeat' }, glyph(face.industry, { x, y, size: size * 0.8, cut: seatInk(colour) }));
  return group({ transform: `translate(${x} ${y}) scale(${size / 38}) translate(0 4.500)` }, works);
};

const levelFlag = (level: string): Content => [
  path({ d: `M${HALF} ${-HALF + 5}a5 5 0 0 0-5-5H${HALF - 17}v8.500a5 5 0 0 0 5 5H${HALF}Z`, class: 'levelFlag' }),
  text({ x: HALF - 8, y: -HALF + 11, class: 'level' }, level),
];

/** The industry's sign, as on the site below it and on cards: from farther away, it is all that is left of the picture. */
const signFlag = (industry: string): Content => [
  path({ d: `M${-HALF} ${-HALF + 5}a5 5 0 0 1 5-5H${-HALF + 17}v8.500a5 5 0 0 1-5 5H${-HALF}Z`, class: 'levelFlag' }),
  group({ class: 'onFlag' }, glyph(industry, { x: -HALF + 8, y: -HALF + 6.8, size: 10.5, isBold: true })),
];

/** What a flipped tile counts: points in a medal, and beside it a link sign for each link point. */
const medal = ({ face: { points, icons } }: TileLook): Content => [
  icons > 0 && around({ x: 8.5, y: 13, width: 6 + icons * 10, height: 13 }, { rx: 6.5, class: 'linkPlate' }),
  repeat(icons, (index) =>
    group({ class: 'linkCount' }, glyph('link', { x: 8.5 + (index - (icons - 1) / 2) * 10 + 1.5, y: 13, size: 11 })),
  ),
  circle({ cx: -10, cy: 11, r: 10.5, class: 'pointsMedal' }),
  circle({ cx: -10, cy: 11, r: 8.3, class: 'pointsLine' }),
  text({ x: -10, y: 16.4, class: 'points' }, String(points)),
];

const flippedSide = (look: TileLook): Content => [
  picture(look, -1, -5, 36),
  signFlag(look.face.industry),
  levelFlag(look.level),
  around({ width: SIDE - 2.6, height: SIDE - 2.6 }, { rx: 4.2, class: 'gilt' }),
  around({ width: SIDE - 6, height: SIDE - 6 }, { rx: 2.4, class: 'giltLine' }),
  medal(look),
];

const builtSide = (look: TileLook): Content => {
  const {
    face: { cargo, industry },
    level,
    cubes,
    leaving = 0,
  } = look;
  const spots = cargo === undefined ? [] : cubeSpots(cubes);
  const isEmpty = spots.length === 0;
  const isCrowded = spots.length > 3;
  return [
    picture(look, 0, isEmpty ? 1.5 : isCrowded ? -9 : -5, isEmpty ? 43 : isCrowded ? 29 : 36),
    signFlag(industry),
    levelFlag(level),
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
    around({ width: SIDE - 2.8, height: SIDE - 2.8 }, { rx: 4, class: 'tileLine' }),
  ];
};

const inside = (look: TileLook): Content => {
  const { detail = 'near', face, level, colour, isFlipped, cubes, leaving = 0 } = look;
  if (detail === 'near') return isFlipped ? flippedSide(look) : builtSide(look);
  if (detail === 'far') return drawSpeck(look);
  return drawGlance({ face, level, isFlipped, cubes, leaving, cut: seatInk(colour) });
};

/** An industry tile, centred on the origin. Its owner's colour and pattern fill both sides; the flipped one is gilt. */
export const drawTile = (look: TileLook): Shape =>
  group(
    {},
    rect({ x: -HALF + 1, y: -HALF + 2.5, width: SIDE, height: SIDE, rx: 5, class: 'tileShadow' }),
    around({ width: SIDE, height: SIDE }, { rx: 5, fill: seatFill(look.colour) }),
    look.detail !== 'far' && around({ width: SIDE, height: SIDE }, { rx: 5, fill: 'url(#sheen)' }),
    inside(look),
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
      glyph(isBoat ? 'boat' : 'engine', { size: tile.length >= 46 ? 24 : 17, cut: seatInk(colour) }),
    ),
  );
};
