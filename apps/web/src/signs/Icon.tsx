import { glyph } from '@coalbrook/scene';

import { Drawn } from './Drawn.tsx';

export interface SignIconProps {
  /** Slug of an industry, or one of the other signs. */
  readonly name: string;
  /** Of its square; where left out, its class says it. */
  readonly size?: number;
  /** Colour of the lines cut into it. */
  readonly cut?: string;
  readonly className?: string | undefined;
}

/** A sign as a picture of its own, for text and panels. It says nothing: name it beside it. */
export const Icon = ({ name, size, cut, className }: SignIconProps) => (
  <svg viewBox="-11 -11 22 22" width={size} height={size} className={className} aria-hidden="true" focusable="false">
    <Drawn shape={glyph(name, cut === undefined ? {} : { cut })} />
  </svg>
);
