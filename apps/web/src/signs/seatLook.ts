import type { Sheet, Sitter } from '@coalbrook/wire';
import type { CSSProperties } from 'react';

import { colourOf, patterns } from '../theme/seats.ts';
import type { Colour } from '../theme/seats.ts';
import { classes } from '../ui/classes.ts';

import styles from './seatLook.module.css';

/** A sitter with the colours of their seat. */
export interface Seated extends Omit<Sitter, 'colour'> {
  readonly seat: number;
  readonly colour: Colour;
}

export const seatedAt = ({ sitters }: Sheet): readonly Seated[] =>
  sitters.map((sitter, seat) => ({ ...sitter, seat, colour: colourOf(sitter.colour, seat) }));

/** The colour of a seat as a custom property, for `style`. */
export const seatStyle = (colour: Colour): CSSProperties => ({ '--seat': `var(--seat-${colour})` }) as CSSProperties;

/** A plate in the colour and pattern of a seat; use it with `seatStyle`. */
export const seatPlate = (colour: Colour): string => classes(styles.plate, styles[patterns[colour]]);
