import { Icon } from './Glyph.tsx';

export interface GlyphProps {
  /** The slug of an industry. */
  readonly industry: string;
  readonly className?: string | undefined;
}

/** The mark of an industry beside text, the same as on the map. */
export const Glyph = ({ industry, className }: GlyphProps) => <Icon name={industry} className={className} />;
