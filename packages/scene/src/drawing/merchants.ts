import { BEER, COAL } from '@coalbrook/rules';

import type { BoardLayout } from '../boardLayout.ts';
import { SITE } from '../plate.ts';
import type { Scene, StandingMerchant } from '../scene.ts';
import { cargoPiece } from './cargo.ts';
import { glyph } from './glyph.ts';
import { group, movedTo, path, repeat } from './shape.ts';
import type { Content, Shape } from './shape.ts';

const HALF = SITE / 2;

/** Positions of a merchant's industry signs on its tile. */
const arrangements: readonly { readonly size: number; readonly at: readonly (readonly [number, number])[] }[] = [
  { size: 0, at: [] },
  { size: 26, at: [[0, 0]] },
  {
    size: 17,
    at: [
      [-8.5, -7.5],
      [8.5, 7.5],
    ],
  },
  {
    size: 15,
    at: [
      [-8.5, -8],
      [8.5, -8],
      [0, 8.5],
    ],
  },
  {
    size: 14,
    at: [
      [-8, -8],
      [8, -8],
      [-8, 8],
      [8, 8],
    ],
  },
];

const hexagon = (radius: number): string =>
  `M${Array.from({ length: 6 }, (_, corner) => {
    const angle = ((corner + 0.5) * Math.PI) / 3;
    return `${(Math.cos(angle) * radius).toFixed(1)} ${(Math.sin(angle) * radius).toFixed(1)}`;
  }).join('L')}Z`;

const outline = hexagon(HALF - 1);
const inner = hexagon(HALF - 4.5);

/** Position of a merchant's barrel relative to its tile. */
export const barrelSpot: readonly [number, number] = [HALF - 7, HALF - 9];

const merchantTile = ({ industries }: BoardLayout, { buys, hasBarrel, isUsed, isOpen }: StandingMerchant): Content => {
  if (!isOpen) return path({ d: 'M-9-9L9 9M9-9L-9 9', class: 'closed' });
  if (!buys) return undefined;
  const { size, at } = arrangements[Math.min(buys.length, arrangements.length - 1)];
  return [
    path({ d: outline, transform: 'translate(.8 2)', class: 'tileShadow' }),
    path({ d: outline, class: buys.length === 0 ? 'blankBuyer' : 'buyer' }),
    path({ d: inner, class: 'buyerLine' }),
    group(
      { class: isUsed ? 'usedSign' : 'buyerSign' },
      at.map(([x, y], index) => glyph(industries[buys[index]], { x, y, size, cut: '#f3e3bb' })),
    ),
    buys.length === 0 && path({ d: 'M-9 0H9', class: 'closed' }),
    isUsed && path({ d: 'M-12-12L12 12M12-12L-12 12', class: 'usedCross' }),
    hasBarrel && cargoPiece(BEER, barrelSpot, 14.5),
  ];
};

/** Merchant tiles with what they buy, and their barrels. */
export const drawMerchants = (layout: BoardLayout, merchants: readonly StandingMerchant[]): Shape =>
  group(
    {},
    merchants.map((standing) => movedTo(layout.merchants[standing.merchant].at, merchantTile(layout, standing))),
  );

/** Coal that is imported once a ship is built; it is then drawn on the ship. */
export const drawImports = ({ imports }: BoardLayout, tiles: Scene['tiles']): Shape =>
  group(
    {},
    imports.map(({ at: [x, y], count, sites }) => {
      const waiting = sites.some((site) => tiles[site]) ? 0 : count;
      return repeat(waiting, (index) =>
        cargoPiece(
          COAL,
          [x + ((index % 2) - 0.5) * 17, y + (Math.floor(index / 2) - (Math.ceil(waiting / 2) - 1) / 2) * 17],
          14.5,
        ),
      );
    }),
  );
