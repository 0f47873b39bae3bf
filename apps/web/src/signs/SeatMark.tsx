import type { Sitter } from '@coalbrook/wire';

import { colourOf } from '../theme/seats.ts';
import { classes } from '../ui/classes.ts';
import { seatPlate, seatStyle } from './seatLook.ts';

export interface SeatMarkProps {
  readonly sitter: Sitter | undefined;
  readonly seat: number;
  readonly className: string;
}

/** A mark in the colour and pattern of a seat; its class gives the shape. */
export const SeatMark = ({ sitter, seat, className }: SeatMarkProps) => {
  const colour = colourOf(sitter?.colour ?? '', seat);
  return <span className={classes(className, seatPlate(colour))} style={seatStyle(colour)} aria-hidden="true" />;
};
