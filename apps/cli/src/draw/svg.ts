/** Elements of a drawing as text. */

import { figure } from '@coalbrook/scene';
import type { Point } from '@coalbrook/scene';

type Attributes = Readonly<Record<string, string | number | undefined>>;

/** What XML cannot hold at all is left out. */
// oxlint-disable-next-line no-control-regex
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ud800-\udfff\ufffe\uffff]/gu;

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export const escape = (text: string): string =>
  text.replace(FORBIDDEN, '').replace(/[&<>"]/g, (character) => entities[character]);

const attributesOf = (attributes: Attributes): string =>
  Object.entries(attributes)
    .map(([name, value]) => {
      if (value === undefined) return '';
      return ` ${name}="${typeof value === 'number' ? figure(value) : escape(value)}"`;
    })
    .join('');

/** An element with other elements inside. */
export const element = (name: string, attributes: Attributes, ...children: readonly string[]): string => {
  const inside = children.join('');
  const tag = `${name}${attributesOf(attributes)}`;
  return inside === '' ? `<${tag}/>` : `<${tag}>${inside}</${name}>`;
};

export const group = (attributes: Attributes, ...children: readonly string[]): string =>
  element('g', attributes, ...children);

/** Something drawn around the origin, moved to a point and perhaps scaled. */
export const moved = ([x, y]: Point, ...children: readonly string[]): string =>
  group({ transform: `translate(${figure(x)} ${figure(y)})` }, ...children);

export const scaled = ([x, y]: Point, scale: number, ...children: readonly string[]): string =>
  group({ transform: `translate(${figure(x)} ${figure(y)}) scale(${figure(scale)})` }, ...children);

/** What a reader of the drawing is told about a part of it. */
export const hint = (text: string): string => element('title', {}, escape(text));

export const rectangle = (
  [x, y]: Point,
  [width, height]: Point,
  attributes: Attributes,
  ...children: readonly string[]
): string => element('rect', { x, y, width, height, ...attributes }, ...children);

export const circle = ([cx, cy]: Point, r: number, attributes: Attributes): string =>
  element('circle', { cx, cy, r, ...attributes });

export const path = (d: string, attributes: Attributes): string => element('path', { d, ...attributes });
