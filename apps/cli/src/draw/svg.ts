/** Shapes as SVG text. */

import { figure, widthOf } from '@coalbrook/scene';
import type { Shape } from '@coalbrook/scene';

/** Characters that XML does not allow; they are dropped. */
// oxlint-disable-next-line no-control-regex
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ud800-\udfff\ufffe\uffff]/gu;

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export const escape = (text: string): string =>
  text.replace(FORBIDDEN, '').replace(/[&<>"]/g, (character) => entities[character]);

const fittedTo = ({ fit, children }: Shape): Shape['attributes'] => {
  const [text] = children;
  if (!fit || typeof text !== 'string' || widthOf(text, fit.size) <= fit.width) return {};
  return { textLength: fit.width, lengthAdjust: 'spacingAndGlyphs' };
};

const attributesOf = (shape: Shape): string =>
  Object.entries({ ...shape.attributes, ...fittedTo(shape) })
    .map(([name, value]) => {
      if (value === undefined) return '';
      return ` ${name}="${typeof value === 'number' ? figure(value) : escape(value)}"`;
    })
    .join('');

export const svgOf = (shape: Shape | string): string => {
  if (typeof shape === 'string') return escape(shape);
  const inside = shape.children.map(svgOf).join('');
  const tag = `${shape.tag}${attributesOf(shape)}`;
  return inside === '' ? `<${tag}/>` : `<${tag}>${inside}</${shape.tag}>`;
};
