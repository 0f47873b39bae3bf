/** Texts of a drawing. No font can be counted on, so each is given the width that it has in most. */

import { widthOf } from '@coalbrook/scene';
import type { Point } from '@coalbrook/scene';

import { element, escape } from './svg.ts';

export interface Lettering {
  readonly size: number;
  readonly fill?: string;
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly weight?: 'bold';
  readonly style?: 'italic';
  readonly spacing?: number;
}

/** A line of text whose middle is at the height of the point. */
export const lettered = ([x, y]: Point, text: string, lettering: Lettering): string => {
  const { size, fill = '#33291f', anchor = 'middle', weight, style, spacing = 0 } = lettering;
  return element(
    'text',
    {
      x,
      y: y + size * 0.35,
      fill,
      'font-size': size,
      'font-weight': weight,
      'font-style': style,
      'text-anchor': anchor,
      'letter-spacing': spacing || undefined,
      textLength: spacing || text === '' ? undefined : widthOf(text, size),
      lengthAdjust: spacing || text === '' ? undefined : 'spacingAndGlyphs',
    },
    escape(text),
  );
};
