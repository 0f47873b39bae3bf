import type { Sitter } from '@coalbrook/wire';

import { colourOf } from '../theme/seats.ts';
import { Medallion } from './Medallion.tsx';

export interface PortraitProps {
  readonly sitter: Sitter;
  readonly seat: number;
  readonly size: number;
}

/** The portrait of a sitter; an automaton is a cogwheel. */
export const Portrait = ({ sitter: { kind, figure, colour }, seat, size }: PortraitProps) => (
  <Medallion figure={kind === 'automaton' ? 'automaton' : figure} colour={colourOf(colour, seat)} size={size} />
);
