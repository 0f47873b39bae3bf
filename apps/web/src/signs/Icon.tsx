import { glyph } from '@coalbrook/scene';
import { memo } from 'react';

import { Drawn } from './Drawn.tsx';

export interface SignIconProps {
  /** Slug of an industry, or the name of another icon. */
  readonly name: string;
  /** Width and height; if omitted, set by the class. */
  readonly size?: number;
  /** Colour of the engraved lines. */
  readonly cut?: string;
  readonly className?: string | undefined;
}

/** An icon for text and panels, hidden from screen readers: put its name beside it. */
export const Icon = memo(({ name, size, cut, className }: SignIconProps) => (
  <svg viewBox="-11 -11 22 22" width={size} height={size} className={className} aria-hidden="true" focusable="false">
    <Drawn shape={glyph(name, cut === undefined ? {} : { cut })} />
  </svg>
));
