/** A drawing as plain data: elements of SVG with classes, for a page to show and for a file to hold. */

export type Attributes = Readonly<Record<string, string | number | undefined>>;

export interface Shape {
  readonly tag: string;
  /** By their names in SVG. `class` names looks of the style sheet. */
  readonly attributes: Attributes;
  readonly children: readonly (Shape | string)[];
  /** The width that a text of this size may take: where no font can be counted on, it is squeezed into it. */
  readonly fit?: { readonly width: number; readonly size: number };
  /** Custom properties, for a page that moves or resizes parts; a file leaves them out. */
  readonly properties?: Readonly<Record<`--${string}`, string | number>>;
}

export type Content = Shape | string | undefined | false | readonly Content[];

const flat = (content: readonly Content[]): (Shape | string)[] =>
  content.flatMap((one): readonly (Shape | string)[] => {
    if (one === undefined || one === false || one === '') return [];
    return typeof one === 'string' || 'tag' in one ? [one] : flat(one);
  });

const element =
  (tag: string) =>
  (attributes: Attributes, ...content: readonly Content[]): Shape => ({ tag, attributes, children: flat(content) });

export const group = element('g');
export const path = element('path');
export const rect = element('rect');
export const circle = element('circle');
export const ellipse = element('ellipse');
export const text = element('text');
export const pattern = element('pattern');
export const linearGradient = element('linearGradient');
export const radialGradient = element('radialGradient');
export const stop = element('stop');
export const defs = element('defs');

/** Something drawn around the origin, moved to a point. */
export const movedTo = ([x, y]: readonly [number, number], ...content: readonly Content[]): Shape =>
  group({ transform: `translate(${x} ${y})` }, ...content);

/** A rectangle around a middle. */
export const around = (
  { x = 0, y = 0, width, height }: { x?: number; y?: number; width: number; height: number },
  attributes: Attributes,
): Shape => rect({ x: x - width / 2, y: y - height / 2, width, height, ...attributes });

export const repeat = (count: number, draw: (index: number) => Content): readonly Content[] =>
  Array.from({ length: count }, (_, index) => draw(index));
