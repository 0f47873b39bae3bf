import { glyphs } from './glyphPaths.ts';
import { group, path, text } from './shape.ts';
import type { Shape } from './shape.ts';

const USUAL = 20;

export interface GlyphLook {
  readonly x?: number;
  readonly y?: number;
  /** Width of the square it fills. */
  readonly size?: number;
  /** Colour of the cut-out lines. */
  readonly cut?: string;
  /** Fewer and thicker lines, for small sizes. */
  readonly isBold?: boolean;
}

/**
 * A sign in the current colour, by the slug of an industry or by its own name. An industry without a drawing
 * shows its first letter.
 */
export const glyph = (
  name: string,
  { x = 0, y = 0, size = USUAL, cut = 'var(--cut, #fff)', isBold = false }: GlyphLook = {},
): Shape => {
  const transform = `translate(${x} ${y}) scale(${size / USUAL})`;
  if (!Object.hasOwn(glyphs, name))
    return text(
      { transform, 'font-size': 17, 'text-anchor': 'middle', y: 6, fill: 'currentColor' },
      name.slice(0, 1).toUpperCase(),
    );
  const { fill, line, cut: usual, bold } = glyphs[name];
  const cuts = isBold ? (bold ?? usual) : usual;
  return group(
    { transform },
    path({ d: fill, fill: 'currentColor' }),
    line !== undefined &&
      path({ d: line, fill: 'none', stroke: 'currentColor', 'stroke-width': 1.3, 'stroke-linecap': 'round' }),
    cuts !== undefined &&
      path({ d: cuts, fill: 'none', stroke: cut, 'stroke-width': isBold ? 1.9 : 1.15, 'stroke-linejoin': 'round' }),
  );
};
