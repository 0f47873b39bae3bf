import type { Table, TileId } from '@coalbrook/rules';
import { memo } from 'react';

import { Cargo } from '../signs/Cargo.tsx';
import { Glyph } from '../signs/Glyph.tsx';
import { levelOf } from '../signs/level.ts';
import type { Colour } from '../theme/seats.ts';
import { seatFill } from './Defs.tsx';

import styles from './Board.module.css';

const HALF = 22;

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

export interface TileProps {
  readonly table: Table;
  readonly tile: TileId;
  readonly colour: Colour;
  readonly isFlipped: boolean;
  readonly cubes: number;
  /** Cubes of these that are about to leave. */
  readonly leaving?: number;
}

/** Link icons as small rings. */
const Icons = ({ count, x, y }: { readonly count: number; readonly x: number; readonly y: number }) =>
  Array.from({ length: count }, (_, index) => (
    <Glyph key={index} name="link" x={x + (index - (count - 1) / 2) * 9.5} y={y} size={11} />
  ));

/** An industry tile, drawn around its middle. */
export const Tile = memo(({ table, tile, colour, isFlipped, cubes, leaving = 0 }: TileProps) => {
  const { industry, level, points, income, icons, cargo } = table.tiles[tile];
  const { slug } = table.industries[industry];
  const spots = cargo === undefined ? [] : cubeSpots(cubes);
  const isCrowded = spots.length > 3;
  const lift = spots.length === 0 ? 1 : isCrowded ? -8.5 : -5;
  const glyphSize = spots.length === 0 ? 31 : isCrowded ? 21 : 26;
  return (
    <g className={styles.tile}>
      <rect x={-HALF + 1} y={-HALF + 2.5} width={2 * HALF} height={2 * HALF} rx={5} className={styles.tileShadow} />
      <rect x={-HALF} y={-HALF} width={2 * HALF} height={2 * HALF} rx={5} fill={seatFill(colour)} />
      <rect x={-HALF} y={-HALF} width={2 * HALF} height={2 * HALF} rx={5} fill="url(#sheen)" />
      {isFlipped ? (
        <>
          <path
            d={`M${-HALF} 4V${-HALF + 5}a5 5 0 0 1 5-5H${HALF - 5}a5 5 0 0 1 5 5V4Z`}
            className={styles.flippedTop}
          />
          <g className={styles.onDark}>
            <Glyph name={slug} x={-9.5} y={-9} size={21} cut="#1b1510" />
            <text x={11.5} y={icons > 0 ? -9 : -3.5} className={icons > 0 ? styles.level : styles.loneLevel}>
              {levelOf(table, { level })}
            </text>
            {icons > 0 && <Icons count={icons} x={11.5} y={-2.5} />}
          </g>
          <path
            d="M-12 2.500L-3.700 7.200V16.800L-12 21.500L-20.300 16.800V7.200Z"
            className={styles.pointsHex}
            transform="translate(1 1)"
          />
          <text x={-11} y={18} className={styles.points}>
            {points}
          </text>
          <g className={styles.onSeat}>
            <Glyph name="income" x={2.5} y={13} size={11} />
            <text x={13.5} y={18} className={styles.incomeFigure}>
              {income}
            </text>
          </g>
        </>
      ) : (
        <>
          <g className={styles.onSeat}>
            <Glyph
              name={slug}
              x={spots.length === 0 ? 0 : -3}
              y={lift}
              size={glyphSize}
              cut={`var(--seat-${colour})`}
            />
          </g>
          <path
            d={`M${HALF} ${-HALF + 5}a5 5 0 0 0-5-5H${HALF - 17}v8.500a5 5 0 0 0 5 5H${HALF}Z`}
            className={styles.levelFlag}
          />
          <text x={HALF - 8} y={-HALF + 11} className={styles.level}>
            {levelOf(table, { level })}
          </text>
          {spots.length > 0 && (
            <rect
              x={-HALF + 2}
              y={isCrowded ? 1 : 9}
              width={2 * HALF - 4}
              height={isCrowded ? 19 : 11}
              rx={3}
              className={styles.tray}
            />
          )}
          {spots.map(([x, y], index) => (
            <g key={index} className={index >= cubes - leaving ? styles.leaving : undefined}>
              <Cargo cargo={cargo ?? (0 as never)} x={x} y={y} size={isCrowded ? 11.5 : 12.5} />
            </g>
          ))}
        </>
      )}
      <rect
        x={-HALF + 1.4}
        y={-HALF + 1.4}
        width={2 * HALF - 2.8}
        height={2 * HALF - 2.8}
        rx={4}
        className={styles.tileLine}
      />
      <rect x={-HALF} y={-HALF} width={2 * HALF} height={2 * HALF} rx={5} className={styles.tileEdge} />
    </g>
  );
});
