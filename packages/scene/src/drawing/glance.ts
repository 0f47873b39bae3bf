/** Tiles drawn for small sizes: their industry, level, owner, side and cubes at one glance. */

import type { CargoId } from '@coalbrook/rules';

import type { TileFace } from '../boardLayout.ts';
import { widthOf } from '../lettering.ts';
import { cargoPiece } from './cargo.ts';
import { glyph } from './glyph.ts';
import { around, circle, group, path, rect, repeat, text } from './shape.ts';
import type { Content } from './shape.ts';

const HALF = 22;
const SIDE = 2 * HALF;

export interface GlanceLook {
  readonly face: TileFace;
  readonly level: string;
  /** The ink that cuts lines into a sign. */
  readonly cut: string;
  readonly isFlipped: boolean;
  readonly cubes: number;
  readonly leaving: number;
}

const LEVEL = 17;
const WIDEST_LEVEL = 33;
const FLAG_HEIGHT = 17;

/** The level in the upper right corner, as large as its letters allow. */
const levelFlag = (level: string): Content => {
  const size = Math.min(LEVEL, (LEVEL * WIDEST_LEVEL) / widthOf(level, LEVEL));
  const width = Math.max(16, widthOf(level, size) * 0.92 + 7);
  return [
    path({
      d: `M${HALF} ${-HALF + 5}a5 5 0 0 0-5-5H${HALF - width}v${FLAG_HEIGHT - 5}a5 5 0 0 0 5 5H${HALF}Z`,
      class: 'glanceFlag',
    }),
    text({ x: HALF - width / 2, y: -HALF + 8.5 + size * 0.34, class: 'glanceLevel', 'font-size': size }, level),
  ];
};

/** As many as are counted without counting. */
const MOST_CUBES = 3;
const CUBE = 14.5;

/** Up to three cubes stand there; of more, one stands for all, with their number. */
const cubesOn = (cargo: CargoId, count: number, leaving: number): Content => {
  const piece = (x: number, isLeaving: boolean): Content =>
    group(isLeaving ? { class: 'leaving' } : {}, cargoPiece(cargo, [x, 12.5], CUBE));
  return [
    rect({ x: -HALF + 2, y: 3.5, width: SIDE - 4, height: 16.5, rx: 3.5, class: 'glanceTray' }),
    count <= MOST_CUBES
      ? repeat(count, (index) => piece((index - (count - 1) / 2) * 13.2, index >= count - leaving))
      : [piece(-9, false), text({ x: 8, y: 18.5, class: 'glanceCount' }, String(count - leaving))],
  ];
};

const built = ({ face, cubes, cut, leaving }: GlanceLook): Content => {
  const isEmpty = face.cargo === undefined || cubes === 0;
  const sign = isEmpty ? { x: -3, y: 3.5, size: 34 } : { x: -6.5, y: -9, size: 24 };
  return [
    group({ class: 'glanceSign' }, glyph(face.industry, { ...sign, cut, isBold: true })),
    face.cargo !== undefined && !isEmpty && cubesOn(face.cargo, cubes, leaving),
  ];
};

/** Its upper half is dark, and its lower half says what it counts. */
const flipped = ({ face: { industry, points, icons } }: GlanceLook): Content => [
  path({
    d: `M${-HALF} 0V${-HALF + 5}a5 5 0 0 1 5-5H${HALF - 5}a5 5 0 0 1 5 5V0Z`,
    class: 'glanceDark',
  }),
  group({ class: 'glanceGilt' }, glyph(industry, { x: -8, y: -9.5, size: 19, cut: '#1a1006', isBold: true })),
  icons > 0 &&
    group(
      { class: 'glanceSign' },
      repeat(icons, (index) =>
        glyph('link', { x: 10.5 + (index - (icons - 1) / 2) * 10.5, y: 11.5, size: icons > 1 ? 11 : 14 }),
      ),
    ),
  circle({ cx: icons > 0 ? -9.5 : 0, cy: 10, r: 10.8, class: 'pointsMedal' }),
  text({ x: icons > 0 ? -9.5 : 0, y: 16, class: 'glancePoints' }, String(points)),
  around({ width: SIDE - 2.6, height: SIDE - 2.6 }, { rx: 4.2, class: 'gilt' }),
];

/** What lies on a tile's ground of its owner's colour, at arm's length. */
export const drawGlance = (look: GlanceLook): Content => [
  look.isFlipped ? flipped(look) : built(look),
  levelFlag(look.level),
];

/** The same from far away: whether it has been flipped. */
export const drawSpeck = ({ isFlipped }: Pick<GlanceLook, 'isFlipped'>): Content =>
  isFlipped && [
    path({ d: `M${-HALF} 0V${-HALF + 5}a5 5 0 0 1 5-5H${HALF - 5}a5 5 0 0 1 5 5V0Z`, class: 'glanceDark' }),
    around({ width: SIDE - 5, height: SIDE - 5 }, { rx: 3, class: 'speckGilt' }),
  ];
