/** Signs drawn for this project, centred on the origin within 20 units: filled shapes, then cut-out lines. */

export interface GlyphPaths {
  readonly fill: string;
  /** Lines in the background colour. */
  readonly cut?: string;
  /** The same for small sizes: fewer, because they are drawn thicker. */
  readonly bold?: string;
  /** Lines in the colour of the sign. */
  readonly line?: string;
}

const disc = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

const teeth = (count: number, inner: number, outer: number): string =>
  Array.from({ length: count }, (_, index) => {
    const middle = (index * 2 * Math.PI) / count;
    const half = Math.PI / count;
    const point = (angle: number, radius: number): string =>
      `${(Math.cos(angle) * radius).toFixed(2)} ${(Math.sin(angle) * radius).toFixed(2)}`;
    return `M${point(middle - half * 0.75, inner)}L${point(middle - half * 0.45, outer)}L${point(middle + half * 0.45, outer)}L${point(middle + half * 0.75, inner)}Z`;
  }).join('');

export const glyphs: Readonly<Record<string, GlyphPaths>> = {
  cotton: {
    fill: `${disc(-4.6, -1.6, 4.3)}${disc(4.6, -1.6, 4.3)}${disc(0, -5.4, 4.5)}${disc(0, 0, 4)}M0 10C-.4 7.4-3.4 6.2-8.8 7C-7.4 3.2-2.8 2.4 0 5.4C2.8 2.4 7.4 3.2 8.8 7C3.4 6.2 .4 7.4 0 10Z`,
    cut: 'M-5.6-4.9C-3-4.6-.9-2.6 0 2.6C.9-2.6 3-4.6 5.6-4.9M0-4.6V2M-8.2 5.2C-4.6 2.4-2.2 2.6 0 4.8C2.2 2.6 4.6 2.4 8.2 5.2',
    bold: 'M0-4V4.6M-9 6.2C-4.6 2.6-2.2 2.8 0 5.4C2.2 2.8 4.6 2.6 9 6.2',
  },
  manufacturer: {
    fill: 'M-9-8.4H9V8.4H-9Z',
    cut: 'M-9-4.7H9M-9 4.7H9M-5.3-8.4V8.4M5.3-8.4V8.4M-5.3 4.7L5.3-4.7M-5.3-4.7L5.3 4.7',
    bold: 'M-5.6-5H5.6V5H-5.6ZM-5.6 5L5.6-5',
  },
  goods: {
    fill: 'M-9-7.4L0-9.6L9-7.4V7L0 9.6L-9 7Z',
    cut: 'M-9-7.4L0-4.8L9-7.4M0-4.8V9.6M-4.6-8.5L4.4-6V-1.2M-6.2 1.6L-2.6 2.7M-6.2 4.2L-2.6 5.3',
    bold: 'M-9-7.4L0-4.4L9-7.4M0-4.4V9.6',
  },
  pottery: {
    fill: 'M-3.4-9.8H3.4L2.6-7.2C3.2-6 4-5.6 4.8-5.2C8.4-6.4 9.6-2.4 6.9-.4C6.7 3.2 5.2 5.4 3.2 7.4L4 9.8H-4L-3.2 7.4C-5.2 5.4-6.7 3.2-6.9-.4C-9.6-2.4-8.4-6.4-4.8-5.2C-4-5.6-3.2-6-2.6-7.2Z',
    cut: 'M-6.4-2.6H6.4M-6.6 1.6H6.6M-3.2 7.4H3.2M-5-.5L-3.3 .6L-1.7-.6L0 .6L1.7-.6L3.3 .6L5-.5',
    bold: 'M-7-2.4H7M-7 2.2H7',
  },
  coal: {
    fill: `M-7.8-2.4L-6.4-6L-3.6-5.6L-1.6-9L2-7.6L4.4-8.4L6.2-4.6L8-2.4Z M-10-1.6H10L8 5.6H-8Z${disc(-4.4, 7.2, 2.6)}${disc(4.4, 7.2, 2.6)}`,
    cut: `M-10-1.9H10M-5.2-1.6L-4.4 5.6M0-1.6V5.6M5.2-1.6L4.4 5.6M-3.6-5.6L-1 -3.4L2-7.6${disc(-4.4, 7.2, 0.8)}${disc(4.4, 7.2, 0.8)}`,
    bold: 'M-10-1.9H10M0-1.6V5.6',
  },
  iron: {
    fill: 'M-10-5.4H-3.6V-7H9V-4.6C9-1.8 6.4-.8 3.2-.6C2.8 2 3.6 3.6 6.6 4.6V8.4H-6.6V4.6C-3.6 3.6-2.8 2-3.2-.4C-6.8-.8-9.2-2.4-10-5.4Z',
    cut: 'M-3.6-5.4V-2.6M-6.6 5.6H6.6M6.2-6.2V-3.6',
    bold: 'M-6.6 5.4H6.6',
  },
  brewery: {
    fill: 'M-5.4-9.6H5.4C8.6-4.4 8.6 4.4 5.4 9.6H-5.4C-8.6 4.4-8.6-4.4-5.4-9.6Z',
    cut: `M-6.9-5.6H6.9M-7.7-3.4H7.7M-7.7 3.4H7.7M-6.9 5.6H6.9M-2.4-9.6C-3.4-4-3.4 4-2.4 9.6M2.4-9.6C3.4-4 3.4 4 2.4 9.6${disc(0, 0, 1.2)}`,
    bold: 'M-8-4.4H8M-8 4.4H8',
  },
  port: {
    fill: 'M-1.3-4.6H1.3V-2.9H5.2V-.6H1.3V6.8C4 6.3 5.9 5 6.6 3L4.6 3.4L8.6-.8L10 4.6L8.4 3.6C7.2 7.4 4 9.6 0 9.8C-4 9.6-7.2 7.4-8.4 3.6L-10 4.6L-8.6-.8L-4.6 3.4L-6.6 3C-5.9 5-4 6.3-1.3 6.8V-.6H-5.2V-2.9H-1.3Z M0-10.2A3.1 3.1 0 1 0 .01-10.2ZM0-8.4A1.3 1.3 0 1 1-.01-8.4Z',
  },
  shipyard: {
    fill: 'M-9.6-1.2C-4 .6 4 .6 9.8-3.4C9.2 1.6 7.6 4.4 5.4 5.6H-6.4C-8.2 3.8-9.4 1.6-9.6-1.2Z M-9.8 7.2H9.8V9.2H-9.8Z M-5.2 5.6H-3.4V7.2H-5.2ZM3.4 5.6H5.2V7.2H3.4Z M-4.4-9.8H-2.8V-.4H-4.4Z M-4.4-9.8H6.4V-8.4H-4.4Z',
    cut: 'M-8.6 1.4C-3.6 3 3.6 3 8.8 0M-5.4 .4L-4.6 5.6M-.6 .8V5.6M4.4 .2L3.8 5.6',
    line: 'M-2.8-5.6L1-8.4M5.4-8.4V-4.6',
    bold: 'M-9.2 .6C-4 2.4 4 2.4 9-.8',
  },
  ship: {
    fill: 'M-10 3.2C-4 4.4 4 4.4 10 2.4C9.4 6 7.6 8.4 5.6 9H-5.8C-8 8-9.4 6-10 3.2Z M-.9-10H.9V3.4H-.9Z M1.7-9.2C7.4-6.6 8.8-2 8 1.6C6 .8 4 .8 1.7 1.8Z M-1.7-7.6C-6.4-5.4-8.2-1.4-7.8 1.8C-5.8 1-3.8 1-1.7 1.8Z',
    cut: 'M-9 5.6C-3.6 6.8 3.6 6.8 9 4.8M2-4.2C4.4-5 6-4.8 7.4-4.4M-2-3.2C-4-3.8-5.6-3.6-6.8-2.8',
    bold: 'M-9.6 5C-3.6 6.4 3.6 6.4 9.6 4.4',
  },
  /** A narrow boat and an engine, for link tiles. */
  boat: {
    fill: 'M-15-1H15C14.2 2.6 12.4 4.6 9.8 4.8H-10C-12.6 4.6-14.4 2.6-15-1Z M-9-5.6H6.4L7.6-2H-9Z M9-4.4H10.6V-2H9Z',
    cut: 'M-6.6-4.4H-4.4V-2.8H-6.6ZM-2.4-4.4H-.2V-2.8H-2.4ZM1.8-4.4H4V-2.8H1.8ZM-14 1.4H14',
  },
  engine: {
    fill: `M-13-6.4H-5V-4.4H6.4V-8.6H9.8V-4.4H11C12.6-4.4 13.4-3.2 13.4-1.4V1.8L15.4 4.8H-13.6V1.8H-13ZM-1.6-6.8H1.6V-4.4H-1.6Z M6-9.6H10.2V-8.4H6Z${disc(-9, 4.6, 3)}${disc(-1.4, 4.6, 3)}${disc(6.4, 5.2, 2.4)}`,
    cut: `M-11.2-4.8H-6.8V-1.8H-11.2ZM-5 .2H13.4M-9 4.6H-1.4${disc(-9, 4.6, 1.1)}${disc(-1.4, 4.6, 1.1)}${disc(6.4, 5.2, 0.9)}`,
  },
  link: {
    fill: `${disc(-5, 5, 3.6)}${disc(5, -5, 3.6)}M-6.6 4L4 -6.6L6.6 -4L-4 6.6Z`,
  },
  trade: { fill: 'M-9-5.4H3V-8.6L9-4L3 .6V-2.6H-9ZM9 5.4H-3V8.6L-9 4L-3-.6V2.6H9Z' },
  income: { fill: 'M0-9L8.6 .6H3.6V8.6H-3.6V.6H-8.6Z' },
  laurel: {
    fill: 'M-1.6 9.4C-8.6 7-10.2-1.6-5.6-8.6C-4.8-6.4-5-5-5.8-3.6C-3.6-4.4-2.8-3.8-2-2.4C-4-2.6-5.4-2-6-.6C-3.6-.6-2.8 .4-2.4 1.8C-4.2 1.2-5.4 1.6-5.8 2.8C-3.4 3.4-2.8 4.6-2.8 6C-2 7.4-1 8.4 1.6 9.4ZM1.6 9.4C8.6 7 10.2-1.6 5.6-8.6C4.8-6.4 5-5 5.8-3.6C3.6-4.4 2.8-3.8 2-2.4C4-2.6 5.4-2 6-.6C3.6-.6 2.8 .4 2.4 1.8C4.2 1.2 5.4 1.6 5.8 2.8C3.4 3.4 2.8 4.6 2.8 6C2 7.4 1 8.4-1.6 9.4Z',
  },
  bulb: { fill: `${teeth(8, 5.4, 9.4)}${disc(0, 0, 6.2)}`, cut: disc(0, 0, 2.4) },
  coin: { fill: disc(0, 0, 9), cut: disc(0, 0, 6.6) },
  farm: {
    fill: 'M-9.4 9V-1.4L-3-7.4L3.4-1.4V9Z M5-3H6.2C9-3 9.8-.6 9.8 1.8V9H5Z',
    cut: 'M-5.6 9V2.4H-.6V9M-3-4.6V-1.6M-4.4-3H-1.6',
  },
  town: {
    fill: 'M-9.6 9.4V.4L-6.2-2.6L-3 .4V-6L-.4-10L2.2-6V2.6L5.8 0L9.6 2.8V9.4Z',
    cut: 'M-7.2 9.4V5.6H-5V9.4M-1.4 9.4V6.4H.8V9.4M-.4-5.4V-2.4M5-.2M5.2 5V7H7V5ZM-1.4 .6H.8V3H-1.4Z',
  },
};
