/** Places as name plates. */

import type { BoardDocument, DrawnPlace } from '@coalbrook/rules';
import { colourOf } from '@coalbrook/scene';

import { glyphsOf, linkIcon, settlementSign, terminalSign, tradeIcon } from './glyphs.ts';
import { lettered } from './lettering.ts';
import { EDGE, INK, PLATE, WATER } from './palette.ts';
import type { Placed } from './placing.ts';
import { bonusText, merchantAt, NAME_SIZE, SITE } from './plate.ts';
import type { Part, Plate } from './plate.ts';
import { circle, group, hint, moved, path, rectangle, scaled } from './svg.ts';

type Kind = DrawnPlace['kind'];

interface Style {
  readonly fill: string;
  readonly edge: string;
  readonly banner: string;
  readonly text: string;
  readonly radius: number;
}

const dark = { fill: '#f6edd6', edge: '#4c3d2c', banner: '#5b4934', text: '#fbf4e2', radius: 3 };

const styles: Readonly<Record<Kind, Style>> = {
  town: { fill: PLATE, edge: EDGE, banner: '#e6d6b2', text: INK, radius: 4 },
  farm: { fill: '#f3f3da', edge: '#7f8550', banner: '#cdd6a0', text: INK, radius: 9 },
  merchant: dark,
  outside: dark,
  settlement: { fill: '#f6edd6', edge: EDGE, banner: '#f6edd6', text: INK, radius: 9 },
  sea: { fill: '#eaf3f4', edge: WATER, banner: '#b7d5de', text: INK, radius: 12 },
};

/** A letter in a ring of the colour, for those who cannot tell colours apart. */
export const badge = (colour: string, letter: string): string =>
  [
    circle([0, 0], 8, { fill: colourOf(colour), stroke: INK, 'stroke-width': 0.8 }),
    circle([0, 0], 5.6, { fill: PLATE }),
    lettered([0, 0], letter, { size: 7.5, weight: 'bold' }),
  ].join('');

/** A square that tiles are built on. */
export const site = (industries: readonly string[]): string =>
  [
    rectangle([-SITE / 2 + 1, -SITE / 2 + 1], [SITE - 2, SITE - 2], {
      rx: 2,
      fill: '#fffdf5',
      stroke: INK,
      'stroke-width': 1,
    }),
    glyphsOf(industries),
  ].join('');

/** A space for a merchant tile or market tile, and from how many seats on it is used. */
export const space = (from?: number): string =>
  [
    circle([0, 0], 10, { fill: '#fffdf5', stroke: INK, 'stroke-width': 1.2, 'stroke-dasharray': '3 2' }),
    from === undefined ? '' : lettered([0, 0], `${from}+`, { size: 8.5 }),
  ].join('');

/** A cube that waits behind a ship. */
export const cube: string = rectangle([-3, -3], [6, 6], { fill: '#2d2a28', stroke: '#8b857d', 'stroke-width': 0.7 });

/** What is needed to draw any place of a board. */
export interface Atlas {
  readonly board: BoardDocument;
  readonly letters: ReadonlyMap<string, string>;
  /** The number of seats from which on every space is open that is not marked. */
  readonly usualSeats: number;
}

const drawPart = (atlas: Atlas, place: DrawnPlace, { part, index }: Part, style: Style): string => {
  const merchant = merchantAt(atlas.board, place);
  const from = merchant?.spaces[index] ?? 0;
  switch (part) {
    case 'name':
      return lettered([0, 0], place.name, { size: NAME_SIZE, weight: 'bold', fill: style.text });
    case 'badge':
      return badge(place.colour ?? '', atlas.letters.get(place.colour ?? '') ?? '');
    case 'trade':
      return scaled([0, 0], 0.85, tradeIcon);
    case 'terminal':
      return terminalSign;
    case 'settlement':
      return settlementSign;
    case 'site':
      return site(place.sites?.[index] ?? []);
    case 'space':
      return space(from > atlas.usualSeats ? from : undefined);
    case 'cube':
      return cube;
    case 'note':
      return lettered([0, 0], merchant ? bonusText(merchant) : '', { size: 9.5, style: 'italic' });
    case 'link':
      return scaled([0, 0], 0.85, linkIcon);
  }
};

const frame = ({ width, height, banner }: Plate, { colour }: DrawnPlace, style: Style): string => {
  const [left, top] = [-width / 2, -height / 2];
  const plate = { rx: style.radius, fill: style.fill, stroke: style.edge, 'stroke-width': 1.4 };
  const strip = {
    fill: colour === undefined ? style.banner : colourOf(colour),
    'fill-opacity': colour === undefined ? 1 : 0.5,
  };
  const { radius } = style;
  const isBare = height === banner;
  const down = isBare ? banner - radius : banner;
  const round = (x: number, y: number): string => `a${radius} ${radius} 0 0 1 ${x} ${y}`;
  const foot = isBare ? `${round(-radius, radius)} h${radius * 2 - width} ${round(-radius, -radius)}` : `h${-width}`;
  return [
    rectangle([left + 1.5, top + 2], [width, height], { rx: radius, fill: INK, 'fill-opacity': 0.18 }),
    rectangle([left, top], [width, height], plate),
    path(
      `M${left} ${top + radius} ${round(radius, -radius)} h${width - 2 * radius} ${round(radius, radius)} v${down - radius} ${foot} Z`,
      strip,
    ),
    rectangle([left, top], [width, height], { ...plate, fill: 'none' }),
  ].join('');
};

const sentenceOf = ({ name, sites = [] }: DrawnPlace): string =>
  [name, ...sites.map((industries) => industries.join(' or '))].join('; ');

export const drawPlace = (atlas: Atlas, { place, plate, at }: Placed, scale: number): string => {
  const style = styles[place.kind];
  const text = place.colour !== undefined ? { ...style, text: INK } : style;
  return group(
    { id: place.slug },
    hint(sentenceOf(place)),
    scaled(
      at,
      scale,
      frame(plate, place, style),
      ...plate.parts.map((part) => moved(part.at, drawPart(atlas, place, part, text))),
    ),
  );
};
