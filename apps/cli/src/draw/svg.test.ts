import { inflateSync } from 'node:zlib';

import { group, path, text } from '@coalbrook/scene';
import { describe, expect, it } from 'vitest';

import { settled } from './colours.ts';
import { pngOf } from './png.ts';
import { escape, svgOf } from './svg.ts';
import { SvgBrush } from './svgBrush.ts';

describe('a shape as text', () => {
  it('escapes special characters and drops those that SVG does not allow', () => {
    expect(escape('<b> & "c"\u0001\ud800')).toBe('&lt;b&gt; &amp; &quot;c&quot;');
    expect(svgOf(text({ x: 1.005, class: 'a"b' }, 'x'))).toBe('<text x="1" class="a&quot;b">x</text>');
    expect(svgOf(group({ x: undefined }, undefined, false, ['']))).toBe('<g/>');
  });

  it('squeezes text only if it is too wide', () => {
    const fitted = (width: number): string => svgOf({ ...text({}, 'Wolverhampton'), fit: { width, size: 18 } });
    expect(fitted(40)).toContain('textLength="40"');
    expect(fitted(400)).not.toContain('textLength');
  });

  it('leaves out animations', () => {
    expect(svgOf({ ...path({ d: 'M0 0' }), properties: { '--aside': '1px' } })).toBe('<path d="M0 0"/>');
  });
});

describe('colours in a file', () => {
  it('contain no variables or functions', () => {
    const values = { '--a': '#ff8000', '--part': '50%' };
    expect(settled('fill="var(--a)"', values)).toBe('fill="#ff8000"');
    expect(settled('var(--b, #fff)', values)).toBe('#fff');
    expect(settled('color-mix(in srgb, var(--a) var(--part), #000)', values)).toBe('#804000');
    expect(settled('color-mix(in srgb, color-mix(in srgb, #f00 50%, var(--a)) 50%, #000)', values)).toBe('#802000');
    expect(settled('rgb(1 2 3 / 0.5)', values)).toBe('rgba(1, 2, 3, 0.5)');
    expect(settled('rgb(1 2 3)', values)).toBe('rgb(1, 2, 3)');
  });
});

describe('a brush that writes SVG', () => {
  it('applies transformations to points', () => {
    const brush = new SvgBrush();
    brush.translate(10, 20);
    brush.save();
    brush.scale(2, 2);
    brush.rotate(Math.PI / 2);
    brush.beginPath();
    brush.moveTo(1, 0);
    brush.lineTo(0, 1);
    brush.lineWidth = 1.5;
    brush.strokeStyle = '#123456';
    brush.stroke();
    brush.restore();
    brush.globalAlpha = 0.5;
    brush.fillRect(0, 0, 1, 1);
    expect(brush.svg).toBe(
      '<path d="M10 22L8 20" fill="none" stroke="#123456" stroke-width="3"/>' +
        '<path d="M10 20L11 20 11 21 10 21Z" fill="#000" opacity="0.5"/>',
    );
  });

  it('draws circles as curves, and clips until restored', () => {
    const brush = new SvgBrush();
    brush.beginPath();
    brush.arc(0, 0, 10, 0, Math.PI * 2);
    brush.save();
    brush.clip();
    brush.fill();
    brush.restore();
    brush.fill();
    expect(brush.svg).toMatch(/^<clipPath id="clip-0"><path d="M10 0C10 5\.5 5\.5 10 0 10C[^"]*"\/><\/clipPath>/);
    expect(brush.svg.match(/clip-path=/g)).toHaveLength(1);
  });

  it('defines a gradient where it is used', () => {
    const brush = new SvgBrush();
    const fade = brush.createLinearGradient(0, 0, 10, 0);
    fade.addColorStop(0, '#fff');
    brush.fillStyle = fade;
    brush.fillRect(0, 0, 10, 10);
    expect(brush.svg).toMatch(
      /^<linearGradient id="fade-0"[^>]*><stop offset="0" stop-color="#fff"\/><\/linearGradient>/,
    );
    expect(brush.svg).toContain('fill="url(#fade-0)"');
  });
});

it('encodes pixels as PNG', () => {
  const data = Uint8ClampedArray.from([10, 20, 30, 255, 12, 25, 30, 255]);
  const png = pngOf({ width: 2, height: 1, data });
  expect(png.subarray(1, 4).toString('latin1')).toBe('PNG');
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([2, 1]);
  const at = png.indexOf('IDAT');
  const body = inflateSync(png.subarray(at + 4, at + 4 + png.readUInt32BE(at - 4)));
  expect([...body]).toEqual([1, 10, 20, 30, 255, 2, 5, 0, 0]);
});
