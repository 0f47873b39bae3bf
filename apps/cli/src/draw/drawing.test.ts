import { abbreviate, colourOf, figure, lookOf, rounded, widthOf } from '@coalbrook/scene';
import { describe, expect, it } from 'vitest';

import { glyphOf, glyphsOf } from './glyphs.ts';
import { lettered } from './lettering.ts';
import { element, escape } from './svg.ts';

describe('the parts of a drawing', () => {
  it('escape what has a meaning in SVG, and leave out what it cannot hold', () => {
    expect(escape('<b> & "c"\u0001\ud800')).toBe('&lt;b&gt; &amp; &quot;c&quot;');
    expect(element('text', { x: 1.005, class: 'a"b' }, 'x')).toBe('<text x="1" class="a&quot;b">x</text>');
    expect(element('rect', { x: undefined })).toBe('<rect/>');
  });

  it('round figures', () => {
    expect(figure(1 / 3)).toBe('0.33');
    expect(figure(-5)).toBe('-5');
  });

  it('give a text the width that it needs', () => {
    expect(widthOf('Wigan', 10)).toBeGreaterThan(widthOf('iiiii', 10));
    expect(lettered([0, 0], 'Kiel', { size: 10 })).toContain(`textLength="${figure(widthOf('Kiel', 10))}"`);
    expect(lettered([0, 0], '', { size: 10 })).not.toContain('textLength');
  });

  it('round the corners of a way, but not its ends', () => {
    expect(
      rounded([
        [0, 0],
        [10, 0],
      ]),
    ).toBe('M0 0 L10 0');
    expect(
      rounded([
        [0, 0],
        [100, 0],
        [100, 20],
      ]),
    ).toBe('M0 0 L72 0 Q100 0 100 10 L100 20');
    expect(
      rounded([
        [0, 0],
        [0, 0],
        [5, 0],
      ]),
    ).not.toContain('NaN');
  });

  it('show a line by its eras', () => {
    expect([['canal'], ['rail'], ['canal', 'rail']].map(lookOf)).toEqual(['canal', 'rail', 'both']);
  });

  it('have a sign for every industry, also an unknown one', () => {
    expect(glyphOf('coal')).not.toBe(glyphOf('iron'));
    expect(glyphOf('silk')).toContain('>S<');
    expect(glyphOf('constructor')).toContain('>C<');
    expect(glyphsOf(['a', 'b', 'c', 'd', 'e'])).not.toContain('>E<');
  });

  it('have a colour for every name, and letters that tell them apart', () => {
    expect(colourOf('blue')).toMatch(/^#/);
    expect(colourOf('octarine')).toMatch(/^hsl\(\d+, 40%, 50%\)$/);
    expect([...abbreviate(['blue', 'brown', 'yellow']).values()]).toEqual(['bl', 'br', 'y']);
    expect([...abbreviate(['red', 'redder']).values()]).toEqual(['red', 'redd']);
  });
});
