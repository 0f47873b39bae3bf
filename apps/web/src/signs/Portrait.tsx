import type { Sitter } from '@coalbrook/wire';

import { colourOf } from '../theme/seats.ts';
import { Medallion } from './Medallion.tsx';
import { portraitOf } from './portraitOf.ts';

export interface PortraitProps {
  readonly sitter: Pick<Sitter, 'kind' | 'policy' | 'figure' | 'colour'>;
  readonly seat: number;
  readonly size: number;
}

/** The portrait of a sitter in the colour of their seat. */
export const Portrait = ({ sitter, seat, size }: PortraitProps) => (
  <Medallion portrait={portraitOf(sitter, seat)} colour={colourOf(sitter.colour, seat)} size={size} />
);
