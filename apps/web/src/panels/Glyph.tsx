import { Glyph as Sign } from '../board/Glyph.tsx';

export interface GlyphProps {
  /** The slug of an industry. */
  readonly industry: string;
  readonly className?: string | undefined;
}

/** The mark of an industry as a picture of its own. It says nothing: name it beside it. */
export const Glyph = ({ industry, className }: GlyphProps) => (
  <svg viewBox="-11 -11 22 22" className={className} aria-hidden="true">
    <Sign name={industry} />
  </svg>
);
