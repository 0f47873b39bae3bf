import type { PlannedLine } from '@coalbrook/scene';
import { memo } from 'react';

import { Glyph } from '../signs/Glyph.tsx';
import type { Colour } from '../theme/seats.ts';
import { seatFill } from './Defs.tsx';

import styles from './Board.module.css';

const HEIGHT = 25;

/** The outline of a link tile around its middle. */
export const linkShape = (length: number): string => {
  const [w, h] = [length / 2, HEIGHT / 2];
  const nose = Math.min(9, w * 0.35);
  return `M${-w} 0L${-w + nose} ${-h}H${w - nose}L${w} 0L${w - nose} ${h}H${-w + nose}Z`;
};

export interface LinkTileProps {
  readonly line: PlannedLine;
  readonly colour: Colour;
  readonly isBoat: boolean;
}

/** A boat or an engine in the colour of a seat, lying along its line. */
export const LinkTile = memo(({ line: { tile }, colour, isBoat }: LinkTileProps) => (
  <g transform={`translate(${tile.at[0]} ${tile.at[1]}) rotate(${tile.angle})`}>
    <path d={linkShape(tile.length)} transform="translate(1 2.500)" className={styles.tileShadow} />
    <path d={linkShape(tile.length)} fill={seatFill(colour)} />
    <path d={linkShape(tile.length)} fill="url(#sheen)" />
    <path d={linkShape(tile.length - 5)} transform="scale(0.96 0.86)" className={styles.tileLine} />
    <path d={linkShape(tile.length)} className={styles.tileEdge} />
    <g className={styles.onSeat}>
      <Glyph name={isBoat ? 'boat' : 'engine'} size={tile.length >= 46 ? 24 : 17} cut={`var(--seat-${colour})`} />
    </g>
  </g>
));
