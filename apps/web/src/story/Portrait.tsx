import type { Sitter } from '@coalbrook/host';

import { Medallion } from '../panels/Medallion.tsx';
import { colourOf } from '../theme/seats.ts';

export interface PortraitProps {
  readonly sitter: Sitter;
  readonly seat: number;
  readonly size: number;
}

/** Whoever sits there; an automaton is a wheel. */
export const Portrait = ({ sitter: { kind, figure, colour }, seat, size }: PortraitProps) => (
  <Medallion figure={kind === 'automaton' ? 'automaton' : figure} colour={colourOf(colour, seat)} size={size} />
);
