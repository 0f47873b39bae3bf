/** A drawing as plain data: SVG elements with classes, for pages and files. */

export type Attributes = Readonly<Record<string, string | number | undefined>>;

export interface Shape {
  readonly tag: string;
  /** SVG attributes by name. `class` refers to the style sheet. */
  readonly attributes: Attributes;
  readonly children: readonly (Shape | string)[];
  /** The available width for a text of this size. It is condensed to fit, since no font can be relied on. */
  readonly fit?: { readonly width: number; readonly size: number };
  /** Custom properties, for a page that moves or resizes parts; omitted in files. */
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

/** Moves something drawn around the origin to a point. */
export const movedTo = ([x, y]: readonly [number, number], ...content: readonly Content[]): Shape =>
  group({ transform: `translate(${x} ${y})` }, ...content);

/** A rectangle by its centre. */
export const around = (
  { x = 0, y = 0, width, height }: { x?: number; y?: number; width: number; height: number },
  attributes: Attributes,
): Shape => rect({ x: x - width / 2, y: y - height / 2, width, height, ...attributes });

export const repeat = (count: number, draw: (index: number) => Content): readonly Content[] =>
  Array.from({ length: count }, (_, index) => draw(index));
