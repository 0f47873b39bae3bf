import { glyphs } from './glyphPaths.ts';

export interface GlyphProps {
  /** Slug of an industry, or one of the other signs. */
  readonly name: string;
  readonly x?: number;
  readonly y?: number;
  /** Width of the square it fills; drawn at 20 where left out. */
  readonly size?: number;
  /** Colour of the lines cut into it. */
  readonly cut?: string;
  readonly className?: string | undefined;
}

const USUAL = 20;

/** A sign inside a drawing, in the current colour; an industry that nobody has drawn yet shows its first letter. */
export const Glyph = ({ name, x = 0, y = 0, size = USUAL, cut = 'var(--cut, #fff)', className }: GlyphProps) => {
  const paths = Object.hasOwn(glyphs, name) ? glyphs[name] : undefined;
  const transform = `translate(${x} ${y}) scale(${size / USUAL})`;
  if (!paths)
    return (
      <text transform={transform} className={className} fontSize={17} textAnchor="middle" y={6} fill="currentColor">
        {name.slice(0, 1).toUpperCase()}
      </text>
    );
  return (
    <g transform={transform} className={className}>
      <path d={paths.fill} fill="currentColor" />
      {paths.line && <path d={paths.line} fill="none" stroke="currentColor" strokeWidth={1.3} strokeLinecap="round" />}
      {paths.cut && <path d={paths.cut} fill="none" stroke={cut} strokeWidth={1.15} strokeLinejoin="round" />}
    </g>
  );
};

/** The same as a picture of its own, for text and panels. It says nothing: name it beside it. */
export const Icon = ({
  name,
  size,
  cut,
  className,
}: {
  readonly name: string;
  /** Of its square; where left out, its class says it. */
  readonly size?: number;
  readonly cut?: string;
  readonly className?: string | undefined;
}) => (
  <svg viewBox="-11 -11 22 22" width={size} height={size} className={className} aria-hidden="true" focusable="false">
    <Glyph name={name} {...(cut === undefined ? {} : { cut })} />
  </svg>
);
