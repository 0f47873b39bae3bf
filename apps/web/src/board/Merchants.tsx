import type { Table } from '@coalbrook/rules';
import { BEER } from '@coalbrook/rules';
import { SITE } from '@coalbrook/scene';
import type { Plan, StandingMerchant } from '@coalbrook/scene';
import { memo } from 'react';

import { Cargo } from '../signs/Cargo.tsx';
import { Glyph } from '../signs/Glyph.tsx';

import styles from './Board.module.css';

const HALF = SITE / 2;

const layouts: readonly { readonly size: number; readonly at: readonly (readonly [number, number])[] }[] = [
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

const shape = hexagon(HALF - 1);
const inner = hexagon(HALF - 4.5);

/** Where a merchant's barrel stands, seen from its tile. */
export const barrelSpot = [HALF - 7, HALF - 9] as const;

const MerchantTile = memo(({ table, standing }: { readonly table: Table; readonly standing: StandingMerchant }) => {
  const { buys, hasBarrel, isUsed, isOpen } = standing;
  if (!isOpen) return <path d="M-9-9L9 9M9-9L-9 9" className={styles.closed} />;
  if (!buys) return undefined;
  const { size, at } = layouts[Math.min(buys.length, layouts.length - 1)];
  return (
    <>
      <path d={shape} transform="translate(.8 2)" className={styles.tileShadow} />
      <path d={shape} className={buys.length === 0 ? styles.blankBuyer : styles.buyer} />
      <path d={inner} className={styles.buyerLine} />
      <g className={isUsed ? styles.usedSign : styles.buyerSign}>
        {at.map(([x, y], index) => (
          <Glyph key={index} name={table.industries[buys[index]].slug} x={x} y={y} size={size} cut="#f3e3bb" />
        ))}
      </g>
      {buys.length === 0 && <path d="M-9 0H9" className={styles.closed} />}
      {isUsed && <path d="M-12-12L12 12M12-12L-12 12" className={styles.usedCross} />}
      {hasBarrel && <Cargo cargo={BEER} x={barrelSpot[0]} y={barrelSpot[1]} size={14.5} />}
    </>
  );
});

/** The tiles of merchants: what they buy, and their barrels. */
export const Merchants = ({
  plan,
  table,
  merchants,
}: {
  readonly plan: Plan;
  readonly table: Table;
  readonly merchants: readonly StandingMerchant[];
}) => (
  <g>
    {merchants.map((standing) => {
      const [x, y] = plan.merchants[standing.merchant].at;
      return (
        <g key={standing.merchant} transform={`translate(${x} ${y})`}>
          <MerchantTile table={table} standing={standing} />
        </g>
      );
    })}
  </g>
);
